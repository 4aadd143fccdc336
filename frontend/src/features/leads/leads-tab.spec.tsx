import { describe, expect, it } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, ORDER, PARTNER_PHONE, renderForPartner } from '../../../testing/partner-portal.js';
import { LeadsTab } from './leads-tab.js';
import { type OpenLeads, openLeadsKey, withLeads } from './open-leads.js';

const LIST = `GET /partner/get-partner-orders/${PARTNER_PHONE}`;
const lead = (orderId: string, name: string): DisplayedOrder => ({
  ...ORDER,
  _id: orderId,
  orderId,
  status: 'new',
  subStatus: 'pending',
  productDetails: { ...ORDER.productDetails, name },
});

/** The tab, the list that the server answers with, and the live stream's next word. */
function show(...listed: readonly DisplayedOrder[]) {
  let orders = listed;
  const calls = fakeApi({
    [LIST]: () => ({
      status: 200,
      body: { orders, pagination: { page: 1, limit: 5, total: orders.length, totalPages: 1, hasNext: false } },
    }),
  });
  let hear = (_ids: readonly string[]): void => undefined;
  function Stream() {
    const client = useQueryClient();
    hear = (ids) => client.setQueryData<OpenLeads>(openLeadsKey(PARTNER_PHONE), (known) => withLeads(known, ids));
    return null;
  }
  renderForPartner(
    <>
      <Stream />
      <LeadsTab balance={100} onPurchase={() => undefined} />
    </>,
  );
  return {
    hear: (...ids: readonly string[]) => act(() => hear(ids)),
    listNow: (...now: readonly DisplayedOrder[]) => {
      orders = now;
    },
    asked: () => calls.filter(({ path }) => path.endsWith(PARTNER_PHONE)).length,
  };
}

describe('the list of leads', () => {
  it('stays as it is and counts what is new, until that is wanted', async () => {
    const { hear, listNow, asked } = show(lead('a', 'Galaxy S21'));
    await screen.findByRole('article', { name: /Galaxy S21/ });
    hear('a');
    hear('b', 'a');
    const button = await screen.findByRole('button', { name: /^1 new lead/ });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 new lead. ');
    expect(asked()).toBe(1);
    listNow(lead('b', 'Pixel 8'), lead('a', 'Galaxy S21'));
    await userEvent.click(button);
    expect(await screen.findByRole('article', { name: /Pixel 8/ })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Open leads' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /new lead/ })).toBeNull();
  });

  it('marks at once what somebody else took, and says so', async () => {
    const { hear } = show(lead('a', 'Galaxy S21'), lead('b', 'Pixel 8'));
    const card = await screen.findByRole('article', { name: /Galaxy S21/ });
    hear('a', 'b');
    hear('b');
    expect(await within(card).findByText('Gone.')).toBeVisible();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('The Galaxy S21 is gone.');
    expect(within(screen.getByRole('article', { name: /Pixel 8/ })).getByRole('button')).toBeVisible();
  });

  it('fills by itself where it is empty', async () => {
    const { hear, listNow } = show();
    await screen.findByText(/^No open leads/);
    hear();
    listNow(lead('a', 'Galaxy S21'));
    hear('a');
    await waitFor(() => expect(screen.getByRole('article', { name: /Galaxy S21/ })).toBeVisible());
  });
});
