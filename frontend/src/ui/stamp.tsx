import { classNames } from './class-names.js';

/** `done` is stamped, `current` is alive, `next` is an outline, `stopped` ended it (cancelled). */
export type StationState = 'done' | 'current' | 'next' | 'stopped';

const STAMPS: Readonly<Record<StationState, string>> = {
  done: 'border-primary text-primary bg-surface',
  current:
    'border-primary bg-primary text-on-primary motion-safe:animate-alive shadow-[0_0_0_4px_var(--color-primary-tint)]',
  next: 'border-dashed border-control bg-ground text-transparent',
  stopped: 'border-bad text-bad bg-surface',
};
const STATE_WORDS = { done: 'Done', current: 'Now', next: 'To come', stopped: 'Stopped' } as const;

/** A round hand stamp, set a little askew like a real one. */
export function Stamp({ state }: { readonly state: StationState }) {
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
          {state === 'current' ? (
            <circle cx="12" cy="12" r="4" fill="var(--color-accent)" stroke="none" />
          ) : (
            <path strokeWidth="2.4" d={state === 'stopped' ? 'm9 9 6 6m0-6-6 6' : 'm8 12.4 2.8 2.8L16 9.6'} />
          )}
        </svg>
      )}
    </span>
  );
}
