import { type PhirseEvent } from '@phirse/contracts/events/all.events.js';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type PartnerEvent, partnerStream } from '@phirse/contracts/events/people.events.js';
import { isToldOf, type LeadAudience, leadAudienceOf } from '@phirse/contracts/rules/lead-audience.js';
import { placeOfNotification, recipientsOf } from '@phirse/contracts/rules/notifications.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

/** Whether a notification is a recipient's: its event names them, or it is of a lead that they were told of. */
export async function isToldTo(eventStore: EventStore, recipientId: string, notificationId: string): Promise<boolean> {
  const place = placeOfNotification(notificationId);
  if (!place) return false;
  if (place.is === 'lead') return isLeadToldTo(eventStore, recipientId, place.orderId);
  const [event] = await eventStore.events<PhirseEvent>(place.streamName, place.revision, 1);
  return event !== undefined && recipientsOf(event).includes(recipientId);
}

async function isLeadToldTo(eventStore: EventStore, partnerId: string, orderId: string): Promise<boolean> {
  const [placed] = await eventStore.events<OrderEvent>(orderStream(orderId), 0, 1);
  if (placed?.type !== 'OrderCreated') return false;
  const events = await eventStore.events<PartnerEvent>(partnerStream(partnerId));
  const audience = events.reduce<LeadAudience | null>(leadAudienceOf, null);
  return audience !== null && isToldOf(audience, { pincode: placed.data.pincode, position: placed.position });
}
