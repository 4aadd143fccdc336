import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CoinsCredited } from '@phirse/contracts/events/coins.events.js';
import { givenEvents } from '../testing/given-events.js';
import { coinsCredited, coinsDebited, reimbursementRequested } from '../testing/sample-events.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { coinLedger, type LedgerLine } from './coin-ledger.projection.js';
import { everyTransactionOf, LedgerQuery, TransactionsQuery, transactionsOf } from './coin-ledger.queries.js';
import { csvName, ledgerCsv } from './ledger-csv.js';
import { statementOf } from './statement.queries.js';

const LAST_OF_FEBRUARY = '2026-02-28T18:29:59.999Z';
const FIRST_OF_MARCH = '2026-02-28T18:30:00.000Z';
const LAST_OF_MARCH = '2026-03-31T18:29:59.999Z';
const elsewhere: CoinsCredited = {
  type: 'CoinsCredited',
  data: { ...coinsCredited().data, partnerId: 'partner-2', coins: 7, balance: 7 },
};

describe('a passbook', () => {
  let servers: TestServers;
  beforeAll(async () => {
    servers = await startTestServers();
    const lines = givenEvents(coinLedger, [
      coinsCredited({ at: LAST_OF_FEBRUARY, coins: 100, balance: 100 }),
      coinsDebited({ at: FIRST_OF_MARCH, coins: 54, balance: 46 }),
      reimbursementRequested({ at: '2026-03-05T06:00:00.000Z', wallet: { revision: 0, balance: 46 } }),
      coinsCredited({ at: LAST_OF_MARCH, coins: 30, balance: 76 }),
      elsewhere,
    ]);
    await servers.db.collection<LedgerLine>(coinLedger.name).insertMany([...lines.values()]);
  });
  afterAll(() => servers.stop());

  const list = async (query: Partial<TransactionsQuery> = {}) => {
    const { transactions } = await transactionsOf(servers.db, 'partner-1', { ...new TransactionsQuery(), ...query });
    return transactions.map(({ type, coins, balance }) => ({ type, coins, balance }));
  };
  const [requested, debited] = [
    { type: 'requested', coins: 9, balance: 46 },
    { type: 'debited', coins: 54, balance: 46 },
  ];
  const credited = (coins: number, balance: number) => ({ type: 'credited', coins, balance });

  it('has the newest line first, and shows nothing of how it is kept', async () => {
    expect(await list()).toEqual([credited(30, 76), requested, debited, credited(100, 100)]);
    const { transactions } = await transactionsOf(servers.db, 'partner-1', new TransactionsQuery());
    expect(Object.keys(transactions[0] ?? {}).sort()).toEqual(
      ['_id', 'balance', 'coins', 'message', 'orderID', 'paymentId', 'price', 'timestamp', 'type'].sort(),
    );
  });

  it('keeps the balance after each line, whatever is filtered', async () => {
    expect(await list({ type: 'credited' })).toEqual([credited(30, 76), credited(100, 100)]);
    expect(await list({ type: 'requested' })).toEqual([requested]);
  });

  it('takes both days of a period as India has them', async () => {
    expect(await list({ from: '2026-03-01', to: '2026-03-31' })).toEqual([credited(30, 76), requested, debited]);
    expect(await list({ to: '2026-02-28' })).toEqual([credited(100, 100)]);
    expect(await list({ from: '2026-04-01' })).toEqual([]);
  });

  describe('of a period', () => {
    const statement = (from: string, to: string) => statementOf(servers.db, 'partner-1', { from, to });

    it('opens with what was there before, and closes with what came and went', async () => {
      const march = await statement('2026-03-01', '2026-03-31');
      expect(march).toMatchObject({ opening: 100, totals: { in: 30, out: 54 }, closing: 76 });
      expect(march.transactions.map(({ type }) => type)).toEqual(['debited', 'requested', 'credited']);
    });

    it('goes on where the one before ended', async () => {
      const [february, march, april] = await Promise.all([
        statement('2026-02-01', '2026-02-28'),
        statement('2026-03-01', '2026-03-31'),
        statement('2026-04-01', '2026-04-30'),
      ]);
      expect(february.opening).toBe(0);
      expect(march.opening).toBe(february.closing);
      expect(april).toMatchObject({ opening: march.closing, closing: 76, totals: { in: 0, out: 0 }, transactions: [] });
    });

    it('is at most a year, and never backwards', async () => {
      await expect(statement('2026-01-01', '2027-01-01')).rejects.toMatchObject({ code: 'INVALID' });
      await expect(statement('2026-03-02', '2026-03-01')).rejects.toMatchObject({ code: 'INVALID' });
    });
  });

  describe('as CSV', () => {
    const csv = async (query: LedgerQuery, partnerId = 'partner-1') =>
      text(await ledgerCsv(everyTransactionOf(servers.db, partnerId, query)));

    it('has a byte order mark, its columns, and the lines of the list at Indian time', async () => {
      // A byte order mark is eaten by whoever decodes the text; its bytes are looked at by the API's spec.
      const [head, ...lines] = (await csv({ type: 'debited' })).replace(/^\uFEFF/, '').split('\r\n');
      expect(head).toBe('Date,Time (India),Type,What for,Order ID,Payment ID,Coins,Balance after,Paid (₹)');
      expect(lines).toEqual(['2026-03-01,00:00:00,debited,Lead BB1 accepted,BB1,,54,46,0', '']);
    });

    it('is its columns alone where there is no line', async () => {
      expect((await csv({}, 'nobody')).split('\r\n')).toHaveLength(2);
    });

    it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('does not let a cell begin with %j', async (orderID) => {
      const [line] = await everyTransactionOf(servers.db, 'partner-2', {}).toArray();
      if (!line) throw new Error('partner two has one line');
      const partnerId = `hostile ${orderID}`;
      const hostile = { ...line, _id: partnerId, partnerId, orderID };
      await servers.db.collection<LedgerLine>(coinLedger.name).insertOne(hostile);
      const written = await csv({}, partnerId);
      expect(written).toContain(`'${orderID}`);
      expect(written).not.toContain(`,${orderID}`);
      expect(written).not.toContain(`"${orderID}`);
    });

    it('is named by its period', () => {
      const now = '2026-03-31T19:00:00.000Z';
      expect(csvName({ from: '2026-03-01', to: '2026-03-31' }, now)).toBe('phirse-coins-2026-03-01-2026-03-31.csv');
      expect(csvName({}, now)).toBe('phirse-coins-first-2026-04-01.csv');
    });
  });
});
