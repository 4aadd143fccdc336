import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { Api } from '../support/api.js';
import { csvRows } from '../support/csv.js';
import { picture } from '../support/pictures.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { buyCoins, placeOrder } from '../support/selling.js';

const CUSTOMER = '9811100081';
const PARTNER = '9000000001';
const OTHER = '9000000002';
const DAY_S = 86_400;

describe('a partner’s passbook', () => {
  let product: Product;
  let api: Api;
  let partner: string;
  /** Of the last coin that moved. */
  let position: string;
  let today: string;
  let yearAgo: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    const [customer, operator, token] = await Promise.all([api.customer(CUSTOMER), api.operator(), api.partner()]);
    partner = token;
    await buyCoins(api, { phone: PARTNER, token: partner }, operator, 300, await picture('Payment sent'));
    const { orderId } = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order;
    const accepted = await api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner);
    position = accepted.body.position;
    const now = new Date().toISOString();
    today = indianDay(now);
    yearAgo = indianDay(plusSeconds(now, -360 * DAY_S));
  });
  afterAll(() => product?.stop());

  const read = (what: string, query = '') =>
    api.get(`/partner/${what.replace('@', PARTNER)}${query || '?'}&after=${position}`, partner);
  /** Every line of every page, newest first. */
  const everyLine = async (query = ''): Promise<readonly Transaction[]> => {
    const { body } = await read('transactions/@', `?limit=100${query}`);
    expect(body.pagination.hasNext).toBe(false);
    return body.transactions;
  };
  const sum = (lines: readonly Transaction[], wanted: Transaction['type']) =>
    lines.reduce((total, { type, coins }) => (type === wanted ? total + coins : total), 0);

  it('runs on from line to line, whatever is filtered', async () => {
    const lines = await everyLine();
    const movedBy = ({ type, coins }: Transaction) => ({ credited: coins, debited: -coins, requested: 0 })[type];
    let balance = 0;
    for (const line of lines.toReversed()) {
      balance += movedBy(line);
      expect(line.balance).toBe(balance);
    }
    const { partner: profile } = (await read('partners/@')).body;
    expect(profile.coins).toBe(balance);
    for (const type of ['credited', 'debited', 'requested'] as const)
      expect(await everyLine(`&type=${type}`)).toEqual(lines.filter((line) => line.type === type));
  });

  it('has the lines of a day of India', async () => {
    const lines = await everyLine();
    const days = [...new Set(lines.map(({ timestamp }) => indianDay(timestamp)))];
    for (const day of days)
      expect(await everyLine(`&from=${day}&to=${day}`)).toEqual(
        lines.filter(({ timestamp }) => indianDay(timestamp) === day),
      );
  });

  describe('as CSV', () => {
    it.each(['', 'type=debited'])('is the list, line by line (%s)', async (filter) => {
      const answer = await fetch(`${api.url}/partner/transactions/${PARTNER}/export?${filter}`, {
        headers: { authorization: `Bearer ${partner}` },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="phirse-coins-first-${today}.csv"`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const rows = csvRows(bytes.subarray(3).toString());
      const lines = await everyLine(`&${filter}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual(
        lines.map(({ timestamp, type, message, orderID, paymentId, coins, balance, price }) => ({
          Date: indianDay(timestamp),
          'Time (India)': plusSeconds(timestamp, 5.5 * 3600).slice(11, 19),
          Type: type,
          'What for': message,
          'Order ID': orderID ?? '',
          'Payment ID': paymentId ?? '',
          Coins: String(coins),
          'Balance after': String(balance),
          'Paid (₹)': String(price),
        })),
      );
    });

    it('is named by its period', async () => {
      const { headers } = await read('transactions/@/export', `?from=${yearAgo}&to=${today}`);
      expect(headers.get('content-disposition')).toContain(`"phirse-coins-${yearAgo}-${today}.csv"`);
    });
  });

  describe('as a statement', () => {
    it('adds up, and holds the lines of the list from the oldest on', async () => {
      const { status, body } = await read('statement/@', `?from=${yearAgo}&to=${today}`);
      expect(status).toBe(200);
      const lines = await everyLine(`&from=${yearAgo}&to=${today}`);
      expect(body.transactions).toEqual(lines.toReversed());
      expect(body.totals).toEqual({ in: sum(lines, 'credited'), out: sum(lines, 'debited') });
      expect(body.opening + body.totals.in - body.totals.out).toBe(body.closing);
      expect(body.closing).toBe(lines[0]?.balance);
    });

    it('opens each day with what the day before closed with', async () => {
      const lines = await everyLine();
      const days = [...new Set(lines.map(({ timestamp }) => indianDay(timestamp)))].sort();
      let closing = 0;
      for (const day of days) {
        const { body } = await read('statement/@', `?from=${day}&to=${day}`);
        expect(body.opening).toBe(closing);
        expect(body.opening + body.totals.in - body.totals.out).toBe(body.closing);
        closing = body.closing;
      }
      expect(closing).toBe(lines[0]?.balance);
    });

    it.each([
      ['?to=2026-03-01', 'from'],
      ['?from=2026-03-01', 'to'],
      ['?from=2026-02-30&to=2026-03-01', 'from'],
      ['?from=2026-03-01T10:00Z&to=2026-03-02', 'from'],
      ['?from=2026-03-02&to=2026-03-01', 'from'],
      ['?from=2025-03-01&to=2026-03-01', 'to'],
    ])('%s is refused', async (query, field) => {
      const answer = await read('statement/@', query);
      expectProblem(answer, 'INVALID');
      expect(answer.body.errors).toEqual([expect.objectContaining({ field })]);
    });
  });

  it.each(['transactions/@', 'transactions/@/export'])('%s ends after it begins', async (what) => {
    const answer = await read(what, '?from=2026-03-02&to=2026-03-01');
    expectProblem(answer, 'INVALID');
    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'from' })]);
  });

  it.each(['type=spent', 'from=x', 'to=2026-W01', 'from=2026-01-01T24:00:00.5Z', 'from=2026-01-01&from=2026-01-02'])(
    'is not filtered by %s',
    async (filter) => {
      for (const what of ['transactions/@', 'transactions/@/export'])
        expectProblem(await read(what, `?${filter}`), 'INVALID');
    },
  );

  it('is nobody else’s', async () => {
    const other = await api.partner(OTHER, 'partner-two');
    const period = `?from=${today}&to=${today}`;
    for (const path of [`transactions/${PARTNER}`, `transactions/${PARTNER}/export`, `statement/${PARTNER}${period}`]) {
      expectProblem(await api.get(`/partner/${path}`, other), 'NOT_FOUND');
      expectProblem(await api.get(`/partner/${path}`), 'UNAUTHENTICATED');
    }
  });

  it('shows on the dashboard as many open leads as the list has', async () => {
    const [dashboard, leads] = await Promise.all([read('dashboard/@'), read('get-partner-orders/@')]);
    expect(dashboard.body.openLeads).toBe(leads.body.pagination.total);
    expect(dashboard.body.openLeads).toBeGreaterThan(0);
  });
});
