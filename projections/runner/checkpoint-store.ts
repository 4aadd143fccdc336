import { CHECKPOINTS, type Checkpoint } from '@phirse/infra/mongo/checkpoints.js';
import { type Collection, type Db } from 'mongodb';

/** A checkpoint that is not where this worker left it: the database was emptied, or another worker is at work. */
export class CheckpointsMoved extends Error {
  override readonly name = 'CheckpointsMoved';
}

/** The checkpoints of those who follow the log. */
export class CheckpointStore {
  private readonly collection: Collection<Checkpoint>;

  constructor(db: Db) {
    this.collection = db.collection<Checkpoint>(CHECKPOINTS);
  }

  /** The checkpoint of a name, made at position 0 where there is none. */
  async open(name: string, version: number): Promise<Checkpoint> {
    await this.collection.updateOne(
      { _id: name },
      { $setOnInsert: { position: 0, version, status: 'running', error: null, updatedAt: new Date().toISOString() } },
      { upsert: true },
    );
    return (await this.find(name)) ?? Promise.reject(new CheckpointsMoved(`The checkpoint of ${name} is gone`));
  }

  async find(name: string): Promise<Checkpoint | null> {
    return this.collection.findOne({ _id: name });
  }

  /** Moves checkpoints on; they must all be there and before `position`. */
  async advance(names: readonly string[], position: number): Promise<void> {
    if (names.length === 0) return;
    const { matchedCount } = await this.collection.updateMany(
      { _id: { $in: [...names] }, position: { $lt: position } },
      { $set: { position, status: 'running', error: null, updatedAt: new Date().toISOString() } },
    );
    if (matchedCount !== names.length)
      throw new CheckpointsMoved(`Only ${matchedCount} of ${names.length} checkpoints were before ${position}`);
  }

  /** Sets a checkpoint, whatever it was. */
  async put(name: string, position: number, version: number): Promise<void> {
    await this.replace({ _id: name, position, version, status: 'running', error: null });
  }

  /** Marks a name as stopped at `position`. */
  async stop(name: string, position: number, version: number, error: string): Promise<void> {
    await this.replace({ _id: name, position, version, status: 'stopped', error });
  }

  async delete(name: string): Promise<void> {
    await this.collection.deleteOne({ _id: name });
  }

  private async replace(checkpoint: Omit<Checkpoint, 'updatedAt'>): Promise<void> {
    await this.collection.replaceOne(
      { _id: checkpoint._id },
      { ...checkpoint, updatedAt: new Date().toISOString() },
      { upsert: true },
    );
  }
}
