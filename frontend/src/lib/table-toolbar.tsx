import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { SelectField, type SelectOption } from '../ui/select-field.js';
import { TextField } from '../ui/text-field.js';
import { useDebounce } from './use-debounce.js';
import { MAX_SEARCH, type TableParams } from './use-table-params.js';

export interface TableToolbarProps {
  readonly params: TableParams;
  /** "Search orders" */
  readonly searchLabel: string;
  /** `value` is `key:direction`. */
  readonly sorts?: readonly SelectOption[];
  /** The order without any choice. */
  readonly unsorted?: string;
  /** Filters of the table's own. */
  readonly children?: ReactNode;
}

/** Search, order and filters above a list; all of it lives in the URL. */
export function TableToolbar({
  params,
  searchLabel,
  sorts = [],
  unsorted = 'Newest first',
  children,
}: TableToolbarProps) {
  const { search, sort, change } = params;
  const [text, setText] = useState(search);
  const settled = useDebounce(text.trim(), 350);
  useEffect(() => {
    if (settled !== search) change({ search: settled });
    // Only what was typed writes the URL; a URL that changes by itself (back, another tab of the page) writes the box below.
  }, [settled]);
  useEffect(() => setText((typed) => (typed.trim() === search ? typed : search)), [search]);
  return (
    <search className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-end">
      <div className="col-span-2 md:w-80">
        <TextField
          label={searchLabel}
          labelHidden
          type="search"
          placeholder={searchLabel}
          maxLength={MAX_SEARCH}
          prefix={<Search />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {children}
      {sorts.length > 0 && (
        <div className="md:ml-auto md:w-52">
          <SelectField
            label="Sort by"
            labelHidden
            placeholder={unsorted}
            options={sorts}
            value={sort ? `${sort.key}:${sort.direction}` : ''}
            onChange={(event) => {
              const [key = '', order = ''] = event.target.value.split(':');
              change({ sort: key, order });
            }}
          />
        </div>
      )}
    </search>
  );
}
