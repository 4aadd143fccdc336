import { queryClient } from '../lib/query.js';
import { sessions } from '../lib/session.js';

/** What one user read must not be shown to the next: a session that begins, changes hands or ends empties the query cache. */
export function forgetCacheOnSignOut(): void {
  for (const session of Object.values(sessions)) {
    let known = identity(session.get());
    session.subscribe(() => {
      const now = identity(session.get());
      if (now === known) return;
      if (known !== null) queryClient.clear();
      known = now;
    });
  }
}

/** Who is signed in, whichever token they hold. */
function identity(state: { readonly phone?: string; readonly Phone?: string } | null): string | null {
  return state && (state.phone ?? state.Phone ?? '');
}
