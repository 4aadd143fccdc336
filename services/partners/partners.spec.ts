import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PeopleApi, PROFILE } from '../identity/people-api.fixture.js';

let api: PeopleApi;
let operator: string;
let token: string;
let png: Buffer<ArrayBuffer>;
const PARTNER = '9500000001';
beforeAll(async () => {
  api = await PeopleApi.start();
  operator = await api.operator('9500000900');
  await api.registerPartner(PARTNER, 'partner-pass');
  await api.registerPartner('9500000002', 'partner-pass');
  token = (await api.logIn(PARTNER, 'partner-pass')).body.token;
  png = Buffer.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
}, 60_000);
afterAll(() => api.close());

const form = (fields: Readonly<Record<string, string>>, files: Readonly<Record<string, Buffer<ArrayBuffer>>> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [name, bytes] of Object.entries(files)) data.set(name, new Blob([bytes], { type: 'image/png' }), 'a.png');
  return data;
};
const add = (body: unknown, as = token, key?: string) =>
  api.call('POST', `/partner/add-pickup-person/${PARTNER}`, { body, token: as, key });

describe('registering a partner', () => {
  const body = { ...PROFILE, phone: '9500000010', password: 'partner-pass' };

  it('is for operators, once a number', async () => {
    expect((await api.post('/ops/partners', body, token)).status).toBe(403);
    const registered = await api.post('/ops/partners', body, operator);
    expect(registered).toMatchObject({ status: 201, body: { partnerId: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(await api.post('/ops/partners', body, operator)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS' },
    });
    expect((await api.logIn('9500000010', 'partner-pass')).status).toBe(200);
  });

  it('names what is wrong', async () => {
    const answer = await api.post('/ops/partners', { ...body, gstIN: 'x', phone: '1' }, operator);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['gstIN', 'phone']);
  });

  it('changes a profile, and nothing of an unknown number', async () => {
    const renamed = await api.put('/ops/partners/9500000002', { ...PROFILE, name: 'Farida Khanum' }, operator);
    expect(renamed.status).toBe(200);
    expect((await api.logIn('9500000002', 'partner-pass')).body.name).toBe('Farida Khanum');
    expect((await api.put('/ops/partners/9599999999', PROFILE, operator)).status).toBe(404);
  });
});

describe('adding a pickup person', () => {
  it('takes the form with its images and answers links that open them', async () => {
    const answer = await add(form({ name: 'Ravi', phone: '9510000001', password: 'ravi-pass' }, { aadharCard: png }));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        pickUpPerson: { name: 'Ravi', sex: 'male', address: 'N/A', status: 'active', drivingLicense: null },
        position: answer.headers.get('x-position'),
      },
    });
    expect(answer.body).not.toHaveProperty('temporaryPassword');
    const image = await api.call('GET', answer.body.pickUpPerson.aadharCard);
    expect(image.status).toBe(200);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await api.logIn('9510000001', 'ravi-pass')).toMatchObject({ status: 200, body: { role: 'pickUp' } });
  });

  it('takes JSON with data URLs, and makes a password where none is given: the same for a request sent twice', async () => {
    const profileImg = `data:image/png;base64,${png.toString('base64')}`;
    const body = { name: 'Meena', phone: '9510000002', password: '', sex: 'female', profileImg };
    const first = await add(body, token, 'add-meena');
    expect(first).toMatchObject({ status: 201, body: { pickUpPerson: { sex: 'female' } } });
    const again = await add(body, token, 'add-meena');
    expect(again.body.temporaryPassword).toBe(first.body.temporaryPassword);
    expect((await api.logIn('9510000002', first.body.temporaryPassword)).status).toBe(200);
  });

  it('refuses a number that works for anybody, and another partner’s path', async () => {
    await add({ name: 'Anil', phone: '9510000003' });
    const other = (await api.logIn('9500000002', 'partner-pass')).body.token;
    const theirs = await api.post('/partner/add-pickup-person/9500000002', { name: 'A', phone: '9510000003' }, other);
    expect(theirs).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
    expect((await add({ name: 'B', phone: '9510000004' }, other)).status).toBe(404);
  });

  it('adds one person where requests race', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ name: 'Race', phone: '9510000005' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('refuses what is no image, what is too large, and what has no name', async () => {
    const person = { name: 'Kiran', phone: '9510000006' };
    expect((await add(form(person, { profileImg: Buffer.from('<svg/>') }))).status).toBe(415);
    expect((await add(form(person, { profileImg: Buffer.alloc(5 * 1024 * 1024 + 1) }))).status).toBe(413);
    expect(await add(form({ phone: '9510000006' }))).toMatchObject({
      status: 400,
      body: { errors: [expect.objectContaining({ field: 'name' })] },
    });
  });
});

describe('blocking a pickup person', () => {
  it('ends their sessions and their writing until they are unblocked; twice changes nothing', async () => {
    const added = await add({ name: 'Sunil', phone: '9510000020', password: 'sunil-pass' });
    const id = added.body.pickUpPerson._id;
    const session = (await api.logIn('9510000020', 'sunil-pass')).body;
    const block = () => api.put(`/partner/block-pickup-person/${PARTNER}/${id}`, undefined, token);
    const blocked = await block();
    expect(blocked).toMatchObject({ status: 200, body: { message: 'Pickup boy blocked successfully' } });
    expect((await block()).body.position).toBe(blocked.body.position);

    expect((await api.logIn('9510000020', 'sunil-pass')).status).toBe(403);
    expect((await api.logIn('9510000020', 'wrong')).status).toBe(401);
    expect((await api.post('/auth/refresh', { refreshToken: session.refreshToken })).status).toBe(401);
    const read = () => api.put('/partner/notificationStatus/9510000020/n1', undefined, session.token);
    expect((await read()).status).toBe(403);

    const unblocked = await api.put(`/partner/unblock-pickup-person/${PARTNER}/${id}`, undefined, token);
    expect(unblocked.body.message).toBe('Pickup boy unblocked successfully');
    // Heard again: it is the notification that there is none of.
    expect(await read()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('does not reach another partner’s, nor anything that is no id', async () => {
    const added = await add({ name: 'Deepa', phone: '9510000021' });
    const other = (await api.logIn('9500000002', 'partner-pass')).body.token;
    for (const id of [added.body.pickUpPerson._id, 'f'.repeat(32), '$all', 'x'.repeat(200)]) {
      const route = `/partner/block-pickup-person/9500000002/${encodeURIComponent(id)}`;
      expect((await api.put(route, undefined, other)).status).toBe(404);
    }
  });
});
