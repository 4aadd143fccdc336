import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { BlogCarousel } from '../blog/blog-carousel.js';
import { BrandGrid } from '../catalog/brand-grid.js';
import { PopularShelf } from '../catalog/popular-shelf.js';
import { BannerCarousel } from '../content/banner-carousel.js';
import { HomeFaq } from '../content/home-faq.js';
import { HowItWorks } from '../content/how-it-works.js';
import { QuickLinks } from '../content/quick-links.js';
import { Testimonials } from '../content/testimonials.js';
import { NewsletterSection } from '../newsletter/newsletter-section.js';
import { CityLinks, HomeSection, HowWePrice } from './home-sections.js';

const PHONES = categorySlug('mobile');

/** The home page below its hero, a chunk of its own: what nobody sees before scrolling must not delay what they do see. */
export function HomeMore() {
  return (
    <>
      <HomeSection id="how" heading="How it works">
        <HowItWorks />
      </HomeSection>
      <BannerCarousel />
      <HomeSection
        id="popular"
        heading="Popular phones"
        aside={
          <Link to={paths.sell()} className="font-semibold text-primary underline underline-offset-4">
            All phones
          </Link>
        }
      >
        <PopularShelf />
      </HomeSection>
      <HomeSection id="brands" heading="Brands we buy">
        <BrandGrid categorySlug={PHONES} />
      </HomeSection>
      <div className="bg-sunken">
        <HomeSection id="pricing" heading="How we price">
          <HowWePrice />
        </HomeSection>
      </div>
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
