import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonStyle } from './button-style.js';
import { classNames } from './class-names.js';

/** A link that looks like a button: for going somewhere; use Button for doing something. */
export function LinkButton({ tone, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonStyle({ tone, size, wide }), className)} />;
}
