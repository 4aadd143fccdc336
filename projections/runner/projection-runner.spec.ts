import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type Checkpoint } from '@phirse/infra/mongo/checkpoints.js';
import { connectMongo } from '@phirse/infra/mongo/connection.js';
import { sampleProjection } from '../testing/sample.projection.js';
import { startTestServers, type TestServers, until } from '../testing/test-servers.js';
import { type StoredDocument } from './fold-batch.js';
import { LiveProjection } from './live-projection.js';
import { ProjectionRunner } from './projection-runner.js';
import { readLog } from './read-log.js';
import { RebuildRequests } from './rebuild-requests.js';
import { shadow } from './shadow.js';
import { consumerStatus } from './status.js';

let servers: TestServers;
let runners: ProjectionRunner[] = [];
let last = 0;

const add = (id: string, amount: number) => ({ type: 'SampleAdded', data: { id, amount } });
const remove = (id: string) => ({ type: 'SampleRemoved', data: { id } });

beforeAll(async () => {
  Logger.overrideLogger(false);
  servers = await startTestServers();
});
afterAll(() => servers.stop());
beforeEach(async () => {
  await servers.db.dropDatabase();
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
});

function run(projections: readonly AnyProjection[], db = servers.db): ProjectionRunner {
  const runner = new ProjectionRunner(servers.client, db, projections);
  runner.start();
  runners.push(runner);
  return runner;
}

const checkpoint = (name: string) => servers.db.collection<Checkpoint>('checkpoints').findOne({ _id: name });
const documents = (name = 'samples') => servers.db.collection<StoredDocument>(name).find().sort({ _id: 1 }).toArray();
const passed = (position: number, name = 'samples') =>
  until(async () => ((await checkpoint(name))?.position ?? -1) >= position, `${name} at ${position}`);

/** What a replay in memory, one event at a time, says that the documents must be. */
async function replayed(projection: AnyProjection): Promise<unknown> {
  const collection = servers.db.collection<StoredDocument>('expected');
  await collection.drop();
  const live = new LiveProjection(projection, collection, 0);
  for await (const { events } of readLog(servers.client, 0))
    for (const event of events) await live.apply([event], event.position);
  return documents('expected');
}

describe('the runner', () => {
  it('folds what the log holds and what comes next', async () => {
    await servers.append('sample-a', add('a', 1), add('a', 2), add('b', 5));
    run([sampleProjection()]);
    last = await servers.append('sample-a', add('a', 4), remove('b'), add('c', 1));
    await passed(last);
    const stored = await documents();
    expect(stored.find(({ _id }) => _id === 'a')).toMatchObject({ sum: 7, events: 3 });
    expect(stored.find(({ _id }) => _id === 'b')).toMatchObject({ removed: true });
    expect(stored).toEqual(await replayed(sampleProjection()));
  });

  it('moves on past events that no read model folds', async () => {
    run([sampleProjection()]);
    last = await servers.append('other-a', { type: 'SomethingElse', data: {} });
    await passed(last);
    const status = await consumerStatus(servers.client, servers.db);
    expect(status).toMatchObject([{ name: 'samples', position: last, logPosition: last, lag: 0, status: 'running' }]);
  });

  it('folds nothing twice when its checkpoints are behind its documents', async () => {
    const runner = run([sampleProjection()]);
    last = await servers.append('sample-a', add('a', 10), add('d', 1), remove('d'));
    await passed(last);
    await runner.stop();
    const before = await documents();
    await servers.db.collection<Checkpoint>('checkpoints').updateOne({ _id: 'samples' }, { $set: { position: 1 } });
    run([sampleProjection()]);
    last = await servers.append('sample-a', add('e', 1));
    await passed(last);
    const after = await documents();
    expect(after.filter(({ _id }) => _id !== 'e')).toEqual(before);
  });

  it('leaves one worker at work, and the other takes over when it is gone', async () => {
    const other = await connectMongo(servers.mongoUrl);
    const first = run([sampleProjection()]);
    last = await servers.append('sample-a', add('f', 1));
    await passed(last);
    run([sampleProjection()], other.db);
    await first.stop();
    last = await servers.append('sample-a', add('f', 2));
    await passed(last);
    expect((await documents()).find(({ _id }) => _id === 'f')).toMatchObject({ sum: 3, events: 2 });
    await Promise.all(runners.map((runner) => runner.stop()));
    await other.client.close();
  });

  it('takes over from a worker that died, within five seconds', async () => {
    const leases = servers.db.collection<{ _id: string; holder: string; expiresAt: number }>('leases');
    await leases.insertOne({ _id: 'projections', holder: 'dead', expiresAt: Date.now() + 3000 });
    run([sampleProjection()]);
    last = await servers.append('sample-a', add('r', 1));
    await until(async () => ((await checkpoint('samples'))?.position ?? -1) >= last, 'taken over', 5000);
  });

  it('lets a worker that lost its lease do no harm', async () => {
    const projection = sampleProjection();
    last = await servers.append('sample-a', add('g', 1), add('h', 1));
    const removal = await servers.append('sample-a', add('g', 1), remove('h'));
    const stale = new LiveProjection(projection, servers.db.collection<StoredDocument>('samples'), 0);
    run([projection]);
    await passed(removal);
    const before = await documents();
    for await (const { events } of readLog(servers.client, 0, { upTo: last })) {
      for (const event of events) expect(await stale.apply([event], event.position)).toBeNull();
    }
    expect(await documents()).toEqual(before);
  });

  it('builds everything again when the database is dropped under it', async () => {
    run([sampleProjection()]);
    last = await servers.append('sample-a', add('i', 1));
    await passed(last);
    const before = await documents();
    await servers.db.dropDatabase();
    await passed(last);
    expect(await documents()).toEqual(before);
  });

  it('stops a read model that cannot fold an event, loudly, while the others go on', async () => {
    run([sampleProjection({ refuses: 666 }), sampleProjection({ name: 'others' })]);
    const good = await servers.append('sample-a', add('j', 1));
    last = await servers.append('sample-a', add('j', 666), add('j', 1));
    await passed(last, 'others');
    expect(await checkpoint('samples')).toMatchObject({
      status: 'stopped',
      position: good,
      error: expect.stringContaining('cannot fold 666'),
    });
    expect((await documents()).find(({ _id }) => _id === 'j')).toMatchObject({ sum: 1 });
    last = await servers.append('sample-a', add('k', 1));
    await passed(last, 'others');
  });
});

describe('a rebuild', () => {
  it('serves the old version until the new one is complete', async () => {
    const old = run([sampleProjection()]);
    last = await servers.append('sample-a', add('l', 3));
    await passed(last);
    await old.stop();
    const seen = new Set<number>();
    let reading = true;
    const reads = (async () => {
      while (reading) seen.add(((await documents()).find(({ _id }) => _id === 'l') as { sum?: number })?.sum ?? 0);
    })();
    run([sampleProjection({ version: 2, factor: 10 })]);
    await until(async () => (await checkpoint('samples'))?.version === 2, 'version 2');
    last = await servers.append('sample-a', add('l', 1));
    await passed(last);
    reading = false;
    await reads;
    expect([...seen].filter((sum) => ![3, 30, 40].includes(sum))).toEqual([]);
    expect(await documents()).toEqual(await replayed(sampleProjection({ version: 2, factor: 10 })));
    expect(await checkpoint('samples_v2')).toBeNull();
  });

  it('mends documents that were changed by hand, while events go on coming', async () => {
    const runner = run([sampleProjection()]);
    last = await servers.append('sample-a', add('m', 3));
    await passed(last);
    await servers.db.collection('samples').updateOne({ sum: 3 }, { $set: { sum: 4 } });
    await Promise.all([runner.rebuild('samples'), servers.append('sample-a', add('m', 2))]);
    last = await servers.append('sample-a', add('m', 2));
    await passed(last);
    expect(await documents()).toEqual(await replayed(sampleProjection()));
  });

  it('can be asked for from any process', async () => {
    run([sampleProjection()]);
    last = await servers.append('sample-a', add('q', 3));
    await passed(last);
    await servers.db.collection('samples').updateOne({ sum: 3 }, { $set: { sum: 4 } });
    const requests = new RebuildRequests(servers.db);
    await requests.ask('samples', '2026-03-02T06:30:00.000Z');
    await requests.ask('unheard-of', '2026-03-02T06:30:00.000Z');
    await until(async () => (await requests.open()).length === 0, 'no open request');
    expect(await documents()).toEqual(await replayed(sampleProjection()));
  });

  it('leaves the old documents alone where it fails', async () => {
    const runner = run([sampleProjection({ refuses: 667 })]);
    last = await servers.append('sample-a', add('n', 1));
    await passed(last);
    await servers.append('sample-a', add('n', 667));
    await expect(runner.rebuild('samples')).rejects.toThrow('cannot fold 667');
    expect((await documents()).find(({ _id }) => _id === 'n')).toMatchObject({ sum: 1 });
  });
});

describe('a shadow replay', () => {
  it('finds nothing where nothing is wrong, and every doctored field', async () => {
    run([sampleProjection()]);
    last = await servers.append('sample-a', add('o', 3), add('p', 4));
    await passed(last);
    expect(await shadow(servers.client, servers.db, sampleProjection())).toMatchObject({ differing: [] });
    const collection = servers.db.collection<StoredDocument & { sum: number }>('samples');
    await collection.updateOne({ _id: 'o' }, { $set: { sum: 5 } });
    await collection.deleteOne({ _id: 'p' });
    const { differing } = await shadow(servers.client, servers.db, sampleProjection());
    expect(differing.map(({ _id }) => _id)).toEqual(['o', 'p']);
    expect(differing[0]?.fields).toEqual([{ path: 'sum', stored: 5, replayed: 3 }]);
    const names = (await servers.db.listCollections().toArray()).map(({ name }) => name);
    expect(names.filter((name) => name.includes('shadow'))).toEqual([]);
  });
});
