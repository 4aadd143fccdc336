import { afterAll, beforeAll, expect, it } from '@jest/globals';
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

it('removes by place in the list, and answers 404 beyond it', async () => {
  expect((await remove('0')).status).toBe(200);
  for (const index of ['9', '-1', 'x', '1e1', '9999']) expect((await remove(index)).status).toBe(404);
});

it('knows no other customer', async () => {
  const stranger = (await api.customer('9700000002')).user.token;
  expect((await add('2 Main Road', stranger)).status).toBe(404);
  expect((await api.post('/user/account-deletion', { phone }, stranger)).status).toBe(404);
});
