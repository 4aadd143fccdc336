import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { BlogCarousel } from '../blog/blog-carousel.js';
import { HomeFaq } from '../content/home-faq.js';
import { QuickLinks } from '../content/quick-links.js';
import { Testimonials } from '../content/testimonials.js';
import { NewsletterSection } from '../newsletter/newsletter-section.js';
import { CityLinks, HomeSection } from './home-sections.js';

/** The lower half of the home page, a chunk of its own: what nobody sees before scrolling must not delay what they do see. */
export function HomeMore() {
  return (
    <>
      <HomeSection id="voices" heading="What sellers say">
        <Testimonials />
      </HomeSection>
      <HomeSection id="questions" heading="Questions and answers">
        <HomeFaq />
      </HomeSection>
      <HomeSection id="articles" heading="From the counter">
        <BlogCarousel />
      </HomeSection>
      <NewsletterSection />
      <HomeSection id="cities" heading="Where we come">
        <CityLinks />
        <p className="mt-5 max-w-prose text-13 text-muted">
          We buy smartphones, iPads and tablets from their owners, who must be 18 or older. Stolen or blacklisted
          devices are refused; ownership is checked at your door. Are you a dealer?{' '}
          <Link to={paths.partner.home()} className="font-semibold text-primary underline">
            Partner login
          </Link>
        </p>
        <h3 className="mt-8 text-20">Quick links</h3>
        <QuickLinks />
      </HomeSection>
    </>
  );
}
