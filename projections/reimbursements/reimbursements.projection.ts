import { type ReimbursementEvent } from '@phirse/contracts/events/reimbursement.events.js';
import { type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type ReimbursementView } from '@phirse/contracts/read-models/partner.js';

export type ReimbursementDocument = ReimbursementView & ReadModelDocument;

/** Coins asked back, by order, with what became of the request. */
export const reimbursements: Projection<ReimbursementDocument, ReimbursementEvent> = {
  name: 'reimbursements',
  version: 1,
  indexes: [{ keys: { requestedAt: -1, _id: -1 } }, { keys: { status: 1, requestedAt: -1 } }],
  on: {
    ReimbursementRequested: {
      ids: ({ data }) => [data.orderId],
      project: (_document, { data: { at, wallet: _wallet, ...request } }, _id) => ({
        _id,
        ...request,
        status: 'pending',
        reason: '',
        requestedAt: at,
        decidedAt: null,
      }),
    },
    ReimbursementApproved: {
      ids: ({ data }) => [data.orderId],
      project: (document, { data }) => document && { ...document, status: 'approved', decidedAt: data.at },
    },
    ReimbursementRejected: {
      ids: ({ data }) => [data.orderId],
      project: (document, { data }) =>
        document && { ...document, status: 'rejected', reason: data.reason, decidedAt: data.at },
    },
  },
};
