import { type CoinPurchaseEvent } from '@phirse/contracts/events/coins.events.js';
import { type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';

/** A purchase; the screenshot is the name of a stored image. */
export type PurchaseDocument = CoinPurchaseView & ReadModelDocument;

/** Coin purchases with what became of them. */
export const coinPurchases: Projection<PurchaseDocument, CoinPurchaseEvent> = {
  name: 'coin-purchases',
  version: 1,
  indexes: [{ keys: { partnerId: 1, requestedAt: -1 } }, { keys: { status: 1, requestedAt: -1 } }],
  on: {
    CoinPurchaseRequested: {
      ids: ({ data }) => [data.paymentId],
      project: (_document, { data: { at, ...purchase } }, _id) => ({
        _id,
        ...purchase,
        status: 'pending',
        reason: '',
        requestedAt: at,
        decidedAt: null,
      }),
    },
    CoinPurchaseApproved: {
      ids: ({ data }) => [data.paymentId],
      project: (document, { data }) => document && { ...document, status: 'approved', decidedAt: data.at },
    },
    CoinPurchaseRejected: {
      ids: ({ data }) => [data.paymentId],
      project: (document, { data }) =>
        document && { ...document, status: 'rejected', reason: data.reason, decidedAt: data.at },
    },
  },
};
