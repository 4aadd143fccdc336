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
      title={label}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken disabled:opacity-50',
        'transition-colors [&_svg]:size-5',
        className,
      )}
    >
      {icon}
      <span className="sr-only">{count > 0 ? `${label} (${count})` : label}</span>
      {count > 0 && (
        // Drawn, not written: a second number in the text would make the name another one than what is seen.
        <span
          aria-hidden="true"
          data-count={count > 99 ? '99+' : count}
          className="money absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-13 leading-5 font-bold text-on-accent before:content-[attr(data-count)]"
        />
      )}
    </button>
  );
}
