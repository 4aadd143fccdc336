import { type ContentPoint } from '@phirse/contracts/read-models/content.js';
import { classNames } from '../../ui/class-names.js';

const COLUMNS: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Steps along the thread: downwards on a phone, to the right where there is room. */
export function StampSteps({ steps }: { readonly steps: readonly ContentPoint[] }) {
  return (
    <ol className={classNames('grid gap-8 lg:gap-6', COLUMNS[steps.length] ?? 'lg:grid-cols-3')}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[3rem_1fr] gap-x-4 lg:grid-cols-1 lg:content-start lg:gap-y-3"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-12 -bottom-8 left-6 border-l-2 border-primary lg:top-6 lg:-right-6 lg:bottom-auto lg:left-12 lg:border-t-2 lg:border-l-0"
            />
          )}
          <span
            aria-hidden="true"
            className="relative grid size-12 -rotate-6 place-items-center rounded-full border-2 border-primary bg-surface font-display text-20 font-bold text-primary"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-20">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
