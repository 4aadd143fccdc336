import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type Config, readConfig } from '../config.js';
import { type MongoServer, startMongoServer } from '../embedded/mongo/server.js';
import { connectMongo, type MongoConnection } from '../mongo/connection.js';
import { OneTimeCodes } from './one-time-codes.js';
import { RateLimits } from './rate-limits.js';

const NOTE = { name: 'Asha Rao', email: 'asha@example.com' };
let server: MongoServer;
let mongo: MongoConnection;
let config: Config;
let codes: OneTimeCodes;
let now: string;
let count = 0;
let subject: string;

beforeAll(async () => {
  server = await startMongoServer();
  const mongoUrl = `mongodb://127.0.0.1:${server.port}/codes`;
  mongo = await connectMongo(mongoUrl);
  const secret = 'a-secret-of-the-one-time-codes-spec-01';
  config = readConfig({
    EVENTSTORE_URL: 'esdb://127.0.0.1:1',
    MONGODB_URL: mongoUrl,
    FILES_DIR: '-',
    TOKEN_SECRET: secret,
    PHONE_SECRET: secret,
    AUDIT_SECRET: secret,
  });
  const limits = new RateLimits(mongo.db);
  codes = new OneTimeCodes(mongo.db, limits, config, () => now);
  await limits.onModuleInit();
  await codes.onModuleInit();
});
afterAll(async () => {
  await mongo.client.close();
  await server.close();
});
beforeEach(() => {
  now = new Date().toISOString();
  subject = `subject-${count++}`;
});

const issue = async () => (await codes.issue(subject, NOTE, `command-${count++}`)).code ?? 'none';
const refused = (code: string) => expect.objectContaining({ code });
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const nothing = async () => null;

describe('a one-time code', () => {
  it('is kept as a keyed hash only', async () => {
    const code = await issue();
    const stored = await mongo.db.collection<{ _id: string }>('oneTimeCodes').findOne({ _id: subject });
    expect(Object.values(stored ?? {})).not.toContain(code);
    expect(stored).toMatchObject({ codeHash: expect.stringMatching(/^[0-9a-f]{64}$/), tries: 0 });
  });

  it('hands over what was left beside it', async () => {
    expect(await codes.use(subject, await issue(), async (note) => note)).toEqual(NOTE);
  });

  it('comes back where the work it was used for failed', async () => {
    const code = await issue();
    const outage = new Error('the log is away');
    await expect(codes.use(subject, code, () => Promise.reject(outage))).rejects.toBe(outage);
    expect(await codes.use(subject, code, async (note) => note)).toEqual(NOTE);
  });

  it('does not come back over a newer one', async () => {
    const code = await issue();
    now = plusSeconds(now, 31);
    let newer = '';
    const failing = codes.use(subject, code, async () => {
      newer = await issue();
      throw new Error('the log is away');
    });
    await expect(failing).rejects.toThrow('the log is away');
    expect(await codes.use(subject, newer, async (note) => note)).toEqual(NOTE);
  });

  it('leaves its note for a late resend, for half an hour', async () => {
    await issue();
    now = plusSeconds(now, 29 * 60);
    expect(await codes.pending(subject)).toEqual({ note: NOTE });
    now = plusSeconds(now, 60);
    expect(await codes.pending(subject)).toBeNull();
  });

  it('may be asked for at once where the one before was not delivered', async () => {
    await issue();
    await codes.withdraw(subject);
    expect(await issue()).toMatch(/^\d{4}$/);
  });

  it('cannot be guessed through one code after the other', async () => {
    for (let round = 0; round < 4; round++) {
      const code = await issue();
      for (let tries = 0; tries < 5; tries++)
        await expect(codes.use(subject, wrong(code), nothing)).rejects.toEqual(refused('OTP_WRONG'));
      now = plusSeconds(now, 31);
    }
    const code = await issue();
    await expect(codes.use(subject, code, nothing)).rejects.toEqual(refused('TOO_MANY_REQUESTS'));
  });
});
