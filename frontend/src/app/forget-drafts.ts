import { forgetHandovers } from '../features/handover/evidence.js';
import { reevaluationStore } from '../features/partner-orders/reevaluation-state.js';
import { partnerSession } from '../lib/session.js';

/** What one person had begun in this tab must not be there for the next: forgotten when they sign out, not when a session is renewed. */
export function forgetDraftsOnSignOut(): void {
  let known = partnerSession.get()?.Phone;
  partnerSession.subscribe(() => {
    const now = partnerSession.get()?.Phone;
    if (now === known) return;
    known = now;
    forgetHandovers();
    reevaluationStore.clear();
  });
}
