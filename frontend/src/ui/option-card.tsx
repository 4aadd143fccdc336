import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { classNames } from './class-names.js';

export interface OptionCardProps {
  readonly label: string;
  readonly detail?: string;
  /** What the option looks like, drawn. */
  readonly drawing?: ReactNode;
  readonly selected: boolean;
  readonly onSelect: () => void;
  /** The key that chooses it, 1-9, shown on wide screens. Wire the keys with useNumberKeys. */
  readonly hotkey?: number;
  /** Opens more choices instead of selecting. */
  readonly opens?: boolean;
  /** Its choices are open now; `selected` then says that one of them is chosen. */
  readonly expanded?: boolean;
  readonly disabled?: boolean;
}

/** One answer of the wizard as a large card; pressing the chosen one again is up to the caller. */
export function OptionCard({
  label,
  detail,
  drawing,
  selected,
  onSelect,
  hotkey,
  opens,
  expanded,
  disabled,
}: OptionCardProps) {
  return (
    <button
      type="button"
      aria-pressed={opens ? undefined : selected}
      aria-expanded={opens ? (expanded ?? selected) : undefined}
      aria-keyshortcuts={hotkey ? String(hotkey) : undefined}
      disabled={disabled}
      onClick={onSelect}
      className={classNames(
        'relative flex min-h-16 w-full gap-3 rounded-card border-2 p-4 text-left transition-colors disabled:opacity-50',
        drawing ? 'flex-col items-start' : 'items-center',
        selected ? 'border-primary bg-primary-tint' : 'border-hairline bg-surface hover:border-control',
      )}
    >
      {drawing && <span className="grid h-28 w-full place-items-center [&>svg]:max-h-full">{drawing}</span>}
      <span className="min-w-0 flex-1 pr-7">
        <span className="block text-17 font-semibold">{label}</span>
        {detail && <span className="block text-13 text-muted">{detail}</span>}
      </span>
      <span aria-hidden="true" className="absolute top-3 right-3">
        {selected && !(opens && expanded !== false) ? (
          <span className="grid size-6 animate-stamp place-items-center rounded-full bg-primary text-on-primary">
            <Check className="size-4" strokeWidth={3.5} />
          </span>
        ) : opens ? (
          <ChevronRight
            className={classNames('size-6 text-muted transition-transform', (expanded ?? selected) && 'rotate-90')}
          />
        ) : (
          hotkey && (
            <kbd className="hidden size-6 place-items-center rounded-control border font-mono text-13 text-muted pointer-fine:grid">
              {hotkey}
            </kbd>
          )
        )}
      </span>
    </button>
  );
}
