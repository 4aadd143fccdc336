import { useSearchParams } from 'react-router-dom';
import { type Sort } from '../ui/sort-button.js';
import { usePageParams } from './use-page-params.js';

const SMALLEST = 5;

/** What a table shows as the URL has it: page, page size (one of `sizes`, the first unless named), search, sort and filters. */
export function useTableParams(sizes: readonly number[]) {
  const [url, setUrl] = useSearchParams();
  const { page, limit: wanted, setPage } = usePageParams(sizes[0] ?? SMALLEST);
  const limit = sizes.includes(wanted) ? wanted : (sizes[0] ?? SMALLEST);
  const key = url.get('sort') ?? '';
  const direction = url.get('order') === 'asc' ? 'asc' : 'desc';
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
  const sort: Sort | undefined = key ? { key, direction } : undefined;
  return {
    page,
    limit,
    sizes,
    setPage,
    search: url.get('search') ?? '',
    sort,
    /** A further parameter, such as `status`; empty where it is not set. */
    filter: (name: string) => url.get(name) ?? '',
    change,
    setSort: (next: Sort) => change({ sort: next.key, order: next.direction }),
  };
}

export type TableParams = ReturnType<typeof useTableParams>;

/** The query of a list call. */
export function tableQuery({ page, limit, search, sort }: TableParams) {
  return { page, limit, search, sort: sort?.key, order: sort?.direction };
}
