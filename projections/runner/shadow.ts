import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient } from '@eventstore/db-client';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type Collection, type Db } from 'mongodb';
import { CheckpointStore } from './checkpoint-store.js';
import { type Difference, differencesOf } from './differences.js';
import { type StoredDocument } from './fold-batch.js';
import { LiveProjection } from './live-projection.js';
import { readLog } from './read-log.js';
import { BuildFailed, describeFailure } from './side-build.js';

/** Differing documents that a report lists. */
const MAX_REPORTED = 1000;
/** Tries to catch up with documents that change while they are compared. */
const MAX_ROUNDS = 20;
const ROUND_PAUSE_MS = 100;

export interface DifferingDocument {
  readonly _id: string;
  readonly fields: readonly Difference[];
}

/** What a second replay of a read model found. */
export interface ShadowReport {
  readonly name: string;
  readonly events: number;
  readonly documents: number;
  /** At most 1000; empty where what users see is what happened. */
  readonly differing: readonly DifferingDocument[];
}

/**
 * Folds the log a second time into a collection of its own, compares every document with the one that is served, field by field, and
 * drops the copy. Needs no worker; the serving read model may go on moving.
 */
export async function shadow(client: EventStoreDBClient, db: Db, projection: AnyProjection): Promise<ShadowReport> {
  const { name } = projection;
  const served = db.collection<StoredDocument>(name);
  const copy = new LiveProjection(projection, db.collection(`${name}_shadow_${randomUUID().slice(0, 8)}`), 0);
  const checkpoints = new CheckpointStore(db);
  let events = 0;
  const follow = async () => {
    const upTo = (await checkpoints.find(name))?.position ?? 0;
    for await (const batch of readLog(client, copy.position, { upTo })) {
      const failure = await copy.apply(batch.events, batch.position);
      if (failure) throw new BuildFailed(describeFailure(failure), { cause: failure.error });
      events += batch.events.length;
    }
  };
  try {
    await follow();
    let suspects = await differingIds(served, copy.collection);
    for (let round = 1; suspects.length > 0 && round < MAX_ROUNDS; round++) {
      await new Promise((resolve) => setTimeout(resolve, ROUND_PAUSE_MS));
      await follow();
      const still = await compare(served, copy.collection, suspects);
      const moved = still.filter(({ moving }) => moving);
      if (moved.length === 0) return report(still);
      suspects = still.map(({ _id }) => _id);
    }
    return report(await compare(served, copy.collection, suspects));
  } finally {
    await copy.collection.drop();
  }

  async function report(differing: readonly DifferingDocument[]): Promise<ShadowReport> {
    const documents = await copy.collection.countDocuments();
    return { name, events, documents, differing: differing.map(({ _id, fields }) => ({ _id, fields })) };
  }
}

/** Walks both collections in the order of their ids. */
async function differingIds(
  served: Collection<StoredDocument>,
  copy: Collection<StoredDocument>,
): Promise<readonly string[]> {
  const ids: string[] = [];
  const left = served.find().sort({ _id: 1 });
  const right = copy.find().sort({ _id: 1 });
  let a = await left.next();
  let b = await right.next();
  while ((a || b) && ids.length < MAX_REPORTED) {
    const order = !a ? 1 : !b ? -1 : a._id < b._id ? -1 : a._id > b._id ? 1 : 0;
    const id = (order <= 0 ? a?._id : b?._id) ?? '';
    if (order !== 0 || differencesOf(a, b).length > 0) ids.push(id);
    if (order <= 0) a = await left.next();
    if (order >= 0) b = await right.next();
  }
  await Promise.all([left.close(), right.close()]);
  return ids;
}

async function compare(
  served: Collection<StoredDocument>,
  copy: Collection<StoredDocument>,
  ids: readonly string[],
): Promise<readonly (DifferingDocument & { readonly moving: boolean })[]> {
  const byId = async (collection: Collection<StoredDocument>) =>
    new Map((await collection.find({ _id: { $in: [...ids] } }).toArray()).map((document) => [document._id, document]));
  const [left, right] = [await byId(served), await byId(copy)];
  return ids.flatMap((_id) => {
    const [stored, replayed] = [left.get(_id) ?? null, right.get(_id) ?? null];
    const fields = differencesOf(stored, replayed);
    // A served document that is ahead of the copy has moved on since; it is compared again.
    const moving = (stored?.position ?? 0) > (replayed?.position ?? 0);
    return fields.length > 0 ? [{ _id, fields, moving }] : [];
  });
}
