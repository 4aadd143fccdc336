import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { type Db } from 'mongodb';
import { type DashboardDocument, dashboardOf, partnerDashboard } from './partner-dashboard.projection.js';

/** A partner's figures; all zero before the first coin. */
export async function dashboardFor(db: Db, partnerId: string): Promise<PartnerDashboard> {
  return dashboardOf(await db.collection<DashboardDocument>(partnerDashboard.name).findOne({ _id: partnerId }));
}
