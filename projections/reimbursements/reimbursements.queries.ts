import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type ReimbursementStatus, type ReimbursementView } from '@phirse/contracts/read-models/partner.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { listPage } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsOptional } from 'class-validator';
import { type Db } from 'mongodb';
import { type ReimbursementDocument, reimbursements } from './reimbursements.projection.js';

export class ReimbursementsQuery extends PageQuery {
  @IsOptional() @IsIn(['pending', 'approved', 'rejected']) readonly status?: ReimbursementStatus;
}

/** Everybody's requests for coins back, newest first. */
export async function reimbursementsAsked(
  db: Db,
  query: ReimbursementsQuery,
): Promise<Listed<'reimbursements', ReimbursementView>> {
  const collection = db.collection<ReimbursementDocument>(reimbursements.name);
  const filter = query.status ? { status: query.status } : {};
  const { documents, pagination } = await listPage(collection, filter, { requestedAt: -1, _id: -1 }, query);
  return { reimbursements: documents.map(({ position: _position, ...view }) => view), pagination };
}
