import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { FieldError } from './field-error.js';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
}

export interface ChoicesProps {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice[];
  /** The chosen value; `null` or empty for none. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
}

/** A set of native radio buttons whose labels are the visible choices; arrow keys move, the browser does the rest. */
export function Choices({
  legend,
  legendHidden,
  choices,
  value,
  onChange,
  error,
  layout,
  children,
  choiceStyle,
}: ChoicesProps & {
  readonly layout: string;
  readonly choiceStyle: (choice: Choice) => string;
  readonly children: (choice: Choice) => ReactNode;
}) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    // A fieldset is as wide as its longest line unless told: a line that scrolls would widen the page.
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-15 font-semibold'}>{legend}</legend>
      <div className={layout}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              // The hidden radio button stays in its choice, else focus scrolls to wherever it would lie.
              'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50',
              choiceStyle(choice),
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {children(choice)}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
