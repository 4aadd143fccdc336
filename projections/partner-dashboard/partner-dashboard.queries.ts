import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { type Db } from 'mongodb';
import {
  type FiguresDocument,
  type OpenLeadDocument,
  partnerDashboard,
  type TerritoryDocument,
  territoryId,
  type WorkDocument,
} from './partner-dashboard.projection.js';

/** A partner's figures; all zero before the first coin. */
export async function dashboardFor(db: Db, partnerId: string): Promise<PartnerDashboard> {
  const inWork = (state: WorkDocument['state']) =>
    db.collection<WorkDocument>(partnerDashboard.name).countDocuments({ partnerId, state });
  const [figures, pending, assigned, openLeads] = await Promise.all([
    db.collection<FiguresDocument>(partnerDashboard.name).findOne({ _id: partnerId }),
    inWork('pending'),
    inWork('assigned'),
    openLeadsFor(db, partnerId),
  ]);
  const { coins = 0, completed = 0, cancelled = 0, days = [] } = figures ?? {};
  return { coins, openLeads, orders: { pending, assigned, completed, cancelled }, days };
}

/** Leads in a partner's pincodes; none while the partner is suspended. */
async function openLeadsFor(db: Db, partnerId: string): Promise<number> {
  const _id = territoryId(partnerId);
  const territory = await db.collection<TerritoryDocument>(partnerDashboard.name).findOne({ _id });
  if (!territory?.active || territory.pinCodes.length === 0) return 0;
  const pincode = { $in: [...territory.pinCodes] };
  return db.collection<OpenLeadDocument>(partnerDashboard.name).countDocuments({ pincode });
}
