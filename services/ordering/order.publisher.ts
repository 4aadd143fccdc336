import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { ORDERS_TOPIC, type OrderMessage } from '@phirse/contracts/integration/order.messages.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type Publisher } from '@phirse/contracts/kernel/message.js';

/** Tells other systems how orders fare. Who picks up is nobody else's business. */
export const orderPublisher: Publisher<OrderEvent, OrderMessage> = {
  name: 'order-publisher',
  topic: ORDERS_TOPIC,
  on: {
    OrderCreated: (event) => {
      const { orderId, city, device, finalPrice, leadPrice } = event.data;
      const { slug, variant, category } = device;
      return {
        ...envelope(event),
        type: 'OrderPlaced.v1',
        data: { orderId, city, deviceSlug: slug, variant, category, price: finalPrice, leadPrice },
      };
    },
    LeadAccepted: (event) => {
      const { orderId, partnerId, coins } = event.data;
      return { ...envelope(event), type: 'LeadAccepted.v1', data: { orderId, partnerId, coins } };
    },
    PickupAssigned: null,
    PickupUnassigned: null,
    Requoted: (event) => {
      const { orderId, partnerId, previousPrice, finalPrice } = event.data;
      const data = { orderId, partnerId, previousPrice, price: finalPrice };
      return { ...envelope(event), type: 'OrderRequoted.v1', data };
    },
    OrderCompleted: (event) => {
      const { orderId, partnerId, finalPrice } = event.data;
      return { ...envelope(event), type: 'OrderCompleted.v1', data: { orderId, partnerId, price: finalPrice } };
    },
    OrderCancelled: (event) => {
      const { orderId, partnerId, cancelledBy } = event.data;
      return { ...envelope(event), type: 'OrderCancelled.v1', data: { orderId, partnerId, cancelledBy } };
    },
  },
};

function envelope({ id, position, data }: Recorded<OrderEvent>) {
  return { id, key: data.orderId, occurredAt: data.at, position };
}
