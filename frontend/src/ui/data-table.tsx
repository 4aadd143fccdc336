import { type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { type Sort, SortButton } from './sort-button.js';
import { useMedia, WIDE } from './use-media.js';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Replaces the heading on a card, where it is long. */
  readonly short?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  readonly align?: 'right';
  /** Where it stands on a phone's card: at its head, at its foot (actions), or not at all; else a labelled line. */
  readonly onCard?: 'title' | 'foot' | 'none';
  readonly sortable?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** From which width on it is a table. */
  readonly wide?: string;
}

/** Rows as a table where there is room and as cards where there is not; never scrolls sideways. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useMedia(props.wide ?? WIDE) ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>({ caption, columns, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  return (
    <div className="overflow-clip rounded-card border bg-surface shadow-soft">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b bg-sunken text-left text-13 text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={
                  sort?.key === column.key ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined
                }
                className={classNames(
                  'px-3 font-semibold first:pl-4 last:pr-4',
                  column.align && 'text-right',
                  !column.sortable && 'py-3',
                )}
              >
                {column.sortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t first:border-t-0 hover:bg-ground">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classNames(
                    'px-3 py-2.5 align-middle first:pl-4 last:pr-4',
                    column.align && 'money text-right',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const at = (place: Column<Row>['onCard']) => columns.filter((column) => column.onCard === place);
  return (
    <ul aria-label={caption} className="grid gap-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className="rounded-card border bg-surface p-4 shadow-soft">
          {at('title').map((column) => (
            <div key={column.key} className="mb-2 text-17 font-semibold">
              {column.cell(row)}
            </div>
          ))}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {at(undefined).map((column) => (
              <div key={column.key} className="col-span-2 grid grid-cols-subgrid items-baseline">
                <dt className="text-13 text-muted">{column.short ?? column.header}</dt>
                <dd className={classNames('min-w-0 text-right', column.align && 'money')}>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {at('foot').map((column) => (
            <div key={column.key} className="mt-3 flex flex-wrap justify-end gap-2 border-t pt-3">
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
