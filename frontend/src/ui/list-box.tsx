import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.js';

export interface ListBoxProps<Item> {
  readonly id: string;
  readonly label: string;
  readonly shown: boolean;
  /** "Searching..." or the empty text; announced. */
  readonly status: string | null;
  readonly items: readonly Item[];
  /** Index of the highlighted item, -1 for none. */
  readonly active: number;
  readonly itemKey: (item: Item) => string;
  readonly itemText: (item: Item) => string;
  readonly renderItem?: (item: Item) => ReactNode;
  readonly onChoose: (item: Item) => void;
}

/** The list under a Combobox: at most 15rem high, keeps the highlighted option in sight, says how many there are. */
export function ListBox<Item>(props: ListBoxProps<Item>) {
  const { id, label, shown, status, items, active, itemKey, itemText, renderItem, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      className={classNames(
        'absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto rounded-card border bg-surface shadow-soft',
        !shown && 'hidden',
      )}
    >
      <p role="status" className={status ? 'px-4 py-3 text-muted' : 'sr-only'}>
        {shown ? (status ?? `${items.length} ${items.length === 1 ? 'result' : 'results'}`) : ''}
      </p>
      <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {items.map((item, index) => (
          <div
            key={itemKey(item)}
            id={`${id}-${index}`}
            data-index={index}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Pressing an option must not take the focus from the field: its blur would close the list first.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(item)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center border-t px-4 py-2 first:border-t-0 hover:bg-sunken',
              index === active && 'bg-primary-tint',
            )}
          >
            {renderItem ? renderItem(item) : itemText(item)}
          </div>
        ))}
      </div>
    </div>
  );
}
