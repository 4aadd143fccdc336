import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { partnerStream } from '@phirse/contracts/events/people.events.js';
import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { readConfig } from '@phirse/infra/config.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { InfraModule } from '@phirse/infra/infra.module.js';
import { type EmbeddedServers, startEmbeddedServers } from '@phirse/infra/launcher/embedded-servers.js';
import { ownSecrets } from '@phirse/infra/launcher/secrets.js';
import { coinLedger } from '@phirse/projections/coin-ledger/coin-ledger.projection.js';
import { TransactionsQuery, transactionsOf } from '@phirse/projections/coin-ledger/coin-ledger.queries.js';
import { statementOf } from '@phirse/projections/coin-ledger/statement.queries.js';
import { partnerDashboard } from '@phirse/projections/partner-dashboard/partner-dashboard.projection.js';
import { dashboardFor } from '@phirse/projections/partner-dashboard/partner-dashboard.queries.js';
import { startWorker, type Worker } from '@phirse/projections/runner/worker.js';
import { until } from '@phirse/projections/testing/test-servers.js';
import { WriteSideModule } from '@phirse/services/apps/write-side.module.js';
import { coinCrediting } from '@phirse/services/coins/coin-crediting.process.js';
import { coinReimbursement } from '@phirse/services/coins/coin-reimbursement.process.js';
import { leadAcceptance } from '@phirse/services/ordering/lead-acceptance.process.js';
import { partnerDecider } from '@phirse/services/partners/partner.decider.js';
import { Db } from 'mongodb';
import { CoinBusiness, contextOf } from '../support/coin-business.js';
import { PINCODE } from '../support/coin-business-orders.js';
import { brokenInvariants } from '../support/invariants.js';
import { passbooksOf } from '../support/passbooks.js';
import { picture } from '../support/pictures.js';
import { root } from '../support/product.js';
import { brokenStreams, type Logged, TheLog } from '../support/the-log.js';

const projections: readonly AnyProjection[] = [coinLedger, partnerDashboard];
const processes: readonly AnyProcess[] = [leadAcceptance, coinCrediting, coinReimbursement];
const TRIES = 10_000;
const LANES = 32;
const PARTNERS = 60;
const SEED = Number(process.env.LEDGER_SEED ?? Date.now() % 1_000_000);
const FIRST_DAY = '2026-01-05T00:00:00.000Z';
/** A reading of the clock takes so long, so that the business goes on for weeks. */
const TICK_S = 45;

describe(`${TRIES} things that move coins (LEDGER_SEED=${SEED})`, () => {
  let dataDir: string;
  let servers: EmbeddedServers;
  let app: INestApplicationContext;
  let worker: Worker;
  let log: TheLog;
  let db: Db;
  let auditSecret: string;
  let business: CoinBusiness;
  let partners: readonly Viewer[];
  let events: readonly Logged[] = [];
  let now = FIRST_DAY;
  const clock = () => {
    now = plusSeconds(now, TICK_S);
    return now;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'phirse-ledger-'));
    servers = await startEmbeddedServers(root, dataDir, (message) => void process.stderr.write(`${message}\n`));
    const { eventStoreUrl, mongoUrl } = servers;
    const urls = { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl, FILES_DIR: path.join(dataDir, 'files') };
    const config = readConfig({ ...ownSecrets(dataDir), ...urls });
    auditSecret = config.auditSecret;
    app = await NestFactory.createApplicationContext(
      { module: class LedgerModule {}, imports: [InfraModule.forRoot(config, clock), WriteSideModule] },
      { logger: ['fatal', 'error'], abortOnError: false },
    );
    db = app.get(Db);
    log = new TheLog(eventStoreUrl);
    const commands = app.get(CommandBus, { strict: false });
    const eventStore = app.get(EventStore);
    worker = startWorker({
      client: app.get(EventStoreDBClient),
      db,
      projections,
      processes,
      send: (command) => commands.execute(command),
    });
    partners = await Promise.all(Array.from({ length: PARTNERS }, (_, serial) => register(eventStore, serial)));
    const files = app.get(FileStore);
    const screenshot = await files.resolveImage(await picture('Payment sent'), '');
    const screenshotOf = ({ id }: Viewer) => files.uploadOf(screenshot, id);
    business = new CoinBusiness({ commands, eventStore, clock, partners, screenshotOf });
  }, 60_000);
  afterAll(async () => {
    await worker?.stop();
    await log?.dispose();
    await app?.close();
    await servers?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);

  async function register(eventStore: EventStore, serial: number): Promise<Viewer> {
    const id = `partner-${serial}`;
    const phone = String(9_300_000_000 + serial);
    const name = `Partner ${serial}`;
    const profile = { name, email: '', address: '', state: '', companyName: '', gstIN: '', pinCodes: [PINCODE] };
    const command = {
      type: 'RegisterPartner',
      partnerId: id,
      phone,
      passwordHash: '',
      ...profile,
      at: clock(),
    } as const;
    await eventStore.handleCommand(partnerStream(id), partnerDecider, command, contextOf('operator', 'operator-1'));
    return { role: 'partner', id, phone, name };
  }

  /** A partner's passbook as the API serves it, oldest line first. */
  async function served(partnerId: string): Promise<readonly Transaction[]> {
    const lines: Transaction[] = [];
    for (let page = 1; ; page++) {
      const query = Object.assign(new TransactionsQuery(), { page, limit: 100 });
      const { transactions, pagination } = await transactionsOf(db, partnerId, query);
      lines.push(...transactions);
      if (!pagination.hasNext) return lines.reverse();
    }
  }

  /** Whether every read model and every process has seen its last event, and nothing was written since. */
  async function isSettled(): Promise<boolean> {
    events = [...events, ...(await log.events(events.at(-1)?.position))];
    const stands = new Map((await worker.status()).map(({ name, position }) => [name, position]));
    const isDone = (name: string, eventTypes: readonly string[]) =>
      (stands.get(name) ?? -1) >= (events.findLast(({ type }) => eventTypes.includes(type))?.position ?? 0);
    const done = [
      ...projections.map(({ name, on }) => isDone(name, Object.keys(on))),
      ...processes.map(({ name, eventTypes }) => isDone(name, eventTypes)),
    ];
    return !done.includes(false) && (await log.position()) === events.at(-1)?.position;
  }

  it('are done or refused for a reason, and what a death cut off is ended', async () => {
    await business.run(TRIES, LANES, SEED);
    expect(business.strange).toEqual([]);
    await until(isSettled, 'read models and processes have seen every event', 60_000);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    const returned = events.filter((event) => event.type === 'CoinsRefunded');
    const reimbursed = returned.filter(({ data }) => 'cause' in data).length;
    process.stderr.write(
      `LEDGER_SEED=${SEED}: ${business.done} tries, ${events.length} events; ${count('CoinsCredited')} credits, ` +
        `${count('CoinsDebited')} debits, ${returned.length - reimbursed} refunds, ${reimbursed} reimbursements; ` +
        `refused: ${[...business.refusals].map(([code, times]) => `${code} ${times}`).join(', ')}\n`,
    );
    expect(business.done).toBeGreaterThanOrEqual(TRIES);
    for (const code of [
      'LEAD_ALREADY_ACCEPTED',
      'INSUFFICIENT_COINS',
      'NOTHING_TO_REIMBURSE',
      'ALREADY_EXISTS',
    ] as const)
      expect(business.refusals.get(code)).toBeGreaterThan(20);
    expect(count('CoinPurchaseRejected')).toBeGreaterThan(100);
    expect(returned.length - reimbursed).toBeGreaterThan(500);
    expect(reimbursed).toBeGreaterThan(200);
  }, 180_000);

  it('leave unbroken chains, and a log that holds every invariant', () => {
    expect(events.length).toBeGreaterThan(TRIES);
    expect(brokenStreams(events, auditSecret)).toEqual([]);
    expect(brokenInvariants(events)).toEqual([]);
  });

  it('leave no order with two winners, and every winner with the order’s debit standing', () => {
    const winners = new Map<string, string[]>();
    for (const { type, data } of events)
      if (type === 'LeadAccepted') winners.set(data.orderId, [...(winners.get(data.orderId) ?? []), data.debitId]);
    expect(winners.size).toBeGreaterThan(1000);
    const lost = new Set(
      events.flatMap(({ type, data }) => (type === 'CoinsRefunded' && !data.cause ? [data.debitId] : [])),
    );
    for (const [orderId, debits] of winners) {
      expect({ orderId, debits: debits.length }).toEqual({ orderId, debits: 1 });
      expect(debits.filter((id) => lost.has(id))).toEqual([]);
    }
  });

  it('stand in every partner’s passbook line by line as the log tells them, and no balance was ever below zero', async () => {
    const passbooks = passbooksOf(events);
    expect(passbooks.size).toBe(PARTNERS);
    for (const { id } of partners) {
      const expected = passbooks.get(id) ?? [];
      expect(Math.min(...expected.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
      expect(await served(id)).toEqual(expected);
      expect((await dashboardFor(db, id)).coins).toBe(expected.at(-1)?.balance ?? 0);
    }
  }, 60_000);

  it('add up in every period: what was there, plus what came in, less what went out, is what is left', async () => {
    const days = [...new Set(events.map(({ data }) => indianDay(data.at)))].sort();
    expect(days.length).toBeGreaterThan(7);
    const day = (share: number) => days[Math.floor((days.length - 1) * share)] ?? '';
    const periods = [
      [day(0), day(1)],
      [day(0.25), day(0.5)],
      [day(0.6), day(1)],
    ] as const;
    const dayByDay = days.map((one) => [one, one] as const);
    const passbooks = passbooksOf(events);
    for (const [place, { id }] of partners.entries())
      for (const [from, to] of place < 6 ? [...periods, ...dayByDay] : periods) {
        const lines = passbooks.get(id) ?? [];
        const sumOf = (isIn: (day: string) => boolean) =>
          lines.reduce((sum, line) => (isIn(indianDay(line.timestamp)) ? sum + moved(line) : sum), 0);
        const { opening, totals, closing, transactions } = await statementOf(db, id, { from, to });
        expect({ id, from, to, opening, closing, left: opening + totals.in - totals.out }).toEqual({
          ...{ id, from, to },
          opening: sumOf((day) => day < from),
          closing: sumOf((day) => day <= to),
          left: sumOf((day) => day <= to),
        });
        expect(transactions).toEqual(
          lines.filter(({ timestamp }) => indianDay(timestamp) >= from && indianDay(timestamp) <= to),
        );
      }
  }, 60_000);
});

/** Coins that a line adds to the balance. */
function moved({ type, coins }: Transaction): number {
  return type === 'credited' ? coins : type === 'debited' ? -coins : 0;
}
