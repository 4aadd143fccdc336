import { EventStoreDBClient } from '@eventstore/db-client';
import { type INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { lastPosition } from '@phirse/infra/eventstore/last-position.js';
import { Checkpoints } from '@phirse/infra/mongo/checkpoints.js';
import { allProjections } from '@phirse/projections/all.projections.js';
import { startWorker, type Worker } from '@phirse/projections/runner/worker.js';
import { Db } from 'mongodb';
import { coinCrediting } from '../coins/coin-crediting.process.js';
import { leadAcceptance } from '../ordering/lead-acceptance.process.js';
import { promoSettlement } from '../ordering/promo-settlement.process.js';

const processes: readonly AnyProcess[] = [leadAcceptance, coinCrediting, promoSettlement];

/** Tries, of two seconds each, to see every read model catch up. */
const MAX_WAITS = 10;

/** Starts every read model and every process on what an application is connected to. */
export function startWorkerOf(app: INestApplicationContext): Worker {
  const commands = app.get(CommandBus, { strict: false });
  return startWorker({
    client: app.get(EventStoreDBClient, { strict: false }),
    db: app.get(Db, { strict: false }),
    projections: allProjections,
    processes,
    send: (command) => commands.execute(command),
  });
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
