import { type PromoEvent, type PromoIssued, promoStream } from '@phirse/contracts/events/promo.events.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

const issuedTerms = {
  initialState: null,
  evolve: (terms: PromoIssued['data'] | null, event: PromoEvent): PromoIssued['data'] | null =>
    event.type === 'PromoIssued' ? event.data : terms,
};

/** What a promo code is worth, in rupees; `null` for one that was never issued or has expired. Does not tell whether it is used up. */
export async function promoValue(eventStore: EventStore, code: string, now: string): Promise<number | null> {
  const { state } = await eventStore.load<PromoIssued['data'] | null, PromoEvent>(promoStream(code), issuedTerms);
  return state && Date.parse(state.validUntil) >= Date.parse(now) ? state.value : null;
}
