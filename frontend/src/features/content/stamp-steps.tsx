import { type ContentPoint } from '@phirse/contracts/read-models/content.js';
import { classNames } from '../../ui/class-names.js';

const COLUMNS: Readonly<Record<number, string>> = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4', 5: 'md:grid-cols-5' };

/** Steps along the thread: downwards on a phone, to the right where there is room. */
export function StampSteps({ steps }: { readonly steps: readonly ContentPoint[] }) {
  return (
    <ol className={classNames('grid gap-8 md:gap-6', COLUMNS[steps.length] ?? 'md:grid-cols-3')}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[3rem_1fr] gap-x-4 md:grid-cols-1 md:content-start md:gap-y-3"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-12 -bottom-8 left-6 border-l-2 border-primary md:top-6 md:-right-6 md:bottom-auto md:left-12 md:border-t-2 md:border-l-0"
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
