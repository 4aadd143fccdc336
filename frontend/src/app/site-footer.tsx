import { Link } from 'react-router-dom';
import { CITY_SLUGS, paths } from '../lib/paths.js';
import { Logo } from '../ui/logo.js';

const city = (slug: string) => ({ label: slug.charAt(0).toUpperCase() + slug.slice(1), to: paths.city(slug) });

const COLUMNS = [
  {
    heading: 'Quick links',
    links: [
      { label: 'Sell Phone', to: paths.sell() },
      { label: 'Sell Tablet', to: paths.sellTablet() },
      { label: 'Exchange IPhone', to: paths.exchange() },
      { label: 'Get a quote', to: paths.getQuote() },
      { label: 'Blogs', to: paths.blogs() },
    ],
  },
  { heading: 'Cities', links: CITY_SLUGS.map(city) },
  {
    heading: 'Company',
    links: [
      { label: 'About us', to: paths.about() },
      { label: 'Contact', to: paths.contact() },
      { label: 'FAQ', to: paths.faq() },
      { label: 'Partner login', to: paths.partner.home() },
    ],
  },
  {
    heading: 'Policies',
    links: [
      { label: 'Privacy policy', to: paths.privacyPolicy() },
      { label: 'Refund policy', to: paths.refundPolicy() },
      { label: 'Shipping policy', to: paths.shippingPolicy() },
      { label: 'Terms of service', to: paths.termsOfService() },
    ],
  },
] as const;

/** Quick links, cities, policies and the partners' door. */
export function SiteFooter() {
  return (
    <footer className="mt-18 border-t bg-sunken">
      <div className="page-width grid gap-8 py-12 md:grid-cols-[1.4fr_3fr]">
        <div className="grid content-start gap-3">
          <Logo />
          <p className="max-w-70 text-muted">Phir se: again. We give phones a second life and pay you at your door.</p>
          <p className="text-13 text-muted">Support Mon to Sat, 10 am to 7 pm. You must be 18 or older to sell.</p>
        </div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
          {COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="font-text text-13 font-semibold tracking-normal text-muted">{heading}</h2>
              <ul className="mt-1">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:underline">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
