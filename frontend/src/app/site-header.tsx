import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LocationPicker } from '../features/location/location-picker.js';
import { paths } from '../lib/paths.js';
import { classNames } from '../ui/class-names.js';
import { Logo } from '../ui/logo.js';
import { AccountMenu } from './account-menu.js';
import { HEADER_LINKS } from './header-links.js';
import { MobileMenu } from './mobile-menu.js';
import { SiteSearch } from './site-search.js';

/** Sticky; over a hero it is transparent until the page is scrolled. */
export function SiteHeader({ overHero }: { readonly overHero: boolean }) {
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const leadsHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 border-b transition-colors',
        overHero && !scrolled ? 'border-transparent bg-transparent' : 'bg-ground',
      )}
    >
      <div className="page-width flex h-16 items-center gap-2">
        <Link to={paths.home()} className="flex min-h-11 items-center rounded-control">
          <Logo />
          <span className="sr-only">, home</span>
        </Link>
        <nav aria-label="Main" className="ml-4 max-lg:hidden">
          <ul className="flex">
            {HEADER_LINKS.map(({ label, to, onClick }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onClick}
                  aria-current={leadsHere(to) ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap hover:text-primary',
                    leadsHere(to) && 'text-primary underline decoration-accent decoration-3 underline-offset-8',
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <SiteSearch className="w-56 max-md:hidden" />
          <LocationPicker />
          <div className="max-lg:hidden">
            <AccountMenu />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 8);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
