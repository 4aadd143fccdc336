import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useTableParams } from '../../lib/use-table-params.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Pagination } from '../../ui/pagination.js';
import { Passbook } from '../../ui/passbook.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { TRANSACTIONS_FAILED, transactionsQuery } from './coins.queries.js';
import { DownloadLedger } from './download-ledger.js';
import { passbookEntries } from './ledger-entries.js';
import { LedgerFilters, ledgerFilters } from './ledger-filters.js';
import { PurchaseList } from './purchase-list.js';

const SIZES = [5, 10, 20] as const;

/** The wallet as a bank passbook: each line leads to its order. */
export function TransactionsTab({ onPurchase }: { readonly onPurchase: () => void }) {
  const params = useTableParams({ sizes: SIZES });
  const { type, from, to, isFiltered, isBackwards } = ledgerFilters(params);
  const query = { page: params.page, limit: params.limit, type, from, to };
  const transactions = useQuery({ ...transactionsQuery(usePartnerPhone(), query), enabled: !isBackwards });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <LedgerFilters params={params} />
        <div className="flex flex-wrap gap-2">
          <DownloadLedger query={{ type, from, to }} disabled={isBackwards} />
          <LinkButton tone="outline" size="small" to={paths.partner.statement({ from, to })}>
            <ReceiptText aria-hidden="true" className="size-5" />
            Statement
          </LinkButton>
        </div>
      </div>
      <QueryView
        query={transactions}
        errorText={TRANSACTIONS_FAILED}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          isFiltered ? (
            <EmptyState drawing="search">No line of the passbook fits.</EmptyState>
          ) : (
            <EmptyState drawing="coins" action={<Button onClick={onPurchase}>Purchase Coins</Button>}>
              Nothing has moved yet. Your first coins start the book.
            </EmptyState>
          )
        }
      >
        {({ transactions: lines, pagination }) => (
          <>
            <Passbook entries={passbookEntries(lines)} />
            <Pagination {...pagination} sizes={SIZES} noun="lines" onChange={params.setPage} />
          </>
        )}
      </QueryView>
      <PurchaseList />
    </div>
  );
}
