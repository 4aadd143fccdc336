import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, eventTypeFilter, UnknownError } from '@eventstore/db-client';
import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dispose } from '../../eventstore/dispose.js';
import { collect, counted, rejection, uniqueName, until } from './contract.fixture.js';
import { parseUuid } from './requests.js';
import { type EventStoreServer, startEventStoreServer } from './server.js';
import { Fields, nested, number, text } from './wire.js';

const STREAMS = '/event_store.client.streams.Streams';

let dataDir: string;
let server: EventStoreServer;
let client: EventStoreDBClient;
let raw: Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eventstore-'));
  server = await startEventStoreServer({ dataDir, port: 0 });
  client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
  raw = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
});
afterAll(async () => {
  raw.close();
  await dispose(client);
  await server.close();
  await rm(dataDir, { recursive: true });
});

const same = (bytes: Buffer) => bytes;
const UUID = '0d3e2f4c-1a5b-4c6d-8e7f-9a0b1c2d3e4f';
const ANY = nested(4);
const stream = (name: string | Buffer) => nested(1, nested(3, Buffer.from(name)));
const entry = (key: string, value: string) => nested(2, text(1, key), text(2, value));
const proposed = (id: string, ...properties: Buffer[]) =>
  nested(2, nested(1, text(2, id)), ...properties, nested(4, Buffer.from('{}')));
const TYPED = [entry('type', 'T'), entry('content-type', 'application/json')];

async function append(...messages: Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = raw.makeClientStreamRequest(
      `${STREAMS}/Append`,
      same,
      same,
      (error: ServiceError | null, value?: Buffer) => (error ? reject(error) : resolve(value ?? Buffer.alloc(0))),
    );
    for (const message of messages) call.write(message);
    call.end();
  });
}

async function read(request: Buffer): Promise<Buffer[]> {
  return collect(raw.makeServerStreamRequest<Buffer, Buffer>(`${STREAMS}/Read`, same, same, request));
}

const unary = (path: string, request: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    raw.makeUnaryRequest(path, same, same, request, (error, value) =>
      error ? reject(error) : resolve(value ?? Buffer.alloc(0)),
    );
  });

async function expectAlive(): Promise<void> {
  const name = uniqueName('alive');
  await client.appendToStream(name, counted(1));
  expect(await collect(client.readStream(name))).toHaveLength(1);
}

describe('what makes no sense is refused as an invalid argument', () => {
  const appends: [string, () => Buffer[]][] = [
    ['no options', () => [proposed(UUID, ...TYPED)]],
    ['nothing at all', () => []],
    ['an empty stream name', () => [nested(1, stream(''), ANY)]],
    ['a stream name that is not UTF-8', () => [nested(1, stream(Buffer.from([0xff, 0xfe])), ANY)]],
    ['a stream name without an end', () => [nested(1, stream('x'.repeat(5000)), ANY)]],
    ['$all as the stream', () => [nested(1, stream('$all'), ANY)]],
    ['no expected revision', () => [nested(1, stream('s'))]],
    ['a negative revision', () => [nested(1, stream('s'), number(2, -1))]],
    ['an id that is no UUID', () => [nested(1, stream('s'), ANY), proposed('not-a-uuid', ...TYPED)]],
    ['an id of zeros', () => [nested(1, stream('s'), ANY), proposed('0'.repeat(32), ...TYPED)]],
    ['no event type', () => [nested(1, stream('s'), ANY), proposed(UUID, entry('content-type', 'application/json'))]],
    ['no content type', () => [nested(1, stream('s'), ANY), proposed(UUID, entry('type', 'T'))]],
    ['bytes that are no message', () => [Buffer.from([0x0a, 0xff, 0xff, 0xff])]],
    ['a number without an end', () => [Buffer.alloc(20, 0xff)]],
  ];
  it.each(appends)('append: %s', async (_case, messages) => {
    expect(await rejection(append(...messages()))).toMatchObject({ code: status.INVALID_ARGUMENT });
    await expectAlive();
  });

  const filtered = (expression: Buffer) =>
    nested(1, nested(2, nested(2)), number(5, 10), nested(7, nested(1, expression), nested(4), number(5, 1)));
  const reads: [string, Buffer][] = [
    ['no options', Buffer.alloc(0)],
    ['neither stream nor $all', nested(1, number(5, 1))],
    ['neither count nor subscription', nested(1, nested(2, nested(2)))],
    ['a subscription backwards', nested(1, nested(2, nested(2)), number(3, 1), nested(6))],
    ['a regular expression that does not compile', filtered(text(1, '('))],
    ['an endless regular expression', filtered(text(1, 'a'.repeat(3000)))],
    ['an empty filter', filtered(Buffer.alloc(0))],
    ['bytes that are no message', Buffer.from([0x0a, 0x50, 1])],
  ];
  it.each(reads)('read: %s', async (_case, request) => {
    expect(await rejection(read(request))).toMatchObject({ code: status.INVALID_ARGUMENT });
    await expectAlive();
  });

  it('through the official client, too', async () => {
    const negative = await rejection(client.appendToStream('s', counted(1), { expectedRevision: 2n ** 64n - 1n }));
    expect(negative).toBeInstanceOf(UnknownError);
    expect(negative).toMatchObject({ message: expect.stringContaining('expected revision') });
    expect(await rejection(client.appendToStream('', counted(1)))).toMatchObject({
      message: expect.stringContaining('empty'),
    });
    const badId = counted(1).map((event) => ({ ...event, id: 'nonsense' }));
    expect(await rejection(client.appendToStream('s', badId))).toMatchObject({
      message: expect.stringContaining('UUID'),
    });
    const subscription = client.subscribeToAll({ filter: eventTypeFilter({ regex: '[' }) });
    expect(await rejection(collect(subscription))).toMatchObject({ code: status.INVALID_ARGUMENT });
    await expectAlive();
  });

  it('answers what it does not do with UNIMPLEMENTED and the name of the call', async () => {
    const path = '/event_store.client.persistent_subscriptions.PersistentSubscriptions/Create';
    expect(await rejection(unary(path, Buffer.alloc(0)))).toMatchObject({
      code: status.UNIMPLEMENTED,
      details: expect.stringContaining('PersistentSubscriptions/Create'),
    });
    const listing = await rejection(client.listProjections());
    expect(listing).toMatchObject({ code: status.UNIMPLEMENTED });
  });
});

describe('other forms of the protocol', () => {
  it('takes and gives ids as two numbers', async () => {
    const id = nested(1, nested(1, number(1, BigInt('0x0d3e2f4c1a5b4c6d')), number(2, BigInt('0x8e7f9a0b1c2d3e4f'))));
    await append(nested(1, stream('structured'), ANY), nested(2, id, ...TYPED));
    const [event] = await collect(client.readStream('structured'));
    expect(event?.event?.id).toBe(UUID);
    const [answer] = await read(
      nested(1, nested(1, stream('structured'), nested(3)), number(5, 1), nested(9, nested(1))),
    );
    const recorded = new Fields(answer ?? Buffer.alloc(0)).message(1)?.message(1);
    expect(parseUuid(recorded?.bytes(1))).toBe(UUID);
    expect(recorded?.message(1)?.has(1)).toBe(true);
    expect(Buffer.from(recorded?.message(2)?.bytes(3) ?? []).toString()).toBe('structured');
  });

  it('filters a read that is no subscription, in both directions', async () => {
    const type = uniqueName('type');
    await client.appendToStream(uniqueName('s'), counted(3, type));
    await client.appendToStream(uniqueName('s'), counted(3));
    const request = (backwards: number) =>
      nested(
        1,
        nested(2, backwards ? nested(3) : nested(2)),
        number(3, backwards),
        number(5, 2),
        nested(7, nested(2, text(2, type)), nested(4), number(5, 1)),
      );
    expect(await read(request(0))).toHaveLength(2);
    expect(await read(request(1))).toHaveLength(2);
  });
});

describe('clients that misbehave', () => {
  it('gives up on a filter that takes too long, while it was reading and while it was live', async () => {
    const slow = eventTypeFilter({ regex: '^(a+)+$' });
    const live = rejection(collect(client.subscribeToAll({ fromPosition: 'end', filter: slow })));
    await client.appendToStream(uniqueName('s'), counted(1, `${'a'.repeat(50)}b`));
    expect(await live).toMatchObject({ code: status.INVALID_ARGUMENT });
    const caughtUp = rejection(collect(client.subscribeToAll({ filter: slow })));
    await expectAlive();
    expect(await caughtUp).toMatchObject({ code: status.INVALID_ARGUMENT });
    await expectAlive();
  });

  it('survives clients that vanish in the middle of appends, reads and subscriptions', async () => {
    const name = uniqueName('vanish');
    for (let i = 0; i < 5; i++) await client.appendToStream(name, counted(1000));
    for (let round = 0; round < 5; round++) {
      const other = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
      const settled = [
        ...Array.from({ length: 50 }, () => other.appendToStream(uniqueName('gone'), counted(20))),
        collect(other.readAll()),
        collect(other.subscribeToAll()),
        collect(other.subscribeToStream(name)),
      ].map((promise) => Promise.resolve(promise).catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 5 + round * 5));
      await dispose(other);
      await Promise.all(settled.slice(50));
    }
    await expectAlive();
  });

  it('survives bytes that are not HTTP/2', async () => {
    const sockets: Socket[] = [];
    for (const garbage of ['GET / HTTP/1.1\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense', '\0\0\0']) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined).write(garbage);
      sockets.push(socket);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const socket of sockets) socket.destroy();
    await expectAlive();
  });

  it('does not hold back others, or lose anything, for a subscriber that does not read', async () => {
    const name = uniqueName('slow');
    const slow = client.subscribeToStream(name);
    slow.pause();
    const quick = client.subscribeToStream(name);
    let received = 0;
    quick.on('data', () => received++);
    // More than memory holds: the slow one has to go on from the database.
    const total = 12_000;
    for (let i = 0; i < total; i += 500) await client.appendToStream(name, counted(500));
    await until(() => received === total);
    const late = await collect(slow, total);
    expect(late.map(({ event }) => Number(event?.revision))).toEqual(Array.from({ length: total }, (_, n) => n));
    await quick.unsubscribe();
  });

  it('refuses a message above sixteen mebibytes and goes on', async () => {
    const huge = nested(2, nested(4, Buffer.alloc(17 * 1024 * 1024)));
    expect(await rejection(append(nested(1, stream('huge'), ANY), huge))).toMatchObject({
      code: status.RESOURCE_EXHAUSTED,
    });
    await expectAlive();
  });
});
