import { describe, expect, it } from '@jest/globals';
import { leadNotificationId, notificationId, placeOfNotification } from './notifications.js';

describe('the id of a notification', () => {
  it('leads back to the event that it tells', () => {
    const place = { streamName: 'order-BB1000000001', revision: 3 };
    expect(placeOfNotification(notificationId(place))).toEqual({ is: 'event', ...place });
  });

  it('leads back to the lead', () => {
    expect(placeOfNotification(leadNotificationId('BB1'))).toEqual({ is: 'lead', orderId: 'BB1' });
  });

  it.each(['', 'n1', 'lead-', 'customer-abc.1', '$all.1', 'order-BB1', 'order-BB1.x', 'order-a.b.1', 'lead-a/b'])(
    'that is none leads nowhere: %j',
    (id) => {
      expect(placeOfNotification(id)).toBeNull();
    },
  );
});
