import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Message } from '@phirse/contracts/kernel/message.js';
import { type MessageTransport } from '@phirse/infra/kafka/message-transport.js';
import { coinsPublisher } from '@phirse/services/coins/coins.publisher.js';
import { orderPublisher } from '@phirse/services/ordering/order.publisher.js';
import { Api } from '../support/api.js';
import { brokenInvariants } from '../support/invariants.js';
import { brokenStreams, type Logged, TheLog } from '../support/the-log.js';
import { type Sales, sell } from './sales.js';

/** The product on some event store, database and transport. */
export interface Stand {
  readonly url: string;
  readonly eventStoreUrl: string;
  readonly auditSecret: string;
  /** Where the integration events arrive. */
  readonly transport: MessageTransport;
  stop(): Promise<void>;
}

const WITHIN_MS = 60_000;

/** What holds of a sale whatever servers carry it: the same words for the embedded ones and for the real ones. */
export function describeSales(start: () => Promise<Stand>, startWithinMs: number): void {
  describe('a sale', () => {
    let stand: Stand;
    let log: TheLog;
    let sales: Sales;
    let events: readonly Logged[] = [];

    beforeAll(async () => {
      stand = await start();
      log = new TheLog(stand.eventStoreUrl);
      sales = await sell(new Api(stand.url));
      events = await log.events();
    }, startWithinMs);
    afterAll(async () => {
      await log?.dispose();
      await stand?.stop();
    }, startWithinMs);

    const typesOf = (stream: string) => events.filter((event) => event.streamName === stream).map(({ type }) => type);

    it('stands in the log event by event, in unbroken chains that hold every invariant', () => {
      expect(typesOf(`order-${sales.sold}`)).toEqual([
        'OrderCreated',
        'LeadAccepted',
        'PickupAssigned',
        'Requoted',
        'OrderCompleted',
      ]);
      expect(typesOf(`order-${sales.calledOff}`)).toEqual(['OrderCreated', 'OrderCancelled']);
      expect(typesOf(`coinPurchase-${sales.paymentId}`)).toEqual(['CoinPurchaseRequested', 'CoinPurchaseApproved']);
      expect(brokenStreams(events, stand.auditSecret)).toEqual([]);
      expect(brokenInvariants(events)).toEqual([]);
    });

    it('is shown by its read model as the last write answered it', () => {
      expect(sales.shown).toEqual(sales.written);
      expect(sales.shown).toMatchObject({ orderId: sales.sold, status: 'completed' });
    });

    it('reaches other systems: every order and wallet of the log, each key in order, nobody’s name', async () => {
      const [orders, coins] = await Promise.all([
        arrivals(stand.transport, orderPublisher.topic, told(events, orderPublisher.on)),
        arrivals(stand.transport, coinsPublisher.topic, told(events, coinsPublisher.on)),
      ]);
      const typesFor = (key: string) => orders.get(key)?.map(({ type }) => type);
      expect(typesFor(sales.sold)).toEqual([
        'OrderPlaced.v1',
        'LeadAccepted.v1',
        'OrderRequoted.v1',
        'OrderCompleted.v1',
      ]);
      expect(typesFor(sales.calledOff)).toEqual(['OrderPlaced.v1', 'OrderCancelled.v1']);
      expect([...coins.values()].flat()).toContainEqual(
        expect.objectContaining({
          type: 'CoinsPurchased.v1',
          data: expect.objectContaining({ paymentId: sales.paymentId, coins: 50, price: 500 }),
        }),
      );
      expect(orders).toEqual(byKey(told(events, orderPublisher.on)));
      expect(coins).toEqual(byKey(told(events, coinsPublisher.on)));
      const everything = JSON.stringify([...orders.values(), ...coins.values()].flat().map(({ data }) => data));
      for (const words of sales.personal) expect(everything).not.toContain(words);
    }, 120_000);
  });
}

type Tell = ((event: never) => Message) | null;

/** What a publisher makes of the whole log. */
function told(events: readonly Logged[], on: Readonly<Record<string, Tell>>): readonly Message[] {
  // The table's own keys say which events each entry takes.
  return events.flatMap((event) => on[event.type]?.(event as never) ?? []);
}

/** Reads a topic from its beginning until everything expected has come; what comes twice counts once. */
async function arrivals(
  transport: MessageTransport,
  topic: string,
  expected: readonly Message[],
): Promise<ReadonlyMap<string, readonly Message[]>> {
  const arrived = new Map<string, Message>();
  const subscription = await transport.subscribe(topic, `stack-${topic}`, async (message) => {
    if (!arrived.has(message.id)) arrived.set(message.id, message);
  });
  const deadline = Date.now() + WITHIN_MS;
  while (arrived.size < expected.length && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  await subscription.stop();
  return byKey([...arrived.values()]);
}

function byKey(messages: readonly Message[]): ReadonlyMap<string, readonly Message[]> {
  const keys = new Map<string, Message[]>();
  for (const message of messages) keys.set(message.key, [...(keys.get(message.key) ?? []), message]);
  return keys;
}
