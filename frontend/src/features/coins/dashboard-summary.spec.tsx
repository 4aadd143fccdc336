import { describe, expect, it, jest } from '@jest/globals';
import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { screen } from '@testing-library/react';
import { expectNoViolations } from '../../../testing/axe.js';
import { fakeApi, PARTNER_PHONE, renderForPartner } from '../../../testing/partner-portal.js';
import { DashboardSummary } from './dashboard-summary.js';

const today = { day: indianDay(new Date().toISOString()), spent: 81, bought: 1200, refunded: 0, paidOut: 0 };
const dashboard = {
  coins: 1119,
  openLeads: 3,
  orders: { pending: 2, assigned: 4, completed: 1500, cancelled: 0 },
  days: [today],
};

function show(waiting: readonly { readonly coins: number }[] = []) {
  fakeApi({ [`GET /payment/purchases/${PARTNER_PHONE}`]: { purchases: waiting } });
  return renderForPartner(<DashboardSummary dashboard={dashboard} onPurchase={jest.fn()} />).container;
}

describe('the summary', () => {
  it('counts open leads and orders in each state, and leads to each', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['3 Open leads', '/partner/dashboard?tab=orders'],
      ['2 To assign', '/partner/dashboard?tab=acceptedOrders&status=Pending'],
      ['4 Assigned', '/partner/dashboard?tab=acceptedOrders&status=Assigned'],
      ['1,500 Completed', '/partner/dashboard?tab=acceptedOrders&status=completed'],
      ['0 Cancelled', '/partner/dashboard?tab=acceptedOrders&status=cancelled'],
    ]);
  });

  it('tells the coins of this week and month as numbers', async () => {
    const container = show();
    const figures = screen.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(figures).toEqual([
      'Spent this week 81 coins',
      'Spent this month 81 coins',
      'Bought this week 1,200 coins',
      'Bought this month 1,200 coins',
    ]);
    await expectNoViolations(container);
  });

  it('tells coins that are still being checked', async () => {
    show([{ coins: 100 }, { coins: 1400 }]);
    expect(await screen.findByText('+1,500 being checked')).toBeVisible();
  });
});
