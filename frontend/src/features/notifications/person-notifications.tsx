import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { DateTime } from '../../ui/date-time.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { NOTIFICATIONS_FAILED, personNotificationsQuery } from './notifications.queries.js';

const FIRST = 10;
const MOST = 100;

/** What one of the partner's pickup persons was told, and whether they have read it. */
export function PersonNotifications({ personId }: { readonly personId: string }) {
  const [limit, setLimit] = useState(FIRST);
  const news = useQuery(personNotificationsQuery(usePartnerPhone(), personId, limit));
  return (
    <QueryView
      query={news}
      errorText={NOTIFICATIONS_FAILED}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="text-muted">Nothing yet. They are told when an order is theirs to pick up.</p>}
    >
      {({ data, unread }) => (
        <>
          <p className="mb-2 text-muted">{unread > 0 ? `${unread} unread` : 'All read'}</p>
          <ul className="divide-y">
            {data.map(({ _id, title, body, orderID, type, status, timestamp }) => (
              <li key={_id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2">
                    <b>{title}</b>
                    <Badge tone={status ? 'plain' : 'info'}>{status ? 'Read' : 'Unread'}</Badge>
                  </p>
                  <p>{body}</p>
                  {orderID && (
                    <Link
                      to={paths.partner.order(orderID)}
                      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
                    >
                      {type === 'assignment' ? 'Pickup' : 'Order'} {orderID}
                    </Link>
                  )}
                </div>
                <span className="text-13 text-muted">
                  <DateTime at={timestamp} />
                </span>
              </li>
            ))}
          </ul>
          {data.length === limit && limit < MOST && (
            <Button tone="outline" size="small" loading={news.isFetching} onClick={() => setLimit(MOST)}>
              Show older
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
