import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { catalog } from './catalog/catalog.projection.js';
import { coinLedger } from './coin-ledger/coin-ledger.projection.js';
import { coinPurchases } from './coin-purchases/coin-purchases.projection.js';
import { customerOrders } from './customer-orders/customer-orders.projection.js';
import { customerProfile } from './customer-profile/customer-profile.projection.js';
import { inbox } from './inbox/inbox.projection.js';
import { leads } from './leads/leads.projection.js';
import { notifications } from './notifications/notifications.projection.js';
import { partnerDashboard } from './partner-dashboard/partner-dashboard.projection.js';
import { partnerOrders } from './partner-orders/partner-orders.projection.js';
import { partnerProfile } from './partner-profile/partner-profile.projection.js';
import { pickupAssignments } from './pickup-assignments/pickup-assignments.projection.js';
import { quotes } from './quotes/quotes.projection.js';
import { reimbursements } from './reimbursements/reimbursements.projection.js';

/** Every read model of the product. */
export const allProjections: readonly AnyProjection[] = [
  catalog,
  coinLedger,
  coinPurchases,
  customerOrders,
  customerProfile,
  inbox,
  leads,
  notifications,
  partnerDashboard,
  partnerOrders,
  partnerProfile,
  pickupAssignments,
  quotes,
  reimbursements,
];
