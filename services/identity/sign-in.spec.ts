import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CustomerEvent, customerStream } from '@phirse/contracts/events/people.events.js';
import { type Answer, PeopleApi } from './people-api.fixture.js';

let api: PeopleApi;
beforeAll(async () => {
  api = await PeopleApi.start();
}, 60_000);
afterAll(() => api.close());

const ASHA = { name: 'Asha Rao', email: 'asha@example.com' };
const register = (phone: string): Promise<Answer> => api.post('/user/register', { ...ASHA, phone });
const verify = (phone: string, otp: string): Promise<Answer> => api.post('/user/verify-otp', { phone, otp });
const exists = async (phone: string): Promise<unknown> => (await api.call('GET', `/user/user-exists/${phone}`)).body;
const eventsOf = async (customerId: string) =>
  (await api.eventStore.events<CustomerEvent>(customerStream(customerId))).map((event) => event.type);
const other = (otp: string, by = 1) => String((Number(otp) + by) % 10_000).padStart(4, '0');
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

describe('registering', () => {
  it('sends a code and writes nothing until it is entered', async () => {
    const sent = await register('9100000001');
    expect(sent).toMatchObject({ status: 200, body: { phone: '9100000001', otp: expect.stringMatching(/^\d{4}$/) } });
    expect(Date.parse(sent.body.otpExpiry) - Date.parse(api.now)).toBe(300_000);
    expect(await eventsOf(sent.body.userId)).toEqual([]);
    expect(await exists('9100000001')).toBe(false);

    const verified = await verify('9100000001', sent.body.otp);
    expect(verified).toMatchObject({
      status: 200,
      body: { message: 'Phone number verified successfully', user: { ...ASHA, phone: '9100000001', status: 'active' } },
    });
    expect(verified.headers.get('x-position')).toBe(verified.body.position);
    expect(await eventsOf(sent.body.userId)).toEqual(['CustomerRegistered', 'PhoneVerified']);
    expect(await exists('9100000001')).toBe(true);
  });

  it('refuses a number that has an account', async () => {
    await api.customer('9100000002');
    expect(await register('9100000002')).toMatchObject({ status: 409, body: { code: 'ACCOUNT_EXISTS' } });
  });

  it('answers a request sent twice under one key alike, with one code', async () => {
    const body = { ...ASHA, phone: '9100000003' };
    const first = await api.call('POST', '/user/register', { body, key: 'register-once' });
    const again = await api.call('POST', '/user/register', { body, key: 'register-once' });
    expect(again).toMatchObject({ status: 200, body: { otpExpiry: first.body.otpExpiry } });
    expect((await verify('9100000003', first.body.otp)).status).toBe(200);
  });

  it('names what is missing where a new number signs in without name and email', async () => {
    for (const details of [{}, { name: ' ', email: '' }]) {
      const answer = await api.post('/user/logins', { phone: '9100000004', ...details });
      expect(answer).toMatchObject({ status: 400, body: { message: 'Please enter your name and email' } });
      expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email']);
    }
  });
});

describe('a code', () => {
  it('is good once, whoever races with it', async () => {
    const { body } = await register('9100000010');
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify('9100000010', body.otp)));
    expect(statuses(answers)).toEqual([200, 410, 410, 410]);
    expect(await eventsOf(body.userId)).toEqual(['CustomerRegistered', 'PhoneVerified']);
  });

  it('bears five wrong tries, counted exactly when they come at once', async () => {
    const { body } = await register('9100000011');
    const wrong = await Promise.all(Array.from({ length: 9 }, (_, n) => verify('9100000011', other(body.otp, n + 1))));
    expect(statuses(wrong)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
    expect(await verify('9100000011', body.otp)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('is right on the fifth try still', async () => {
    const { body } = await register('9100000012');
    for (const by of [1, 2, 3, 4]) await verify('9100000012', other(body.otp, by));
    expect((await verify('9100000012', body.otp)).status).toBe(200);
  });

  it('expires after five minutes', async () => {
    const { body } = await register('9100000013');
    api.pass(301);
    expect(await verify('9100000013', body.otp)).toMatchObject({ status: 410, body: { code: 'OTP_EXPIRED' } });
  });

  it('cannot be asked for again within 30 seconds; then the new one counts and the details are still known', async () => {
    const first = await register('9100000014');
    const early = await api.post('/user/resend-otp', { phone: '9100000014' });
    expect(early).toMatchObject({ status: 429, body: { retryAfterSeconds: 30 } });
    expect(early.headers.get('retry-after')).toBe('30');
    api.pass(30);
    const second = await api.post('/user/resend-otp', { phone: '9100000014' });
    expect(second.status).toBe(200);
    if (first.body.otp !== second.body.otp) expect((await verify('9100000014', first.body.otp)).status).toBe(401);
    expect((await verify('9100000014', second.body.otp)).body.user).toMatchObject(ASHA);
  });

  it('goes out once where several requests race', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register('9100000015')));
    expect(statuses(answers)).toEqual([200, 429, 429, 429, 429]);
  });

  it('is not sent to one number without end, nor guessed without end', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await register('9100000016')).status).toBe(200);
      api.pass(30);
    }
    expect(await register('9100000016')).toMatchObject({
      status: 429,
      body: { retryAfterSeconds: expect.any(Number) },
    });
  });

  it('of another number opens nothing', async () => {
    const { body } = await register('9100000017');
    expect((await verify('9100000018', body.otp)).status).toBe(410);
  });
});

describe('signing in by password', () => {
  beforeAll(() => api.registerPartner('9200000001', 'partner-pass'));

  it('lets a partner in as Partner', async () => {
    expect(await api.logIn('9200000001', 'partner-pass')).toMatchObject({
      status: 200,
      body: { message: 'Login successful', role: 'Partner', phone: '9200000001', name: 'Harish Gowda' },
    });
  });

  it('says the same of a wrong password and of an unknown number', async () => {
    const [wrong, unknown] = [await api.logIn('9200000001', 'nope'), await api.logIn('9299999999', 'nope')];
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid credentials']);
    expect([unknown.status, unknown.body.message]).toEqual([401, 'Invalid credentials']);
  });

  it('asks for both fields', async () => {
    for (const body of [{ mobileNumber: '', password: '' }, { mobileNumber: '9200000001' }, {}]) {
      const answer = await api.post('/partner/login', body);
      expect(answer).toMatchObject({ status: 400, body: { message: 'Please fill in all fields' } });
    }
  });

  it('does not let a partner in as operator', async () => {
    const answer = await api.post('/ops/login', { mobileNumber: '9200000001', password: 'partner-pass' });
    expect(answer.status).toBe(401);
  });

  it('stops guessing at one number after twenty wrong passwords', async () => {
    await api.registerPartner('9200000002', 'partner-pass');
    const wrong = await Promise.all(Array.from({ length: 21 }, () => api.logIn('9200000002', 'guess')));
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await api.logIn('9200000002', 'partner-pass')).status).toBe(429);
  });
});

it('limits sign-in calls per address', async () => {
  const strict = await PeopleApi.start({ SIGN_IN_LIMIT_PER_MINUTE: '3', OTP_ECHO: 'false' });
  try {
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await strict.call('GET', '/user/user-exists/9100000099'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const sent = await strict.post('/user/register', { ...ASHA, phone: '9100000099' });
    expect(sent.body).not.toHaveProperty('otp');
  } finally {
    await strict.close();
  }
}, 60_000);
