import { type PartnerState } from '../../lib/session.js';

export const TABS = [
  { value: 'orders', label: 'Your Orders', roles: ['Partner'] },
  { value: 'assignedOrders', label: 'Assigned Orders', roles: ['Partner', 'pickUp'] },
  { value: 'acceptedOrders', label: 'Accepted Orders', roles: ['Partner'] },
  { value: 'pickupBoys', label: 'Pickup Persons', roles: ['Partner'] },
  { value: 'transactions', label: 'Transaction History', roles: ['Partner'] },
] as const satisfies readonly { value: string; label: string; roles: readonly PartnerState['role'][] }[];

/** The tabs that a role may see (partner spec, section 6). */
export const tabsOf = (role: PartnerState['role']) => TABS.filter(({ roles }) => roles.some((one) => one === role));
