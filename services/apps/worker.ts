import { EventStoreDBClient } from '@eventstore/db-client';
import { type INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnyPublisher } from '@phirse/contracts/kernel/message.js';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { lastPosition } from '@phirse/infra/eventstore/last-position.js';
import { KafkaTransport } from '@phirse/infra/kafka/kafka-transport.js';
import { Checkpoints } from '@phirse/infra/mongo/checkpoints.js';
import { allProjections } from '@phirse/projections/all.projections.js';
import { PublisherRunner } from '@phirse/projections/runner/publisher-runner.js';
import { startWorker, type Worker } from '@phirse/projections/runner/worker.js';
import { Db } from 'mongodb';
import { coinCrediting } from '../coins/coin-crediting.process.js';
import { coinReimbursement } from '../coins/coin-reimbursement.process.js';
import { coinsPublisher } from '../coins/coins.publisher.js';
import { leadAcceptance } from '../ordering/lead-acceptance.process.js';
import { orderPublisher } from '../ordering/order.publisher.js';
import { promoSettlement } from '../ordering/promo-settlement.process.js';

const processes: readonly AnyProcess[] = [leadAcceptance, coinCrediting, coinReimbursement, promoSettlement];
const publishers: readonly AnyPublisher[] = [orderPublisher, coinsPublisher];

/** Tries, of two seconds each, to see every read model catch up. */
const MAX_WAITS = 10;

/** Starts every read model, process and, where there is a broker, publisher on what an application is connected to. */
export function startWorkerOf(app: INestApplicationContext): Worker {
  const commands = app.get(CommandBus, { strict: false });
  const client = app.get(EventStoreDBClient, { strict: false });
  const db = app.get(Db, { strict: false });
  const worker = startWorker({
    client,
    db,
    projections: allProjections,
    processes,
    send: (command) => commands.execute(command),
  });
  const stopPublishing = startPublishing(client, db, app.get<Config>(CONFIG, { strict: false }));
  return {
    ...worker,
    stop: async () => {
      await Promise.all([worker.stop(), stopPublishing()]);
    },
  };
}

/** Publishes integration events where a broker takes them; without one nobody would hear them. Answers how to end that. */
function startPublishing(client: EventStoreDBClient, db: Db, { kafkaBrokers }: Config): () => Promise<void> {
  if (!kafkaBrokers) return async () => {};
  const transport = new KafkaTransport(kafkaBrokers);
  const runner = new PublisherRunner(client, db, publishers, transport);
  runner.start();
  return async () => {
    await runner.stop();
    await transport.close();
  };
}

/** Waits, for a while at most, until every read model shows what the log holds: who comes first finds the shelves filled. */
export async function readModelsCaughtUp(app: INestApplicationContext): Promise<void> {
  const checkpoints = app.get(Checkpoints, { strict: false });
  try {
    const position = await lastPosition(app.get(EventStoreDBClient, { strict: false }));
    for (let waits = 0; waits < MAX_WAITS; waits++) {
      const passed = await Promise.all(allProjections.map(({ name }) => checkpoints.passed(name, position)));
      if (!passed.includes(false)) return;
    }
  } catch {
    // A server that is away just now: the API serves what it can, the read models catch up by themselves.
  }
}
