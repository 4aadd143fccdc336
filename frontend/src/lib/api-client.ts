import { networkError, problemOf } from './api-error.js';
import { type Authority, createAuthority, lockedAcrossTabs, sessionOf } from './authorized-fetch.js';
import { createOwnWrites, type OwnWrites } from './own-writes.js';
import { randomKey } from './random-key.js';
import { type SessionName, sessions } from './session.js';

export type QueryValue = string | number | boolean | null | undefined;

export interface CallOptions {
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly signal?: AbortSignal;
  /** Whose token goes along, where the path does not tell; `null` sends none. */
  readonly session?: SessionName | null;
}

export interface WriteOptions extends CallOptions {
  /** The same key for the same intention: keep it while a user presses "try again". A new one unless given. */
  readonly idempotencyKey?: string;
}

export interface UploadOptions extends WriteOptions {
  readonly method?: 'POST' | 'PUT';
  /** Share sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Every call answers the parsed body or throws ApiError; an aborted one throws the signal's AbortError. */
export interface ApiClient {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  delete<T>(path: string, options?: WriteOptions): Promise<T>;
  /** A multipart form, with progress. */
  upload<T>(path: string, form: FormData, options?: UploadOptions): Promise<T>;
}

export interface ApiParts {
  readonly fetch: typeof globalThis.fetch;
  readonly authority: Authority;
  readonly ownWrites: OwnWrites;
}

export function createApiClient({ fetch, authority, ownWrites }: ApiParts): ApiClient {
  const call = async <T>(
    path: string,
    options: CallOptions,
    send: (headers: Headers) => Promise<Response>,
  ): Promise<T> => {
    const session = options.session === undefined ? sessionOf(path) : options.session;
    const answer = await authority
      .with(session, (token) => {
        const headers = new Headers({ Accept: 'application/json' });
        if (token) headers.set('Authorization', `Bearer ${token}`);
        return send(headers);
      })
      .catch((error: unknown) => {
        throw options.signal?.aborted ? error : networkError();
      });
    const body: unknown = await answer.json().catch(() => undefined);
    options.signal?.throwIfAborted();
    // A success that is no JSON comes from something in between, such as a hotel's sign-in page.
    if (!answer.ok || body === undefined) throw problemOf(answer.status, body);
    ownWrites.noted(answer.headers.get('X-Position'));
    // The parsing boundary: shapes are the contract that the API's own tests hold.
    return body as T;
  };

  const write = <T>(method: string, path: string, body: unknown, options: WriteOptions = {}): Promise<T> => {
    const key = options.idempotencyKey ?? randomKey();
    return call(path, options, (headers) => {
      headers.set('Idempotency-Key', key);
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      const payload = body === undefined ? undefined : JSON.stringify(body);
      return fetch(withQuery(path, options.query), { method, headers, body: payload, signal: options.signal });
    });
  };

  return {
    get: (path, options = {}) =>
      call(path, options, (headers) =>
        fetch(ownWrites.after(withQuery(path, options.query)), { headers, signal: options.signal }),
      ),
    post: (path, body, options) => write('POST', path, body, options),
    put: (path, body, options) => write('PUT', path, body, options),
    delete: (path, options) => write('DELETE', path, undefined, options),
    upload: (path, form, options = {}) => {
      const key = options.idempotencyKey ?? randomKey();
      return call(path, options, async (headers) => {
        // No customer sends a file: it comes with the first upload.
        const { sendWithProgress } = await import('./upload.js');
        headers.set('Idempotency-Key', key);
        return sendWithProgress({ ...options, path: withQuery(path, options.query), headers, form });
      });
    },
  };
}

/** Appends what is neither empty nor missing. */
export function withQuery(path: string, query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
}

/** This page's own; looked up late so that a test may replace `fetch`. */
const pageFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
export const authority = createAuthority({ fetch: pageFetch, sessions, locked: lockedAcrossTabs });
export const ownWrites = createOwnWrites();
export const api = createApiClient({ fetch: pageFetch, authority, ownWrites });
