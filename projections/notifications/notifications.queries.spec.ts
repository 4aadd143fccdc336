import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import {
  type NotificationRead,
  type PartnerEvent,
  type PickupPersonAdded,
} from '@phirse/contracts/events/people.events.js';
import { type StoredDocument } from '../runner/fold-batch.js';
import { givenEvents } from '../testing/given-events.js';
import {
  leadAccepted,
  orderCompleted,
  orderCreated,
  partnerRegistered,
  pickupAssigned,
  pickupPersonAdded,
  pickupUnassigned,
  requoted,
} from '../testing/sample-events.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { notifications } from './notifications.projection.js';
import {
  liveNotificationsFor,
  NotificationsQuery,
  notificationsFor,
  personNotificationsFor,
} from './notifications.queries.js';

type Event = OrderEvent | PartnerEvent | PickupPersonAdded | NotificationRead;
const folded = (...events: readonly Event[]) => givenEvents(notifications, events).values();
const readBy = (recipientId: string) => ({
  type: 'NotificationRead' as const,
  data: { recipientId, notificationId: 'lead-BB1', at: '2026-03-02T06:31:00.000Z' },
});
const elsewhere = partnerRegistered({ partnerId: 'partner-2', pinCodes: ['400001'] });
const neighbour = partnerRegistered({ partnerId: 'partner-3', pinCodes: ['560034'] });
const suspended = {
  type: 'PartnerSuspended' as const,
  data: { partnerId: 'partner-3', at: '2026-03-02T06:31:00.000Z', reason: 'unpaid' },
};

describe('the bell', () => {
  let servers: TestServers;
  beforeAll(async () => {
    servers = await startTestServers();
  });
  afterAll(() => servers.stop());
  beforeEach(() => servers.db.collection(notifications.name).deleteMany({}));

  const given = async (...events: readonly Event[]) => {
    const tombstone: StoredDocument = { _id: 'gone', position: 1, removed: true };
    await servers.db.collection<StoredDocument>(notifications.name).insertMany([...folded(...events), tombstone]);
  };
  const titles = async (recipientId: string) => {
    const { data } = await notificationsFor(servers.db, recipientId, new NotificationsQuery());
    return data.map(({ title }) => title).toSorted();
  };

  it('shows a lead to the active partners of its pincode only', async () => {
    await given(neighbour, elsewhere, orderCreated({ pincode: '560034' }));
    expect(await titles('partner-3')).toEqual(['New lead']);
    expect(await titles('partner-2')).toEqual([]);
    expect(await titles('nobody')).toEqual([]);
  });

  it('shows no lead to a suspended partner', async () => {
    await given(neighbour, orderCreated({ pincode: '560034' }), suspended);
    expect(await titles('partner-3')).toEqual([]);
  });

  it('counts as unread what this recipient has not read', async () => {
    await given(
      neighbour,
      partnerRegistered({ partnerId: 'partner-1', pinCodes: ['560034'] }),
      orderCreated({ pincode: '560034' }),
      readBy('partner-1'),
    );
    const [reader, other] = await Promise.all(
      ['partner-1', 'partner-3'].map((id) => notificationsFor(servers.db, id, new NotificationsQuery())),
    );
    expect(reader).toMatchObject({ unread: 0, data: [{ status: true }] });
    expect(other).toMatchObject({ unread: 1, data: [{ status: false }] });
  });

  it('tells a pickup person what becomes of an order that is theirs', async () => {
    const theirs = { pickupPersonId: 'person-1' };
    await given(orderCreated(), leadAccepted(), pickupAssigned(), requoted(theirs), orderCompleted(theirs));
    expect(await titles('person-1')).toEqual(['New pickup', 'New quote confirmed', 'Order completed']);
  });

  it('tells a pickup person no more of an order that was taken back', async () => {
    await given(orderCreated(), leadAccepted(), pickupAssigned(), pickupUnassigned(), requoted());
    expect(await titles('person-1')).toEqual(['New pickup', 'Pickup taken back']);
  });

  it('tells nobody of leads from before the pincode was theirs', async () => {
    await given(orderCreated({ pincode: '560034' }), neighbour, orderCreated({ orderId: 'BB2', pincode: '560034' }));
    const { data } = await notificationsFor(servers.db, 'partner-3', new NotificationsQuery());
    expect(data.map(({ orderID }) => orderID)).toEqual(['BB2']);
  });

  it('picks what is read or unread', async () => {
    await given(neighbour, orderCreated({ pincode: '560034' }), orderCreated({ orderId: 'BB2' }), readBy('partner-3'));
    const ask = (status: 'read' | 'unread') =>
      notificationsFor(servers.db, 'partner-3', { ...new NotificationsQuery(), status });
    expect(await ask('unread')).toMatchObject({ unread: 1, data: [{ orderID: 'BB2' }] });
    expect(await ask('read')).toMatchObject({ unread: 1, data: [{ orderID: 'BB1' }] });
  });

  it('names the open leads of the pincodes beside the news', async () => {
    await given(orderCreated(), neighbour, orderCreated({ orderId: 'BB2' }), leadAccepted({ orderId: 'BB2' }));
    const { leads } = await liveNotificationsFor(servers.db, 'partner-3', new NotificationsQuery());
    expect(leads).toEqual(['BB1']);
    expect((await liveNotificationsFor(servers.db, 'nobody', new NotificationsQuery())).leads).toEqual([]);
  });

  it('shows a partner what their own pickup persons were told', async () => {
    await given(pickupPersonAdded(), pickupAssigned());
    const ask = (partnerId: string) =>
      personNotificationsFor(servers.db, partnerId, 'person-1', new NotificationsQuery());
    expect(await ask('partner-1')).toMatchObject({ data: [{ title: 'New pickup', orderID: 'BB1', status: false }] });
    await expect(ask('partner-2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
