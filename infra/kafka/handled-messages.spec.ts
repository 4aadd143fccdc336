import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { startMongoServer } from '../embedded/mongo/server.js';
import { HandledMessages } from './handled-messages.js';

const message = { id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11' };

let server: Awaited<ReturnType<typeof startMongoServer>>;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer({});
  client = new MongoClient(`mongodb://127.0.0.1:${server.port}/`);
  db = client.db('handled');
});
afterAll(async () => {
  await client.close();
  await server.close();
});
beforeEach(async () => {
  await db.dropDatabase();
});

describe('handling a message once', () => {
  it('does the work of the first delivery only, also after a restart', async () => {
    let done = 0;
    const work = async () => {
      done += 1;
    };
    const before = new HandledMessages(db, 'billing');
    expect([await before.handleOnce(message, work), await before.handleOnce(message, work)]).toEqual([true, false]);
    expect(await new HandledMessages(db, 'billing').handleOnce(message, work)).toBe(false);
    expect(done).toBe(1);
  });

  it('does it again where it failed', async () => {
    const handled = new HandledMessages(db, 'billing');
    await expect(
      handled.handleOnce(message, async () => {
        throw new Error('not now');
      }),
    ).rejects.toThrow('not now');
    expect(await handled.handleOnce(message, async () => {})).toBe(true);
  });

  it('does it once for every group', async () => {
    const groups = ['billing', 'reports'].map((group) => new HandledMessages(db, group));
    const done = await Promise.all(groups.map((group) => group.handleOnce(message, async () => {})));
    expect(done).toEqual([true, true]);
  });

  it('forgets after a while, so that it does not grow for ever', async () => {
    await new HandledMessages(db, 'billing').handleOnce(message, async () => {});
    const indexes = await db.collection('handled-messages').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { handledAt: 1 }, expireAfterSeconds: 14 * 24 * 60 * 60 }),
    );
  });
});
