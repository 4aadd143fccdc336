import type { Collection, StoredDocument } from './collection.js';
import type { Index } from './collection-index.js';
import { AFTER, inverted, keyOf, rankOf } from './order.js';

/** Deletes what TTL indexes say has expired, at most `limit` documents; answers how many. */
export function deleteExpired(collections: readonly Collection[], now: number, limit: number): number {
  let deleted = 0;
  for (const collection of collections) {
    for (const index of collection.indexes) {
      if (index.expireAfter === null) continue;
      for (const record of expired(index, now - index.expireAfter * 1000, limit - deleted)) {
        collection.remove(record);
        deleted++;
      }
    }
  }
  return deleted;
}

/** Of several dates the earliest counts, which is what the index yields first. */
function expired(index: Index<StoredDocument>, before: number, limit: number): readonly StoredDocument[] {
  const least = String.fromCharCode(rankOf(new Date(0)));
  const last = keyOf(new Date(before));
  const [low, high] = index.fields[0]?.descending ? [inverted(last), inverted(least) + AFTER] : [least, last + AFTER];
  const records = new Set<StoredDocument>();
  for (const { record } of index.entries.range(low, high, false)) {
    if (records.size >= limit) break;
    records.add(record);
  }
  return [...records];
}
