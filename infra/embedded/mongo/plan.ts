import { type Collection, contentOf, type StoredDocument } from './collection.js';
import type { Index } from './collection-index.js';
import type { Demand } from './demand.js';
import type { Filter } from './filter.js';
import { AFTER, invertedBound, type KeyRange } from './order.js';
import { type OrderedField, sortKey } from './paths.js';

/** A way to find documents: through one index, or several for `$or`. */
interface Access {
  readonly index: Index<StoredDocument>;
  readonly ranges: readonly KeyRange[];
  /** It yields documents in the order asked for; `reverse` reads it backwards. */
  readonly sorted: boolean;
  readonly reverse: boolean;
  readonly score: number;
}

/** What a query did: the indexes used (none: it read the collection), and how much it looked at. */
export interface Explanation {
  readonly indexes: readonly string[];
  readonly sortedInMemory: boolean;
  examined: number;
}

/** Which documents, in which order, from where to where. `limit` 0 is no limit. */
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly OrderedField[];
  readonly skip: number;
  readonly limit: number;
}

// More key combinations than this are no longer cheaper than reading on.
const MAX_RANGES = 1_000;
// Every field of a unique index is given: nothing can be better.
const ONE_DOCUMENT = 1_000;

/** Finds the documents of a query, through an index where one helps. */
export function findRecords(
  collection: Collection,
  query: Query,
): { readonly records: StoredDocument[]; readonly explanation: Explanation } {
  const accesses = chooseAccess(collection, query);
  const sorted = query.sort.length === 0 || (accesses?.length === 1 && accesses[0]?.sorted === true);
  const explanation: Explanation = {
    indexes: accesses?.map((access) => access.index.name) ?? [],
    sortedInMemory: !sorted,
    examined: 0,
  };
  const enough = sorted && query.limit > 0 ? query.skip + query.limit : Number.POSITIVE_INFINITY;
  const found: StoredDocument[] = [];
  const everything = query.filter.matchesAll;
  const exact = query.filter.onlyId && accesses?.[0]?.index.name === '_id_';
  for (const record of accesses ? reachable(accesses) : collection.records) {
    explanation.examined++;
    if (!everything && !exact && !query.filter.test(contentOf(record))) continue;
    if (found.push(record) >= enough) break;
  }
  const ordered = sorted ? found : inOrder(found, query.sort);
  const end = query.limit > 0 ? query.skip + query.limit : undefined;
  return { records: query.skip === 0 && end === undefined ? ordered : ordered.slice(query.skip, end), explanation };
}

function* reachable(accesses: readonly Access[]): Generator<StoredDocument> {
  const once = accesses.length > 1 || accesses[0]?.index.multikey === true;
  const seen = new Set<StoredDocument>();
  for (const { index, ranges, reverse } of accesses) {
    for (const { low, high } of reverse ? ranges.toReversed() : ranges) {
      for (const { record } of index.entries.range(low, high, reverse)) {
        if (once && seen.has(record)) continue;
        if (once) seen.add(record);
        yield record;
      }
    }
  }
}

function inOrder(records: readonly StoredDocument[], sort: readonly OrderedField[]): StoredDocument[] {
  const keyed = records.map((record) => ({ record, key: sortKey(contentOf(record), sort) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.record.order - b.record.order));
  return keyed.map(({ record }) => record);
}

function chooseAccess(collection: Collection, { filter, sort }: Query): readonly Access[] | null {
  let best: Access | null = null;
  for (const index of collection.indexes) {
    const access = accessThrough(index, filter, sort);
    if (access && access.score > (best?.score ?? 0)) best = access;
    if (best && best.score >= ONE_DOCUMENT) break;
  }
  if (best) return [best];
  const branches = filter.branches?.map((branch) =>
    chooseAccess(collection, { filter: branch, sort: [], skip: 0, limit: 0 }),
  );
  if (!branches || branches.some((branch) => branch === null)) return null;
  return branches.flatMap((branch) => branch ?? []);
}

function accessThrough(index: Index<StoredDocument>, filter: Filter, sort: readonly OrderedField[]): Access | null {
  const leading = index.fields[0]?.path;
  if (sort.length === 0 && !filter.demands.some((demand) => demand.path === leading)) return null;
  let ranges: readonly KeyRange[] = [{ low: '', high: AFTER }];
  let score = 0;
  const single: boolean[] = [];
  for (const field of index.fields) {
    const demand = strongest(
      filter.demands.filter(({ path }) => path === field.path),
      index.multikey,
    );
    if (!demand || ranges.length * demand.ranges.length > MAX_RANGES) break;
    const own = field.descending ? demand.ranges.map(descending).reverse() : demand.ranges;
    ranges = ranges.flatMap((prefix) =>
      own.map(({ low, high }) => ({ low: prefix.low + low, high: prefix.low + high })),
    );
    score += demand.exact ? (own.length === 1 ? 12 : 10) : 5;
    // Behind a span of keys the next field orders nothing any more.
    if (!demand.exact) break;
    single.push(own.length === 1);
  }
  if (index.unique && single.length === index.fields.length) score += ONE_DOCUMENT;
  const direction = index.multikey ? null : sortDirection(index.fields, single, sort);
  if (direction !== null) score += 8;
  if (score === 0) return null;
  return { index, ranges, sorted: direction !== null, reverse: direction === 'backward', score };
}

/** The one demand to use: values before spans; several spans meet where no array can satisfy them apart. */
function strongest(demands: readonly Demand[], multikey: boolean): Demand | null {
  const exact = demands.filter((demand) => demand.exact).sort((a, b) => a.ranges.length - b.ranges.length)[0];
  const first = exact ?? demands[0];
  if (!first || exact || multikey) return first ?? null;
  const spans = demands.filter((demand) => demand.ranges.length === 1).flatMap((demand) => demand.ranges);
  if (spans.length === 0) return first;
  const low = spans.reduce((max, span) => (span.low > max ? span.low : max), '');
  const high = spans.reduce((min, span) => (span.high < min ? span.high : min), AFTER);
  return { ...first, ranges: [{ low, high }] };
}

const descending = ({ low, high }: KeyRange): KeyRange => ({ low: invertedBound(high), high: invertedBound(low) });

/** Whether the index yields this order, and which way it is read then. */
function sortDirection(
  fields: readonly OrderedField[],
  single: readonly boolean[],
  sort: readonly OrderedField[],
): 'forward' | 'backward' | null {
  if (sort.length === 0) return null;
  let at = 0;
  let backward: boolean | null = null;
  const fixed = new Set(fields.filter((_, i) => single[i] === true).map((field) => field.path));
  for (const wanted of sort) {
    if (fixed.has(wanted.path)) continue;
    while (fixed.has(fields[at]?.path ?? '')) at++;
    const field = fields[at++];
    if (field?.path !== wanted.path) return null;
    const opposite = field.descending !== wanted.descending;
    if (backward !== null && backward !== opposite) return null;
    backward = opposite;
  }
  return backward === true ? 'backward' : 'forward';
}
