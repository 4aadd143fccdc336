import { type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { classNames } from '../ui/class-names.js';
import { Logo } from '../ui/logo.js';
import { RouteProgress } from './route-progress.js';
import { SkipLink } from './skip-link.js';
import { useFocusMain } from './use-focus-main.js';

export interface PortalItem {
  readonly label: string;
  /** For the phone's bar: one short word. */
  readonly short: string;
  readonly icon: ReactNode;
  readonly to: string;
}

export interface PortalLayoutProps {
  readonly home: string;
  /** "Partner", "Operations": beside the word mark. */
  readonly area: string;
  readonly items: readonly PortalItem[];
  /** Bell and the like. */
  readonly tools?: ReactNode;
  readonly profile: ReactNode;
}

/** The portals' frame: a rail at the left of wide screens, a bar at the foot of phones; quiet, dense. */
export function PortalLayout({ home, area, items, tools, profile }: PortalLayoutProps) {
  const main = useFocusMain();
  const current = useCurrent(items);
  return (
    <div className="min-h-dvh max-md:[--dock:3.5625rem] md:grid md:grid-cols-[13.5rem_1fr]">
      <SkipLink />
      <RouteProgress />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r bg-surface p-3 md:flex">
        <Mark home={home} area={area} />
        <nav aria-label={area}>
          <ul className="grid gap-1">
            {items.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  aria-current={item === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold transition-colors [&_svg]:size-5',
                    item === current ? 'bg-primary-tint text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
                  )}
                >
                  {item.icon}
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b bg-ground px-4 md:px-6">
          <div className="md:hidden">
            <Mark home={home} area={area} />
          </div>
          <div className="ml-auto flex items-center gap-1">
            {tools}
            {profile}
          </div>
        </header>
        <main ref={main} id="main" tabIndex={-1} className="flex-1 px-4 py-5 outline-none max-md:pb-24 md:px-6">
          <div className="mx-auto max-w-page">
            <Outlet />
          </div>
        </main>
      </div>
      <nav
        aria-label={area}
        className="fixed inset-x-0 bottom-0 z-20 border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid auto-cols-fr grid-flow-col">
          {items.map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={item === current ? 'page' : undefined}
                className={classNames(
                  'grid min-h-14 content-center justify-items-center gap-0.5 border-t-3 text-13 leading-4 [&_svg]:size-5',
                  item === current ? 'border-primary font-semibold text-primary' : 'border-transparent text-muted',
                )}
              >
                {item.icon}
                {item.short}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Mark({ home, area }: { readonly home: string; readonly area: string }) {
  return (
    <Link to={home} className="flex min-h-11 items-center gap-2 rounded-control px-1">
      <Logo />
      <span className="rounded-full border px-2 text-13 text-muted">{area}</span>
      <span className="sr-only">, home</span>
    </Link>
  );
}

/** The item whose path and query the address has; an item without a query also stands for the pages below it. */
function useCurrent(items: readonly PortalItem[]): PortalItem | undefined {
  const { pathname, search } = useLocation();
  const here = new URLSearchParams(search);
  const fits = ({ to }: PortalItem) => {
    const [path = '', query] = to.split('?');
    if (query === undefined) return pathname === path || pathname.startsWith(`${path}/`);
    return pathname === path && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
  };
  // An address without its query, such as the bare dashboard, is the first of its items.
  const bare = items.find(({ to }) => to.split('?')[0] === pathname);
  return items.filter(fits).sort((one, other) => other.to.length - one.to.length)[0] ?? bare;
}
