import { type ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { CONTROL_STYLE, Field, type FieldProps } from './field.js';

/** Several lines of text with label, hint and error. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <textarea rows={4} {...rest} {...control} className={classNames(CONTROL_STYLE, 'resize-y', className)} />
      )}
    </Field>
  );
}
