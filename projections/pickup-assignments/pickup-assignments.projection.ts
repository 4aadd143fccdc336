import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { displayOrder, type OrderRecord } from '@phirse/contracts/rules/order-display.js';

export type Assignment = OrderRecord & ReadModelDocument;

const order: Fold<Assignment, OrderEvent> = {
  ids: ({ data }) => [data.orderId],
  project: (document, event) => displayOrder(document, event),
};

const ended: Fold<Assignment, OrderEvent> = { ids: ({ data }) => [data.orderId], project: () => null };

/** Open orders by the pickup person who is to fetch the device. */
export const pickupAssignments: Projection<Assignment, OrderEvent> = {
  name: 'pickup-assignments',
  version: 1,
  indexes: [{ keys: { pickupPersonId: 1, pickupDateTime: 1 } }],
  on: {
    OrderCreated: order,
    LeadAccepted: order,
    PickupAssigned: order,
    PickupUnassigned: order,
    Requoted: order,
    OrderCompleted: ended,
    OrderCancelled: ended,
  },
};
