import { Check } from 'lucide-react';
import { useId } from 'react';

export interface ColourChoiceProps {
  readonly colours: readonly { readonly name: string; readonly hex: string | null }[];
  readonly value: string | null;
  /** The chosen one pressed again is given back: a colour is optional. */
  readonly onChange: (colour: string | null) => void;
}

/** Colours as swatches with their names. */
export function ColourChoice({ colours, value, onChange }: ColourChoiceProps) {
  const headingId = useId();
  return (
    <fieldset aria-labelledby={headingId}>
      <p id={headingId} className="mb-2 font-semibold">
        Colour <span className="font-normal text-muted">(optional)</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {colours.map(({ name, hex }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === value}
            onClick={() => onChange(name === value ? null : name)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface pr-4 pl-2 transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:font-semibold"
          >
            <span
              aria-hidden="true"
              style={hex ? { backgroundColor: hex } : undefined}
              className="grid size-7 place-items-center rounded-full border border-control bg-sunken"
            >
              {name === value && <Check className="size-4 text-white mix-blend-difference" strokeWidth={3.5} />}
            </span>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
