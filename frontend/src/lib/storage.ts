/** Where JSON is kept; the browser's storage may be full, forbidden or absent, which must never break a page. */
export interface JsonStorage {
  /** The parsed value, `null` where there is none or it cannot be read. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Wraps a browser storage; where it fails, values live in memory for as long as the page does. */
export function jsonStorage(storage: () => Storage): JsonStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(what: () => T, otherwise: () => T): T => {
    try {
      return what();
    } catch {
      return otherwise();
    }
  };
  return {
    read(key) {
      const text =
        memory.get(key) ??
        attempt(
          () => storage().getItem(key),
          () => null,
        );
      if (text === null) return null;
      // A bare token, written by an older page without quotes, is a value too.
      return attempt<unknown>(
        () => JSON.parse(text),
        () => text,
      );
    },
    write(key, value) {
      const text = JSON.stringify(value);
      attempt(
        () => {
          storage().setItem(key, text);
          memory.delete(key);
        },
        () => {
          memory.set(key, text);
        },
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
  };
}

export const localJson = jsonStorage(() => window.localStorage);
export const sessionJson = jsonStorage(() => window.sessionStorage);
