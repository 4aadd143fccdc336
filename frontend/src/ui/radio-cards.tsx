import { Choices, type ChoicesProps } from './choices.js';
import { classNames } from './class-names.js';

export type RadioCardsProps = ChoicesProps & { readonly columns?: 1 | 2 | 3 };

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'grid-cols-2 sm:grid-cols-3' } as const;

/** One of several, each a card with room for a second line: storage with its price, an address, a payment. */
export function RadioCards({ columns = 1, ...props }: RadioCardsProps) {
  return (
    <Choices
      {...props}
      layout={classNames('grid gap-3', COLUMNS[columns])}
      choiceStyle={() =>
        'flex min-h-14 items-center gap-2.5 sm:p-4 rounded-card border-2 border-hairline bg-surface p-3 transition-colors hover:border-control has-checked:border-primary has-checked:bg-primary-tint'
      }
    >
      {({ label, detail, value }) => (
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-5 shrink-0 place-items-center rounded-full border-2 after:size-2.5 after:rounded-full',
              value === props.value ? 'border-primary after:bg-primary' : 'border-control',
            )}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{label}</span>
            {detail && <span className="block text-13 text-muted">{detail}</span>}
          </span>
        </>
      )}
    </Choices>
  );
}
