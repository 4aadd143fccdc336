import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { CreateOrderBody } from '@phirse/contracts/commands/order.commands.js';
import { CreditCoins } from '@phirse/contracts/commands/process.commands.js';
import { type WalletEvent, walletStream } from '@phirse/contracts/events/coins.events.js';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type PartnerEvent, partnerStream } from '@phirse/contracts/events/people.events.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { RULES, SECTIONS } from '@phirse/contracts/rules/questionnaire.sample.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG } from '@phirse/infra/config.js';
import { startEventStoreServer } from '@phirse/infra/embedded/eventstore/server.js';
import { dispose } from '@phirse/infra/eventstore/dispose.js';
import { brokenLink } from '@phirse/infra/eventstore/event-chain.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { plainToInstance } from 'class-transformer';
import { CreditCoinsHandler } from '../coins/credit-coins.handler.js';
import { DebitCoinsHandler } from '../coins/debit-coins.handler.js';
import { RefundCoinsHandler } from '../coins/refund-coins.handler.js';
import { ReferenceData } from '../reference/reference-data.js';
import { AcceptLead, AcceptLeadHandler } from './accept-lead.handler.js';
import { CreateOrder, CreateOrderHandler } from './create-order.handler.js';
import { Offers } from './offer.lookup.js';
import { NOW, placed } from './order.fixture.js';
import { SettleLeadDebitHandler } from './settle-lead-debit.handler.js';

const AUDIT_SECRET = 'audit secret of the integration spec';
const RIVALS = 200;
const COINS = 100;

const viewer = { role: 'customer', id: 'customer-1', phone: '9000000101', name: 'Meera Rao' } as const;
const area = { city: 'bangalore', cityName: 'Bangalore' };
const model = { ...placed().device, model: 'iPhone 13', colours: [] };
const reference = {
  areaOf: () => area,
  questionnaire: () => ({ sections: SECTIONS, rules: RULES }),
  estimate: () => ({ model, variant: { name: '128 GB', price: 20_000 }, area, estimatedPrice: 20_000 }),
};
const given = (heading: string, description: string, value = description) => ({
  heading,
  description,
  type: 'grid',
  value,
});
const body = (name = 'Meera Rao') =>
  plainToInstance(CreateOrderBody, {
    platform: 'web',
    user: { name, email: 'meera@example.com', phone: viewer.phone, address: '12 Lake Road', orderpincode: '560001' },
    payment: { type: 'cash' },
    pickUpDetails: { date: '2026-03-03', time: '1PM-4PM' },
    productDetails: {
      name: 'iPhone 13',
      slug: model.slug,
      variant: '128 GB',
      options: [
        given('Basics', 'Does it switch on?', 'Yes'),
        given('Basics', 'Is it locked to an account?', 'No'),
        given('Basics', 'Do you have the bill?', 'Yes'),
        given('Screen', 'Flawless'),
        given('Parts that do not work', 'All of it works'),
        given('Warranty left', 'Over 6 months'),
      ],
    },
  });

const register: Decider<null, PartnerEvent, PartnerEvent> = {
  initialState: null,
  decide: (event) => [event],
  evolve: () => null,
};
const contextOf = (role: 'customer' | 'partner' | 'system', fingerprint?: string): CommandContext => {
  const commandId = randomUUID();
  return { actor: { role, id: role }, commandId, correlationId: commandId, ...(fingerprint && { fingerprint }) };
};

let dataDir: string;
let server: Awaited<ReturnType<typeof startEventStoreServer>>;
const clients: EventStoreDBClient[] = [];

/** One instance of the write side, with its own client and its own memory. */
async function instance(): Promise<{ readonly store: EventStore; readonly bus: CommandBus }> {
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
  clients.push(client);
  const store = new EventStore(client, AUDIT_SECRET);
  let ticks = 0;
  const module = await Test.createTestingModule({
    imports: [CqrsModule],
    providers: [
      { provide: EventStore, useValue: store },
      { provide: ReferenceData, useValue: reference },
      // No two readings are the same: what two senders of one command would write differs.
      { provide: CLOCK, useValue: () => new Date(Date.parse(NOW) + ticks++).toISOString() },
      { provide: CONFIG, useValue: { leadCoinsPerThousand: 3 } },
      Offers,
      CreateOrderHandler,
      AcceptLeadHandler,
      SettleLeadDebitHandler,
      CreditCoinsHandler,
      DebitCoinsHandler,
      RefundCoinsHandler,
    ],
  }).compile();
  await module.init();
  return { store, bus: module.get(CommandBus) };
}

async function partner({ store, bus }: Awaited<ReturnType<typeof instance>>, serial: number): Promise<string> {
  const partnerId = `partner-${serial}-${randomUUID()}`;
  const data = {
    partnerId,
    at: NOW,
    name: `Partner ${serial}`,
    email: 'partner@example.com',
    phone: '9000000001',
    address: '',
    state: 'Karnataka',
    companyName: '',
    gstIN: '',
    pinCodes: ['560001'],
    passwordHash: '',
  };
  const event = { type: 'PartnerRegistered', data } as const;
  await store.handleCommand(partnerStream(partnerId), register, event, contextOf('system'));
  await bus.execute(new CreditCoins(partnerId, randomUUID(), COINS, 10 * COINS, contextOf('partner')));
  return partnerId;
}

async function newOrder({ bus }: Awaited<ReturnType<typeof instance>>) {
  const { state } = await bus.execute(new CreateOrder(viewer, body(), contextOf('customer')));
  if (state.status === 'none') throw new Error('no order was placed');
  return state.order;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lead-race-'));
  server = await startEventStoreServer({ dataDir, port: 0 });
});
afterAll(async () => {
  await Promise.all(clients.map(dispose));
  await server.close();
  await rm(dataDir, { recursive: true });
});

describe('200 partners who want one lead at once', () => {
  it('leave one winner, and every coin where it belongs', async () => {
    const instances = [await instance(), await instance()] as const;
    const partners: string[] = [];
    for (let serial = 0; serial < RIVALS; serial++) partners.push(await partner(instances[0], serial));
    const { orderId, coins } = await newOrder(instances[0]);
    const answers = await Promise.allSettled(
      partners.map((partnerId, serial) =>
        instances[serial % 2 === 0 ? 0 : 1].bus.execute(new AcceptLead(partnerId, orderId, contextOf('partner'))),
      ),
    );
    const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(won).toMatchObject([{ coins: { spent: coins, balance: COINS - coins }, state: { order: { orderId } } }]);
    expect(lost.map((error) => (error instanceof DomainError ? error.code : error))).toEqual(
      Array(RIVALS - 1).fill('LEAD_ALREADY_ACCEPTED'),
    );
    const { store } = await instance();
    const order = await store.events<OrderEvent>(orderStream(orderId));
    expect(order.map(({ type }) => type)).toEqual(['OrderCreated', 'LeadAccepted']);
    expect(brokenLink(AUDIT_SECRET, order)).toBeNull();
    let total = 0;
    for (const partnerId of partners) {
      const events = await store.events<WalletEvent>(walletStream(partnerId));
      expect(brokenLink(AUDIT_SECRET, events)).toBeNull();
      total += events.at(-1)?.data.balance ?? 0;
    }
    expect(total).toBe(RIVALS * COINS - coins);
  });
});

describe('one partner who accepts 50 leads at once', () => {
  it('gets as many as the coins buy, and is told of the others what is missing', async () => {
    const here = await instance();
    const partnerId = await partner(here, 0);
    const orders = await Promise.all(Array.from({ length: 50 }, () => newOrder(here)));
    const price = orders[0]?.coins ?? 0;
    const coins = 20 * price - COINS;
    await here.bus.execute(new CreditCoins(partnerId, randomUUID(), coins, 10 * coins, contextOf('partner')));
    const answers = await Promise.allSettled(
      orders.map(({ orderId }) => here.bus.execute(new AcceptLead(partnerId, orderId, contextOf('partner')))),
    );
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refusals.map((error) => (error instanceof DomainError ? error.code : error))).toEqual(
      Array(30).fill('INSUFFICIENT_COINS'),
    );
    const events = await here.store.events<WalletEvent>(walletStream(partnerId));
    expect(events.at(-1)?.data.balance).toBe(0);
  });
});

describe('one order that is sent 100 times at once', () => {
  it('is placed once, and every sender is told of the same one', async () => {
    const instances = [await instance(), await instance()] as const;
    const context = contextOf('customer', 'body');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, serial) =>
        instances[serial % 2 === 0 ? 0 : 1].bus.execute(new CreateOrder(viewer, body(), context)),
      ),
    );
    const states = new Set(answers.map(({ state }) => JSON.stringify(state)));
    expect(states.size).toBe(1);
    const [first] = answers;
    if (!first || first.state.status === 'none') throw new Error('no order was placed');
    const { orderId, user } = first.state.order;
    // Both instances know the stream as it is: the next event of each links on.
    for (const { bus } of instances)
      await expect(
        bus.execute(new CreateOrder(viewer, body('Other'), { ...context, fingerprint: 'other' })),
      ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const partnerId = await partner(instances[1], 0);
    await instances[1].bus.execute(new AcceptLead(partnerId, orderId, contextOf('partner')));
    const events = await instances[0].store.events<OrderEvent>(orderStream(orderId));
    expect(events.map(({ type }) => type)).toEqual(['OrderCreated', 'LeadAccepted']);
    expect(events[0]).toMatchObject({ data: { customer: { name: user.name } } });
    expect(brokenLink(AUDIT_SECRET, events)).toBeNull();
  });
});
