import { type Notifications, type Written } from '@phirse/contracts/read-models/answers.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { toast } from '../../ui/toast-store.js';
import { partnerKeys } from '../partner-session/partner-keys.js';

export const NOTIFICATIONS_FAILED = 'Failed to fetch notifications';

/** What is unread, newest first: what was read makes room for what is older. */
export const notificationsQuery = (phone: string) =>
  queryOptions({
    queryKey: partnerKeys.of('notifications', phone),
    queryFn: ({ signal }) =>
      api.get<Notifications>(`/partner/notifications/${phone}`, { query: { status: 'unread' }, signal }),
  });

/** Everything that one of the partner's pickup persons was told, page by page. */
export const personNotificationsQuery = (phone: string, personId: string, limit: number) =>
  queryOptions({
    queryKey: partnerKeys.of('person-notifications', phone, personId, limit),
    queryFn: ({ signal }) =>
      api.get<Notifications>(`/partner/notifications/${phone}/pickup-person/${encodeURIComponent(personId)}`, {
        query: { limit },
        signal,
      }),
  });

/** Marks one as read: at once on the screen, back again where the server refuses. */
export function useMarkRead(phone: string) {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery(phone);
  return useMutation({
    mutationFn: (id: string) => api.put<Written>(`/partner/notificationStatus/${phone}/${encodeURIComponent(id)}`),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, before && withRead(before, id));
      return before;
    },
    onError: (error, _id, before) => {
      client.setQueryData(queryKey, before);
      toast.error(messageOf(error, 'Failed to mark notification as read'));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function withRead({ data, unread }: Notifications, id: string): Notifications {
  const isNews = data.some(({ _id, status }) => _id === id && !status);
  return {
    data: data.map((notification) => (notification._id === id ? { ...notification, status: true } : notification)),
    unread: isNews ? Math.max(0, unread - 1) : unread,
  };
}
