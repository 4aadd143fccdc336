import { PickupsTab } from '../../features/partner-orders/pickups-tab.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

/** A pickup person's home. */
export function PickupDashboard({ name }: { readonly name: string }) {
  useDocumentTitle('Pickup Person Dashboard');
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-20 md:text-25">Pickup Person Dashboard</h1>
        <p className="mt-1 text-17 text-muted">Welcome, {name.trim() || 'Pickup Person'}</p>
      </div>
      <section aria-labelledby="tab" className="grid gap-4">
        <h2 id="tab" className="text-20">
          Assigned Orders
        </h2>
        <PickupsTab />
      </section>
    </div>
  );
}
