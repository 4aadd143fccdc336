import { type DeviceEvaluated, type QuoteEvent, quoteStream } from '@phirse/contracts/events/evaluation.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

type Quote = DeviceEvaluated['data'];

const quoteFacts = {
  initialState: null,
  evolve: (quote: Quote | null, event: QuoteEvent): Quote | null =>
    event.type === 'DeviceEvaluated' ? event.data : quote,
};

/** A customer's own quote that still holds. Refuses another's and an unknown one (NOT_FOUND) and one past its time (QUOTE_EXPIRED). */
export async function holdingQuote(
  eventStore: EventStore,
  quoteId: string,
  customerId: string,
  now: string,
): Promise<Quote> {
  // A quote is never changed.
  const isFinal = (known: Quote | null) => known !== null;
  const { state: quote } = await eventStore.load<Quote | null, QuoteEvent>(quoteStream(quoteId), quoteFacts, isFinal);
  if (quote?.askedBy.role !== 'customer' || quote.askedBy.id !== customerId)
    return refuse('NOT_FOUND', 'We could not find that quote. Please evaluate your device again.');
  if (Date.parse(quote.expiresAt) <= Date.parse(now))
    refuse('QUOTE_EXPIRED', 'This quote has expired. Please evaluate your device again.');
  if (quote.evaluatedPrice <= 0) refuse('DEVICE_REFUSED', 'We cannot buy this device.');
  return quote;
}
