import { type Collection, type Db } from 'mongodb';

/** How far a consumer of the log has come. */
export interface Checkpoint {
  /** The read model's or process's name. */
  readonly _id: string;
  /** Commit position of the last event it has dealt with. */
  readonly position: number;
  /** Version of the read model the position belongs to. */
  readonly version: number;
  readonly status: 'running' | 'stopped';
  /** Why it stopped, where it did. */
  readonly error: string | null;
  readonly updatedAt: string;
}

export const CHECKPOINTS = 'checkpoints';
/** A read waits this long for its read model, then answers what there is. */
const MAX_WAIT_MS = 2000;
const POLL_MS = 15;

/** Lets reads wait until a read model has passed a position. All waiting reads share one poll. */
export class Checkpoints {
  private readonly collection: Collection<Checkpoint>;
  private polling: Promise<ReadonlyMap<string, number>> | null = null;

  constructor(db: Db) {
    this.collection = db.collection<Checkpoint>(CHECKPOINTS);
  }

  /** Whether `name` passed `position` within two seconds. */
  async passed(name: string, position: number): Promise<boolean> {
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const positions = await this.poll();
      if ((positions.get(name) ?? -1) >= position) return true;
      if (Date.now() >= deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Every consumer's checkpoint. */
  async all(): Promise<readonly Checkpoint[]> {
    return this.collection.find().sort({ _id: 1 }).toArray();
  }

  private poll(): Promise<ReadonlyMap<string, number>> {
    this.polling ??= this.all()
      .then((checkpoints) => new Map(checkpoints.map(({ _id, position }) => [_id, position])))
      .finally(() => {
        this.polling = null;
      });
    return this.polling;
  }
}
