import { type EventStoreDBClient } from '@eventstore/db-client';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type Db } from 'mongodb';
import { ProcessRunner, type Send } from './process-runner.js';
import { ProjectionRunner } from './projection-runner.js';
import { type ShadowReport, shadow } from './shadow.js';
import { type ConsumerStatus, consumerStatus } from './status.js';

/** The read side and the process managers at work. */
export interface Worker {
  /** Builds a read model from the first event while the old one serves, then swaps. */
  rebuild(name: string): Promise<void>;
  /** Folds the log a second time and reports every document that differs. */
  shadow(name: string): Promise<ShadowReport>;
  status(): Promise<readonly ConsumerStatus[]>;
  /** Finishes what is at hand and gives the leases back. */
  stop(): Promise<void>;
}

/** Starts the read models and the processes. Several workers may be started: one works, the others wait for its lease. */
export function startWorker(parts: {
  readonly client: EventStoreDBClient;
  readonly db: Db;
  readonly projections: readonly AnyProjection[];
  readonly processes: readonly AnyProcess[];
  /** The command bus. */
  readonly send: Send;
}): Worker {
  const { client, db, projections } = parts;
  const runner = new ProjectionRunner(client, db, projections);
  const processes = new ProcessRunner(client, db, parts.processes, parts.send);
  runner.start();
  processes.start();
  return {
    rebuild: (name) => runner.rebuild(name),
    shadow: (name) => {
      const projection = projections.find((known) => known.name === name);
      return projection
        ? shadow(client, db, projection)
        : Promise.reject(new Error(`There is no read model '${name}'`));
    },
    status: () => consumerStatus(client, db),
    stop: async () => {
      await Promise.all([runner.stop(), processes.stop()]);
    },
  };
}
