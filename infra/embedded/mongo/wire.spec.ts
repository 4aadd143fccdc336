import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import { type MongoServer, startMongoServer } from './server.js';

let server: MongoServer;

beforeAll(async () => {
  // Every closed connection is a line on stderr, which would drown the report.
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  server = await startMongoServer();
});
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

function frame(opcode: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opcode, 12);
  return Buffer.concat([head, body]);
}

const message = (body: Uint8Array, flags = 0): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(flags, 0);
  return frame(2013, head, body);
};
const ping = (): Buffer => message(serialize({ ping: 1, $db: 'test' }));

/** Sends the pieces, and answers with the first reply, or null where the connection was closed instead. */
async function exchange(...pieces: readonly Uint8Array[]): Promise<Record<string, unknown> | null> {
  const socket: Socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  const received: Buffer[] = [];
  const answered = new Promise<Buffer | null>((done) => {
    socket.on('close', () => done(null));
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      const bytes = Buffer.concat(received);
      if (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0)) done(bytes);
    });
  });
  for (const piece of pieces) {
    socket.write(piece);
    if (pieces.length > 1) await new Promise((done) => setTimeout(done, 5));
  }
  const reply = await answered;
  socket.destroy();
  if (!reply) return null;
  const legacy = reply.readInt32LE(12) === 1;
  return { responseTo: reply.readInt32LE(8), ...deserialize(reply.subarray(legacy ? 36 : 21)) };
}

describe('a sound message', () => {
  it('is answered, however it is cut into pieces', async () => {
    const bytes = ping();
    expect(await exchange(bytes)).toMatchObject({ ok: 1, responseTo: 7 });
    expect(await exchange(...[0, 3, 15, 20].map((from, i, all) => bytes.subarray(from, all[i + 1])))).toMatchObject({
      ok: 1,
    });
  });

  it('may be the legacy greeting', async () => {
    const head = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)]);
    expect(await exchange(frame(2004, head, serialize({ ismaster: 1, helloOk: true })))).toMatchObject({
      ismaster: true,
      helloOk: true,
    });
    expect(await exchange(frame(2004, head, serialize({ find: 'x' })))).toMatchObject({ ok: 0, code: 238 });
  });
});

describe('a malformed message', () => {
  const lengths = [0, 15, -1, 48_000_001, 2 ** 31 - 1];
  it.each(lengths)('of length %d closes the connection', async (length) => {
    const bytes = ping();
    bytes.writeInt32LE(length, 0);
    expect(await exchange(bytes)).toBeNull();
  });

  it('with an unknown operation, flag or section closes the connection', async () => {
    expect(await exchange(frame(2012, Buffer.alloc(20)))).toBeNull();
    expect(await exchange(frame(1, Buffer.alloc(40)))).toBeNull();
    expect(await exchange(message(serialize({ ping: 1, $db: 'x' }), 4))).toBeNull();
    const bytes = ping();
    bytes[20] = 9;
    expect(await exchange(bytes)).toBeNull();
    expect(await exchange(frame(2013, Buffer.alloc(4)))).toBeNull();
    expect(await exchange(frame(2013))).toBeNull();
    expect(await exchange(frame(2004, Buffer.from('no end')))).toBeNull();
  });

  it('with broken BSON is answered with an error, and the connection lives', async () => {
    const sound = serialize({ ping: 1, text: 'abc', $db: 'test' });
    const textAt = Buffer.from(sound).indexOf('abc') - 4;
    for (const length of [0, -1, 100, 2 ** 31 - 1]) {
      const broken = Buffer.from(sound);
      broken.writeInt32LE(length, textAt);
      expect(await exchange(message(broken))).toMatchObject({ ok: 0, code: 22 });
    }
    const unknownType = Buffer.from(sound);
    unknownType[4] = 0x55;
    expect(await exchange(message(unknownType))).toMatchObject({ ok: 0, code: 238 });
    expect(await exchange(message(serialize({ ping: 1 })))).toMatchObject({ ok: 0, code: 40571 });
  });

  it('nested without end is refused', async () => {
    let nested: object = {};
    for (let i = 0; i < 300; i++) nested = { a: nested };
    expect(await exchange(message(serialize({ ping: nested, $db: 'x' })))).toMatchObject({ ok: 0, code: 22 });
  });

  it('of random bytes never ends the server', async () => {
    const sound = message(serialize({ insert: 'x', documents: [{ a: [1, { b: 'c' }], d: new Date(0) }], $db: 'test' }));
    let seed = 42;
    const random = (below: number): number => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed % below;
    };
    const attempts = Array.from({ length: 300 }, async () => {
      const bytes = Buffer.from(sound);
      // The flags stay: one of them says that no answer is wanted.
      for (let i = 0; i < 1 + random(4); i++) bytes[20 + random(bytes.length - 20)] = random(256);
      await exchange(bytes);
    });
    await Promise.all(attempts);
    expect(await exchange(ping())).toMatchObject({ ok: 1 });
  });

  it('that never ends holds up nobody else', async () => {
    const half = connect(server.port, '127.0.0.1');
    half.write(ping().subarray(0, 20));
    expect(await exchange(ping())).toMatchObject({ ok: 1 });
    half.destroy();
  });
});
