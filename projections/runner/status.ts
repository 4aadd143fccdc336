import { type EventStoreDBClient } from '@eventstore/db-client';
import { lastPosition } from '@phirse/infra/eventstore/last-position.js';
import { type Checkpoint, Checkpoints } from '@phirse/infra/mongo/checkpoints.js';
import { type Db } from 'mongodb';

/** Where a read model or a process stands. */
export interface ConsumerStatus extends Omit<Checkpoint, '_id'> {
  readonly name: string;
  /** Position of the log's last event. */
  readonly logPosition: number;
  /** How far behind that it is, in positions; 0 when it has seen everything. */
  readonly lag: number;
}

/** Position and lag of everybody who follows the log. */
export async function consumerStatus(client: EventStoreDBClient, db: Db): Promise<readonly ConsumerStatus[]> {
  const logPosition = await lastPosition(client);
  const checkpoints = await new Checkpoints(db).all();
  return checkpoints.map(({ _id, ...checkpoint }) => ({
    name: _id,
    ...checkpoint,
    logPosition,
    lag: Math.max(0, logPosition - checkpoint.position),
  }));
}
