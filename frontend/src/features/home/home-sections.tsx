import { MapPin } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CITY_SLUGS, paths } from '../../lib/paths.js';
import { ContentView } from '../content/content-view.js';
import { PointGrid, PointsSkeleton } from '../content/point-grid.js';

/** A section of the home page with its heading and, at its side, a way to more. */
export function HomeSection({
  id,
  heading,
  aside,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="page-width py-8 md:py-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-25 md:text-32">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** How a price comes about, in three sentences. */
export function HowWePrice() {
  return (
    <ContentView name="how-it-works" skeleton={<PointsSkeleton count={3} />}>
      {({ pricing }) => <PointGrid points={pricing} />}
    </ContentView>
  );
}

export function CityLinks() {
  return (
    <ul className="flex flex-wrap gap-3">
      {CITY_SLUGS.map((slug) => (
        <li key={slug}>
          <Link
            to={paths.city(slug)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-4 font-semibold capitalize transition-colors hover:border-primary hover:text-primary"
          >
            <MapPin aria-hidden="true" className="size-5 text-primary" />
            {slug}
          </Link>
        </li>
      ))}
    </ul>
  );
}
