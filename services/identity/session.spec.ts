import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, PeopleApi } from './people-api.fixture.js';

let api: PeopleApi;
beforeAll(async () => {
  api = await PeopleApi.start();
}, 60_000);
afterAll(() => api.close());

const refresh = (refreshToken: string): Promise<Answer> => api.post('/auth/refresh', { refreshToken });
const next = async (refreshToken: string): Promise<string> => (await refresh(refreshToken)).body.data.refreshToken;

describe('a refresh token', () => {
  it('brings an access token that works, and its successor', async () => {
    const { user, refreshToken } = await api.customer('9300000001');
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(refreshToken);
    const added = await api.post(
      '/user/users/add-address',
      { phone: user.phone, address: '1 Main Road' },
      body.data.accessToken,
    );
    expect(added.status).toBe(200);
  });

  it('gives tabs that race the same successor', async () => {
    const { refreshToken } = await api.customer('9300000002');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body.data.refreshToken));
    expect(successors.size).toBe(1);
    for (const successor of successors) expect((await refresh(successor)).status).toBe(200);
  });

  it('ends its family when it is replayed later', async () => {
    const { refreshToken } = await api.customer('9300000003');
    const second = await next(refreshToken);
    api.pass(11);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
  });

  it('ends its family when the one before the last comes back, however soon', async () => {
    const { refreshToken } = await api.customer('9300000004');
    const third = await next(await next(refreshToken));
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('is over after 30 days without use', async () => {
    const { refreshToken } = await api.customer('9300000005');
    const before = api.now;
    api.pass(30 * 86_400 + 1);
    expect((await refresh(refreshToken)).status).toBe(401);
    api.now = before;
  });

  it.each(['', 'x', '.', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'that was never issued (%j) is refused',
    async (token) => expect((await refresh(token)).status).toBe(401),
  );

  it('is nothing but text', async () => {
    expect((await api.post('/auth/refresh', { refreshToken: { $ne: null } })).status).toBe(400);
  });
});

describe('signing out', () => {
  it('ends the family, and may be asked for twice', async () => {
    const { refreshToken } = await api.customer('9300000010');
    expect((await api.post('/auth/logout', { refreshToken })).status).toBe(200);
    expect((await api.post('/auth/logout', { refreshToken })).status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('an account that was deleted', () => {
  it('writes nothing more, refreshes no more, and does not come back with its number', async () => {
    const { user, refreshToken } = await api.customer('9300000020');
    const { phone, token } = user;
    const deletion = () => api.call('POST', '/user/account-deletion', { body: { phone }, token, key: 'delete-me' });
    const first = await deletion();
    expect(first).toMatchObject({ status: 200, body: { message: 'Account deleted successfully' } });
    expect((await deletion()).body.position).toBe(first.body.position);
    expect((await api.call('GET', `/user/user-exists/${phone}`)).body).toBe(false);
    const write = await api.post('/user/users/add-address', { phone, address: '1 Main Road' }, token);
    expect(write.status).toBe(401);

    // The number's new owner registers; the old device knows nothing of it.
    api.pass(60);
    const fresh = await api.customer(phone);
    expect(fresh.user.status).toBe('active');
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(fresh.refreshToken)).status).toBe(200);

    // Nor may what is left of its access token read, change or delete what is the new owner's.
    expect((await api.post('/user/users/add-address', { phone, address: '2 Main Road' }, token)).status).toBe(401);
    expect((await api.call('POST', '/user/account-deletion', { body: { phone }, token })).status).toBe(401);
    const own = await api.post('/user/users/add-address', { phone, address: '3 Main Road' }, fresh.user.token);
    expect(own.status).toBe(200);
  });
});

describe('a suspended partner', () => {
  it('is told so with the right password only, writes nothing, and comes back when reinstated', async () => {
    const operator = await api.operator('9300000900');
    await api.registerPartner('9300000030', 'partner-pass');
    const { token, refreshToken } = (await api.logIn('9300000030', 'partner-pass')).body;
    const suspend = () => api.post('/ops/partners/9300000030/suspend', { reason: 'Complaints' }, operator);
    expect((await suspend()).status).toBe(200);
    expect((await suspend()).status).toBe(200);

    expect(await api.logIn('9300000030', 'partner-pass')).toMatchObject({
      status: 403,
      body: { code: 'PARTNER_SUSPENDED' },
    });
    expect((await api.logIn('9300000030', 'wrong')).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    const write = await api.put('/partner/notificationStatus/9300000030/n1', undefined, token);
    expect(write).toMatchObject({ status: 403, body: { code: 'PARTNER_SUSPENDED' } });

    await api.post('/ops/partners/9300000030/reinstate', undefined, operator);
    expect((await api.logIn('9300000030', 'partner-pass')).status).toBe(200);
    // Heard again: it is the notification that there is none of.
    const again = await api.put('/partner/notificationStatus/9300000030/n1', undefined, token);
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
