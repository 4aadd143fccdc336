import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface Crumb {
  readonly label: string;
  /** None for the page itself, the last. */
  readonly to?: string;
}

/** Where this page stands: Home > My Profile > Orders. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-13 text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center wrap-anywhere">
            {to ? (
              <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="flex min-h-11 items-center font-semibold text-ink">
                {label}
              </span>
            )}
            {/* At the end of its crumb, so that a line never begins with one. */}
            {index < crumbs.length - 1 && <ChevronRight aria-hidden="true" className="mx-1 size-4 shrink-0" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
