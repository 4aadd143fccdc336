import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';

const LINKS = [
  { label: 'Sell iPhone', to: paths.models('sell-used-mobile-phone-online', 'apple') },
  { label: 'Sell Samsung phone', to: paths.models('sell-used-mobile-phone-online', 'samsung') },
  { label: 'Sell OnePlus phone', to: paths.models('sell-used-mobile-phone-online', 'oneplus') },
  { label: 'Sell iPad', to: paths.models('sell-your-old-tablet', 'apple') },
  { label: 'Sell tablet', to: paths.sellTablet() },
  { label: 'Exchange your phone', to: paths.exchange() },
  { label: 'Get a quote', to: paths.getQuote() },
  { label: 'Your orders', to: paths.orders() },
  { label: 'How we began', to: paths.about() },
  { label: 'All articles', to: paths.blogs() },
] as const;

/** Short ways to what many come for. */
export function QuickLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {LINKS.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="flex min-h-11 items-center font-semibold text-primary underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-primary"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
