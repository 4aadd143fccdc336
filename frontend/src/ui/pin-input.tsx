import { useEffect, useRef } from 'react';
import { classNames } from './class-names.js';
import { Field } from './field.js';

export interface PinInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called once each time the code becomes complete. */
  readonly onComplete?: (digits: string) => void;
  readonly digits?: number;
  readonly hint?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A short code. One real input lies over the drawn boxes, so paste, autofill from the message and every keyboard just work. */
export function PinInput({
  label,
  value,
  onChange,
  onComplete,
  digits = 4,
  hint,
  error,
  disabled,
  autoFocus,
}: PinInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const accept = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, digits);
    if (next === value) return;
    onChange(next);
    if (next.length === digits) onComplete?.(next);
  };

  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div className="relative w-fit">
          <div aria-hidden="true" className="flex gap-3">
            {Array.from({ length: digits }, (_, index) => (
              <span
                key={index}
                className={classNames(
                  'money grid h-16 w-14 place-items-center rounded-control border-2 bg-surface font-display text-32 font-bold',
                  error ? 'border-bad' : index === value.length ? 'border-primary' : 'border-control',
                  disabled && 'opacity-50',
                )}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={input}
            value={value}
            onChange={(event) => accept(event.target.value)}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${digits}}`}
            className="absolute inset-0 size-full rounded-control bg-transparent text-transparent caret-transparent selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  );
}
