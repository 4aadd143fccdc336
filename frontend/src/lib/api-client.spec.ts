import { describe, expect, it } from '@jest/globals';
import { createApiClient, withQuery } from './api-client.js';
import { ApiError } from './api-error.js';
import { type Authority } from './authorized-fetch.js';
import { createOwnWrites } from './own-writes.js';

const signedIn: Authority = { askAgain: {}, with: (session, send) => send(session && `token-of-${session}`) };

/** A client whose calls are recorded and answered in turn. */
function clientOf(...answers: readonly (() => Response | Promise<Response>)[]) {
  const calls: { readonly url: string; readonly init: RequestInit; readonly headers: Headers }[] = [];
  let now = 0;
  const api = createApiClient({
    authority: signedIn,
    ownWrites: createOwnWrites(() => now),
    fetch: async (url, init = {}) => {
      calls.push({ url: String(url), init, headers: new Headers(init.headers) });
      return (answers[calls.length - 1] ?? (() => Response.json({})))();
    },
  });
  return {
    api,
    calls,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const written = (position: string) => () => Response.json({}, { headers: { 'X-Position': position } });

describe('reads', () => {
  it("carry the token of the path's session, or of the one named", async () => {
    const { api, calls } = clientOf();
    await api.get('/order/get-order/BB1');
    await api.get('/order/get-order/BB1', { session: 'partner' });
    await api.get('/api/blog', { session: null });
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-of-customer',
      'Bearer token-of-partner',
      null,
    ]);
  });

  it('follow the highest position written, until it is old', async () => {
    const { api, calls, wait } = clientOf(written('120'), written('95'));
    await api.post('/user/users/add-address', {});
    await api.delete('/user/users/delete-address/1/0');
    await api.get('/user/get-user-info/1');
    await api.get('/api/blog', { query: { page: 2 } });
    wait(31_000);
    await api.get('/api/blog');
    expect(calls.slice(2).map(({ url }) => url)).toEqual([
      '/user/get-user-info/1?after=120',
      '/api/blog?page=2&after=120',
      '/api/blog',
    ]);
  });
});

describe('writes', () => {
  it('carry a key of their own, or the one of the intention', async () => {
    const { api, calls } = clientOf();
    await api.post('/contact/create', { name: 'Asha' });
    await api.post('/contact/create', { name: 'Asha' });
    await api.put('/partner/cancel-order/1/2', {}, { idempotencyKey: 'mine' });
    const [first, second, third] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
    expect(calls[0]?.init.body).toBe('{"name":"Asha"}');
  });
});

describe('failures', () => {
  it('are problem details with their fields and facts', async () => {
    const { api } = clientOf(() =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Not enough coins',
          status: 409,
          code: 'INSUFFICIENT_COINS',
          message: 'You have 40 coins, this lead costs 56.',
          requestId: 'r-1',
          errors: [{ field: 'coins', message: 'too few' }],
          balance: 40,
        },
        { status: 409 },
      ),
    );
    const failure = await api.post('/partner/accept-order/1/2').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_COINS',
      message: 'You have 40 coins, this lead costs 56.',
      requestId: 'r-1',
      facts: { balance: 40 },
    });
    expect((failure as ApiError).fieldMessage('coins')).toBe('too few');
  });

  it('without a problem document say so in our words', async () => {
    const { api } = clientOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.get('/api/blog')).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' });
  });

  it('may call themselves a success: a page where JSON was due is none', async () => {
    const { api } = clientOf(() => new Response('<h1>Sign in to the hotel</h1>', { status: 200 }));
    await expect(api.get('/api/blog')).rejects.toMatchObject({ status: 200, code: 'UNKNOWN' });
  });

  it('without an answer are NETWORK', async () => {
    const { api } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.get('/api/blog')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('leave an aborted call an AbortError', async () => {
    const abort = new AbortController();
    const { api } = clientOf(() => {
      abort.abort();
      return Promise.reject(abort.signal.reason);
    });
    await expect(api.get('/api/blog', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('queries', () => {
  it('leave out what is empty', () => {
    expect(withQuery('/a', { page: 1, search: '', type: undefined, on: false })).toBe('/a?page=1&on=false');
  });
});
