import { type Notifications } from '@phirse/contracts/read-models/answers.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { type Db, type Filter } from 'mongodb';
import {
  NEW_PICKUP,
  type NotificationDocument,
  notifications,
  type TerritoryDocument,
  territoryId,
} from './notifications.projection.js';

export class NotificationsQuery extends PageQuery {
  override readonly limit: number = 50;
}

/** A pickup person hears of the orders that were assigned last. */
const MAX_ASSIGNED = 200;

/** A recipient's notifications, newest first, and how many of all are unread. */
export async function notificationsFor(
  db: Db,
  recipientId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Notifications> {
  const filter: Filter<NotificationDocument> = {
    $or: [{ recipients: recipientId }, ...(await sharedWith(db, recipientId))],
  };
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

/** What concerns a recipient without naming them: an active partner's leads, or news of the orders that a pickup person has. */
async function sharedWith(db: Db, recipientId: string): Promise<readonly Filter<NotificationDocument>[]> {
  const territories = db.collection<TerritoryDocument>(notifications.name);
  const territory = await territories.findOne({ _id: territoryId(recipientId), kind: 'territory' });
  if (territory) return territory.active ? [{ pincode: { $in: [...territory.pinCodes] } }] : [];
  const orders = await assignedTo(db, recipientId);
  return orders.length > 0 ? [{ orderID: { $in: [...orders] }, type: 'order' }] : [];
}

/** Orders whose last assignment made them a recipient's, not one that took them back. */
async function assignedTo(db: Db, recipientId: string): Promise<readonly string[]> {
  const assignments = await db
    .collection<NotificationDocument>(notifications.name)
    .find({ recipients: recipientId, type: 'assignment' }, { sort: { timestamp: -1 }, limit: MAX_ASSIGNED })
    .toArray();
  const last = new Map<string, NotificationDocument>();
  for (const assignment of assignments) {
    const { orderID, position } = assignment;
    if (orderID && (last.get(orderID)?.position ?? -1) < position) last.set(orderID, assignment);
  }
  return [...last].filter(([, { title }]) => title === NEW_PICKUP).map(([orderId]) => orderId);
}
