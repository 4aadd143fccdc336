import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient } from '../../lib/query.js';
import { PickupForm } from './pickup-form.js';
import { type AppliedPromo } from './promo-field.js';
import { type Booking } from './use-place-order.js';

const DAY = '2031-05-06';
const OPTIONS = {
  dates: [{ value: DAY, label: 'Tuesday, 6 May' }],
  time_slot: [{ value: '1PM-4PM', label: '1 pm to 4 pm' }],
};
const CUSTOMER = {
  userId: 'c',
  _id: 'c',
  phone: '9876543210',
  name: 'Asha',
  email: 'a@b.in',
  status: 'active',
  token: 't',
};
const sent = jest.fn<typeof globalThis.fetch>();
const original = globalThis.fetch;
const answer = (body: unknown, status = 200) => sent.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  globalThis.fetch = sent;
  sent.mockReset();
  window.sessionStorage.clear();
});
afterEach(() => {
  globalThis.fetch = original;
});

function Host({
  addresses,
  onSubmit,
}: {
  readonly addresses: readonly string[];
  readonly onSubmit: (booking: Booking) => void;
}) {
  const [promo, setPromo] = useState<AppliedPromo | null>(null);
  return (
    <QueryClientProvider client={createQueryClient()}>
      <PickupForm
        customer={{ ...CUSTOMER, address: [], location: '' }}
        addresses={addresses}
        options={OPTIONS}
        area={{ city: 'Bangalore', state: 'Karnataka', pincode: '560001' }}
        price={9324}
        promo={promo}
        onPromo={setPromo}
        onSubmit={onSubmit}
        submitting={false}
        error={null}
      />
    </QueryClientProvider>
  );
}

function shown(addresses: readonly string[] = ['12, 4th Cross', 'Office']) {
  const onSubmit = jest.fn<(booking: Booking) => void>();
  render(<Host addresses={addresses} onSubmit={onSubmit} />);
  return onSubmit;
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm pickup' }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));

describe('the pickup form', () => {
  it('asks for what is missing and places nothing', async () => {
    const onSubmit = shown();
    await confirm();
    expect(screen.getByText('Please fill in all required fields')).toBeVisible();
    expect(screen.getByText('Please choose a pickup slot')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hands on day, slot and address', async () => {
    const onSubmit = shown();
    await choose('Tuesday');
    await choose('1 pm to 4 pm');
    await choose('Office');
    await confirm();
    expect(onSubmit).toHaveBeenCalledWith({ address: 'Office', addPhone: '', date: DAY, time: '1PM-4PM', promo: null });
  });

  it('shows city, state and pincode without letting them change', () => {
    shown();
    for (const [label, value] of [
      ['City', 'Bangalore'],
      ['State', 'Karnataka'],
      ['Pincode', '560001'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    }
  });

  it('refuses a second phone that is none', async () => {
    const onSubmit = shown(['Home']);
    await choose('Tuesday');
    await choose('1 pm to 4 pm');
    await userEvent.type(screen.getByLabelText(/Another phone/), '12345');
    await confirm();
    expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('comes to an address that is typed, saved or not', async () => {
    const onSubmit = shown([]);
    await choose('Tuesday');
    await choose('1 pm to 4 pm');
    await userEvent.type(screen.getByLabelText('New address'), ' 7, Lake Road ');
    await confirm();
    expect(onSubmit.mock.lastCall?.[0].address).toBe('7, Lake Road');
    expect(sent).not.toHaveBeenCalled();
  });

  it('has everything that was chosen when its customer comes back from a sign-in, and nothing for another', async () => {
    const { unmount } = render(<Host addresses={['Home']} onSubmit={() => undefined} />);
    await choose('Tuesday');
    await choose('1 pm to 4 pm');
    await userEvent.click(screen.getByRole('button', { name: 'Add a new address' }));
    await userEvent.type(screen.getByLabelText('New address'), '7, Lake Road');
    await userEvent.type(screen.getByLabelText(/Another phone/), '9876500000');
    unmount();
    const onSubmit = shown(['Home']);
    expect(screen.getByLabelText('New address')).toHaveValue('7, Lake Road');
    await confirm();
    const booking = { address: '7, Lake Road', addPhone: '9876500000', date: DAY, time: '1PM-4PM', promo: null };
    expect(onSubmit).toHaveBeenCalledWith(booking);
    const stored = JSON.parse(window.sessionStorage.getItem('pickupDraft') ?? '');
    window.sessionStorage.setItem('pickupDraft', JSON.stringify({ ...stored, phone: '9000000009' }));
    cleanup();
    shown(['Home']);
    expect(screen.getByRole('radio', { name: /Tuesday/ })).not.toBeChecked();
    expect(screen.queryByLabelText('New address')).toBeNull();
  });

  it('wants words before it saves an address', async () => {
    shown([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(screen.getByText('Please enter an address')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a promo code', () => {
  const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

  it('must be entered', async () => {
    shown();
    await apply();
    expect(screen.getByText('Please enter a promo code')).toBeVisible();
  });

  it('goes along once it is applied, and no longer once it is changed', async () => {
    answer({ message: 'Applied', value: 200 });
    const onSubmit = shown(['Home']);
    await choose('Tuesday');
    await choose('1 pm to 4 pm');
    await userEvent.type(screen.getByLabelText(/Promo code/), 'phirse200');
    await apply();
    expect(await screen.findByText(/PHIRSE200 applied/)).toBeVisible();
    await confirm();
    expect(onSubmit.mock.lastCall?.[0].promo).toEqual({ code: 'PHIRSE200', value: 200 });
    await userEvent.type(screen.getByLabelText(/Promo code/), 'x');
    await confirm();
    expect(onSubmit.mock.lastCall?.[0].promo).toBeNull();
  });

  it('that is refused says why', async () => {
    answer({ message: 'This promo code has expired', code: 'PROMO_EXPIRED' }, 422);
    shown();
    await userEvent.type(screen.getByLabelText(/Promo code/), 'MONSOON400');
    await apply();
    expect(await screen.findByText('This promo code has expired')).toBeVisible();
  });
});
