import { Choices, type ChoicesProps } from './choices.js';

/** One of several as chips in a flowing line: series filters, pickup slots. */
export function ChipGroup(props: ChoicesProps) {
  return (
    <Choices
      {...props}
      layout="flex flex-wrap gap-2"
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
