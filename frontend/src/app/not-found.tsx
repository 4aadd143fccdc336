import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { useDocumentTitle } from '../lib/use-document-title.js';
import { Drawing } from '../ui/drawing.js';
import { LinkButton } from '../ui/link-button.js';

const WAYS_BACK = [
  { area: '/partner', to: paths.partner.dashboard(), label: 'Back to Dashboard' },
  { area: '/ops', to: paths.ops.home(), label: 'Back to Coin purchases' },
] as const;

/** Any other path, in every area. */
export function NotFound() {
  useDocumentTitle('Page not found');
  const { pathname } = useLocation();
  const way = WAYS_BACK.find(({ area }) => pathname === area || pathname.startsWith(`${area}/`));
  return (
    <div className="page-width grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-12 text-center">
      <Drawing name="search" />
      <h1 className="text-32">Oops! Page Not Found</h1>
      <p className="max-w-form text-17 text-muted">
        Nothing lives at this address. It may have moved, or the link has a typo.
      </p>
      <LinkButton to={way?.to ?? paths.home()}>{way?.label ?? 'Back to Home'}</LinkButton>
    </div>
  );
}
