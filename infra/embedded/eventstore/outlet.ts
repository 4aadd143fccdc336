import { once } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Refusal } from './refusals.js';

/** Messages are joined up to this size before they are handed to HTTP/2. */
const CHUNK_BYTES = 64 * 1024;
const HEADER_BYTES = 5;

/** The answering side of a Read call: joins messages, and says when the client has had enough for now. */
export class Outlet {
  private readonly call: ServerWritableStream<Buffer, Buffer>;
  private readonly closed = new AbortController();

  constructor(call: ServerWritableStream<Buffer, Buffer>) {
    this.call = call;
    call.once('cancelled', () => this.closed.abort());
    call.once('close', () => this.closed.abort());
    if (call.cancelled) this.closed.abort();
  }

  get open(): boolean {
    return !this.closed.signal.aborted;
  }

  /** Aborts when the client goes away or the call has ended. */
  get signal(): AbortSignal {
    return this.closed.signal;
  }

  /** Sends messages; where it answers false, `drained` must be awaited before the next ones. */
  send(frames: readonly Buffer[]): boolean {
    let ready = true;
    for (const chunk of joined(frames)) ready = this.call.write(chunk);
    return ready;
  }

  /** Waits until the client has taken what was sent, or has gone. */
  async drained(): Promise<void> {
    if (!this.open || !this.call.writableNeedDrain) return;
    await once(this.call, 'drain', { signal: this.closed.signal }).catch(() => undefined);
  }

  end(): void {
    if (!this.open) return;
    this.call.end();
    this.closed.abort();
  }

  fail(refusal: Refusal): void {
    if (!this.open) return;
    this.call.emit('error', refusal);
    this.closed.abort();
  }
}

function* joined(frames: readonly Buffer[]): Generator<Buffer> {
  let from = 0;
  let bytes = 0;
  for (const [i, frame] of frames.entries()) {
    if (i > from && bytes + frame.length > CHUNK_BYTES) {
      yield joinMessages(frames.slice(from, i));
      from = i;
      bytes = 0;
    }
    bytes += frame.length + HEADER_BYTES;
  }
  if (from < frames.length) yield joinMessages(frames.slice(from));
}

/**
 * Several gRPC messages in one write, which makes catching up several times faster. grpc-js frames what it believes
 * to be one message: it reserves five bytes, writes the total length there and then calls `copy`; here `copy` puts
 * the first message's own length back. The messages after it bring their headers along.
 */
function joinMessages(frames: readonly Buffer[]): Buffer {
  const [first, ...rest] = frames;
  if (!first || rest.length === 0) return first ?? Buffer.alloc(0);
  const parts = [first, ...rest.flatMap((frame) => [header(frame.length), frame])];
  return Object.assign(Buffer.concat(parts), {
    copy(this: Buffer, target: Uint8Array, targetStart = 0): number {
      const out = Buffer.from(target.buffer, target.byteOffset, target.byteLength);
      out.writeUInt32BE(first.length, targetStart - HEADER_BYTES + 1);
      out.set(this, targetStart);
      return this.length;
    },
  });
}

function header(length: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeUInt32BE(length, 1);
  return bytes;
}
