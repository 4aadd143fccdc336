import { type LiveNotifications, type Notifications } from '@phirse/contracts/read-models/answers.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ownWrites } from '../../lib/api-client.js';
import { useServerEvents } from '../../lib/use-server-events.js';
import { type OpenLeads, openLeadsKey, withLeads } from '../leads/open-leads.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { notificationsQuery } from './notifications.queries.js';

/** What news does not change: itself, and the leads, which are shown anew when their reader wants it. */
const KEPT: readonly unknown[] = ['notifications', 'leads', 'open-leads', 'coin-value'];

/** The bell's content and the open leads, pushed as they change over one stream; what is news to the bell is read again everywhere. */
export function useLiveNotifications(phone: string) {
  const client = useQueryClient();
  const query = useQuery(notificationsQuery(phone));
  const path = phone ? `/partner/notifications/${phone}/events?status=unread` : null;
  useServerEvents(path, ({ id, type, data: text }) => {
    const next = type === 'notifications' ? liveNotificationsOf(text) : null;
    if (!next) return;
    // Reads that follow know at least what was heard here.
    ownWrites.noted(id);
    const { leads, ...news } = next;
    const { queryKey } = notificationsQuery(phone);
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, news);
    client.setQueryData<OpenLeads>(openLeadsKey(phone), (known) => withLeads(known, leads));
    if (before && hasNews(before, news))
      void client.invalidateQueries({
        queryKey: partnerKeys.all,
        predicate: ({ queryKey: [, what] }) => !KEPT.includes(what),
      });
  });
  return query;
}

function hasNews(before: Notifications, next: Notifications): boolean {
  return next.data.some(({ _id, title }) => !before.data.some((known) => known._id === _id && known.title === title));
}

/** The parsing boundary of the stream; anything else is passed over. */
function liveNotificationsOf(text: string): LiveNotifications | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'data' in value && 'unread' in value && 'leads' in value
      ? (value as LiveNotifications)
      : null;
  } catch {
    return null;
  }
}
