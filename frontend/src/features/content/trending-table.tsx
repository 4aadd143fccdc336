import { type CategoryPage, type TrendingRow } from '@phirse/contracts/read-models/content.js';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { Money } from '../../ui/money.js';

export interface TrendingTableProps {
  readonly categorySlug: string;
  readonly trending: CategoryPage['trending'];
}

/** What devices in demand fetch, as samples; each row leads to where one's own is priced. */
export function TrendingTable({ categorySlug, trending: { heading, note, rows } }: TrendingTableProps) {
  const columns: readonly Column<TrendingRow>[] = [
    {
      key: 'model',
      header: 'Model',
      onCard: 'title',
      cell: ({ model, brandSlug, modelSlug }) => (
        <Link
          to={paths.variant({ categorySlug, brandSlug, modelSlug })}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {model}
        </Link>
      ),
    },
    { key: 'storage', header: 'Storage', cell: ({ storage }) => storage },
    {
      key: 'upTo',
      header: 'Sample price, up to',
      align: 'right',
      cell: ({ upTo }) => <Money rupees={upTo} className="font-display text-20 font-bold" />,
    },
  ];
  return (
    <>
      <DataTable
        caption={`${heading}, sample prices`}
        columns={columns}
        rows={rows}
        rowKey={({ modelSlug }) => modelSlug}
      />
      <p className="mt-4 text-13 text-muted">{note}</p>
    </>
  );
}
