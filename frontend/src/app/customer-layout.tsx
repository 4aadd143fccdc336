import { Outlet, useLocation } from 'react-router-dom';
import { CITY_SLUGS, paths } from '../lib/paths.js';
import { classNames } from '../ui/class-names.js';
import { RouteProgress } from './route-progress.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { SkipLink } from './skip-link.js';
import { useFocusMain } from './use-focus-main.js';

/** Customer spec, section 2: the header is transparent over the hero of these. */
const HERO_PATHS = new Set([paths.home(), paths.sell(), paths.exchange(), ...CITY_SLUGS.map(paths.city)]);

/** The customer site's frame. On hero pages the content begins under the header. */
export function CustomerLayout() {
  const { pathname } = useLocation();
  const hero = HERO_PATHS.has(pathname.toLowerCase());
  const main = useFocusMain();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RouteProgress />
      <SiteHeader overHero={hero} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={classNames('min-h-[calc(100dvh-4rem)] flex-1 outline-none', hero && '-mt-16')}
      >
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
