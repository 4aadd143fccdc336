import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type LiveNotifications, type Notifications } from '@phirse/contracts/read-models/answers.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { IsIn, IsOptional } from 'class-validator';
import { type Db, type Filter } from 'mongodb';
import {
  type AudienceDocument,
  audienceId,
  type NotificationDocument,
  notifications,
  type PersonDocument,
  personId,
} from './notifications.projection.js';

export class NotificationsQuery extends PageQuery {
  override readonly limit: number = 50;
  @IsOptional() @IsIn(['read', 'unread']) readonly status?: 'read' | 'unread';
}

/** More open leads than anybody looks through. */
const MAX_OPEN_LEADS = 500;

/** A recipient's notifications, newest first, and how many of all are unread. */
export async function notificationsFor(
  db: Db,
  recipientId: string,
  { page, limit, status }: NotificationsQuery,
): Promise<Notifications> {
  const mine = filterOf(recipientId, await audienceOf(db, recipientId));
  const unread = { $and: [mine, { readBy: { $ne: recipientId } }] };
  const asked = status === 'unread' ? unread : status === 'read' ? { $and: [mine, { readBy: recipientId }] } : mine;
  const collection = db.collection<NotificationDocument>(notifications.name);
  const [found, count] = await Promise.all([
    collection.find(asked, { sort: { timestamp: -1, _id: -1 }, skip: (page - 1) * limit, limit }).toArray(),
    collection.countDocuments(unread),
  ]);
  const data = found.map(({ _id, title, body, orderID, type, timestamp, readBy }) => ({
    _id,
    title,
    body,
    orderID,
    type,
    timestamp,
    status: readBy.includes(recipientId),
  }));
  return { data, unread: count };
}

/** What a recipient's windows are told at every change: the news, and which leads are to be had. */
export async function liveNotificationsFor(
  db: Db,
  recipientId: string,
  query: NotificationsQuery,
): Promise<LiveNotifications> {
  const [news, leads] = await Promise.all([notificationsFor(db, recipientId, query), openLeadsOf(db, recipientId)]);
  return { ...news, leads };
}

/** A partner's pickup person's notifications; refuses anybody else's. */
export async function personNotificationsFor(
  db: Db,
  partnerId: string,
  pickupPersonId: string,
  query: NotificationsQuery,
): Promise<Notifications> {
  const persons = db.collection<PersonDocument>(notifications.name);
  const person = await persons.findOne({ _id: personId(pickupPersonId), kind: 'person', partnerId });
  return person ? notificationsFor(db, pickupPersonId, query) : refuse('NOT_FOUND', 'Pickup person data not found');
}

/** Order ids of the open leads in an active partner's pincodes, newest first; `null` where there are too many to name. */
async function openLeadsOf(db: Db, partnerId: string): Promise<readonly string[] | null> {
  const audience = await audienceOf(db, partnerId);
  if (!audience?.active) return [];
  const found = await db
    .collection<NotificationDocument>(notifications.name)
    .find(
      { isOpen: true, pincode: { $in: [...audience.pinCodes] } },
      { sort: { timestamp: -1, _id: -1 }, limit: MAX_OPEN_LEADS + 1, projection: { orderID: 1 } },
    )
    .toArray();
  return found.length > MAX_OPEN_LEADS ? null : found.flatMap(({ orderID }) => orderID ?? []);
}

function audienceOf(db: Db, partnerId: string): Promise<AudienceDocument | null> {
  return db.collection<AudienceDocument>(notifications.name).findOne({ _id: audienceId(partnerId), kind: 'audience' });
}

/** What names a recipient, and the leads that a partner was told of. */
function filterOf(recipientId: string, audience: AudienceDocument | null): Filter<NotificationDocument> {
  const since = audience?.since ?? [];
  return {
    $or: [
      { recipients: recipientId },
      ...[...new Set(since.map(({ position }) => position))].map((from) => ({
        pincode: { $in: since.filter(({ position }) => position === from).map(({ pincode }) => pincode) },
        placedAt: { $gte: from },
      })),
    ],
  };
}
