import { classNames } from './class-names.js';

export type ButtonTone = 'primary' | 'accent' | 'quiet' | 'outline' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover border-transparent',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover border-accent-edge border-b-2',
  quiet: 'bg-transparent text-primary hover:bg-primary-tint border-transparent',
  outline: 'bg-surface text-ink hover:bg-sunken border-control',
  danger: 'bg-bad text-on-bad hover:opacity-90 border-transparent',
};

/** All at least 44 px high: small ones save width, not height. */
const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-11 px-3 text-15',
  medium: 'min-h-11 px-5 text-15',
  large: 'min-h-13 px-6 text-17',
};

export interface ButtonLook {
  /** `accent` is for the one next step of a screen. */
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Fills its line. */
  readonly wide?: boolean;
}

/** The classes shared by buttons and links that look like buttons. */
export function buttonStyle({ tone = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semibold no-underline select-none',
    'transition-[background-color,opacity,transform] active:translate-y-px',
    'disabled:pointer-events-none disabled:border-hairline disabled:bg-sunken disabled:text-muted aria-busy:cursor-progress',
    TONES[tone],
    SIZES[size],
    wide && 'w-full',
  );
}
