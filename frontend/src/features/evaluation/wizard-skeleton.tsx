import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

/** The wizard's place while its questions load. */
export function WizardSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-3">
        <Skeleton className="h-9" />
        <Skeleton className="mt-4 h-9 w-2/3" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </SkeletonGroup>
  );
}
