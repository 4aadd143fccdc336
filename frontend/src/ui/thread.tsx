import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.js';
import { DateTime } from './date-time.js';
import { Stamp, type StationState } from './stamp.js';

export interface Station {
  readonly id: string;
  readonly title: string;
  readonly state: StationState;
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
    <ol aria-label={label} className="grid wrap-anywhere">
      {stations.map((station, index) => (
        <li
          key={station.id}
          aria-current={station.state === 'current' ? 'step' : undefined}
          className={classNames(
            'relative grid grid-cols-[2.25rem_1fr] gap-x-3 pb-5 last:pb-0',
            index < stations.length - 1 &&
              'before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:border-l-2',
            index < stations.length - 1 &&
              (stations[index + 1]?.state === 'next'
                ? 'before:border-dashed before:border-control'
                : 'before:border-primary'),
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
  const heading = (
    <span className={classNames('font-semibold', state === 'next' && 'font-normal text-muted')}>{title}</span>
  );
  const more = state !== 'next' && (by || changes.length > 0 || note);
  if (!more)
    return (
      <div className="flex min-h-9 flex-col justify-center">
        {heading}
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
        <span className="flex min-w-0 flex-col wrap-anywhere">
          {heading}
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
