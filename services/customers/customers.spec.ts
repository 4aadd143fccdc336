import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PeopleApi } from '../identity/people-api.fixture.js';

let api: PeopleApi;
let token: string;
const phone = '9700000001';
beforeAll(async () => {
  api = await PeopleApi.start();
  token = (await api.customer(phone)).user.token;
}, 60_000);
afterAll(() => api.close());

const add = (address: string, as = token) => api.post('/user/users/add-address', { phone, address }, as);
const remove = (index: string) => api.call('DELETE', `/user/users/delete-address/${phone}/${index}`, { token });

it('adds an address, answers its position, and adds it once', async () => {
  const added = await add('1 Main Road');
  expect(added).toMatchObject({ status: 200, body: { message: 'Address added successfully' } });
  expect(added.headers.get('x-position')).toBe(added.body.position);
  expect((await add('1  main road')).body.position).toBe(added.body.position);
});

it.each(['', '   '])('refuses an empty address (%j)', async (address) => {
  expect(await add(address)).toMatchObject({ status: 400, body: { message: 'Address cannot be empty' } });
});

it('keeps ten where twenty come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(`${n} Race Road`)));
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(9);
  expect(answers.filter(({ body }) => body.code === 'LIMIT_REACHED')).toHaveLength(11);
});

describe('a changed profile', () => {
  const change = (body: object, as = token) => api.put('/user/users/profile', { phone, ...body }, as);

  it('is answered with its position, kept once, and known to the next sign-in', async () => {
    const owner = await api.customer('9700000005');
    const asOwner = (body: object) =>
      api.put('/user/users/profile', { phone: '9700000005', ...body }, owner.user.token);
    const changed = await asOwner({ name: '  Asha K ', email: ' asha.k@example.com ' });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Profile updated successfully' } });
    expect(changed.headers.get('x-position')).toBe(changed.body.position);
    const again = await asOwner({ name: 'Asha K', email: 'asha.k@example.com' });
    expect(again.body.position).toBe(changed.body.position);
    const { body } = await api.post('/auth/refresh', { refreshToken: owner.refreshToken });
    const claims = JSON.parse(Buffer.from(body.data.accessToken.split('.')[1], 'base64url').toString());
    expect(claims.name).toBe('Asha K');
  });

  it.each([
    [
      { name: ' ', email: 'a@example.com' },
      { field: 'name', message: 'Please enter your name' },
    ],
    [{ email: 'a@example.com' }, { field: 'name', message: 'Please enter your name' }],
    [{ name: 'x'.repeat(81), email: 'a@example.com' }, { field: 'name' }],
    [
      { name: 'Asha', email: 'asha@' },
      { field: 'email', message: 'Please enter a valid email address' },
    ],
    [{ name: 'Asha' }, { field: 'email', message: 'Please enter a valid email address' }],
    [
      { name: 'Asha', email: 7 },
      { field: 'email', message: 'Please enter a valid email address' },
    ],
  ])('refuses %j beside its field', async (body, error) => {
    const answer = await change(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [error] } });
  });

  it("is nobody else's to make", async () => {
    const stranger = (await api.customer('9700000006')).user.token;
    expect((await change({ name: 'Eve', email: 'eve@example.com' }, stranger)).status).toBe(404);
    const partner = '9700000007';
    await api.registerPartner(partner, 'a-long-password');
    const { token: asPartner } = (await api.logIn(partner, 'a-long-password')).body;
    expect((await change({ name: 'Eve', email: 'eve@example.com' }, asPartner)).status).toBe(403);
  });
});

it('removes by place in the list, and answers 404 beyond it', async () => {
  expect((await remove('0')).status).toBe(200);
  for (const index of ['9', '-1', 'x', '1e1', '9999']) expect((await remove(index)).status).toBe(404);
});

it('knows no other customer', async () => {
  const stranger = (await api.customer('9700000002')).user.token;
  expect((await add('2 Main Road', stranger)).status).toBe(404);
  expect((await api.post('/user/account-deletion', { phone }, stranger)).status).toBe(404);
});
