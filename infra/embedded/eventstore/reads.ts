import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from './log.js';
import type { Outlet } from './outlet.js';
import { type Entry, type Reader, Scan } from './reader.js';
import { streamDeleted } from './refusals.js';
import type { AllSource, From, ReadRequest, StreamSource } from './requests.js';
import { streamNotFound } from './responses.js';

/** Answers a read that ends: what the log held when it began, page by page, as fast as the client takes it. */
export async function runRead(log: Log, reader: Reader, request: ReadRequest, outlet: Outlet): Promise<void> {
  const { source } = request;
  if (source.stream === undefined) await sendAll(readerOfAll(log, reader, request, source), request.count, outlet);
  else await readStream(log, reader, request, source, outlet);
  outlet.end();
}

type NextPage = () => readonly Entry[];

function readerOfAll(log: Log, reader: Reader, request: ReadRequest, source: AllSource): NextPage {
  const { backwards } = request;
  const end = log.lastPosition;
  const scan = source.filter && new Scan(source.filter);
  // Forwards the position itself is read, backwards it is not.
  let next = backwards ? startOr(source.from, 0, end + 1) - 1 : startOr(source.from, 1, end + 1);
  return () => {
    const entries = reader.readAll(next, backwards ? 1 : end, backwards, scan, request);
    next = (entries.at(-1)?.at ?? 0) + (backwards ? -1 : 1);
    return entries;
  };
}

async function readStream(
  log: Log,
  reader: Reader,
  request: ReadRequest,
  source: StreamSource,
  outlet: Outlet,
): Promise<void> {
  const stream = log.streams.get(source.stream);
  if (log.streams.isTombstoned(stream)) {
    outlet.fail(streamDeleted(source.stream));
    return;
  }
  const range = reader.visibleRange(source.stream);
  if (!range) {
    outlet.send([streamNotFound(source.stream)]);
    return;
  }
  const { backwards } = request;
  const start = startOr(source.from, 0, backwards ? range.last : range.last + 1);
  let next = backwards ? Math.min(start, range.last) : Math.max(start, range.first);
  const nextPage = () => {
    const entries = reader.readStream(range, next, backwards ? range.first : range.last, backwards, request);
    next = (entries.at(-1)?.at ?? 0) + (backwards ? -1 : 1);
    return entries;
  };
  await sendAll(nextPage, request.count, outlet);
}

async function sendAll(nextPage: NextPage, count: number, outlet: Outlet): Promise<void> {
  let left = count;
  while (outlet.open && left > 0) {
    const entries = nextPage();
    if (entries.length === 0) return;
    const frames = entries.flatMap(({ frame }) => (frame ? [frame] : [])).slice(0, left);
    left -= frames.length;
    if (!outlet.send(frames)) await outlet.drained();
    // Between two pages writers and other readers get their turn.
    else if (left > 0) await nextTurn();
  }
}

function startOr(from: From, start: number, end: number): number {
  return from === 'start' ? start : from === 'end' ? end : from;
}
