import { type Db, MongoClient } from 'mongodb';
import { startMongoServer } from './server.js';

/** A database of its own for one spec. */
export interface ContractDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** On the embedded server, or on the real one that MONGODB_URL names: the same contract holds on both. */
export async function openContractDatabase(): Promise<ContractDatabase> {
  const url = process.env.MONGODB_URL;
  const server = url ? null : await startMongoServer();
  const client = new MongoClient(url ?? `mongodb://127.0.0.1:${server?.port}/`);
  const db = client.db(`contract_${process.pid}_${Date.now().toString(36)}`);
  return {
    client,
    db,
    embedded: server !== null,
    async close() {
      await db.dropDatabase();
      await client.close();
      await server?.close();
    },
  };
}
