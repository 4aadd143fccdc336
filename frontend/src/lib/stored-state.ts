import { useSyncExternalStore } from 'react';
import { type JsonStorage } from './storage.js';

/** Something a browser remembers between pages, such as how far a sale has come. */
export interface StoredState<State extends object> {
  /** The same object until something changes; the empty state where nothing readable is stored. */
  get(): State;
  /** Overwrites the fields given and keeps the rest. */
  merge(change: Partial<State>): void;
  /** Back to empty; the stored item is removed. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** `parse` makes a state of whatever is stored, older shapes and nonsense included. */
export function createStoredState<State extends object>(
  key: string,
  parse: (stored: unknown) => State,
  storage: JsonStorage,
): StoredState<State> {
  const listeners = new Set<() => void>();
  let cached: { readonly text: string; readonly state: State } | null = null;
  const get = (): State => {
    const stored = storage.read(key);
    const text = JSON.stringify(stored);
    if (cached?.text !== text) cached = { text, state: parse(stored) };
    return cached.state;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get,
    merge(change) {
      storage.write(key, { ...get(), ...change });
      tell();
    },
    clear() {
      storage.remove(key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state as it stands, kept up to date. */
export function useStoredState<State extends object>(store: StoredState<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
