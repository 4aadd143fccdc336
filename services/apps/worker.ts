import { EventStoreDBClient } from '@eventstore/db-client';
import { type INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { allProjections } from '@phirse/projections/all.projections.js';
import { startWorker, type Worker } from '@phirse/projections/runner/worker.js';
import { Db } from 'mongodb';
import { coinCrediting } from '../coins/coin-crediting.process.js';
import { leadAcceptance } from '../ordering/lead-acceptance.process.js';
import { promoSettlement } from '../ordering/promo-settlement.process.js';

const processes: readonly AnyProcess[] = [leadAcceptance, coinCrediting, promoSettlement];

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
