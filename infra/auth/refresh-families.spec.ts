import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { readConfig } from '../config.js';
import { type MongoServer, startMongoServer } from '../embedded/mongo/server.js';
import { connectMongo, type MongoConnection } from '../mongo/connection.js';
import { FAMILY_SECONDS, type FamilyOwner, GRACE_SECONDS, RefreshFamilies } from './refresh-families.js';

const OWNER: FamilyOwner = { role: 'partner', id: 'p1', since: '2026-02-03T04:05:06.000Z' };
let server: MongoServer;
let mongo: MongoConnection;
let families: RefreshFamilies;
let now = new Date().toISOString();

beforeAll(async () => {
  server = await startMongoServer();
  const mongoUrl = `mongodb://127.0.0.1:${server.port}/families`;
  mongo = await connectMongo(mongoUrl);
  const secret = 'a-secret-of-the-refresh-families-spec-1';
  const config = readConfig({
    EVENTSTORE_URL: 'esdb://127.0.0.1:1',
    MONGODB_URL: mongoUrl,
    FILES_DIR: '-',
    TOKEN_SECRET: secret,
    PHONE_SECRET: secret,
    AUDIT_SECRET: secret,
  });
  families = new RefreshFamilies(mongo.db, config, () => now);
  await families.onModuleInit();
});
afterAll(async () => {
  await mongo.client.close();
  await server.close();
});

const itself = async (owner: FamilyOwner) => owner;
const over = expect.objectContaining({ code: 'UNAUTHENTICATED' });
const rotate = (token: string) => families.rotate(token, itself);

describe('a family of refresh tokens', () => {
  it('speaks for its owner from token to token', async () => {
    let token = await families.begin(OWNER);
    for (let n = 0; n < 3; n++) {
      const rotated = await rotate(token);
      expect(rotated.owner).toMatchObject(OWNER);
      expect(rotated.refreshToken).not.toBe(token);
      token = rotated.refreshToken;
    }
  });

  it('is stored without anything that could be used as a token', async () => {
    const [family, secret] = (await families.begin(OWNER)).split('.');
    const stored = await mongo.db.collection<{ _id: string }>('refreshFamilies').findOne({ _id: family ?? '' });
    expect(stored).not.toBeNull();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('answers the token before for a moment, with the same successor', async () => {
    const token = await families.begin(OWNER);
    const { refreshToken } = await rotate(token);
    now = plusSeconds(now, GRACE_SECONDS);
    expect((await rotate(token)).refreshToken).toBe(refreshToken);
    now = plusSeconds(now, 1);
    await expect(rotate(token)).rejects.toEqual(over);
    await expect(rotate(refreshToken)).rejects.toEqual(over);
  });

  it('loses nothing to an outage while the owner is looked up', async () => {
    const token = await families.begin(OWNER);
    const outage = new Error('the log is away');
    await expect(families.rotate(token, () => Promise.reject(outage))).rejects.toBe(outage);
    now = plusSeconds(now, 3600);
    expect((await rotate(token)).owner).toMatchObject(OWNER);
  });

  it('ends with an owner who may not go on', async () => {
    const token = await families.begin(OWNER);
    await expect(families.rotate(token, async () => null)).rejects.toEqual(over);
    await expect(rotate(token)).rejects.toEqual(over);
  });

  it('lives 30 days from its last use', async () => {
    const token = await families.begin(OWNER);
    now = plusSeconds(now, FAMILY_SECONDS - 1);
    const { refreshToken } = await rotate(token);
    now = plusSeconds(now, FAMILY_SECONDS - 1);
    const last = await rotate(refreshToken);
    now = plusSeconds(now, FAMILY_SECONDS + 1);
    await expect(rotate(last.refreshToken)).rejects.toEqual(over);
  });

  it('ends by any of its tokens', async () => {
    const token = await families.begin(OWNER);
    const { refreshToken } = await rotate(token);
    await families.end(token);
    await expect(rotate(refreshToken)).rejects.toEqual(over);
  });
});
