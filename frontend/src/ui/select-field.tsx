import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { CONTROL_STYLE, Field, type FieldProps } from './field.js';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldProps & { readonly options: readonly SelectOption[]; readonly placeholder?: string };

/** The platform's own select: the best one on a phone. `placeholder` is the empty choice. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={classNames(CONTROL_STYLE, 'appearance-none pr-10', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
