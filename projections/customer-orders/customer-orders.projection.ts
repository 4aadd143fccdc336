import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { displayOrder, type OrderRecord } from '@phirse/contracts/rules/order-display.js';

export type CustomerOrder = OrderRecord & ReadModelDocument;

const order: Fold<CustomerOrder, OrderEvent> = {
  ids: ({ data }) => [data.orderId],
  project: (document, event) => displayOrder(document, event),
};

/** Every order as it is displayed: the customer's list, the order's page and its timeline. */
export const customerOrders: Projection<CustomerOrder, OrderEvent> = {
  name: 'customer-orders',
  version: 1,
  indexes: [{ keys: { customerId: 1, createdAt: -1, _id: -1 } }],
  on: {
    OrderCreated: order,
    LeadAccepted: order,
    PickupAssigned: order,
    PickupUnassigned: order,
    Requoted: order,
    OrderCompleted: order,
    OrderCancelled: order,
  },
};
