import { type ReactNode } from 'react';
import { classNames } from './class-names.js';

/** A grey stand-in; give it the size of what will stand there. Wrap a group in SkeletonGroup so that it is announced once. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-shimmer rounded-control bg-sunken bg-[linear-gradient(90deg,transparent_20%,var(--color-hairline)_50%,transparent_80%)] bg-[length:200%_100%]',
        className ?? 'h-5 w-full',
      )}
    />
  );
}

/** Announces "Loading" once for the skeletons within. */
export function SkeletonGroup({
  label = 'Loading...',
  className,
  children,
}: {
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** Rows of a list or table while it loads. */
export function SkeletonRows({
  rows = 5,
  className = 'h-16',
}: {
  readonly rows?: number;
  readonly className?: string;
}) {
  return (
    <SkeletonGroup className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={className} />
      ))}
    </SkeletonGroup>
  );
}
