import { type ComponentProps, type MouseEvent } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.js';
import { classNames } from './class-names.js';
import { Spinner } from './spinner.js';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner, keeps the width, ignores further presses and tells a screen reader that it is busy. */
    readonly loading?: boolean;
    /** Replaces the label while loading, "Subscribing..." */
    readonly loadingLabel?: string;
  };

/** A button; `type` is `button` unless told. Stays focusable while loading, so that focus is not lost. */
export function Button({
  tone,
  size,
  wide,
  loading,
  loadingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => (loading || isRepeated(event) ? event.preventDefault() : onClick?.(event))}
      className={classNames(buttonStyle({ tone, size, wide }), className)}
    >
      {loading && <Spinner />}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  );
}

/** The second half of a double click, which may come before `loading` stands: what is sent is sent once. */
function isRepeated({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  return currentTarget.type === 'submit' && detail > 1;
}
