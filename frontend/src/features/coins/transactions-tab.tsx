import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useTableParams } from '../../lib/use-table-params.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { Passbook } from '../../ui/passbook.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { TRANSACTIONS_FAILED, transactionsQuery } from './coins.queries.js';

const SIZES = [5, 10, 20] as const;
const TYPES = [
  { value: 'credited', label: 'Coins in' },
  { value: 'debited', label: 'Coins out' },
];

/** A request for coins back moves none. */
const SIGN = { credited: 1, debited: -1, requested: 0 } as const;

/** The wallet as a bank passbook: each line leads to its order. */
export function TransactionsTab({ onPurchase }: { readonly onPurchase: () => void }) {
  const params = useTableParams(SIZES);
  const [type, from, to] = [params.filter('type'), params.filter('from'), params.filter('to')];
  const backwards = from !== '' && to !== '' && from > to;
  const query = { page: params.page, limit: params.limit, type, from, to };
  const transactions = useQuery({ ...transactionsQuery(usePartnerPhone(), query), enabled: !backwards });
  const filtered = Boolean(type || from || to);
  const clear = () => params.change({ type: '', from: '', to: '' });

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
        <div className="max-md:col-span-2 md:w-44">
          <SelectField
            label="Type"
            placeholder="In and out"
            options={TYPES}
            value={type}
            onChange={(event) => params.change({ type: event.target.value })}
          />
        </div>
        <TextField
          label="From"
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => params.change({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={to}
          min={from || undefined}
          error={backwards ? 'This day is before the first.' : null}
          onChange={(event) => params.change({ to: event.target.value })}
        />
        {filtered && (
          <Button tone="quiet" onClick={clear}>
            Show all
          </Button>
        )}
      </div>
      <QueryView
        query={transactions}
        errorText={TRANSACTIONS_FAILED}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          filtered ? (
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
            <Passbook
              entries={lines.map(({ _id, timestamp, message, orderID, type: kind, coins, balance }) => ({
                id: _id,
                at: timestamp,
                what: message,
                to: orderID ? paths.partner.order(orderID) : undefined,
                coins: SIGN[kind] * coins,
                balance,
              }))}
            />
            <Pagination {...pagination} sizes={SIZES} noun="lines" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}
