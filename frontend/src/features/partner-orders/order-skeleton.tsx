import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

/** A page about one order while it loads. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <h1 className="sr-only">Order</h1>
      <Skeleton className="h-24" />
      <div className="grid gap-5 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
