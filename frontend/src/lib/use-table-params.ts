import { isDay } from '@phirse/contracts/kernel/clock.js';
import { useSearchParams } from 'react-router-dom';
import { type Sort } from '../ui/sort-button.js';
import { usePageParams } from './use-page-params.js';

const SMALLEST = 5;
/** Of what is searched for; the server takes no more. */
export const MAX_SEARCH = 100;

export interface TableOffer {
  /** Page sizes; the first unless the URL names another of them. */
  readonly sizes: readonly number[];
  /** What it can be sorted by, as `key:direction`, */
  readonly sorts?: readonly { readonly value: string }[];
  /** or by a heading. */
  readonly columns?: readonly { readonly key: string; readonly sortable?: boolean }[];
}

/** What a table shows as the URL has it: page, page size, search, sort and filters. What the table does not offer counts as not said. */
export function useTableParams({ sizes, sorts = [], columns = [] }: TableOffer) {
  const [url, setUrl] = useSearchParams();
  const { page, limit: wanted, setPage } = usePageParams(sizes[0] ?? SMALLEST);
  const limit = sizes.includes(wanted) ? wanted : (sizes[0] ?? SMALLEST);
  const key = url.get('sort') ?? '';
  const direction = url.get('order') === 'asc' ? 'asc' : 'desc';
  const isOffered =
    sorts.some(({ value }) => value.startsWith(`${key}:`)) ||
    columns.some((column) => column.sortable && column.key === key);
  /** Sets or removes parameters and goes back to the first page. */
  const change = (changes: Readonly<Record<string, string>>) =>
    setUrl(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const sort: Sort | undefined = isOffered ? { key, direction } : undefined;
  return {
    page,
    limit,
    sizes,
    setPage,
    search: (url.get('search') ?? '').slice(0, MAX_SEARCH),
    sort,
    /** A further parameter, such as `status`; empty where it is not set, or to none of the choices. */
    filter: (name: string, choices: readonly { readonly value: string }[]) => {
      const value = url.get(name) ?? '';
      return choices.some((choice) => choice.value === value) ? value : '';
    },
    /** A further parameter that is a day, `YYYY-MM-DD`; empty where it is none. */
    day: (name: string) => {
      const value = url.get(name) ?? '';
      return isDay(value) ? value : '';
    },
    change,
    setSort: (next: Sort) => change({ sort: next.key, order: next.direction }),
  };
}

export type TableParams = ReturnType<typeof useTableParams>;

/** The query of a list call. */
export function tableQuery({ page, limit, search, sort }: TableParams) {
  return { page, limit, search, sort: sort?.key, order: sort?.direction };
}
