import { type PricedOption } from '@phirse/contracts/events/evaluation.events.js';
import {
  type LeadAccepted,
  type OrderCancelled,
  type OrderCompleted,
  type OrderCreated,
  type OrderEvent,
  type PickupAssigned,
  type PickupUnassigned,
  type Requoted,
} from '@phirse/contracts/events/order.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { type ErrorCode, refuse } from '@phirse/contracts/kernel/errors.js';
import { type OrderStatus } from '@phirse/contracts/read-models/order.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { displayOrder, type OrderRecord } from '@phirse/contracts/rules/order-display.js';
import { isBookable } from '@phirse/contracts/rules/pickup-slots.js';
import { finalPrice } from '@phirse/contracts/rules/pricing.js';

/** An order as every screen displays it, with the two facts that no screen shows. */
export interface PlacedOrder {
  readonly status: OrderStatus;
  readonly order: OrderRecord;
  /** The wallet debit that paid for the lead. */
  readonly debitId: string | null;
  /** The device that was handed over. */
  readonly imeiNumber: string | null;
}
export type OrderState = { readonly status: 'none' } | PlacedOrder;

export interface PlaceOrder {
  readonly type: 'PlaceOrder';
  readonly order: OrderCreated['data'];
  /** What the customer's screen showed, where it says so. */
  readonly seen: { readonly price?: number; readonly promoValue?: number };
}
export interface AcceptByDebit {
  readonly type: 'AcceptByDebit';
  readonly lead: LeadAccepted['data'];
}
export interface AssignPickup {
  readonly type: 'AssignPickup';
  readonly at: string;
  readonly partnerId: string;
  readonly person: { readonly id: string; readonly name: string; readonly phone: string; readonly isBlocked: boolean };
}
export interface UnassignPickup {
  readonly type: 'UnassignPickup';
  readonly at: string;
  readonly partnerId: string;
}
export interface Requote {
  readonly type: 'Requote';
  readonly at: string;
  readonly partnerId: string;
  /** The evaluated price that the partner's screen showed. */
  readonly seenPrice: number;
  /** The server's own, from the same answers. */
  readonly evaluatedPrice: number;
  readonly options: readonly PricedOption[];
}
export interface CompleteOrder {
  readonly type: 'CompleteOrder';
  readonly at: string;
  readonly partnerId: string;
  readonly evidence: OrderCompleted['data']['customer'];
  readonly seenPrice?: number;
}
export interface CancelOrder {
  readonly type: 'CancelOrder';
  readonly at: string;
  readonly by: { readonly role: 'customer' | 'partner' | 'operator'; readonly id: string };
  readonly reason: string;
}
export type OrderCommand =
  | PlaceOrder
  | AcceptByDebit
  | AssignPickup
  | UnassignPickup
  | Requote
  | CompleteOrder
  | CancelOrder;

/** Rupees by which a re-evaluation may differ from the server's own: two roundings of the same price. */
const ROUNDING = 1;

/** The order state machine: new / pending, processing / Pending or Assigned, completed, cancelled. */
export const orderDecider: Decider<OrderState, OrderCommand, OrderEvent> = {
  initialState: { status: 'none' },

  decide(command, state) {
    switch (command.type) {
      case 'PlaceOrder':
        return place(command, state);
      case 'AcceptByDebit':
        return accept(command, state);
      case 'AssignPickup':
        return assign(command, state);
      case 'UnassignPickup':
        return unassign(command, state);
      case 'Requote':
        return requote(command, state);
      case 'CompleteOrder':
        return complete(command, state);
      case 'CancelOrder':
        return cancel(command, state);
    }
  },

  evolve(state, event: OrderEvent & { readonly id?: string }) {
    const before = state.status === 'none' ? null : state;
    // A decided event gets its id when it is written; only then does its line of the timeline have one.
    const order = displayOrder(before?.order ?? null, { ...event, id: event.id ?? '' });
    if (!order) return state;
    return {
      status: order.status,
      order,
      debitId: event.type === 'LeadAccepted' ? event.data.debitId : (before?.debitId ?? null),
      imeiNumber: event.type === 'OrderCompleted' ? event.data.customer.imeiNumber : (before?.imeiNumber ?? null),
    };
  },
};

/** The order, where it is this owner's; for anybody else there is none. */
export function ownOrder(state: OrderState, owner: { readonly partnerId: string } | { readonly customerId: string }) {
  if (state.status === 'none') return orderNotFound();
  const isOwn =
    'partnerId' in owner ? state.order.partnerId === owner.partnerId : state.order.customerId === owner.customerId;
  return isOwn ? state : orderNotFound();
}

/** Refuses: there is no such order, or none that the caller may know of. */
export function orderNotFound(): never {
  return refuse('ORDER_NOT_FOUND', 'Order not found');
}

/** Why nobody else can have the lead; `null` while it is to be had. */
export function whyTaken(state: PlacedOrder): { readonly code: ErrorCode; readonly detail: string } | null {
  if (state.status === 'new') return null;
  if (state.order.partnerId && state.status !== 'cancelled')
    return { code: 'LEAD_ALREADY_ACCEPTED', detail: 'Another partner has accepted this lead.' };
  return { code: 'INVALID_TRANSITION', detail: `This lead is gone: ${stateOf(state)}.` };
}

function place({ order, seen }: PlaceOrder, state: OrderState): readonly OrderCreated[] {
  if (state.status !== 'none') refuse('ALREADY_EXISTS', `Order ${order.orderId} exists already.`);
  const { date, time } = order.pickUp;
  if (!isBookable(date, time, order.at))
    refuse('SLOT_UNAVAILABLE', 'That pickup slot has passed or is not offered. Please choose another.', { date, time });
  const { evaluatedPrice, promo } = order;
  if (seen.price !== undefined && seen.price !== evaluatedPrice && seen.price !== order.finalPrice)
    refuse(
      'PRICE_MISMATCH',
      `The price of this device is ${formatRupees(evaluatedPrice)}, not ${formatRupees(seen.price)}. Please check it and place the order again.`,
      { expected: evaluatedPrice, finalPrice: order.finalPrice },
    );
  const promoValue = promo?.value ?? 0;
  if (seen.promoValue !== undefined && seen.promoValue !== promoValue)
    refuse('PRICE_MISMATCH', `The promo code is worth ${formatRupees(promoValue)} here.`, { expected: promoValue });
  return [{ type: 'OrderCreated', data: order }];
}

function accept({ lead }: AcceptByDebit, state: OrderState): readonly LeadAccepted[] {
  if (state.status === 'none') return orderNotFound();
  // Whatever came after: this debit has had its order, and is never given back.
  if (state.debitId === lead.debitId) return [];
  const taken = whyTaken(state);
  if (taken) refuse(taken.code, taken.detail);
  return [{ type: 'LeadAccepted', data: lead }];
}

function assign({ at, partnerId, person }: AssignPickup, state: OrderState): readonly PickupAssigned[] {
  const { order } = inProgress(ownOrder(state, { partnerId }), 'assigned');
  if (order.pickupPersonId === person.id) return [];
  if (order.pickupPersonId)
    refuse(
      'INVALID_TRANSITION',
      `This order is assigned to ${order.partner?.pickUpPersonName}. De-assign it first.`,
      factsOf(order),
    );
  if (person.isBlocked)
    refuse('PICKUP_PERSON_BLOCKED', `${person.name} is blocked. Unblock them first, or choose somebody else.`);
  return [
    {
      type: 'PickupAssigned',
      data: {
        orderId: order.orderId,
        at,
        partnerId,
        pickupPersonId: person.id,
        pickupPersonName: person.name,
        pickupPersonPhone: person.phone,
      },
    },
  ];
}

function unassign({ at, partnerId }: UnassignPickup, state: OrderState): readonly PickupUnassigned[] {
  const { order } = inProgress(ownOrder(state, { partnerId }), 'de-assigned');
  const { orderId, pickupPersonId } = order;
  return pickupPersonId ? [{ type: 'PickupUnassigned', data: { orderId, at, partnerId, pickupPersonId } }] : [];
}

function requote(command: Requote, state: OrderState): readonly Requoted[] {
  const { at, partnerId, seenPrice, evaluatedPrice, options } = command;
  const { order } = inProgress(ownOrder(state, { partnerId }), 'requoted');
  if (Math.abs(seenPrice - evaluatedPrice) > ROUNDING)
    refuse(
      'PRICE_MISMATCH',
      `These answers come to ${formatRupees(evaluatedPrice)}, not ${formatRupees(seenPrice)}. Please evaluate the device again.`,
      { expected: evaluatedPrice },
    );
  const { productDetails, orderId, promo, pickupPersonId } = order;
  if (productDetails.evaluatedPrice === evaluatedPrice && sameOptions(productDetails.options, options)) return [];
  const price = finalPrice(evaluatedPrice, promo.price);
  const previousPrice = productDetails.price;
  return [
    {
      type: 'Requoted',
      data: { orderId, at, partnerId, previousPrice, evaluatedPrice, finalPrice: price, options, pickupPersonId },
    },
  ];
}

function complete(command: CompleteOrder, state: OrderState): readonly OrderCompleted[] {
  const { at, partnerId, evidence, seenPrice } = command;
  const own = ownOrder(state, { partnerId });
  if (own.status === 'completed' && own.imeiNumber === evidence.imeiNumber) return [];
  const { orderId, productDetails, pickupPersonId } = inProgress(own, 'completed').order;
  if (seenPrice !== undefined && seenPrice !== productDetails.price)
    refuse('PRICE_MISMATCH', `The customer is paid ${formatRupees(productDetails.price)}. Requote the order first.`, {
      expected: productDetails.price,
    });
  return [
    {
      type: 'OrderCompleted',
      data: { orderId, at, partnerId, finalPrice: productDetails.price, pickupPersonId, customer: evidence },
    },
  ];
}

function cancel({ at, by, reason }: CancelOrder, state: OrderState): readonly OrderCancelled[] {
  const own = cancellable(by, state);
  if (own.status === 'cancelled') return [];
  if (own.status === 'completed' || (own.status === 'processing' && by.role === 'customer'))
    refuse('INVALID_TRANSITION', `This order cannot be cancelled any more: ${stateOf(own)}.`, factsOf(own.order));
  const { orderId, partnerId, pickupPersonId } = own.order;
  return [{ type: 'OrderCancelled', data: { orderId, at, reason, cancelledBy: by.role, partnerId, pickupPersonId } }];
}

function cancellable({ role, id }: CancelOrder['by'], state: OrderState): PlacedOrder {
  if (role === 'customer') return ownOrder(state, { customerId: id });
  if (role === 'partner') return ownOrder(state, { partnerId: id });
  return state.status === 'none' ? orderNotFound() : state;
}

/** Refuses what is only possible between acceptance and the end. */
export function inProgress(state: PlacedOrder, wish: string): PlacedOrder {
  if (state.status !== 'processing')
    refuse('INVALID_TRANSITION', `This order cannot be ${wish}: ${stateOf(state)}.`, factsOf(state.order));
  return state;
}

function stateOf({ status, order }: PlacedOrder): string {
  switch (status) {
    case 'new':
      return 'it waits for a partner';
    case 'processing':
      return `${order.partner?.partnerName ?? 'a partner'} has accepted it`;
    case 'completed':
      return 'it is completed';
    case 'cancelled':
      return 'it is cancelled';
  }
}

function factsOf({ status, subStatus }: OrderRecord) {
  return { orderStatus: status, subStatus };
}

function sameOptions(before: readonly PricedOption[], after: readonly PricedOption[]): boolean {
  const keyOf = ({ heading, description, value, amount }: PricedOption) =>
    `${heading}/${description}/${value}/${amount}`;
  return before.length === after.length && before.every((option, at) => keyOf(option) === keyOf(after[at] ?? option));
}
