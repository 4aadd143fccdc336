import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, fakeApi, refusal, renderForPartner } from '../../../testing/partner-portal.js';
import { DecideRequest } from './decide-request.js';

const LISTS = [
  { list: 'purchases', path: '/ops/coin-purchases/one' },
  { list: 'reimbursements', path: '/ops/reimbursements/one' },
] as const;

function show(list: (typeof LISTS)[number]['list'], answers: Answers) {
  const calls = fakeApi(answers);
  renderForPartner(
    <DecideRequest
      list={list}
      id="one"
      subject="the request of Harish"
      approval={{ title: 'Give 9 coins to Harish?', description: 'This cannot be taken back.' }}
    />,
  );
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body })) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe.each(LISTS)('a request among $list', ({ list, path }) => {
  it('is approved once it was asked again', async () => {
    const { sent } = show(list, { [`POST ${path}/approve`]: { message: 'Approved', position: '7' } });
    await press('Approve the request of Harish');
    expect(screen.getByRole('alertdialog', { name: 'Give 9 coins to Harish?' })).toBeVisible();
    expect(sent()).toEqual([]);
    await press('Approve');
    await waitFor(() => expect(sent()).toEqual([{ path: `${path}/approve`, body: undefined }]));
  });

  it('is rejected with a reason only', async () => {
    const { sent } = show(list, { [`POST ${path}/reject`]: { message: 'Rejected', position: '7' } });
    await press('Reject the request of Harish');
    await press('Reject');
    expect(await screen.findByText('Please give a reason: the partner reads it.')).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Reason'), ' Not paid ');
    await press('Reject');
    await waitFor(() => expect(sent()).toEqual([{ path: `${path}/reject`, body: { reason: 'Not paid' } }]));
  });

  it('says why it cannot be decided any more', async () => {
    show(list, { [`POST ${path}/approve`]: refusal(409, 'CONFLICT', 'This request was rejected before.') });
    await press('Approve the request of Harish');
    await press('Approve');
    expect(await screen.findByText('This request was rejected before.')).toBeVisible();
  });
});
