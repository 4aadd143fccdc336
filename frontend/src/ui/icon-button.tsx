import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.js';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, for a screen reader and as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A small number in the corner; none at 0. */
  readonly count?: number;
};

/** A square of 44 px with one icon. */
export function IconButton({ label, icon, count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={count > 0 ? `${label} (${count})` : label}
      title={label}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken disabled:opacity-50',
        'transition-colors [&_svg]:size-5',
        className,
      )}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="money absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-13 leading-5 font-bold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
