import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { FieldError } from './field-error.js';

export interface FieldProps {
  readonly label: string;
  /** Keeps the label for screen readers and hides it from sight, for a search box. */
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly error?: string | null;
  /** Says "optional" beside the label: most fields are required, so those that are not are marked. */
  readonly optional?: boolean;
}

/** What a control inside a Field must carry. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Look of every text control, its error state included. */
export const CONTROL_STYLE = classNames(
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-17 text-ink placeholder:text-muted',
  'transition-colors aria-invalid:border-bad aria-invalid:border-2 disabled:bg-sunken disabled:text-muted',
  // Not `read-only:`, which a select always matches.
  '[&[readonly]]:bg-sunken',
);

/** Label, control, hint and error, tied together. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  children,
}: FieldProps & { readonly id?: string; readonly children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-15 font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-13 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
