import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';

// The sources run as they are: Node strips the types, and this hook finds `x.ts` behind `./x.js`.
const HOOK = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => next(name.startsWith('.') ? name.replace(/\\.js$/, '.ts') : name, context) });
`)}`;

interface Running {
  readonly child: ChildProcess;
  readonly output: Promise<string>;
}

let folder: string;
let running: Running[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
});
afterEach(async () => {
  for (const { child } of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

function start(...options: readonly string[]): Running {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--import', HOOK, main, '--data', folder, ...options], { stdio: 'pipe' });
  const output = new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.stderr?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  const one = { child, output };
  running.push(one);
  return one;
}

async function connected(one: Running): Promise<MongoClient> {
  const { port } = JSON.parse(await one.output);
  return new MongoClient(`mongodb://127.0.0.1:${port}/`, { serverSelectionTimeoutMS: 3_000 });
}

describe('the process', () => {
  it('says that it is ready, keeps what it was told, and ends on a signal', async () => {
    const first = start();
    expect(await first.output).toMatch(/^\{"ready":true,"port":\d+\}\n$/);
    const client = await connected(first);
    const items = client.db('a').collection<{ _id: number; n?: number }>('items');
    await items.createIndex({ n: 1 }, { unique: true });
    await items.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
      { _id: 3, n: 3 },
    ]);
    await items.deleteOne({ _id: 2 });
    await items.rename('renamed');
    await client.db('a').collection('dropped').insertOne({});
    await client.db('a').dropCollection('dropped');
    await client.close();
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);

    const again = await connected(start());
    const names = await again.db('a').listCollections({}, { nameOnly: true }).toArray();
    expect(names.map(({ name }) => name)).toEqual(['renamed']);
    const renamed = again.db('a').collection<{ _id: number; n?: number }>('renamed');
    expect(await renamed.find().toArray()).toEqual([
      { _id: 1, n: 1 },
      { _id: 3, n: 3 },
    ]);
    await expect(renamed.insertOne({ _id: 4, n: 1 })).rejects.toMatchObject({ code: 11000 });
    await renamed.insertOne({ _id: 4, n: 4 });
    expect((await renamed.find().toArray()).map(({ _id }) => _id)).toEqual([1, 3, 4]);
    await again.close();
  });

  it('refuses a data folder that another one has open', async () => {
    await start().output;
    const second = start();
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(await second.output).toContain('in use by another instance');
  });

  it('ends with its parent, where asked to', async () => {
    const one = start('--exit-with-parent');
    await one.output;
    one.child.stdin?.end();
    expect(await once(one.child, 'exit')).toEqual([0, null]);
  });
});

describe('kill -9 under load', () => {
  it('loses no acknowledged write', async () => {
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < 3; round++) {
      const one = start();
      const client = await connected(one);
      const items = client.db('a').collection<{ _id: string; n: number }>('items');
      for (const [_id, n] of acknowledged) expect((await items.findOne({ _id }))?.n).toBeGreaterThanOrEqual(n);
      let alive = true;
      const writers = Array.from({ length: 16 }, async (_, writer) => {
        for (let i = 0; alive; i++) {
          const n = round * 1_000_000 + i;
          const _id = `w${writer}-${i % 20}`;
          try {
            if (writer < 12) await items.replaceOne({ _id }, { n }, { upsert: true });
            else {
              const ids = Array.from({ length: 50 }, (_, k) => `${_id}-${k}`);
              const operations = ids.map((id) => ({
                replaceOne: { filter: { _id: id }, replacement: { n }, upsert: true },
              }));
              await items.bulkWrite(operations, { ordered: false });
              acknowledged.set(`${_id}-49`, n);
              continue;
            }
            acknowledged.set(_id, n);
          } catch {
            return;
          }
        }
      });
      await new Promise((done) => setTimeout(done, 400));
      one.child.kill('SIGKILL');
      await once(one.child, 'exit');
      alive = false;
      await Promise.all(writers);
      await client.close();
    }
    expect(acknowledged.size).toBeGreaterThan(200);
    const client = await connected(start());
    const stored = await client.db('a').collection<{ _id: string; n: number }>('items').find().toArray();
    const found = new Map(stored.map(({ _id, n }) => [_id, n]));
    const lost = [...acknowledged].filter(([id, n]) => (found.get(id) ?? -1) < n);
    expect(lost).toEqual([]);
    await client.close();
  });
});
