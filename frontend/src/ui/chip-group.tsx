import { Choices, type ChoicesProps } from './choices.js';

/** One of several as chips in a flowing line: pickup slots; series filters stay in one line, which scrolls. */
export function ChipGroup({ oneLine = false, ...props }: ChoicesProps & { readonly oneLine?: boolean }) {
  return (
    <Choices
      {...props}
      layout={oneLine ? '-m-1 flex gap-2 overflow-x-auto p-1 *:shrink-0' : 'flex flex-wrap gap-2'}
      choiceStyle={() =>
        'inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-4 font-semibold transition-colors hover:bg-sunken has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary'
      }
    >
      {({ label, detail }) => (
        <>
          {label}
          {detail && <span className="text-13 font-normal">{detail}</span>}
        </>
      )}
    </Choices>
  );
}
