import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import {
  leadAccepted,
  orderCancelled,
  orderCompleted,
  orderCreated,
  pickupAssigned,
  pickupUnassigned,
  reimbursementRejected,
  requoted,
  SECRETS,
} from '../testing/sample-events.js';
import { concernsRecipient, notifications } from './notifications.projection.js';

const read = (notificationId: string) => ({
  type: 'NotificationRead' as const,
  data: { recipientId: 'partner-1', notificationId, at: '2026-03-02T06:31:00.000Z' },
});

const cancelledBy = (by: 'customer' | 'partner' | 'operator') =>
  orderCancelled({ partnerId: 'partner-1', pickupPersonId: 'person-1', cancelledBy: by });

describe('notifications', () => {
  it('tell the partners of a pincode about a new lead, and nothing about the customer', () => {
    const lead = givenEvents(notifications, [orderCreated()]).get('lead-BB1');
    expect(lead).toMatchObject({ pincode: '560034', type: 'lead', orderID: 'BB1', readBy: [] });
    for (const secret of SECRETS) expect(JSON.stringify(lead)).not.toContain(secret);
  });

  it.each([
    ['Lead taken', leadAccepted(), ['partner-1']],
    ['Lead withdrawn', orderCancelled(), []],
  ])('of a lead say %s once it is gone, without becoming news again', (title, end, readBy) => {
    const documents = givenEvents(notifications, [orderCreated(), end]);
    expect([...documents.values()]).toEqual([
      expect.objectContaining({ _id: 'lead-BB1', title, isOpen: false, readBy }),
    ]);
  });

  it('of a lead that was taken stay as they are when the order is cancelled', () => {
    const events = [
      orderCreated(),
      leadAccepted(),
      orderCancelled({ partnerId: 'partner-1', cancelledBy: 'operator' }),
    ];
    expect(givenEvents(notifications, events).get('lead-BB1')).toMatchObject({ title: 'Lead taken' });
  });

  it('are read once, by each for themselves', () => {
    const lead = givenEvents(notifications, [orderCreated(), read('lead-BB1'), read('lead-BB1')]).get('lead-BB1');
    expect(lead).toMatchObject({ readBy: ['partner-1'] });
  });

  it.each([
    ['New pickup', pickupAssigned(), ['person-1']],
    ['Pickup taken back', pickupUnassigned(), ['person-1']],
    ['New quote confirmed', requoted(), ['partner-1']],
    ['New quote confirmed', requoted({ pickupPersonId: 'person-1' }), ['partner-1', 'person-1']],
    ['Order completed', orderCompleted({ pickupPersonId: 'person-1' }), ['partner-1', 'person-1']],
    ['Order cancelled', cancelledBy('customer'), ['partner-1', 'person-1']],
    ['Order cancelled', cancelledBy('operator'), ['partner-1', 'person-1']],
    ['Order cancelled', cancelledBy('partner'), ['person-1']],
  ])('%s goes to those whom it concerns', (title, event, recipients) => {
    const told = [...givenEvents(notifications, [event]).values()];
    expect(told).toEqual([expect.objectContaining({ title, recipients, orderID: 'BB1' })]);
  });

  it('tell nobody what they have done themselves', () => {
    const own = orderCancelled({ partnerId: 'partner-1', cancelledBy: 'partner', pickupPersonId: null });
    expect(givenEvents(notifications, [own]).size).toBe(0);
  });

  it('tell a partner why coins asked back were refused', () => {
    const [told] = givenEvents(notifications, [reimbursementRejected()]).values();
    expect(told).toMatchObject({
      recipients: ['partner-1'],
      title: 'Coins not given back',
      body: 'The 9 coins that you asked back for lead BB1 were refused: The price was right',
      orderID: 'BB1',
      type: 'coins',
    });
  });

  it('concern whom an event names, and every partner where it is about a lead', () => {
    const partner = (id: string) => ({ id, hearsOfLeads: true });
    expect(concernsRecipient(requoted(), partner('partner-1'))).toBe(true);
    expect(concernsRecipient(requoted(), partner('partner-2'))).toBe(false);
    expect(concernsRecipient(orderCreated(), partner('partner-2'))).toBe(true);
    expect(concernsRecipient(orderCreated(), { id: 'person-1', hearsOfLeads: false })).toBe(false);
    expect(concernsRecipient({ type: 'CoinsDebited', data: { partnerId: 'partner-1' } }, partner('partner-1'))).toBe(
      false,
    );
  });
});
