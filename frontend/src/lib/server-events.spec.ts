import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openServerEvents } from './server-events.js';
import { customerSession } from './session.js';

const CUSTOMER = {
  userId: '',
  _id: '',
  phone: '9',
  name: '',
  email: '',
  status: 'active',
  token: 't-1',
  address: [],
  location: '',
};

/** A stream that says its piece and breaks off. */
const stream = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });

/** Answers in turn, and never again; records what was asked. */
function serve(...answers: readonly Response[]) {
  const asked: Headers[] = [];
  globalThis.fetch = async (_url, init) => {
    asked.push(new Headers(init?.headers));
    return answers[asked.length - 1] ?? new Promise<Response>(() => {});
  };
  return asked;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('live updates', () => {
  const realFetch = globalThis.fetch;
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    customerSession.start(CUSTOMER, 'r-1');
  });
  afterEach(() => {
    stop();
    globalThis.fetch = realFetch;
    customerSession.end();
    jest.useRealTimers();
  });

  it('carry the token, and after a break go on behind the last event seen', async () => {
    const asked = serve(stream('id: 7\ndata: one\n\n'), stream('id: 8\ndata: two\n\n'));
    const heard: string[] = [];
    stop = openServerEvents('/order/BB1/events', { onEvent: ({ data }) => heard.push(data) });
    await pass(0);
    expect(heard).toEqual(['one']);
    await pass(1000);
    expect(heard).toEqual(['one', 'two']);
    expect(asked.map((headers) => headers.get('Last-Event-ID')).slice(0, 2)).toEqual([null, '7']);
    expect(asked[0]?.get('Authorization')).toBe('Bearer t-1');
  });

  it('wait longer each time that nothing comes', async () => {
    const asked = serve(...Array.from({ length: 6 }, () => new Response(null, { status: 503 })));
    stop = openServerEvents('/order/BB1/events', { onEvent: () => undefined });
    await pass(7000);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it('connect anew where the server has fallen silent', async () => {
    const silent = (signal: AbortSignal | null | undefined) =>
      new Response(
        new ReadableStream({
          start: (body) => signal?.addEventListener('abort', () => body.error(new DOMException('', 'AbortError'))),
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      );
    let asked = 0;
    globalThis.fetch = async (_url, init) => {
      asked += 1;
      return silent(init?.signal);
    };
    stop = openServerEvents('/order/BB1/events', { onEvent: () => undefined });
    await pass(44_000);
    expect(asked).toBe(1);
    await pass(3000);
    expect(asked).toBe(2);
  });

  it('do not wait any longer once the network is back', async () => {
    const asked = serve(...Array.from({ length: 6 }, () => new Response(null, { status: 503 })));
    stop = openServerEvents('/order/BB1/events', { onEvent: () => undefined });
    await pass(7000);
    const before = asked.length;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(asked).toHaveLength(before + 1);
  });

  it('give up where the server refuses for good', async () => {
    const asked = serve(new Response(null, { status: 404 }));
    const states: string[] = [];
    stop = openServerEvents('/order/BB1/events', { onEvent: () => undefined, onState: (state) => states.push(state) });
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(states).toEqual(['refused']);
  });

  it('end when they are told to', async () => {
    const asked = serve(stream('data: one\n\n'), stream('data: two\n\n'));
    const heard: string[] = [];
    stop = openServerEvents('/order/BB1/events', { onEvent: ({ data }) => heard.push(data) });
    await pass(0);
    stop();
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(heard).toEqual(['one']);
  });
});
