import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type ContactMessageView, type SubscriberView } from '@phirse/contracts/read-models/content.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { listPage, searchIn, sortBy } from '@phirse/infra/mongo/list-page.js';
import { type Db } from 'mongodb';
import { type InboxMessage, type InboxSubscriber, inbox } from './inbox.projection.js';

/** Contact messages for operators, the latest first. */
export async function contactMessages(db: Db, query: TableQuery): Promise<Listed<'messages', ContactMessageView>> {
  const searched = searchIn<InboxMessage>(['name', 'email', 'phone', 'message'], query.search);
  const sort = sortBy({ receivedAt: 'receivedAt', name: 'name' }, query, { receivedAt: -1, _id: -1 });
  const stored = db.collection<InboxMessage>(inbox.name);
  const { documents, pagination } = await listPage(stored, { kind: 'message', ...searched }, sort, query);
  const messages = documents.map(({ messageId, name, email, phone, message, receivedAt }) => ({
    messageId,
    name,
    email,
    phone,
    message,
    receivedAt,
  }));
  return { messages, pagination };
}

/** Newsletter subscribers for operators, the latest first. */
export async function subscribers(db: Db, query: TableQuery): Promise<Listed<'subscribers', SubscriberView>> {
  const searched = searchIn<InboxSubscriber>(['email'], query.search);
  const sort = sortBy({ subscribedAt: 'subscribedAt', email: 'email' }, query, { subscribedAt: -1, _id: -1 });
  const stored = db.collection<InboxSubscriber>(inbox.name);
  const { documents, pagination } = await listPage(stored, { kind: 'subscriber', ...searched }, sort, query);
  const found = documents.map(({ subscriberId, email, subscribedAt }) => ({ subscriberId, email, subscribedAt }));
  return { subscribers: found, pagination };
}
