import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PeopleApi } from '../identity/people-api.fixture.js';

let api: PeopleApi;
let token: string;
let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
  api = await PeopleApi.start();
  token = (await api.customer('9600000001')).user.token;
  png = Buffer.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
}, 60_000);
afterAll(() => api.close());

const dataUrl = () => `data:image/png;base64,${png.toString('base64')}`;

describe('an upload', () => {
  it('comes as a form or as a data URL, and has one name either way', async () => {
    const form = new FormData();
    form.set('image', new Blob([png], { type: 'image/png' }), 'a.png');
    const [sent, inlined] = [
      await api.post('/files', form, token),
      await api.post('/files', { image: dataUrl() }, token),
    ];
    expect(sent).toMatchObject({ status: 201, body: { name: expect.stringMatching(/^[0-9a-f]{64}\.[\w-]{43}$/) } });
    expect(inlined.body.name).toBe(sent.body.name);
    expect((await api.call('GET', sent.body.link)).status).toBe(200);
  });

  it('needs somebody signed in', async () => {
    expect((await api.post('/files', { image: dataUrl() })).status).toBe(401);
  });

  it.each([{}, { image: 7 }, { image: 'data:image/png;base64,AAAA' }, { image: 'hello' }])(
    'is an image (%j is none)',
    async (body) => expect([400, 415]).toContain((await api.post('/files', body, token)).status),
  );

  it('does not open a stored picture to who knows its name', async () => {
    const { name } = (await api.post('/files', { image: dataUrl() }, token)).body;
    expect((await api.post('/files', { image: name }, token)).status).toBe(415);
  });
});

describe('a link', () => {
  it('opens nothing once a letter of it differs, and a refusal is not kept', async () => {
    const { name, link } = (await api.post('/files', { image: dataUrl() }, token)).body;
    const altered = [
      `/files/${name}`,
      `/files/${name.slice(0, 64)}`,
      link.replace(/signature=./, 'signature=-'),
      link.replace(/expires=\d/, 'expires=9'),
      `${link}&expires=1`,
      link.replace(/[0-9a-f]{64}/, 'f'.repeat(64)),
      link.replace(/[0-9a-f]{64}/, '..%2f..%2fetc%2fpasswd'),
    ];
    for (const route of altered) {
      const answer = await api.call('GET', route);
      expect([route, answer.status]).toEqual([route, 404]);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });
});
