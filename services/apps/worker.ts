import { EventStoreDBClient } from '@eventstore/db-client';
import { type INestApplicationContext } from '@nestjs/common';
import { ProjectionRunner } from '@phirse/projections/runner/projection-runner.js';
import { Db } from 'mongodb';
import { readModels } from './read-side.module.js';

export interface Worker {
  stop(): Promise<void>;
}

/** Starts projections and processes on what an application is connected to. */
export function startWorker(app: INestApplicationContext): Worker {
  const client = app.get(EventStoreDBClient, { strict: false });
  const db = app.get(Db, { strict: false });
  const projections = new ProjectionRunner(client, db, readModels);
  projections.start();
  return { stop: () => projections.stop() };
}
