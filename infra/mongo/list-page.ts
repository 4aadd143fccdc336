import { type Pagination, pagination } from '@phirse/contracts/kernel/page.js';
import { type Collection, type Document, type Filter, type WithId } from 'mongodb';
import { invalid } from '../http/validation.js';

export type SortKeys = Readonly<Record<string, 1 | -1>>;

/** One page of a collection's documents, and how many there are. */
export async function listPage<Stored extends Document>(
  collection: Collection<Stored>,
  filter: Filter<Stored>,
  sort: SortKeys,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly documents: readonly WithId<Stored>[]; readonly pagination: Pagination }> {
  const found = collection.find(filter, { sort: { ...sort }, skip: (page - 1) * limit, limit });
  const [documents, total] = await Promise.all([found.toArray(), collection.countDocuments(filter)]);
  return { documents, pagination: pagination(page, limit, total) };
}

/** The sort that a query asks for by one of the names that a list offers, ties broken by id. Refuses any other name. */
export function sortBy(
  fields: Readonly<Record<string, string>>,
  { sort, order = 'asc' }: { readonly sort?: string; readonly order?: 'asc' | 'desc' },
  fallback: SortKeys,
): SortKeys {
  if (!sort) return fallback;
  const field = Object.hasOwn(fields, sort) ? fields[sort] : undefined;
  if (!field) throw invalid([{ field: 'sort', message: `sort must be one of ${Object.keys(fields).join(', ')}` }]);
  const direction = order === 'asc' ? 1 : -1;
  return { [field]: direction, _id: direction };
}

/** Conditions that find a text, as it stands, anywhere in one of the fields, whatever its case. None for a blank text. */
export function searchIn<Stored extends Document>(fields: readonly string[], search = ''): Filter<Stored> {
  const text = search.trim();
  if (!text) return {};
  const $regex = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The field names are the caller's own; the driver's type wants them known to the compiler.
  return { $or: fields.map((field) => ({ [field]: { $regex, $options: 'i' } })) } as Filter<Stored>;
}
