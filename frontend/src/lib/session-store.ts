import { type JsonStorage } from './storage.js';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface SessionKeys {
  /** Who is signed in. */
  readonly state: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** One signed-in identity of this browser, shared by its tabs. */
export interface SessionStore<State extends { readonly token: string }> {
  /** The same object until something changes; `null` when signed out. */
  get(): State | null;
  tokens(): { readonly accessToken: string | null; readonly refreshToken: string | null };
  start(state: State, refreshToken: string): void;
  /** Changes what is known of the signed-in one; nothing when signed out. */
  update(change: Partial<State>): void;
  renew(tokens: Tokens): void;
  end(): void;
  subscribe(listener: () => void): () => void;
}

/** `parse` decides whether what is stored is a session at all. */
export function createSession<State extends { readonly token: string }>(
  keys: SessionKeys,
  parse: (stored: unknown) => State | null,
  storage: JsonStorage,
): SessionStore<State> {
  const listeners = new Set<() => void>();
  let cached: { readonly text: string; readonly state: State | null } | null = null;

  const get = (): State | null => {
    const stored = storage.read(keys.state);
    const text = JSON.stringify(stored);
    if (cached?.text !== text) cached = { text, state: parse(stored) };
    return cached.state;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === keys.state) tell();
  };
  const write = (state: State) => {
    storage.write(keys.state, state);
    storage.write(keys.accessToken, state.token);
  };

  return {
    get,
    tokens() {
      const refreshToken = storage.read(keys.refreshToken);
      return {
        accessToken: get()?.token ?? null,
        refreshToken: typeof refreshToken === 'string' && refreshToken ? refreshToken : null,
      };
    },
    start(state, refreshToken) {
      storage.write(keys.refreshToken, refreshToken);
      write(state);
      tell();
    },
    update(change) {
      const state = get();
      if (!state) return;
      write({ ...state, ...change });
      tell();
    },
    renew({ accessToken, refreshToken }) {
      const state = get();
      if (!state) return;
      storage.write(keys.refreshToken, refreshToken);
      write({ ...state, token: accessToken });
      tell();
    },
    end() {
      for (const key of [keys.state, keys.accessToken, keys.refreshToken]) storage.remove(key);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
