import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { IconButton } from './icon-button.js';

export type BannerTone = 'good' | 'warn' | 'bad' | 'info';

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: string;
  /** For errors: what happened, and what is safe. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

const LOOKS = {
  good: { icon: CircleCheck, style: 'bg-good-tint border-good-line [&>svg]:text-good' },
  warn: { icon: TriangleAlert, style: 'bg-warn-tint border-warn-line [&>svg]:text-warn' },
  bad: { icon: CircleAlert, style: 'bg-bad-tint border-bad-line [&>svg]:text-bad' },
  info: { icon: Info, style: 'bg-info-tint border-info-line [&>svg]:text-info' },
} as const;

/** A message in the page, at the place it is about. Errors are announced at once, the rest politely. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const { icon: Icon, style } = LOOKS[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-card border p-4', style)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-3">{action}</div>}
      </div>
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} className="-my-2.5 -mr-2.5" />}
    </div>
  );
}
