import { randomUUID } from 'node:crypto';
import { type Collection, type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { startMongoServer } from './server.js';

/** What the contract's collections hold. */
export interface Item extends Document {
  readonly _id: number | string;
}

/** A database of its own for one spec. */
export interface ContractDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  readonly embedded: boolean;
  /** A collection that does not exist yet. */
  fresh(): Collection<Item>;
  /** A new collection of these documents. */
  holding(...items: readonly Item[]): Promise<Collection<Item>>;
  close(): Promise<void>;
}

/** On the embedded server, or on the real one that MONGODB_URL names: the same contract holds on both. */
export async function openContractDatabase(): Promise<ContractDatabase> {
  const url = process.env.MONGODB_URL;
  const server = url ? null : await startMongoServer({ expiryInterval: 50 });
  const client = new MongoClient(url ?? `mongodb://127.0.0.1:${server?.port}/`);
  const db = client.db(`contract_${randomUUID().slice(0, 8)}`);
  let next = 0;
  const fresh = (): Collection<Item> => db.collection<Item>(`items${next++}`);
  return {
    client,
    db,
    embedded: server !== null,
    fresh,
    async holding(...items) {
      const collection = fresh();
      await collection.insertMany([...items]);
      return collection;
    },
    async close() {
      await db.dropDatabase();
      await client.close();
      await server?.close();
    },
  };
}

/** The ids of what a filter finds, in order. */
export const idsOf = async (collection: Collection<Item>, filter: object): Promise<unknown[]> =>
  (await collection.find(filter).sort({ _id: 1 }).toArray()).map((item) => item._id);

/** The server's error; throws where the attempt succeeds. */
export async function failureOf(attempt: Promise<unknown>): Promise<MongoServerError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MongoServerError)) throw new Error(`expected a server error, got ${String(error)}`);
  return error;
}
