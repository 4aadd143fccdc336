import { type PickupPersonEvent, pickupPersonStream } from '@phirse/contracts/events/people.events.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

/** What ordering needs to know of a pickup person. */
export interface PickupPersonFacts {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly phone: string;
  readonly isBlocked: boolean;
}

export const pickupPersonFacts = {
  initialState: null,
  evolve(person: PickupPersonFacts | null, event: PickupPersonEvent): PickupPersonFacts | null {
    switch (event.type) {
      case 'PickupPersonAdded': {
        const { pickupPersonId, partnerId, name, phone } = event.data;
        return { id: pickupPersonId, partnerId, name, phone, isBlocked: false };
      }
      case 'PickupPersonBlocked':
        return person && { ...person, isBlocked: true };
      case 'PickupPersonUnblocked':
        return person && { ...person, isBlocked: false };
      default:
        return unchanged(event, person);
    }
  },
};

/** The pickup person as of now; `null` where there is none of this id. */
export async function findPickupPerson(eventStore: EventStore, id: string): Promise<PickupPersonFacts | null> {
  const { state } = await eventStore.load<PickupPersonFacts | null, PickupPersonEvent>(
    pickupPersonStream(id),
    pickupPersonFacts,
  );
  return state;
}

/** Events of a later version than this code leave the person as they are. */
function unchanged(_event: never, person: PickupPersonFacts | null): PickupPersonFacts | null {
  return person;
}
