import { authority } from './api-client.js';
import { sessionOf } from './authorized-fetch.js';
import { eventReader, type ServerEvent } from './event-reader.js';
import { type SessionName } from './session.js';

export interface ServerEventsOptions {
  readonly onEvent: (event: ServerEvent) => void;
  /** `live` while connected, `waiting` between tries, `refused` for good (401, 403, 404). */
  readonly onState?: (state: 'live' | 'waiting' | 'refused') => void;
  readonly session?: SessionName;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server's heart beats every 15 s: a connection that is silent for longer is dead, whatever the browser believes. */
const LONGEST_SILENCE_MS = 45_000;

/**
 * Live updates over fetch, since EventSource cannot carry a bearer token: reconnects with a doubling wait, at once when the
 * network is back, and tells the server the last event seen. Answers the function that ends it.
 */
export function openServerEvents(path: string, options: ServerEventsOptions): () => void {
  const abort = new AbortController();
  void listen(path, options, abort.signal);
  return () => abort.abort();
}

async function listen(
  path: string,
  { onEvent, onState, session }: ServerEventsOptions,
  signal: AbortSignal,
): Promise<void> {
  let lastId = '';
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const attempt = beginAttempt(signal);
    try {
      const answer = await authority.with(session ?? sessionOf(path), (token) =>
        globalThis.fetch(path, { signal: attempt.signal, headers: headersOf(token, lastId) }),
      );
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return onState?.('refused');
      if (answer.ok && answer.body) {
        onState?.('live');
        attempt.heard();
        for await (const event of eventReader(answer.body, attempt.heard)) {
          if (signal.aborted) return;
          lastId = event.id || lastId;
          wait = FIRST_WAIT_MS;
          onEvent(event);
        }
      }
    } catch {
      // A broken connection is what the wait below is for.
    } finally {
      attempt.end();
    }
    if (signal.aborted) return;
    onState?.('waiting');
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** One connection: given up when it falls silent, and when the network comes back, for it belongs to the one before. */
function beginAttempt(signal: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let silence: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', giveUp);
  window.addEventListener('online', giveUp);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(giveUp, LONGEST_SILENCE_MS);
    },
    end() {
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
      window.removeEventListener('online', giveUp);
    },
  };
}

function headersOf(token: string | null, lastId: string): Record<string, string> {
  return {
    Accept: 'text/event-stream',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(lastId && { 'Last-Event-ID': lastId }),
  };
}

/** Ends early when the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
    window.addEventListener('online', over);
  });
}
