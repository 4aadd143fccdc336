import { type Notifications } from '@phirse/contracts/read-models/answers.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServerEvents } from '../../lib/use-server-events.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { notificationsQuery } from './notifications.queries.js';

/** Lists that news may change. */
const FOLLOWERS = ['leads', 'orders', 'dashboard'] as const;

/** The bell's content, pushed as it changes; what is news to the bell is news to the lists as well. */
export function useLiveNotifications(phone: string) {
  const client = useQueryClient();
  const query = useQuery(notificationsQuery(phone));
  useServerEvents(phone ? `/partner/notifications/${phone}/events` : null, ({ type, data }) => {
    const next = type === 'notifications' ? notificationsOf(data) : null;
    if (!next) return;
    const { queryKey } = notificationsQuery(phone);
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, next);
    if (before && before.data[0]?._id !== next.data[0]?._id)
      for (const list of FOLLOWERS) void client.invalidateQueries({ queryKey: partnerKeys.of(list) });
  });
  return query;
}

/** The parsing boundary of the stream; anything else is passed over. */
function notificationsOf(text: string): Notifications | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'data' in value && 'unread' in value
      ? (value as Notifications)
      : null;
  } catch {
    return null;
  }
}
