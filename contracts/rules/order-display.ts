import { type OrderEvent } from '../events/order.events.js';
import { type DisplayedOrder, type LogEntry, MASKED, type OrderOwnership } from '../read-models/order.js';
import { formatRupees } from './money.js';
import { PICKUP_SLOTS } from './pickup-slots.js';

/** An order as displayed, with who may see it. */
export type OrderRecord = DisplayedOrder & OrderOwnership;

type Stored = OrderEvent & { readonly id: string };
type LogDetails = Pick<LogEntry, 'type' | 'message' | 'by'> & { readonly changes?: LogEntry['changes'] };

/**
 * Folds one event into the order that every screen displays: the write side answers with it, the read models store it.
 * Only `OrderCreated` makes a record; any other event on none answers `null`.
 */
export function displayOrder(record: OrderRecord | null, event: Stored): OrderRecord | null {
  if (event.type === 'OrderCreated') return placed(event);
  if (!record) return null;
  switch (event.type) {
    case 'LeadAccepted':
      return {
        ...logged(record, event, {
          type: 'accepted',
          message: `${event.data.partnerName} accepted your order`,
          by: event.data.partnerName,
        }),
        status: 'processing',
        subStatus: 'Pending',
        partnerId: event.data.partnerId,
        partner: {
          partnerName: event.data.partnerName,
          partnerPhone: event.data.partnerPhone,
          pickUpPersonName: '',
          pickUpPersonPhone: '',
          pickUpPersonId: '',
        },
      };
    case 'PickupAssigned':
      return {
        ...logged(record, event, {
          type: 'assigned',
          message: `${event.data.pickupPersonName} will pick up your device`,
          by: record.partner?.partnerName ?? '',
          changes: [
            {
              label: 'Pickup person',
              before: record.partner?.pickUpPersonName || 'Nobody yet',
              after: event.data.pickupPersonName,
            },
          ],
        }),
        subStatus: 'Assigned',
        pickupPersonId: event.data.pickupPersonId,
        partner: record.partner && {
          ...record.partner,
          pickUpPersonName: event.data.pickupPersonName,
          pickUpPersonPhone: event.data.pickupPersonPhone,
          pickUpPersonId: event.data.pickupPersonId,
        },
      };
    case 'PickupUnassigned':
      return {
        ...logged(record, event, {
          type: 'unassigned',
          message: 'Another pickup person is being found',
          by: record.partner?.partnerName ?? '',
          changes: [{ label: 'Pickup person', before: record.partner?.pickUpPersonName ?? '', after: 'Nobody yet' }],
        }),
        subStatus: 'Pending',
        pickupPersonId: null,
        partner: record.partner && {
          ...record.partner,
          pickUpPersonName: '',
          pickUpPersonPhone: '',
          pickUpPersonId: '',
        },
      };
    case 'Requoted': {
      const { finalPrice, evaluatedPrice, options, previousPrice } = event.data;
      const { productDetails } = record;
      return {
        ...logged(record, event, {
          type: 'requoted',
          message: `Checked at your door: the new price is ${formatRupees(finalPrice)}`,
          by: record.partner?.partnerName ?? '',
          changes: [{ label: 'Price', before: formatRupees(previousPrice), after: formatRupees(finalPrice) }],
        }),
        firstQuote: record.firstQuote ?? {
          price: productDetails.price,
          evaluatedPrice: productDetails.evaluatedPrice,
          options: productDetails.options,
        },
        productDetails: { ...productDetails, price: finalPrice, evaluatedPrice, options },
      };
    }
    case 'OrderCompleted':
      return {
        ...logged(record, event, {
          type: 'completed',
          message: `${formatRupees(event.data.finalPrice)} paid in cash, device handed over`,
          by: record.partner?.partnerName ?? '',
        }),
        status: 'completed',
        subStatus: 'completed',
      };
    case 'OrderCancelled':
      return {
        ...logged(record, event, {
          type: 'cancelled',
          message: `Order cancelled: ${event.data.reason}`,
          by: event.data.cancelledBy === 'customer' ? record.user.name : (record.partner?.partnerName ?? 'Phirse'),
        }),
        status: 'cancelled',
        subStatus: 'cancelled',
        cancellationReason: event.data.reason,
      };
    default:
      return unchanged(event, record);
  }
}

function placed({ id, data }: Extract<Stored, { type: 'OrderCreated' }>): OrderRecord {
  const { device, customer } = data;
  return {
    _id: data.orderId,
    orderId: data.orderId,
    createdAt: data.at,
    updatedAt: data.at,
    status: 'new',
    subStatus: 'pending',
    cancellationReason: '',
    platform: data.platform,
    coins: data.leadPrice,
    user: {
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      addPhone: customer.addPhone,
      address: customer.address,
      orderpincode: data.pincode,
    },
    payment: data.payment,
    pickUpDetails: data.pickUp,
    pickupDateTime: slotBegins(data.pickUp.date, data.pickUp.time),
    productDetails: {
      name: device.name,
      brandName: device.brandName,
      slug: device.slug,
      price: data.finalPrice,
      evaluatedPrice: data.evaluatedPrice,
      category: device.category,
      categorySlug: device.categorySlug,
      pincodeBaseprice: data.estimatedPrice,
      variant: device.variant,
      colour: device.colour,
      productImage: device.productImage,
      options: data.options,
    },
    firstQuote: null,
    partner: null,
    promo: data.promo ? { code: data.promo.code, price: data.promo.value } : { code: 'Not Applicable', price: 0 },
    logs: [
      {
        id,
        type: 'placed',
        message: `Order placed by ${customer.name}`,
        timestamp: data.at,
        by: customer.name,
        changes: [],
      },
    ],
    customerId: data.customerId,
    partnerId: null,
    pickupPersonId: null,
    city: data.city,
  };
}

function logged(record: OrderRecord, event: Stored, { changes = [], ...details }: LogDetails): OrderRecord {
  const entry: LogEntry = { id: event.id, timestamp: event.data.at, changes, ...details };
  return { ...record, updatedAt: event.data.at, logs: [...record.logs, entry] };
}

/** ISO instant at which a slot begins on a day in India: five and a half hours ahead, so always on the same day in UTC. */
function slotBegins(date: string, time: string): string {
  const hour = PICKUP_SLOTS.find((slot) => slot.value === time)?.fromHour ?? 10;
  // Put together by hand: every read model of orders asks for it, and dates are dear.
  return `${date}T${String(hour - 6).padStart(2, '0')}:30:00.000Z`;
}

/** Events of a later version than this code leave the record as it is. */
function unchanged(_event: never, record: OrderRecord): OrderRecord {
  return record;
}

/** The order without whom it belongs to: what is sent. */
export function withoutOwnership(record: OrderRecord): DisplayedOrder {
  const { customerId: _customer, partnerId: _partner, pickupPersonId: _pickUp, city: _city, ...order } = record;
  return order;
}

/** A lead as a partner sees it before it is theirs: nothing that tells who or where the customer is but the pincode. */
export function maskCustomer(order: DisplayedOrder): DisplayedOrder {
  const { orderpincode } = order.user;
  return {
    ...order,
    // Written by the customer: it may hold a name or a number.
    payment: { ...order.payment, id: '' },
    user: { name: MASKED, email: MASKED, phone: MASKED, addPhone: MASKED, address: MASKED, orderpincode },
    logs: [],
  };
}
