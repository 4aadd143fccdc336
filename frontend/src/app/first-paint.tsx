import { Logo } from '../ui/logo.js';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.js';

/** Stands while the first page's code arrives: the header's and a page's outline. */
export function FirstPaint() {
  return (
    <SkeletonGroup className="page-width">
      <div className="flex h-16 items-center">
        <Logo />
      </div>
      <div className="grid gap-4 py-8">
        <Skeleton className="h-10 w-2/3 max-w-form" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
