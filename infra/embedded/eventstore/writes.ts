import type { ServerDuplexStream, ServerReadableStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import type { Log } from './log.js';
import {
  type Expected,
  InvalidRequest,
  MAX_APPEND_BYTES,
  type Outcome,
  type ProposedEvent,
  type Write,
} from './model.js';
import { failure, outcomeRefusal, type Refusal, tooLarge } from './refusals.js';
import { type BatchPart, parseBatchPart, parseProposedMessage, parseTarget } from './requests.js';
import * as responses from './responses.js';
import { Fields, MalformedMessage } from './wire.js';

/** Appends that one client may have under way before the server stops reading from it for a while. */
const MAX_UNANSWERED = 4096;
/** Appends of which one client may have sent the first part only. */
const MAX_UNFINISHED = 256;

/** Collects the events of one append and keeps to its limit. */
class Gathering {
  readonly events: ProposedEvent[] = [];
  private bytes = 0;

  /** Answers false where the append has become too large. */
  add(message: Buffer): boolean {
    const event = parseProposedMessage(message);
    this.events.push(event);
    this.bytes += event.data.length + event.metadata.length + event.type.length * 2;
    return this.bytes <= MAX_APPEND_BYTES;
  }
}

/** Append: the target first, then the events, then one answer. */
export function handleAppend(log: Log, call: ServerReadableStream<Buffer, Buffer>, reply: sendUnaryData<Buffer>): void {
  let target: Pick<Write, 'stream' | 'expected'> | undefined;
  const gathering = new Gathering();
  const answer = answerOnce(call, reply);
  call.on('data', (message: Buffer) => {
    if (answer.given) return;
    try {
      const fields = new Fields(message);
      if (fields.has(1)) target = parseTarget(fields.message(1));
      const proposed = fields.bytes(2);
      if (proposed && !gathering.add(proposed)) answer(tooLarge());
    } catch (error) {
      answer(failure(error));
    }
  });
  call.on('end', () => {
    if (answer.given) return;
    if (!target) {
      answer(failure(new InvalidRequest('The options are missing')));
      return;
    }
    const write: Write = { kind: 'append', ...target, events: gathering.events };
    log.submit(write, (outcome) => {
      if (outcome.kind === 'written') answer(null, responses.written(1, outcome.revision, outcome.position));
      else if (outcome.kind === 'wrong-version')
        answer(null, responses.appendWrongVersion(write.expected, outcome.current));
      else answer(outcomeRefusal(write.stream, write.expected, outcome));
    });
  });
}

/** A reply that goes out once, and not at all where the client has gone. */
function answerOnce(call: { readonly cancelled: boolean }, reply: sendUnaryData<Buffer>) {
  const answer: sendUnaryData<Buffer> & { given: boolean } = Object.assign(
    (...[error, value]: Parameters<sendUnaryData<Buffer>>) => {
      if (answer.given) return;
      answer.given = true;
      if (!call.cancelled) reply(error, value);
    },
    { given: false },
  );
  return answer;
}

/** Delete and Tombstone. */
export function handleDelete(
  log: Log,
  kind: 'delete' | 'tombstone',
  call: ServerUnaryCall<Buffer, Buffer>,
  reply: sendUnaryData<Buffer>,
): void {
  try {
    const write: Write = { kind, ...parseTarget(new Fields(call.request).message(1)), events: [] };
    log.submit(write, (outcome) => {
      if (outcome.kind === 'written') reply(null, responses.deleted(outcome.position));
      else reply(outcomeRefusal(write.stream, write.expected, outcome));
    });
  } catch (error) {
    reply(failure(error));
  }
}

interface UnfinishedBatch {
  readonly target: Pick<Write, 'stream' | 'expected'>;
  readonly identifier: Buffer;
  readonly gathering: Gathering;
}

/** BatchAppend: any number of appends over one long-lived call, each answered by itself. */
export class BatchAppendCall {
  private readonly log: Log;
  private readonly call: ServerDuplexStream<Buffer, Buffer>;
  private readonly unfinished = new Map<string, UnfinishedBatch>();
  private unanswered = 0;
  private ended = false;

  constructor(log: Log, call: ServerDuplexStream<Buffer, Buffer>) {
    this.log = log;
    this.call = call;
    call.on('data', (message: Buffer) => this.receive(message));
    call.on('end', () => {
      this.ended = true;
      this.endWhenDone();
    });
    call.on('cancelled', () => this.unfinished.clear());
  }

  /** Ends the call as a whole: the client does not know how its unanswered appends ended, and may retry them. */
  fail(reason: Refusal): void {
    this.call.emit('error', reason);
  }

  private receive(message: Buffer): void {
    let part: BatchPart;
    try {
      part = parseBatchPart(message);
    } catch (error) {
      // Without a correlation id there is nobody to answer: the call as a whole fails.
      this.fail(failure(error));
      return;
    }
    const identifier = part.options?.identifier ?? this.unfinished.get(part.key)?.identifier ?? Buffer.alloc(0);
    try {
      this.take(part, identifier);
    } catch (error) {
      if (!(error instanceof InvalidRequest || error instanceof MalformedMessage)) throw error;
      this.unfinished.delete(part.key);
      this.answer(part, identifier, responses.batchInvalid(error.message));
    }
  }

  private take(part: BatchPart, identifier: Buffer): void {
    const batch = this.batchOf(part, identifier);
    // A part of an append that was refused before its end: it has had its answer.
    if (!batch) return;
    for (const message of part.messages) {
      if (batch.gathering.add(message)) continue;
      this.unfinished.delete(part.key);
      this.answer(part, identifier, responses.batchTooLarge(MAX_APPEND_BYTES));
      return;
    }
    if (!part.isFinal) return;
    this.unfinished.delete(part.key);
    this.submit(part, { kind: 'append', ...batch.target, events: batch.gathering.events }, identifier);
  }

  private batchOf(part: BatchPart, identifier: Buffer): UnfinishedBatch | undefined {
    const known = this.unfinished.get(part.key);
    if (known || !part.options) return known;
    if (part.options.deadline !== undefined && part.options.deadline <= Date.now()) {
      this.answer(part, identifier, responses.batchTimeout());
      return undefined;
    }
    if (this.unfinished.size >= MAX_UNFINISHED) throw new InvalidRequest('Too many appends are under way at once');
    const batch = { target: parseTarget(part.options.fields), identifier, gathering: new Gathering() };
    if (!part.isFinal) this.unfinished.set(part.key, batch);
    return batch;
  }

  private submit(part: BatchPart, write: Write, identifier: Buffer): void {
    if (++this.unanswered >= MAX_UNANSWERED) this.call.pause();
    this.log.submit(write, (outcome) => {
      if (--this.unanswered < MAX_UNANSWERED / 2 && this.call.isPaused()) this.call.resume();
      if (outcome.kind === 'failed') this.fail(failure(outcome.cause));
      else this.answer(part, identifier, batchResult(write.expected, outcome, identifier));
      this.endWhenDone();
    });
  }

  private answer(part: BatchPart, identifier: Buffer, result: Buffer): void {
    if (!this.call.cancelled && this.call.writable)
      this.call.write(responses.batchReply(part.correlation, identifier, result));
  }

  private endWhenDone(): void {
    if (this.ended && this.unanswered === 0) this.call.end();
  }
}

function batchResult(expected: Expected, outcome: Exclude<Outcome, { kind: 'failed' }>, identifier: Buffer): Buffer {
  switch (outcome.kind) {
    case 'written':
      return responses.written(3, outcome.revision, outcome.position);
    case 'wrong-version':
      return responses.batchWrongVersion(expected, outcome.current);
    case 'stream-deleted':
      return responses.batchStreamDeleted(identifier);
  }
}
