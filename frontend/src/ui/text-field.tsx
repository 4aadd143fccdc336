import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { CONTROL_STYLE, Field, type FieldProps } from './field.js';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldProps & {
    /** Shown inside at the left: `+91`, `₹`, a search icon. */
    readonly prefix?: ReactNode;
    /** A control inside at the right: show/hide, clear, apply. */
    readonly suffix?: ReactNode;
  };

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  prefix,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <div className="relative">
          {prefix && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 grid min-w-11 place-items-center pl-1 text-17 text-muted [&_svg]:size-5"
            >
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            className={classNames(CONTROL_STYLE, Boolean(prefix) && 'pl-12', Boolean(suffix) && 'pr-14', className)}
          />
          {suffix && <span className="absolute inset-y-0 right-0 flex items-center">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
