import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKPOINTS, Checkpoints } from '@phirse/infra/mongo/checkpoints.js';
import { type StoredDocument } from '../runner/fold-batch.js';
import { givenEvents } from '../testing/given-events.js';
import { modelListed } from '../testing/sample-events.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { catalog } from './catalog.projection.js';
import { brandsOf, modelOf } from './catalog.queries.js';
import { Catalogue } from './catalogue.js';

const brand = (slug: string) => ({
  type: 'BrandListed' as const,
  data: { slug, at: '2026-03-02T06:30:00.000Z', brandName: slug, brandImage: '', categories: ['mobile' as const] },
});

describe('the catalogue in memory', () => {
  let servers: TestServers;
  let catalogue: Catalogue;
  beforeAll(async () => {
    servers = await startTestServers();
  });
  afterAll(() => servers.stop());
  beforeEach(async () => {
    await Promise.all([documents().deleteMany({}), servers.db.collection(CHECKPOINTS).deleteMany({})]);
    catalogue = new Catalogue(servers.db, new Checkpoints(servers.db));
  });

  const documents = () => servers.db.collection<StoredDocument>(catalog.name);
  const store = (document: StoredDocument) => documents().replaceOne({ _id: document._id }, document, { upsert: true });
  const reach = (position: number, version: number = catalog.version) =>
    servers.db
      .collection<{ _id: string }>(CHECKPOINTS)
      .updateOne({ _id: catalog.name }, { $set: { position, version } }, { upsert: true });
  const listed = (slug: string, position: number) => {
    const [document] = givenEvents(catalog, [modelListed({ slug })]).values();
    return { ...document, _id: slug, position } as StoredDocument;
  };
  const slugs = async () => (await catalogue.models()).map(({ slug }) => slug).toSorted();

  it('is empty before the read model is there, and fills with it', async () => {
    expect(await slugs()).toEqual([]);
    await store(listed('one', 100));
    await reach(100);
    expect(await slugs()).toEqual(['one']);
  });

  it('misses nothing of a batch that it met half written', async () => {
    await reach(100);
    await store(listed('late', 300));
    expect(await slugs()).toEqual(['late']);
    await store(listed('early', 200));
    await reach(300);
    expect(await slugs()).toEqual(['early', 'late']);
  });

  it('drops what was removed', async () => {
    await store(listed('one', 100));
    await reach(100);
    expect(await slugs()).toEqual(['one']);
    await store({ _id: 'one', position: 200, removed: true });
    await reach(200);
    expect(await slugs()).toEqual([]);
    await expect(modelOf(catalogue, 'one')).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });

  it('reads everything again once a new version serves', async () => {
    await store(listed('old', 200));
    await reach(200);
    expect(await slugs()).toEqual(['old']);
    await documents().deleteMany({});
    await store(listed('new', 100));
    await reach(200, catalog.version + 1);
    expect(await slugs()).toEqual(['new']);
  });

  it('answers readers who come at once alike', async () => {
    await store(listed('one', 100));
    await reach(100);
    expect(await Promise.all(Array.from({ length: 20 }, slugs))).toEqual(Array.from({ length: 20 }, () => ['one']));
  });

  it('offers no brand of which nothing is bought, and sends no more of a model than is shown', async () => {
    for (const document of givenEvents(catalog, [brand('apple'), brand('acme'), modelListed()]).values())
      await store(document);
    await reach(300);
    expect(await brandsOf(catalogue, 'mobile')).toMatchObject([{ slug: 'apple', models: 1 }]);
    expect(await brandsOf(catalogue, 'tablet')).toEqual([]);
    const model = await modelOf(catalogue, 'apple-iphone-13');
    for (const kept of ['kind', 'position', 'prices', 'look']) expect(model).not.toHaveProperty(kept);
  });
});
