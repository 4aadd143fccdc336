import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.js';
import { ListBox } from './list-box.js';
import { TextField } from './text-field.js';
import { useSearch } from './use-search.js';

export interface ComboboxProps<Item> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  /** Asked 500 ms after the last keystroke, with text trimmed and not blank. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly itemKey: (item: Item) => string;
  /** What stands in the field once chosen. */
  readonly itemText: (item: Item) => string;
  readonly renderItem?: (item: Item) => ReactNode;
  readonly onChoose: (item: Item) => void;
  /** The text was changed after a choice: the choice no longer holds. */
  readonly onClear?: () => void;
  /** "No products matching", "No results found". */
  readonly emptyText: string;
  /** What a failed search shows: the empty text, or nothing at all. */
  readonly whenFailed?: 'empty' | 'hide';
  /** Text shorter than this shows no "nothing found". */
  readonly emptyFrom?: number;
  /** Empties the field on choosing, for a search that leads away. */
  readonly clearOnChoose?: boolean;
  readonly error?: string | null;
  readonly id?: string;
  readonly className?: string;
}

/** A search field with a list of results: arrows move, Enter chooses, Escape closes. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const {
    label,
    labelHidden,
    placeholder,
    itemText,
    onChoose,
    onClear,
    emptyText,
    emptyFrom = 1,
    error,
    id,
    className,
  } = props;
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState(false);
  const listId = useId();
  const result = useSearch(chosen ? '' : text, props.search);
  const items = result.is === 'found' ? result.items : [];
  const nothing =
    (result.is === 'found' && items.length === 0) || (result.is === 'failed' && props.whenFailed !== 'hide');
  const status =
    result.is === 'searching' ? 'Searching...' : nothing && text.trim().length >= emptyFrom ? emptyText : null;
  const shown = open && (items.length > 0 || status !== null);
  const current = shown ? items[active] : undefined;

  const type = (next: string) => {
    if (chosen) onClear?.();
    setText(next);
    setChosen(false);
    setOpen(true);
    setActive(-1);
  };
  const choose = (item: Item) => {
    setText(props.clearOnChoose ? '' : itemText(item));
    setChosen(!props.clearOnChoose);
    setOpen(false);
    setActive(-1);
    onChoose(item);
  };
  const move = (step: number) => {
    setOpen(true);
    if (items.length > 0) setActive((active + step + items.length + (active < 0 && step < 0 ? 1 : 0)) % items.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      const item = current ?? items[0];
      if (item) choose(item);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className={classNames('relative', className)}>
      <TextField
        {...{ id, label, labelHidden, placeholder, error }}
        type="search"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        prefix={<Search />}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ListBox
        {...{ id: listId, label, shown, status, active, items, itemText }}
        itemKey={props.itemKey}
        renderItem={props.renderItem}
        onChoose={choose}
      />
    </div>
  );
}
