import { type SessionName } from './session.js';
import { type SessionStore } from './session-store.js';

type AnySession = Pick<SessionStore<{ readonly token: string }>, 'tokens' | 'renew' | 'end'>;

export interface AuthorityParts {
  readonly fetch: typeof globalThis.fetch;
  readonly sessions: Readonly<Record<SessionName, AnySession>>;
  /** Runs one at a time across the tabs of this browser (Web Locks); without them, across this tab only. */
  readonly locked: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Sends a request that carries a session's token. */
export interface Authority {
  /**
   * Asks whose session cannot be renewed to sign in again, where there is a page to ask on: answers the new access token, `null` from
   * those who would not. A session that has nobody to ask ends.
   */
  readonly askAgain: Partial<Record<SessionName, () => Promise<string | null>>>;
  /** Calls `send` with the session's token, and once more with a fresh one where the answer was 401. */
  with(session: SessionName | null, send: (token: string | null) => Promise<Response>): Promise<Response>;
}

/** Customer spec, section 6: which session a path belongs to. */
export function sessionOf(path: string): SessionName {
  const area = /^\/([a-z]+)(?=\/|\?|$)/.exec(path)?.[1] ?? '';
  if (['partner', 'payment', 'pickup', 'coins'].includes(area)) return 'partner';
  return area === 'ops' ? 'operator' : 'customer';
}

/** These 401s answer what was typed; a fresh token would not change them. */
const ABOUT_THE_INPUT = new Set(['OTP_WRONG', 'INVALID_CREDENTIALS']);

export function createAuthority({ fetch, sessions, locked }: AuthorityParts): Authority {
  const flights = new Map<SessionName, Promise<string | null>>();

  /** A fresh access token, `null` where the session is over; one flight for all who wait. Throws where the server cannot say. */
  const refresh = (name: SessionName, spent: string): Promise<string | null> => {
    const flying = flights.get(name);
    if (flying) return flying;
    const flight = locked(`phirse-refresh-${name}`, () => renew(sessions[name], spent)).finally(() =>
      flights.delete(name),
    );
    flights.set(name, flight);
    return flight;
  };

  const renew = async (session: AnySession, spent: string): Promise<string | null> => {
    const { accessToken, refreshToken } = session.tokens();
    // Another tab was faster, or another user has signed in meanwhile: use what is there now.
    if (accessToken !== spent) return accessToken;
    if (!refreshToken) return null;
    const answer = await fetch('/auth/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    if (answer.status >= 500 || answer.status === 429)
      throw new TypeError('The session could not be renewed right now');
    const fresh = answer.ok ? tokensOf(await answer.json()) : null;
    const signedOutMeanwhile = session.tokens().refreshToken !== refreshToken;
    if (signedOutMeanwhile) return session.tokens().accessToken;
    if (!fresh) return null;
    session.renew(fresh);
    return fresh.accessToken;
  };

  const askAgain: Authority['askAgain'] = {};
  return {
    askAgain,
    async with(name, send) {
      const token = name && sessions[name].tokens().accessToken;
      const answer = await send(token);
      if (answer.status !== 401 || !name || !token || (await isAboutTheInput(answer))) return answer;
      const fresh = await refresh(name, token);
      const again = fresh ? await send(fresh) : answer;
      // Only the session whose token was refused ends, never one that began while this call was under way.
      if (
        again.status !== 401 ||
        sessions[name].tokens().accessToken !== (fresh ?? token) ||
        (await isAboutTheInput(again))
      )
        return again;
      if (!askAgain[name]) sessions[name].end();
      const renewed = await askAgain[name]?.();
      return renewed ? send(renewed) : again;
    },
  };
}

async function isAboutTheInput(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && ABOUT_THE_INPUT.has(String(body.code));
}

function tokensOf(body: unknown): { readonly accessToken: string; readonly refreshToken: string } | null {
  const { data } = (body ?? {}) as {
    readonly data?: { readonly accessToken?: unknown; readonly refreshToken?: unknown };
  };
  if (typeof data?.accessToken !== 'string' || typeof data.refreshToken !== 'string') return null;
  return { accessToken: data.accessToken, refreshToken: data.refreshToken };
}

/** One at a time across tabs where the browser can; a page served without TLS has no locks. */
export async function lockedAcrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}
