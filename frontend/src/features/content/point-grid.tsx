import { type ContentPoint } from '@phirse/contracts/read-models/content.js';
import { classNames } from '../../ui/class-names.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

const COLUMNS = { 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

export interface PointGridProps {
  readonly points: readonly ContentPoint[];
  readonly columns?: keyof typeof COLUMNS;
}

/** Benefits side by side under ruled lines. */
export function PointGrid({ points, columns = 3 }: PointGridProps) {
  return (
    <ul className={classNames('grid gap-x-8 gap-y-7', COLUMNS[columns])}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-dashed border-accent-edge pt-4">
          <h3 className="text-20">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Benefits as cards cut like tickets: the title, a perforation, the reason. */
export function TicketCards({ points, columns = 4 }: PointGridProps) {
  return (
    <ul className={classNames('grid gap-4', COLUMNS[columns])}>
      {points.map(({ title, text }) => (
        <li key={title} className="flex flex-col rounded-card border bg-surface p-5">
          <h3 className="flex min-h-14 items-end pb-3 text-20">{title}</h3>
          <p className="perforated flex-1 pt-3 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function PointsSkeleton({
  count,
  columns = 3,
}: {
  readonly count: number;
  readonly columns?: keyof typeof COLUMNS;
}) {
  return (
    <SkeletonGroup className={classNames('grid gap-4', COLUMNS[columns])}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-36 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
