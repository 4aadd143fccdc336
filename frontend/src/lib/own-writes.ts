/** How long after a write its position goes with the reads: far longer than a read model lags, and then caches work again. */
const REMEMBER_MS = 30_000;

/** Lets users see their own writes, and what they heard live: remembers the highest position and gives it to the reads that follow. */
export interface OwnWrites {
  noted(position: string | null): void;
  /** Adds `?after=` while a write is fresh. */
  after(path: string): string;
}

export function createOwnWrites(now: () => number = Date.now): OwnWrites {
  let last: { readonly position: bigint; readonly at: number } | null = null;
  return {
    noted(position) {
      if (!position || !/^\d+$/.test(position)) return;
      const next = BigInt(position);
      last = { position: last && last.position > next ? last.position : next, at: now() };
    },
    after(path) {
      if (!last || now() - last.at > REMEMBER_MS) return path;
      return `${path}${path.includes('?') ? '&' : '?'}after=${last.position}`;
    },
  };
}
