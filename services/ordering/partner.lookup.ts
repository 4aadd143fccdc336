import { type PartnerEvent, partnerStream } from '@phirse/contracts/events/people.events.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

/** What ordering needs to know of a partner. */
export interface PartnerFacts {
  readonly name: string;
  readonly phone: string;
  readonly pinCodes: readonly string[];
  readonly isActive: boolean;
}

export const partnerFacts = {
  initialState: null,
  evolve(partner: PartnerFacts | null, event: PartnerEvent): PartnerFacts | null {
    switch (event.type) {
      case 'PartnerRegistered': {
        const { name, phone, pinCodes } = event.data;
        return { name, phone, pinCodes, isActive: true };
      }
      case 'PartnerProfileChanged':
        return partner && { ...partner, name: event.data.name, pinCodes: event.data.pinCodes };
      case 'PartnerSuspended':
        return partner && { ...partner, isActive: false };
      case 'PartnerReinstated':
        return partner && { ...partner, isActive: true };
      default:
        return unchanged(event, partner);
    }
  },
};

/** The partner as of now; `null` where none is registered under this id. */
export async function findPartner(eventStore: EventStore, partnerId: string): Promise<PartnerFacts | null> {
  const { state } = await eventStore.load<PartnerFacts | null, PartnerEvent>(partnerStream(partnerId), partnerFacts);
  return state;
}

/** Events of a later version than this code leave the partner as it is. */
function unchanged(_event: never, partner: PartnerFacts | null): PartnerFacts | null {
  return partner;
}
