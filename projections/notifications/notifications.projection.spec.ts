import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import {
  leadAccepted,
  orderCancelled,
  orderCompleted,
  orderCreated,
  pickupAssigned,
  reimbursementRejected,
  requoted,
  SECRETS,
} from '../testing/sample-events.js';
import { concernsRecipient, notifications } from './notifications.projection.js';

const read = (notificationId: string) => ({
  type: 'NotificationRead' as const,
  data: { recipientId: 'partner-1', notificationId, at: '2026-03-02T06:31:00.000Z' },
});

describe('notifications', () => {
  it('tell the partners of a pincode about a new lead, and nothing about the customer', () => {
    const lead = givenEvents(notifications, [orderCreated()]).get('lead-BB1');
    expect(lead).toMatchObject({ pincode: '560034', type: 'lead', orderID: 'BB1', readBy: [] });
    for (const secret of SECRETS) expect(JSON.stringify(lead)).not.toContain(secret);
  });

  it.each([leadAccepted(), orderCancelled()])('forget a lead at $type', (end) => {
    expect(givenEvents(notifications, [orderCreated(), end]).size).toBe(0);
  });

  it('are read once, by each for themselves', () => {
    const lead = givenEvents(notifications, [orderCreated(), read('lead-BB1'), read('lead-BB1')]).get('lead-BB1');
    expect(lead).toMatchObject({ readBy: ['partner-1'] });
  });

  it('of what becomes of an order go to those whom it concerns', () => {
    const events = [
      leadAccepted(),
      pickupAssigned(),
      requoted(),
      orderCompleted(),
      orderCancelled({ cancelledBy: 'operator', partnerId: 'partner-1' }),
      orderCancelled({ cancelledBy: 'partner', partnerId: 'partner-1' }),
    ];
    const sent = [...givenEvents(notifications, events).values()];
    expect(sent.map((document) => ('recipients' in document ? document.recipients[0] : null))).toEqual([
      'person-1',
      'partner-1',
      'partner-1',
      'partner-1',
    ]);
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
    expect(concernsRecipient(requoted(), 'partner-1')).toBe(true);
    expect(concernsRecipient(requoted(), 'partner-2')).toBe(false);
    expect(concernsRecipient(orderCreated(), 'partner-2')).toBe(true);
    expect(concernsRecipient({ type: 'CoinsDebited', data: { partnerId: 'partner-1' } }, 'partner-1')).toBe(false);
  });
});
