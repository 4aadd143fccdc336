import { Link, useSearchParams } from 'react-router-dom';
import { classNames } from './class-names.js';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The tab that the URL names, the first where it names none of them. */
export function useTab(tabs: readonly Tab[], param = 'tab'): string {
  const [search] = useSearchParams();
  const named = search.get(param);
  return (tabs.find((tab) => tab.value === named) ?? tabs[0])?.value ?? '';
}

/** Tabs as links that set one query parameter and drop the page number, so that each can be bookmarked. */
export function Tabs({
  tabs,
  label,
  param = 'tab',
}: {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly param?: string;
}) {
  const [search] = useSearchParams();
  const current = useTab(tabs, param);
  return (
    <nav aria-label={label} className="border-b">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={{ search: searchOf(search, param, tab.value) }}
              aria-current={tab.value === current ? 'page' : undefined}
              preventScrollReset
              className={classNames(
                'flex min-h-11 items-center gap-2 border-b-3 px-3 font-semibold transition-colors',
                tab.value === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="money rounded-full bg-sunken px-2 text-13 text-muted">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function searchOf(search: URLSearchParams, param: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(param, value);
  next.delete('page');
  return `?${next}`;
}
