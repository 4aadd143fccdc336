import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { type TableParams } from '../../lib/use-table-params.js';
import { Button } from '../../ui/button.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';

const TYPES: readonly { readonly value: Transaction['type']; readonly label: string }[] = [
  { value: 'credited', label: 'Coins in' },
  { value: 'debited', label: 'Coins out' },
  { value: 'requested', label: 'Asked back' },
];

/** Which lines of the passbook the URL asks for. */
export function ledgerFilters(params: TableParams) {
  const [type, from, to] = [params.filter('type', TYPES), params.day('from'), params.day('to')];
  return {
    type,
    from,
    to,
    isFiltered: Boolean(type || from || to),
    isBackwards: from !== '' && to !== '' && from > to,
  };
}

/** Lines of one type and of a period; all of it lives in the URL. */
export function LedgerFilters({ params }: { readonly params: TableParams }) {
  const { type, from, to, isFiltered, isBackwards } = ledgerFilters(params);
  return (
    <search className="grid grid-cols-2 items-start gap-2 md:flex md:flex-wrap">
      <div className="max-md:col-span-2 md:w-40">
        <SelectField
          label="Type"
          placeholder="All"
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
        error={isBackwards ? 'This day is before the first.' : null}
        onChange={(event) => params.change({ to: event.target.value })}
      />
      {isFiltered && (
        <Button
          tone="quiet"
          className="max-md:col-span-2 md:mt-7"
          onClick={() => params.change({ type: '', from: '', to: '' })}
        >
          Show all
        </Button>
      )}
    </search>
  );
}
