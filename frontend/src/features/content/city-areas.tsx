import { type CityPage } from '@phirse/contracts/read-models/content.js';
import { Link } from 'react-router-dom';
import { CITY_SLUGS, paths } from '../../lib/paths.js';
import { Section } from './section.js';

/** Where in a city we come, and the other cities. */
export function CityAreas({ page }: { readonly page: CityPage }) {
  return (
    <Section
      id="areas"
      heading={`Where we come in ${page.city}`}
      lead="And to the streets between them. Your pincode decides; it is checked when you see your price."
    >
      <ul className="flex flex-wrap text-17 leading-9">
        {page.areas.map((area) => (
          <li key={area} className="after:mx-2.5 after:text-accent-edge after:content-['·'] last:after:content-none">
            {area}
          </li>
        ))}
      </ul>
      <nav aria-label="Other cities" className="perforated mt-8 pt-5">
        <h3 className="text-20">Other cities</h3>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {CITY_SLUGS.filter((slug) => slug !== page.slug).map((slug) => (
            <li key={slug}>
              <Link
                to={paths.city(slug)}
                className="flex min-h-11 items-center font-semibold text-primary capitalize underline underline-offset-4"
              >
                {slug}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
