import { type Answer, type Api } from '../support/api.js';
import { customerMemory, operatorMemory, partnerMemory, saleMemory } from '../support/memories.js';
import { placeOrder, quoteFor } from '../support/selling.js';
import { type Memory } from '../support/visitor.js';
import { FIRST_PARTNER, PICKUP_PERSON } from './partner-steps.js';

export type Role = 'visitor' | 'customer' | 'partner' | 'pickup person' | 'operator';

/** What stands behind the addresses of a sweep over every route. */
export interface Facts {
  /** Accepted by the first partner, assigned to a pickup person. */
  readonly orderId: string;
  readonly leadId: string;
  readonly cancelledId: string;
  readonly pickupPersonId: string;
  readonly blogSlug: string;
  /** What a re-evaluation of the order came to. */
  readonly result: { readonly orderId: string; readonly basePrice: number; readonly appliedOptions: unknown };
  readonly memories: Readonly<Record<Role, Memory>>;
}

const SELLER = '9876540001';
const OPERATOR = ['9000000900', 'operator-one'] as const;
const FOUND_AT_THE_DOOR = ['Hairline crack'];

function done({ status, body }: Answer) {
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
}

/** An order in each state that a page tells apart, and everybody's browser with its sign-in. */
export async function prepareFacts(api: Api): Promise<Facts> {
  const [seller, partner, pickup, operator] = await Promise.all([
    customerMemory(api, SELLER),
    partnerMemory(api, FIRST_PARTNER.phone, FIRST_PARTNER.password),
    partnerMemory(api, PICKUP_PERSON.phone, PICKUP_PERSON.password),
    operatorMemory(api, ...OPERATOR),
  ]);
  const order = async (): Promise<string> =>
    done(await placeOrder(api, { phone: SELLER, token: seller.token })).order.orderId;
  const [orderId, leadId, cancelledId] = [await order(), await order(), await order()];
  const { phone } = FIRST_PARTNER;
  const { partner: profile } = done(await api.get(`/partner/partners/${phone}`, partner.token));
  const persons: readonly { readonly id: string; readonly phone: string }[] = profile.pickUpPersons;
  const pickupPersonId = persons.find((person) => person.phone === PICKUP_PERSON.phone)?.id ?? '';
  done(await api.post(`/partner/accept-order/${phone}/${orderId}`, undefined, partner.token));
  done(await api.post(`/partner/assign-order/${phone}/${pickupPersonId}/${orderId}`, undefined, partner.token));
  done(await api.post(`/partner/accept-order/${phone}/${cancelledId}`, undefined, partner.token));
  const reason = { cancellationReason: 'The device is not as described' };
  done(await api.put(`/partner/cancel-order/${cancelledId}/${phone}`, reason, partner.token));
  const { basePrice, appliedOptions } = done(await quoteFor(api, { token: partner.token, faults: FOUND_AT_THE_DOOR }));
  const { data } = done(await api.get('/api/blog?limit=1'));
  const sale = await saleMemory(api, seller.token);
  return {
    orderId,
    leadId,
    cancelledId,
    pickupPersonId,
    blogSlug: data.blogs[0].slug,
    result: { orderId, basePrice, appliedOptions },
    memories: {
      visitor: {},
      customer: {
        local: { ...seller.memory.local, evaluationState: sale },
        session: { placedOrder: orderId },
      },
      partner: partner.memory,
      'pickup person': pickup.memory,
      operator: operator.memory,
    },
  };
}
