import { type LoaderFunctionArgs } from 'react-router-dom';
import { requirePartner } from '../../lib/guards.js';
import { usePartner } from '../../lib/session.js';
import { PartnerDashboard } from './partner-dashboard.js';
import { PickupDashboard } from './pickup-dashboard.js';

export function loader({ request }: LoaderFunctionArgs): null {
  requirePartner(request);
  return null;
}

/** /partner/dashboard?tab=…: by role. */
export function Component() {
  const partner = usePartner();
  if (!partner) return null;
  return partner.role === 'Partner' ? <PartnerDashboard /> : <PickupDashboard name={partner.name} />;
}
