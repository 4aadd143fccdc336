import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { type Db } from 'mongodb';
import { type FiguresDocument, partnerDashboard, type WorkDocument } from './partner-dashboard.projection.js';

/** A partner's figures; all zero before the first coin. */
export async function dashboardFor(db: Db, partnerId: string): Promise<PartnerDashboard> {
  const inWork = (state: WorkDocument['state']) =>
    db.collection<WorkDocument>(partnerDashboard.name).countDocuments({ partnerId, state });
  const [figures, pending, assigned] = await Promise.all([
    db.collection<FiguresDocument>(partnerDashboard.name).findOne({ _id: partnerId }),
    inWork('pending'),
    inWork('assigned'),
  ]);
  const { coins = 0, completed = 0, cancelled = 0, days = [] } = figures ?? {};
  return { coins, orders: { pending, assigned, completed, cancelled }, days };
}
