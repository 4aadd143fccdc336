import { type EventStoreDBClient } from '@eventstore/db-client';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type Db } from 'mongodb';
import { type CheckpointStore } from './checkpoint-store.js';
import { type FoldFailure, type StoredDocument } from './fold-batch.js';
import { LiveProjection } from './live-projection.js';
import { readLog } from './read-log.js';

/** Events between two checkpoints of a build: what a crash makes it repeat. */
const CHECKPOINT_EVERY = 20_000;

/** A read model's own collection and checkpoint while it is built beside the one that serves. */
export const sideNameOf = ({ name, version }: AnyProjection) => `${name}_v${version}`;

/** A fold that failed; whoever waits for the build is told. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** Builds a read model from the first event into a collection of its own, which takes the place of the serving one at the end. */
export class SideBuild {
  private constructor(
    private readonly client: EventStoreDBClient,
    private readonly db: Db,
    private readonly checkpoints: CheckpointStore,
    private readonly building: LiveProjection,
  ) {}

  /** Begins a build, or goes on with the one that a crash interrupted. */
  static async open(
    client: EventStoreDBClient,
    db: Db,
    checkpoints: CheckpointStore,
    projection: AnyProjection,
    { fresh }: { readonly fresh: boolean },
  ): Promise<SideBuild> {
    const side = sideNameOf(projection);
    const begun = fresh ? null : await checkpoints.find(side);
    const collection = db.collection<StoredDocument>(side);
    if (!begun) {
      await collection.drop();
      await checkpoints.put(side, 0, projection.version);
    }
    const building = new LiveProjection(projection, collection, begun?.position ?? 0);
    await building.createIndexes();
    return new SideBuild(client, db, checkpoints, building);
  }

  /** Folds everything up to the log's end, or to `upTo`. */
  async catchUp(signal: AbortSignal, upTo?: number): Promise<void> {
    const { building, checkpoints } = this;
    let saved = building.position;
    let folded = 0;
    for await (const { events, position } of readLog(this.client, building.position, { upTo, signal })) {
      const failure = await building.fold(events, position);
      if (failure) throw new BuildFailed(describeFailure(failure), { cause: failure.error });
      folded += events.length;
      if (folded < CHECKPOINT_EVERY || position === saved) continue;
      await building.flush();
      await checkpoints.advance([sideNameOf(building.projection)], position);
      saved = position;
      folded = 0;
    }
    await building.flush();
  }

  /** Takes the serving collection's place. A crash between any two steps leaves the serving one, or a build to begin anew. */
  async swapIn(): Promise<LiveProjection> {
    const { projection, position } = this.building;
    const { name, version } = projection;
    await this.checkpoints.delete(sideNameOf(projection));
    const collection = await this.db.renameCollection<StoredDocument>(sideNameOf(projection), name, {
      dropTarget: true,
    });
    await this.checkpoints.put(name, position, version);
    return new LiveProjection(projection, collection, position);
  }

  async discard(): Promise<void> {
    await this.checkpoints.delete(sideNameOf(this.building.projection));
    await this.building.collection.drop();
  }
}

/** What went wrong with which event, in one line. */
export function describeFailure({ event, error }: FoldFailure): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${event.type} ${event.id} at position ${event.position}: ${reason}`;
}
