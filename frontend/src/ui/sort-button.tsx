import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from './class-names.js';

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** A column's heading that sorts by it; pressed again it turns the order round. */
export function SortButton({
  column,
  sort,
  onSort,
}: {
  readonly column: { readonly key: string; readonly header: string };
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
}) {
  const mine = sort?.key === column.key;
  const Icon = mine ? (sort.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <button
      type="button"
      className={classNames(
        '-mx-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-left hover:text-ink',
        mine && 'text-ink',
      )}
      onClick={() => onSort?.({ key: column.key, direction: mine && sort.direction === 'asc' ? 'desc' : 'asc' })}
    >
      {column.header}
      <Icon aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
