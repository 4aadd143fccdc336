import { type Pagination as PageOf } from '@phirse/contracts/kernel/page.js';
import { type UseQueryResult } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { useTableParams } from '../../lib/use-table-params.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { Tabs, useTab } from '../../ui/tabs.js';

const TABS = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;
const SIZES = [10, 25, 50] as const;

/** What the URL asks a list of requests for. */
export function useReviewParams() {
  const status = useTab(TABS);
  const { page, limit } = useTableParams({ sizes: SIZES });
  return { page, limit, status };
}

export interface ReviewTableProps<Row> {
  /** "Coin purchases": heading, title and caption. */
  readonly title: string;
  /** One of them and many: "purchase", "purchases". */
  readonly nouns: readonly [one: string, many: string];
  readonly requests: UseQueryResult<{ readonly rows: readonly Row[]; readonly pagination: PageOf }>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** A list of partners' requests by status, for operators. */
export function ReviewTable<Row>({ title, nouns: [one, many], requests, columns, rowKey }: ReviewTableProps<Row>) {
  useDocumentTitle(title);
  const { status } = useReviewParams();
  const { setPage } = useTableParams({ sizes: SIZES });
  return (
    <div className="grid gap-4">
      <h1 className="text-25">{title}</h1>
      <Tabs tabs={TABS} label={`${title} by status`} />
      <QueryView
        query={requests}
        errorText={`Failed to load ${title.toLowerCase()}`}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          <EmptyState drawing="coins">
            No {one} is {status}.
          </EmptyState>
        }
      >
        {({ rows, pagination }) => (
          <>
            <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} wide="(min-width: 1100px)" />
            <Pagination {...pagination} sizes={SIZES} noun={many} onChange={setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}
