import { CalendarClock, MapPin, UserRound } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatCount } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { slotWords } from '../../lib/slot-words.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { DateTime } from '../../ui/date-time.js';
import { Money } from '../../ui/money.js';
import { DeviceLine } from '../partner-orders/device-line.js';
import { conditionWords, pickupDayWords } from '../partner-orders/order-words.js';
import { AcceptLead, type AcceptLeadProps } from './accept-lead.js';
import { Masked } from './masked.js';

/** A lead as it is weighed: what device, how worn, where, when, for how much, and what is left in the wallet. */
export function LeadCard(props: AcceptLeadProps) {
  const { lead, balance } = props;
  const { productDetails: device, pickUpDetails, user, coins, createdAt } = lead;
  return (
    <article
      aria-label={`${device.name}, ${coins} coins`}
      className="flex flex-col gap-3 rounded-card border bg-surface p-4 shadow-soft"
    >
      <div className="flex items-start justify-between gap-3">
        <DeviceLine order={lead} to={paths.partner.lead(lead.orderId)} size="large" />
        <span className="text-13 whitespace-nowrap text-muted">
          <DateTime at={createdAt} show="ago" />
        </span>
      </div>
      <p className="text-17 font-semibold">{conditionWords(device)}</p>
      <ul className="grid gap-1 text-muted">
        <Line icon={<MapPin />}>
          Pincode <b className="money text-ink">{user.orderpincode}</b>
        </Line>
        <Line icon={<CalendarClock />}>
          <b className="text-ink">{pickupDayWords(pickUpDetails.date)}</b>, {slotWords(pickUpDetails.time)}
        </Line>
        <Line icon={<UserRound />}>
          <Masked what="Customer's name, phone and address are" />
        </Line>
      </ul>
      <dl className="perforated mt-auto grid grid-cols-3 gap-2 pt-3">
        <Figure label="Price">
          <Money rupees={device.price} className="font-display text-20 font-bold" />
        </Figure>
        <Figure label="Costs">
          <CoinStamp coins={coins} />
        </Figure>
        <Figure label="Balance after">
          <span className={balance !== null && balance < coins ? 'money text-bad' : 'money'}>
            {balance === null ? '…' : formatCount(balance - coins)}
          </span>
        </Figure>
      </dl>
      <AcceptLead {...props} />
    </article>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </li>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-between">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="flex min-h-7 items-center">{children}</dd>
    </div>
  );
}
