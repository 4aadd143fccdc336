import { type Db, MongoClient } from 'mongodb';

export interface MongoConnection {
  readonly client: MongoClient;
  readonly db: Db;
}

/** Connects to the database that the URL names (`phirse` where it names none); waits up to 5 s for the server. */
export async function connectMongo(url: string): Promise<MongoConnection> {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: 5000,
    // A server that has stopped answering: reads say so instead of waiting as long as the connection lasts.
    connectTimeoutMS: 3000,
    socketTimeoutMS: 8000,
    ignoreUndefined: true,
    maxPoolSize: 20,
    appName: 'phirse',
  });
  await client.connect();
  const name = new URL(url).pathname.slice(1) || 'phirse';
  return { client, db: client.db(name) };
}
