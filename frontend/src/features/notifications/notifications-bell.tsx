import { type PartnerNotification } from '@phirse/contracts/read-models/partner.js';
import { Bell } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { type PartnerState } from '../../lib/session.js';
import { Button } from '../../ui/button.js';
import { Drawing } from '../../ui/drawing.js';
import { IconButton } from '../../ui/icon-button.js';
import { toast } from '../../ui/toast-store.js';
import { NotificationLine } from './notification-line.js';
import { NOTIFICATIONS_FAILED, useMarkRead } from './notifications.queries.js';
import { useLiveNotifications } from './use-live-notifications.js';

/** Where a notification leads. */
function placeOf({ type, orderID }: PartnerNotification): string {
  if (type === 'lead' && orderID) return paths.partner.lead(orderID);
  if (type === 'coins' || !orderID) return paths.partner.dashboard('transactions');
  return paths.partner.order(orderID);
}

/** The bell with its count, and under it what is unread; opening a line marks it as read. */
export function NotificationsBell({ partner: { Phone } }: { readonly partner: PartnerState }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useLiveNotifications(Phone);
  const markRead = useMarkRead(Phone);
  const unread = (data?.data ?? []).filter(({ status }) => !status);

  useEffect(() => {
    if (error) toast.error(messageOf(error, NOTIFICATIONS_FAILED));
  }, [error]);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const choose = (notification: PartnerNotification) => {
    markRead.mutate(notification._id);
    setOpen(false);
    void navigate(placeOf(notification));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the controls within, and is none itself.
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <IconButton
        label="Notifications"
        icon={<Bell />}
        count={data?.unread}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      <section
        id={panelId}
        hidden={!open}
        aria-label="Unread Notifications"
        className="z-50 animate-rise overflow-clip rounded-card border bg-surface shadow-soft max-md:fixed max-md:inset-x-3 max-md:top-15 md:absolute md:top-full md:right-0 md:mt-1.5 md:w-96"
      >
        <h2 className="border-b px-4 py-3 font-text text-15 font-semibold tracking-normal">Unread Notifications</h2>
        {unread.length > 0 ? (
          <ul className="max-h-[60dvh] divide-y overflow-y-auto">
            {unread.map((notification) => (
              <li key={notification._id}>
                <NotificationLine notification={notification} onOpen={() => choose(notification)} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="grid justify-items-center gap-2 px-4 py-6 text-center">
            <Drawing name={error ? 'cut' : 'bell'} />
            <p className="font-semibold">{error ? messageOf(error, NOTIFICATIONS_FAILED) : 'All caught up!'}</p>
            {error ? (
              <Button size="small" tone="outline" loading={isFetching} onClick={() => void refetch()}>
                Retry
              </Button>
            ) : (
              <p className="text-13 text-muted">No unread notifications.</p>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
