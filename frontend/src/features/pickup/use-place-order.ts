import { type OneOrder, type OrderWritten } from '@phirse/contracts/read-models/answers.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { randomKey } from '../../lib/random-key.js';
import { customerSession } from '../../lib/session.js';
import { sessionJson } from '../../lib/storage.js';
import { type EvaluationState } from '../evaluation/evaluation-state.js';
import { orderKeys, orderQuery } from '../orders/orders.queries.js';
import { forgetPickupDraft } from './pickup-draft.js';

const KEY = 'placedOrder';
const SENT_KEY = 'sentOrder';

/** The order placed last in this tab, for the confirmation page; empty for none. */
export function placedOrderId(): string {
  const stored = sessionJson.read(KEY);
  return typeof stored === 'string' ? stored : '';
}

/** What the pickup page collects. */
export interface Booking {
  readonly address: string;
  readonly addPhone: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly time: string;
  readonly promo: { readonly code: string; readonly value: number } | null;
}

/** Body of POST /order/create-order. */
export function orderBody(booking: Booking, quote: EvaluationState, categorySlug: string) {
  const { name = '', email = '', phone = '' } = customerSession.get() ?? {};
  const { address, addPhone, date, time, promo } = booking;
  return {
    platform: 'web',
    user: { name, email, phone, addPhone, address, orderpincode: quote.pincode },
    payment: { type: 'cash', id: '' },
    pickUpDetails: { time, date },
    productDetails: {
      category: quote.categoryType,
      name: quote.model,
      slug: quote.productSlug,
      image: quote.productImage,
      productImage: quote.productImage,
      variant: quote.variant,
      colour: quote.color,
      price: quote.basePrice,
      categorySlug,
      pincode: quote.pincode,
      options: quote.selectedOptions.map(({ heading, description, type, value }) => ({
        heading,
        description,
        type,
        value,
      })),
    },
    promo: { code: promo?.code ?? 'Not Applicable', price: promo?.value ?? 0 },
    quoteId: quote.quoteId,
  };
}

/** The key of an order's intention: the same for the same booking, also when the page was loaded anew before an answer came. */
function keyOf(body: ReturnType<typeof orderBody>): string {
  const text = JSON.stringify(body);
  const sent = sessionJson.read(SENT_KEY);
  if (Array.isArray(sent) && sent[0] === text && typeof sent[1] === 'string') return sent[1];
  const key = randomKey();
  sessionJson.write(SENT_KEY, [text, key]);
  return key;
}

/** Places the order; pressed again with nothing changed it is the same order, not a second one. */
export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof orderBody>) =>
      api.post<OrderWritten>('/order/create-order', body, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ order }) => {
      sessionJson.remove(SENT_KEY);
      sessionJson.write(KEY, order.orderId);
      forgetPickupDraft();
      client.setQueryData<OneOrder>(orderQuery(order.orderId).queryKey, { data: order });
      void client.invalidateQueries({ queryKey: orderKeys.of('list') });
    },
  });
}
