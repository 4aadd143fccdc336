import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AuthorityParts, createAuthority, sessionOf } from './authorized-fetch.js';
import { createSession } from './session-store.js';
import { jsonStorage } from './storage.js';

interface Someone {
  readonly token: string;
  readonly name: string;
}

const storage = jsonStorage(() => window.localStorage);
const newTab = () =>
  createSession(
    { state: 'state', accessToken: 'access', refreshToken: 'refresh' },
    (stored) => (stored && typeof stored === 'object' && 'token' in stored ? (stored as Someone) : null),
    storage,
  );

const problem = (status: number, code: string) => Response.json({ code }, { status });

/** A server that honours one access token at a time and rotates refresh tokens: a replayed one ends the family. */
function server() {
  let current = 1;
  let familyEnded = false;
  const seen = { refreshes: 0, calls: 0 };
  const refresh: typeof globalThis.fetch = async (_url, init) => {
    seen.refreshes += 1;
    const { refreshToken } = JSON.parse(String(init?.body));
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (familyEnded || refreshToken !== `refresh-${current}`) {
      familyEnded = true;
      return problem(401, 'UNAUTHENTICATED');
    }
    current += 1;
    return Response.json({ data: { accessToken: `access-${current}`, refreshToken: `refresh-${current}` } });
  };
  const call = async (token: string | null) => {
    seen.calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    return token === `access-${current}` && current > 1 ? Response.json({ ok: true }) : problem(401, 'TOKEN_EXPIRED');
  };
  return { seen, refresh, call };
}

/** Web Locks as tabs share them. */
function sharedLocks(): AuthorityParts['locked'] {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function tab(fetch: typeof globalThis.fetch, locked: AuthorityParts['locked']) {
  const session = newTab();
  return {
    session,
    authority: createAuthority({ fetch, locked, sessions: { customer: session, partner: session, operator: session } }),
  };
}

describe('a call whose token is spent', () => {
  beforeEach(() => {
    window.localStorage.clear();
    newTab().start({ token: 'access-1', name: 'Asha' }, 'refresh-1');
  });

  it('is sent once more with a fresh token', async () => {
    const { seen, refresh, call } = server();
    const { session, authority } = tab(refresh, sharedLocks());

    const answer = await authority.with('customer', call);

    expect(answer.status).toBe(200);
    expect(seen).toEqual({ refreshes: 1, calls: 2 });
    expect(session.get()).toEqual({ token: 'access-2', name: 'Asha' });
    expect(session.tokens().refreshToken).toBe('refresh-2');
  });

  it('shares one refresh with every other call of the tab', async () => {
    const { seen, refresh, call } = server();
    const { authority } = tab(refresh, sharedLocks());

    const answers = await Promise.all(Array.from({ length: 8 }, () => authority.with('customer', call)));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(seen.refreshes).toBe(1);
  });

  it('shares one refresh with the calls of other tabs', async () => {
    const { seen, refresh, call } = server();
    const locks = sharedLocks();
    const tabs = [tab(refresh, locks), tab(refresh, locks), tab(refresh, locks)];

    const answers = await Promise.all(tabs.map(({ authority }) => authority.with('customer', call)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.refreshes).toBe(1);
  });

  it('ends the session where the refresh is refused', async () => {
    const { authority, session } = tab(async () => problem(401, 'UNAUTHENTICATED'), sharedLocks());

    const answer = await authority.with('customer', async () => problem(401, 'TOKEN_EXPIRED'));

    expect(answer.status).toBe(401);
    expect(session.get()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('waits for a sign-in where there is somebody to ask, asked once for all, and goes on with it', async () => {
    const { authority, session } = tab(async () => problem(401, 'UNAUTHENTICATED'), sharedLocks());
    let signIn = (_token: string | null): void => undefined;
    const asked = new Promise<string | null>((resolve) => {
      signIn = resolve;
    });
    authority.askAgain.partner = () => asked;
    const call = async (token: string | null) =>
      token === 'access-9' ? Response.json({ ok: true }) : problem(401, 'TOKEN_EXPIRED');

    const calls = [authority.with('partner', call), authority.with('partner', call)];
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.get()?.token).toBe('access-1');
    signIn('access-9');

    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('fails and keeps the session where the asked one would not', async () => {
    const { authority, session } = tab(async () => problem(401, 'UNAUTHENTICATED'), sharedLocks());
    authority.askAgain.partner = async () => null;

    const answer = await authority.with('partner', async () => problem(401, 'TOKEN_EXPIRED'));

    expect(answer.status).toBe(401);
    expect(session.get()?.token).toBe('access-1');
  });

  it('keeps the session where the server cannot be asked', async () => {
    const { authority, session } = tab(async () => problem(503, 'UNAVAILABLE'), sharedLocks());

    await expect(authority.with('customer', async () => problem(401, 'TOKEN_EXPIRED'))).rejects.toThrow(TypeError);

    expect(session.get()?.token).toBe('access-1');
  });

  it('does not bring a session back that ended meanwhile', async () => {
    const { refresh, call } = server();
    const { authority, session } = tab(refresh, sharedLocks());

    const pending = authority.with('customer', call);
    await new Promise((resolve) => setTimeout(resolve, 3));
    session.end();
    await pending;

    expect(session.get()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('leaves a wrong code or password alone', async () => {
    const { seen, refresh } = server();
    const { authority, session } = tab(refresh, sharedLocks());

    const answer = await authority.with('customer', async () => problem(401, 'OTP_WRONG'));

    expect(await answer.json()).toEqual({ code: 'OTP_WRONG' });
    expect(seen.refreshes).toBe(0);
    expect(session.get()?.token).toBe('access-1');
  });
});

describe('the session of a path', () => {
  it.each([
    ['/partner/get-partner-orders/9876543210', 'partner'],
    ['/payment/create-payments', 'partner'],
    ['/pickup/get-pickup-guy-orders/9876543210', 'partner'],
    ['/coins/get-coin-value', 'partner'],
    ['/ops/events?limit=5', 'operator'],
    ['/partners-of-ours', 'customer'],
    ['/order/get-order/BB1', 'customer'],
  ] as const)('%s is the %s session', (path, session) => {
    expect(sessionOf(path)).toBe(session);
  });
});
