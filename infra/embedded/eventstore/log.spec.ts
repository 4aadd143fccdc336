import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataDirectoryLocked } from './database.js';
import { Log } from './log.js';
import type { Expected, Outcome, ProposedEvent } from './model.js';

let dataDir: string;
let log: Log;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eventstore-'));
  log = new Log(dataDir);
});
afterEach(async () => {
  log.close();
  await rm(dataDir, { recursive: true });
});

function event(bytes = 2): ProposedEvent {
  return { id: randomUUID(), type: 'Counted', isJson: false, data: Buffer.alloc(bytes), metadata: Buffer.alloc(0) };
}

function append(stream: string, events = [event()], expected: Expected = { kind: 'any' }): Promise<Outcome> {
  return new Promise((resolve) => log.submit({ kind: 'append', stream, expected, events }, resolve));
}

describe('the log', () => {
  it('writes what arrives together in one transaction, in the order of arrival', async () => {
    let commits = 0;
    log.onCommit(() => commits++);
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => append(`s${i % 2}`)));
    expect(commits).toBe(1);
    expect(outcomes).toEqual(
      Array.from({ length: 50 }, (_, i) => ({ kind: 'written', revision: i >> 1, position: i + 2 })),
    );
  });

  it('decides about each write in the light of those before it in the same transaction', async () => {
    const none: Expected = { kind: 'no-stream' };
    const retried = [event()];
    const outcomes = await Promise.all([
      append('s', retried, none),
      append('s', [event()], none),
      append('s', retried, none),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['written', 'wrong-version', 'written']);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });

  it('appends to a long stream as fast as to a short one', async () => {
    await append(
      'long',
      Array.from({ length: 20_000 }, () => event(0)),
    );
    const started = performance.now();
    for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 100 }, () => append('long')));
    // Looking through the stream for each of them takes about ten times as long.
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('finds a retry quickly where one id was used many times', async () => {
    const same = event(0);
    const events = Array.from({ length: 5000 }, () => same);
    await append('s', events);
    const started = performance.now();
    expect(await append('s', [...events, same])).toMatchObject({ kind: 'wrong-version' });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('forgets a transaction that cannot be written, and goes on counting without a gap', async () => {
    await append('s');
    log.db.exec('PRAGMA max_page_count = 60');
    const failed = await Promise.all([append('s', [event(200_000)]), append('fresh', [event(200_000)])]);
    expect(failed.map(({ kind }) => kind)).toEqual(['failed', 'failed']);
    expect(log.lastPosition).toBe(2);
    expect(log.tail.after(2, 10)).toEqual([]);
    log.db.exec('PRAGMA max_page_count = 100000');
    const exact: Expected = { kind: 'revision', revision: 0n };
    expect(await append('s', [event()], exact)).toEqual({ kind: 'written', revision: 1, position: 3 });
    expect(await append('fresh', [event()], { kind: 'no-stream' })).toEqual({
      kind: 'written',
      revision: 0,
      position: 4,
    });
  });

  it('belongs to one owner at a time, and refuses writes once it is closed', async () => {
    expect(() => new Log(dataDir)).toThrow(DataDirectoryLocked);
    const queued = append('s');
    log.close();
    expect((await queued).kind).toBe('written');
    expect((await append('s')).kind).toBe('failed');
    log = new Log(dataDir);
    expect(await append('s')).toEqual({ kind: 'written', revision: 1, position: 3 });
  });
});

describe('the tail in memory', () => {
  it('holds the newest events only, by number and by size, and says when it no longer reaches back', async () => {
    for (let i = 0; i < 12; i++) await append('s', [event(1_000_000)]);
    const reach = Array.from({ length: 13 }, (_, i) => log.tail.after(i, 1)?.[0]?.position);
    expect(reach.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(reach.slice(6)).toEqual([7, 8, 9, 10, 11, 12, 13]);
    for (let i = 0; i < 10; i++)
      await append(
        's',
        Array.from({ length: 1000 }, () => event()),
      );
    expect(log.tail.after(log.lastPosition - 8193, 1)).toBeUndefined();
    expect(log.tail.after(log.lastPosition - 8192, 1)).toHaveLength(1);
    expect(log.tail.after(log.lastPosition, 1)).toEqual([]);
  });
});
