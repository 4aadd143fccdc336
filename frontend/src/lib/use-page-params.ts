import { MAX_PAGE, MAX_PAGE_SIZE } from '@phirse/contracts/kernel/page.js';
import { useSearchParams } from 'react-router-dom';
import { type PageChange } from '../ui/pagination.js';

/** Page and page size as the URL has them (`?page=2&limit=10`), made valid; `setPage` keeps the other parameters. */
export function usePageParams(defaultLimit: number) {
  const [search, setSearch] = useSearchParams();
  const page = Math.min(whole(search.get('page')) ?? 1, MAX_PAGE);
  const limit = Math.min(whole(search.get('limit')) ?? defaultLimit, MAX_PAGE_SIZE);
  const setPage = ({ page, limit, replace }: PageChange) => {
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('page', String(page));
        changed.set('limit', String(limit));
        return changed;
      },
      { replace, preventScrollReset: true },
    );
  };
  return { page, limit, setPage };
}

function whole(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}
