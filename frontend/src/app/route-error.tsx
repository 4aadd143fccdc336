import { ApiError } from '../lib/api-error.js';
import { ErrorState } from '../ui/error-state.js';
import { NotFound } from './not-found.js';

const BROKEN = 'This page could not be shown. Nothing was sent or charged.';
const OUTDATED =
  'This page could not be loaded: your connection dropped, or a new version is out. Loading it again helps.';

/** What a route shows when its loader or component threw. */
export function RouteError({ error }: { readonly error: unknown }) {
  const status = error instanceof Response || error instanceof ApiError ? error.status : 0;
  if (status === 404) return <NotFound />;
  return (
    <div className="page-width py-12">
      <ErrorState
        message={isMissingChunk(error) ? OUTDATED : error instanceof ApiError ? error.message : BROKEN}
        requestId={error instanceof ApiError ? error.requestId : null}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}

/** A chunk of the version before this one is gone from the server: browsers say so in words of their own. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
}
