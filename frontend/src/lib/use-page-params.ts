import { useSearchParams } from 'react-router-dom';

const LARGEST = 100;

/** Page and page size as the URL has them (`?page=2&limit=10`), made valid; `setPage` keeps the other parameters. */
export function usePageParams(defaultLimit: number) {
  const [search, setSearch] = useSearchParams();
  const page = whole(search.get('page')) ?? 1;
  const limit = Math.min(whole(search.get('limit')) ?? defaultLimit, LARGEST);
  const setPage = (next: { readonly page: number; readonly limit: number }) => {
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('page', String(next.page));
        changed.set('limit', String(next.limit));
        return changed;
      },
      { preventScrollReset: true },
    );
  };
  return { page, limit, setPage };
}

function whole(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}
