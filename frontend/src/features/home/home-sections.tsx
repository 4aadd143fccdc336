import { MapPin } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CITY_SLUGS, paths } from '../../lib/paths.js';
import { PRICING, STEPS } from './home-content.js';

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

/** Three steps along a thread. */
export function HowItWorks() {
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className="relative grid grid-cols-[3rem_1fr] gap-x-4 md:grid-cols-1 md:gap-y-3">
          {index < STEPS.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-12 -bottom-8 left-6 border-l-2 border-primary md:top-6 md:right-0 md:-right-8 md:bottom-auto md:left-12 md:border-t-2 md:border-l-0"
            />
          )}
          <span className="relative grid size-12 -rotate-6 place-items-center rounded-full border-2 border-primary bg-surface font-display text-20 font-bold text-primary">
            {index + 1}
          </span>
          <span>
            <span className="block font-display text-20 font-semibold">{title}</span>
            <span className="block text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** How a price comes about, as three lines of a receipt. */
export function HowWePrice() {
  return (
    <dl className="grid gap-6 md:grid-cols-3 md:gap-8">
      {PRICING.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-dashed border-accent-edge pt-4">
          <dt className="font-display text-20 font-semibold">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
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
