import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

/** The list while it loads. */
export function BlogListSkeleton() {
  return (
    <SkeletonGroup label="Loading..." className="grid gap-10">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="grid gap-4 sm:grid-cols-[15rem_1fr] sm:gap-6">
          <Skeleton className="aspect-[1200/630] w-full rounded-card" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-8 w-4/5" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-16 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
