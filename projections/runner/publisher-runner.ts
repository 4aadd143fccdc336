import { type EventStoreDBClient } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyPublisher, type Message } from '@phirse/contracts/kernel/message.js';
import { type MessageTransport } from '@phirse/infra/kafka/message-transport.js';
import { reasonOf, retry } from '@phirse/infra/retry.js';
import { type Db } from 'mongodb';
import { type CatchUpSubscription, CatchUpSubscriptions, type Poison } from './catch-up-subscriptions.js';

/** Events between two checkpoints: what a crash makes a publisher send again. */
const MAX_BATCH = 100;
/** Under load this much goes into one request; nobody outside waits for the millisecond. */
const LINGER_MS = 100;

const logger = new Logger('publishers');

/**
 * Sends what the publishers make of events, in log order, each at its own pace. The checkpoint follows the acknowledgement, so a crash
 * sends messages again and loses none. Every transport has checkpoints of its own: a broker that is added later gets the whole history.
 * The transport stays open when this stops.
 */
export class PublisherRunner extends CatchUpSubscriptions {
  constructor(client: EventStoreDBClient, db: Db, publishers: readonly AnyPublisher[], transport: MessageTransport) {
    super(
      client,
      db,
      'publishers',
      publishers.map((publisher) => subscriptionOf(publisher, transport)),
    );
  }
}

function subscriptionOf(publisher: AnyPublisher, transport: MessageTransport): CatchUpSubscription {
  const { name, topic, on } = publisher;
  return {
    name: `${name}.${transport.name}`,
    eventTypes: Object.keys(on).filter((type) => on[type]),
    maxBatch: MAX_BATCH,
    lingerMs: LINGER_MS,
    handle: async (events, held) => {
      const { messages, poison } = messagesOf(publisher, events);
      if (messages.length > 0)
        await retry(
          () => transport.publish(topic, messages),
          held,
          (error, backoff) =>
            logger.error(`${name}: ${topic} was not reached, again in ${backoff} ms: ${reasonOf(error)}`),
        );
      return poison;
    },
  };
}

/** The messages of a batch, up to the first event that the publisher cannot deal with. */
function messagesOf(
  publisher: AnyPublisher,
  events: readonly Recorded[],
): { readonly messages: readonly Message[]; readonly poison: Poison | null } {
  const messages: Message[] = [];
  for (const event of events) {
    try {
      const message: Message | undefined = publisher.on[event.type]?.(event);
      if (message) messages.push(message);
    } catch (error) {
      return { messages, poison: { event, error } };
    }
  }
  return { messages, poison: null };
}
