import {
  type PricedOption,
  type QuoteAbandoned,
  type QuotedDevice,
} from '@phirse/contracts/events/evaluation.events.js';
import { type OrderCreated } from '@phirse/contracts/events/order.events.js';
import { type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';

/** A price that was seen, with no order placed. */
export interface AbandonedQuote extends ReadModelDocument {
  readonly quoteId: string;
  readonly abandonedAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly device: QuotedDevice;
  readonly pincode: string;
  readonly city: string;
  readonly price: number;
  readonly options: readonly PricedOption[];
}

/** Quotes to ring up about: they go once their order is placed. */
export const quotes: Projection<AbandonedQuote, QuoteAbandoned | OrderCreated> = {
  name: 'quotes',
  version: 1,
  indexes: [{ keys: { abandonedAt: -1 } }],
  on: {
    QuoteAbandoned: {
      ids: ({ data }) => [data.quoteId],
      project: (_document, { data: { at, customer, ...quote } }, _id) => ({
        _id,
        ...quote,
        ...customer,
        abandonedAt: at,
      }),
    },
    OrderCreated: { ids: ({ data }) => (data.quoteId ? [data.quoteId] : []), project: () => null },
  },
};
