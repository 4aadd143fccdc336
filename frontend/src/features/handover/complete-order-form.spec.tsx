import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Answers,
  fakeApi,
  ORDER,
  PARTNER_PHONE,
  refusal,
  renderForPartner,
} from '../../../testing/partner-portal.js';
import { CompleteOrderForm } from './complete-order-form.js';
import { problemsOf } from './evidence.js';

const IMEI = '490154203237518';
const COMPLETE = `PUT /partner/complete-order/${ORDER.orderId}/${PARTNER_PHONE}`;
const FILL_ALL = 'Please fill all device information fields';
const NEEDED = ['IMEI photo', 'Device, front', 'Device bill', 'ID card', 'Customer photo'];
const stored = { name: 'a1b2', link: '/files/a1b2?expires=1&signature=x' };

function show(answers: Answers = {}) {
  const calls = fakeApi({ 'POST /files': stored, ...answers });
  const onCompleted = jest.fn();
  const view = renderForPartner(<CompleteOrderForm order={ORDER} onCompleted={onCompleted} />);
  return { calls, onCompleted, ...view };
}
const typeImei = (text: string) => userEvent.type(screen.getByLabelText('IMEI number'), text);
const photograph = (label: string) =>
  userEvent.upload(
    screen.getByLabelText(label, { selector: 'input' }),
    new File([label], 'photo.jpg', { type: 'image/jpeg' }),
  );
async function photographAll() {
  for (const label of NEEDED) await photograph(label);
  await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(NEEDED.length));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('what is missing', () => {
  it.each([
    ['', ['imeiNumber']],
    ['   ', ['imeiNumber']],
    ['49015420323751', ['imeiNumber']],
    ['490154203237519', ['imeiNumber']],
    [IMEI, []],
  ])('counts IMEI "%s"', (imeiNumber, fields) => {
    const [imeiImage, deviceFront, deviceBill, idCard, customerImg] = Array(5).fill(stored);
    const pictures = { imeiImage, deviceFront, deviceBill, idCard, customerImg };
    expect(problemsOf({ imeiNumber, pictures }).map(({ field }) => field)).toEqual(fields);
  });

  it('takes either photo of the device', () => {
    const missing = problemsOf({ imeiNumber: IMEI, pictures: { deviceBack: stored } }).map(({ field }) => field);
    expect(missing).toEqual(['imeiImage', 'deviceBill', 'idCard', 'customerImg']);
  });
});

describe('the form', () => {
  it('asks for everything before it asks whether it is paid', async () => {
    const { calls } = show();
    await press('Complete Order');
    expect(screen.getByText(FILL_ALL)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ID card is missing.' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('sends the photos one by one and then their names', async () => {
    const message = 'Order completed successfully';
    const { calls, onCompleted } = show({ [COMPLETE]: { message, order: ORDER, position: '3' } });
    await typeImei(IMEI);
    await photographAll();
    await press('Complete Order');
    expect(screen.getByRole('alertdialog', { name: 'Paid ₹18,450 in cash?' })).toBeVisible();
    await press('Yes, complete the order');
    await waitFor(() => expect(onCompleted).toHaveBeenCalled());
    expect(calls.filter(({ path }) => path === '/files')).toHaveLength(NEEDED.length);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      deviceInfo: {
        finalPrice: 18_450,
        imeiNumber: IMEI,
        imeiImage: 'a1b2',
        deviceBill: 'a1b2',
        idCard: 'a1b2',
        customerImg: 'a1b2',
        deviceImages: ['a1b2'],
      },
    });
  });

  it('says why it was refused and keeps what was entered over a reload', async () => {
    const message = 'This order cannot be completed: it is cancelled.';
    const { onCompleted, unmount } = show({ [COMPLETE]: refusal(409, 'INVALID_TRANSITION', message) });
    await typeImei(IMEI);
    await photographAll();
    await press('Complete Order');
    await press('Yes, complete the order');
    expect(await screen.findByText(message)).toBeVisible();
    expect(onCompleted).not.toHaveBeenCalled();
    unmount();
    show();
    expect(screen.getByLabelText('IMEI number')).toHaveValue(IMEI);
    expect(screen.getAllByText('Received')).toHaveLength(NEEDED.length);
  });

  it('offers to send a photo again that did not arrive', async () => {
    show({ 'POST /files': refusal(429, 'TOO_MANY_REQUESTS', 'Too many uploads at once. Please wait a minute.') });
    await photograph('ID card');
    expect(await screen.findByText('Too many uploads at once. Please wait a minute.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send ID card again' })).toBeVisible();
  });
});
