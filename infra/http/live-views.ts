import { Injectable } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type FastifyReply } from 'fastify';
import { ACCESS_TOKEN_SECONDS } from '../auth/access-tokens.js';
import { LiveTail } from '../eventstore/live-tail.js';
import { Checkpoints } from '../mongo/checkpoints.js';

const HEARTBEAT_MS = 15_000;
/** A stream ends when the token that opened it would have: the client comes back with a fresh one. */
const MAX_STREAM_MS = ACCESS_TOKEN_SECONDS * 1000;
/** A reader who does not read is let go at this many waiting bytes. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** An answer that is sent again, whole, whenever it changes. */
export interface LiveView {
  /** Name of the server-sent event. */
  readonly name: string;
  /** The read model that the answer is read from. */
  readonly readModel: string;
  /** Whether an event may change the answer. */
  concerns(event: Recorded): boolean;
  /** The answer as of now; what it throws ends the stream (before the first answer: with problem details). */
  read(): Promise<object>;
}

/** Sends answers as server-sent events: at once, and at every change; `id` is the position that the answer has passed. */
@Injectable()
export class LiveViews {
  private readonly open = new Set<FastifyReply['raw']>();
  private isEnded = false;

  constructor(
    private readonly tail: LiveTail,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Ends every stream, and from now on each after its first answer: readers come back to whoever serves next. */
  end(): void {
    this.isEnded = true;
    for (const raw of this.open) raw.end();
  }

  /** Serves one reader until either side has enough. `lastEventId` is the position that the reader has seen already. */
  async serve(reply: FastifyReply, lastEventId: string | undefined, view: LiveView): Promise<void> {
    let wanted = 0;
    let wake = () => {};
    const listening = await this.tail.listen((event) => {
      if (!view.concerns(event)) return;
      wanted = event.position;
      wake();
    });
    try {
      await this.checkpoints.passed(view.readModel, listening.position);
      let sent = JSON.stringify(await view.read());
      const { raw } = begin(reply);
      // Who asks for the head alone is not waiting for what follows.
      if (reply.request.method === 'HEAD') return;
      this.open.add(raw);
      const closed = new Promise<'closed'>((resolve) => raw.once('close', () => resolve('closed')));
      const send = (position: number) => raw.write(`event: ${view.name}\nid: ${position}\ndata: ${sent}\n\n`);
      if (!(Number(lastEventId) >= listening.position)) send(listening.position);
      else raw.write(': nothing new\n\n');
      const deadline = Date.now() + MAX_STREAM_MS;
      let seen = 0;
      while (!this.isEnded && Date.now() < deadline && raw.writableLength < MAX_WAITING_BYTES) {
        if (wanted === seen) {
          const woken = new Promise<'woken'>((resolve) => {
            wake = () => resolve('woken');
          });
          const heartbeat = timer(HEARTBEAT_MS);
          const next = await Promise.race([woken, closed, heartbeat.done]);
          heartbeat.clear();
          if (next === 'closed') return;
          if (next === 'heartbeat') raw.write(':\n\n');
          continue;
        }
        seen = wanted;
        await this.checkpoints.passed(view.readModel, seen);
        const body = JSON.stringify(await view.read());
        if (body === sent) continue;
        sent = body;
        send(seen);
      }
    } catch (error) {
      if (!reply.raw.headersSent) throw error;
    } finally {
      listening.stop();
      this.open.delete(reply.raw);
      if (reply.raw.headersSent) reply.raw.end();
    }
  }
}

function begin(reply: FastifyReply): FastifyReply {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  return reply;
}

function timer(ms: number): { readonly done: Promise<'heartbeat'>; clear(): void } {
  let handle: NodeJS.Timeout | undefined;
  const done = new Promise<'heartbeat'>((resolve) => {
    handle = setTimeout(() => resolve('heartbeat'), ms);
  });
  return { done, clear: () => clearTimeout(handle) };
}
