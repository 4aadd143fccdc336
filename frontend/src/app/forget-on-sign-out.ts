import { forgetHandovers } from '../features/handover/evidence.js';
import { reevaluationStore } from '../features/partner-orders/reevaluation-state.js';
import { partnerSession } from '../lib/session.js';
import { KEPT_ANSWERS } from '../worker/kept-answers.js';

let isListening = false;

/** What one person had begun or read in this browser must not be there for the next: forgotten when they sign out, not when a session is renewed. */
export function forgetOnSignOut(): void {
  if (isListening) return;
  isListening = true;
  let known = partnerSession.get()?.Phone;
  partnerSession.subscribe(() => {
    const now = partnerSession.get()?.Phone;
    if (now === known) return;
    known = now;
    forgetHandovers();
    reevaluationStore.clear();
    // Absent on a page without TLS, where nothing was kept either.
    if ('caches' in window) void window.caches.delete(KEPT_ANSWERS);
  });
}
