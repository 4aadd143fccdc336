import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { COUNT } from './count-format.js';
import { IconButton } from './icon-button.js';

export interface PageChange {
  readonly page: number;
  readonly limit: number;
  /** Where nobody asked for the change: Back must not lead to what it was. */
  readonly replace?: boolean;
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  /** Entries in all. */
  readonly total: number;
  readonly limit: number;
  /** Page sizes to offer; none hides the choice. */
  readonly sizes?: readonly number[];
  /** A changed size comes with page 1. */
  readonly onChange: (next: PageChange) => void;
  /** What is listed, plural: "orders". */
  readonly noun?: string;
}

/** Which entries of how many, back and forth, and how many on a page. A page beyond the last, of a list that has shrunk, gives way to the last. */
export function Pagination({
  page,
  totalPages,
  total,
  limit,
  sizes = [],
  onChange,
  noun = 'entries',
}: PaginationProps) {
  const sizeId = useId();
  const isBeyond = page > Math.max(1, totalPages);
  const toLastPage = useEffectEvent(() => onChange({ page: Math.max(1, totalPages), limit, replace: true }));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond]);
  if (isBeyond) return null;
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted">
      <p aria-live="polite" className="tabular-nums">
        {COUNT.format(from)}–{COUNT.format(Math.min(page * limit, total))} of {COUNT.format(total)} {noun}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        {sizes.length > 0 && (
          <span className="flex items-center gap-2">
            <label htmlFor={sizeId}>Per page</label>
            <select
              id={sizeId}
              value={limit}
              onChange={(event) => onChange({ page: 1, limit: Number(event.target.value) })}
              className="min-h-11 rounded-control border border-control bg-surface px-2 text-ink"
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </span>
        )}
        <span className="flex items-center">
          <IconButton
            label="Previous page"
            icon={<ChevronLeft />}
            disabled={page <= 1}
            onClick={() => onChange({ page: page - 1, limit })}
          />
          <span className="px-1 tabular-nums">
            Page {COUNT.format(page)} of {COUNT.format(Math.max(1, totalPages))}
          </span>
          <IconButton
            label="Next page"
            icon={<ChevronRight />}
            disabled={page >= totalPages}
            onClick={() => onChange({ page: page + 1, limit })}
          />
        </span>
      </div>
    </nav>
  );
}
