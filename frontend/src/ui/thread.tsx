import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.js';
import { DateTime } from './date-time.js';

export interface Station {
  readonly id: string;
  readonly title: string;
  /** `done` is stamped, `current` is alive, `next` is an outline, `stopped` ended it (cancelled). */
  readonly state: 'done' | 'current' | 'next' | 'stopped';
  /** ISO instant; none for what comes next. */
  readonly at?: string;
  /** Who did it. */
  readonly by?: string;
  readonly changes?: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** More to show when opened; or, for `next`, a line on when to expect it. */
  readonly note?: ReactNode;
}

/** An order's life as one vertical thread of stamped stations; each opens to who, when and what changed. */
export function Thread({
  stations,
  label = 'Order timeline',
}: {
  readonly stations: readonly Station[];
  readonly label?: string;
}) {
  return (
    <ol aria-label={label} className="grid">
      {stations.map((station, index) => (
        <li
          key={station.id}
          aria-current={station.state === 'current' ? 'step' : undefined}
          className={classNames(
            'relative grid grid-cols-[2.25rem_1fr] gap-x-3 pb-5 last:pb-0',
            index < stations.length - 1 &&
              'before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:border-l-2',
            stations[index + 1]?.state === 'next'
              ? 'before:border-dashed before:border-control'
              : 'before:border-primary',
          )}
        >
          <Stamp state={station.state} />
          <StationBody station={station} />
        </li>
      ))}
    </ol>
  );
}

function StationBody({ station }: { readonly station: Station }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { title, state, at, by, changes = [], note } = station;
  const title_ = (
    <span className={classNames('font-semibold', state === 'next' && 'font-normal text-muted')}>{title}</span>
  );
  const more = state !== 'next' && (by || changes.length > 0 || note);
  if (!more)
    return (
      <div className="flex min-h-9 flex-col justify-center">
        {title_}
        {at && <Moment at={at} />}
        {state === 'next' && note && <span className="text-13 text-muted">{note}</span>}
      </div>
    );
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="-m-1 flex min-h-11 w-full items-center justify-between gap-3 rounded-control p-1 text-left hover:bg-sunken"
      >
        <span className="flex flex-col">
          {title_}
          {at && <Moment at={at} />}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={panelId} hidden={!open} className="mt-2 animate-rise border-l-2 border-hairline pl-3 text-15">
        {by && <p className="text-muted">By {by}</p>}
        {changes.map((change) => (
          <p key={change.label} className="tabular-nums">
            {change.label}: {change.before && <s className="text-muted">{change.before}</s>} <b>{change.after}</b>
          </p>
        ))}
        {note}
      </div>
    </div>
  );
}

function Moment({ at }: { readonly at: string }) {
  return (
    <span className="text-13 text-muted">
      <DateTime at={at} />
    </span>
  );
}

const STAMPS: Readonly<Record<Station['state'], string>> = {
  done: 'border-primary text-primary bg-surface',
  current:
    'border-primary bg-primary text-on-primary motion-safe:animate-alive shadow-[0_0_0_4px_var(--color-primary-tint)]',
  next: 'border-dashed border-control bg-ground text-transparent',
  stopped: 'border-bad text-bad bg-surface',
};
const STATE_WORDS = { done: 'Done', current: 'Now', next: 'To come', stopped: 'Stopped' } as const;

/** A round hand stamp, set a little askew like a real one. */
function Stamp({ state }: { readonly state: Station['state'] }) {
  return (
    <span
      className={classNames(
        'relative grid size-9 place-items-center rounded-full border-2',
        STAMPS[state],
        state === 'done' && '-rotate-6',
      )}
    >
      <span className="sr-only">{STATE_WORDS[state]}: </span>
      {state !== 'next' && (
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
        >
          <circle cx="12" cy="12" r="10.5" strokeWidth="1" strokeDasharray="1.5 2.2" />
          <path
            strokeWidth="2.4"
            d={state === 'stopped' ? 'm9 9 6 6m0-6-6 6' : state === 'done' ? 'm8 12.4 2.8 2.8L16 9.6' : 'M12 12h.01'}
          />
        </svg>
      )}
    </span>
  );
}
