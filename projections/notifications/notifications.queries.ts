import { type Notifications } from '@phirse/contracts/read-models/answers.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { type Db, type Filter } from 'mongodb';
import {
  type NotificationDocument,
  notifications,
  type TerritoryDocument,
  territoryId,
} from './notifications.projection.js';

export class NotificationsQuery extends PageQuery {
  override readonly limit: number = 50;
}

/** A recipient's notifications, newest first, and how many of all are unread. */
export async function notificationsFor(
  db: Db,
  recipientId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Notifications> {
  const territories = db.collection<TerritoryDocument>(notifications.name);
  const territory = await territories.findOne({ _id: territoryId(recipientId), kind: 'territory' });
  const pinCodes = territory?.active ? territory.pinCodes : [];
  const filter: Filter<NotificationDocument> =
    pinCodes.length > 0
      ? { $or: [{ recipients: recipientId }, { pincode: { $in: [...pinCodes] } }] }
      : { recipients: recipientId };
  const collection = db.collection<NotificationDocument>(notifications.name);
  const [found, unread] = await Promise.all([
    collection.find(filter, { sort: { timestamp: -1, _id: -1 }, skip: (page - 1) * limit, limit }).toArray(),
    collection.countDocuments({ $and: [filter, { readBy: { $ne: recipientId } }] }),
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
  return { data, unread };
}
