import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dispose } from '../../eventstore/dispose.js';
import { collect, counted, rejection, uniqueName } from './contract.fixture.js';

/** Lets Node run the TypeScript source as it is: imports of `.js` find the `.ts` beside them. */
const LOADER = `import { registerHooks } from 'node:module';
registerHooks({ resolve: (specifier, context, next) =>
  specifier.startsWith('.') && context.parentURL?.endsWith('.ts') ? next(specifier.replace(/\\.js$/, '.ts'), context) : next(specifier, context) });`;
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let dataDir: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eventstore-'));
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true });
});

function start(...extra: string[]) {
  const loader = `data:text/javascript,${encodeURIComponent(LOADER)}`;
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    loader,
    MAIN,
    '--data',
    dataDir,
    '--port',
    '0',
    ...extra,
  ];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { PATH: process.env.PATH } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function startReady(...extra: string[]) {
  const child = start(...extra);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const ready: { ready: boolean; port: number } = JSON.parse(String(line));
  expect(ready.ready).toBe(true);
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${ready.port}?tls=false`);
  return { child, client };
}

describe('the server as a process', () => {
  it('loses nothing that it has acknowledged when it is killed under load', async () => {
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < 3; round++) {
      const { child, client } = await startReady();
      let alive = true;
      const writers = Array.from({ length: 24 }, async () => {
        while (alive) {
          const stream = uniqueName('kill');
          const events = counted(2);
          const done = await client.appendToStream(stream, events).catch(() => undefined);
          if (!done) return;
          for (const { id } of events) acknowledged.set(id, stream);
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 400));
      child.kill('SIGKILL');
      await once(child, 'exit');
      alive = false;
      await Promise.all(writers);
      await dispose(client);
    }
    const { client } = await startReady();
    const stored = await collect(client.readAll());
    const found = new Set(stored.map(({ event }) => event?.id ?? ''));
    expect(acknowledged.size).toBeGreaterThan(100);
    expect([...acknowledged.keys()].filter((id) => !found.has(id))).toEqual([]);
    const positions = stored.map(({ event }) => Number(event?.position.commit));
    expect(positions).toEqual(positions.map((_, i) => i + 1));
    await dispose(client);
  });

  it('stops in order on SIGTERM and goes on from where it was', async () => {
    const first = await startReady();
    const name = uniqueName('restart');
    const events = counted(3);
    const before = await first.client.appendToStream(name, events);
    const exit = once(first.child, 'exit');
    first.child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    const second = await startReady();
    expect(await second.client.appendToStream(name, events)).toEqual(before);
    const next = await second.client.appendToStream(name, counted(1), { expectedRevision: 2n });
    expect(next.position?.commit).toBe((before.position?.commit ?? 0n) + 1n);
    await Promise.all([dispose(first.client), dispose(second.client)]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'is unavailable to a reader in the middle of a stream on %s',
    async (signal) => {
      const { child, client } = await startReady();
      const name = uniqueName('middle');
      await client.appendToStream(name, counted(6000));
      let seen = 0;
      const slowReader = async () => {
        for await (const _ of client.readStream(name)) {
          if (++seen > 1) continue;
          const exit = once(child, 'exit');
          child.kill(signal);
          await exit;
        }
      };
      expect(await rejection(slowReader())).toBeInstanceOf(UnavailableError);
      expect(seen).toBeLessThan(6000);
      await dispose(client);
    },
  );

  it('stops when its parent goes away', async () => {
    const { child, client } = await startReady('--exit-with-parent');
    await client.appendToStream(uniqueName('parent'), counted(1));
    const exit = once(child, 'exit');
    child.stdin?.end();
    expect(await exit).toEqual([0, null]);
    await dispose(client);
  });

  it('refuses a data directory that another one uses', async () => {
    await startReady();
    const second = start();
    const exit = once(second, 'exit');
    const said = await text(second.stderr);
    expect(await exit).toEqual([1, null]);
    expect(said).toContain(`The data directory ${dataDir} is in use by another event store`);
  });

  it('says what is wrong with its settings', async () => {
    const child = start('--port', '70000');
    const exit = once(child, 'exit');
    expect(await text(child.stderr)).toContain('usage:');
    expect(await exit).toEqual([1, null]);
  });
});
