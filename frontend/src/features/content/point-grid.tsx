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

/** Punched at both ends of the line along which a ticket tears. */
const PUNCHED = {
  mask: ['0 5rem', '100% 5rem']
    .map((at, side) => `radial-gradient(circle at ${at}, #0000 8px, #000 8.5px) ${side * 100}% 0 / 51% 100% no-repeat`)
    .join(),
} as const;

/** Benefits as tickets: the title, a perforation, the reason. */
export function TicketCards({ points, columns = 4 }: PointGridProps) {
  return (
    <ul className={classNames('grid gap-4', COLUMNS[columns])}>
      {points.map(({ title, text }) => (
        <li key={title} className="drop-shadow-[0_5px_9px_#16221d1f]">
          <div style={PUNCHED} className="h-full rounded-control bg-surface px-5 pb-5">
            <h3 className="flex h-20 items-center text-20">{title}</h3>
            <p className="perforated pt-4 text-muted">{text}</p>
          </div>
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
