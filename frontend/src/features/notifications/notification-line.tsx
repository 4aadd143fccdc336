import { type PartnerNotification } from '@phirse/contracts/read-models/partner.js';
import { ClipboardCheck, Coins, Store, UserRoundCheck } from 'lucide-react';

/** Partner spec, section 2: day, short month, year, 12-hour time, as read in India. */
const TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const ICONS = { lead: Store, order: ClipboardCheck, coins: Coins, assignment: UserRoundCheck } as const;

/** One piece of news; opens what it is about. */
export function NotificationLine({
  notification: { type, title, body, timestamp },
  onOpen,
}: {
  readonly notification: PartnerNotification;
  readonly onOpen: () => void;
}) {
  const Icon = ICONS[type];
  return (
    <button type="button" onClick={onOpen} className="flex w-full gap-3 px-4 py-3 text-left hover:bg-primary-tint">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block">{body}</span>
        <time dateTime={timestamp} className="block text-13 text-muted">
          {TIME.format(new Date(timestamp))}
        </time>
      </span>
    </button>
  );
}
