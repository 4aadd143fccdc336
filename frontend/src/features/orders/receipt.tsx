import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { type ReactNode } from 'react';
import { formatPhone } from '../../lib/format.js';
import { slotWords } from '../../lib/slot-words.js';
import { Logo } from '../../ui/logo.js';
import { Money } from '../../ui/money.js';
import { type SlipLine } from '../../ui/price-slip.js';
import { formatDateTime, formatDay } from '../../ui/time-format.js';
import { slipLines } from './slip-lines.js';

interface OfOrder {
  readonly order: DisplayedOrder;
}

/** Paper outlives the year it was printed in, so its dates always name theirs. */
const ANOTHER_YEAR = new Date(0);
const moment = (iso: string) => formatDateTime(iso, ANOTHER_YEAR);

/** An order on one sheet of paper: what was sold, by whom to whom, what made the price, and whether it was paid. */
export function Receipt({ order }: OfOrder) {
  const { orderId, productDetails: device, firstQuote, user, partner, pickUpDetails } = order;
  return (
    <article className="grid gap-5 wrap-anywhere text-13 text-ink">
      <header className="flex items-start justify-between gap-6">
        <Logo />
        <div className="text-right">
          <h1 className="text-25">{order.status === 'completed' ? 'Receipt' : 'Order'}</h1>
          <p className="font-mono text-15">{orderId}</p>
        </div>
      </header>
      <section className="border-y py-3 text-17 font-semibold">
        <Payment order={order} />
      </section>
      <div className="grid grid-cols-2 gap-x-10 gap-y-5">
        <Part heading="Device">
          <p className="text-15 font-semibold">{device.name}</p>
          <p>{[device.variant, device.colour].filter(Boolean).join(', ')}</p>
        </Part>
        <Part heading="Dates">
          <p>Placed {moment(order.createdAt)}</p>
          <p>
            Pickup {formatDay(pickUpDetails.date, ANOTHER_YEAR)}, {slotWords(pickUpDetails.time)}
          </p>
          {ended(order) && (
            <p>
              {order.status === 'cancelled' ? 'Cancelled' : 'Completed'} {moment(ended(order))}
            </p>
          )}
        </Part>
        <Part heading="Sold by">
          <p className="text-15 font-semibold">{user.name}</p>
          <p>+91 {formatPhone(user.phone)}</p>
          <p className="whitespace-pre-line">{user.address}</p>
        </Part>
        {partner && (
          <Part heading="Bought by">
            <p className="text-15 font-semibold">{partner.partnerName}</p>
            <p>+91 {formatPhone(partner.partnerPhone)}</p>
            {partner.pickUpPersonName && <p>Picked up by {partner.pickUpPersonName}</p>}
          </Part>
        )}
      </div>
      <div className={firstQuote ? 'grid grid-cols-2 gap-x-10' : 'grid'}>
        {firstQuote && (
          <Slip heading="Quoted online" lines={slipLines(order, firstQuote)} total={firstQuote.price} label="Quote" />
        )}
        <Slip
          heading={firstQuote ? 'Requoted at the door' : 'Price'}
          lines={slipLines(order, device)}
          total={device.price}
          label={order.status === 'completed' ? 'Paid' : 'Final price'}
        />
      </div>
    </article>
  );
}

/** When it was completed or cancelled; empty while it is neither. */
function ended({ status, logs }: DisplayedOrder): string {
  return logs.findLast(({ type }) => type === status)?.timestamp ?? '';
}

function Payment({ order }: OfOrder) {
  const price = formatRupees(order.productDetails.price);
  switch (order.status) {
    case 'completed':
      return `Paid in cash: ${price}, on ${moment(ended(order))}`;
    case 'cancelled':
      return 'Cancelled: nothing was paid.';
    case 'new':
    case 'processing':
      return `Not paid yet: ${price} in cash when we pick the device up.`;
  }
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-1 font-text text-13 font-semibold text-muted">{heading}</h2>
      {children}
    </section>
  );
}

interface SlipProps {
  readonly heading: string;
  readonly lines: readonly SlipLine[];
  readonly total: number;
  readonly label: string;
}

function Slip({ heading, lines, total, label }: SlipProps) {
  return (
    <section>
      <h2 className="mb-2 font-text text-15 font-semibold">{heading}</h2>
      <table className="w-full">
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${index} ${line.label}`} className="break-inside-avoid border-t align-top">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {line.label}
                {line.detail && <span className="block text-muted">{line.detail}</span>}
              </th>
              <td className="money py-1.5 text-right whitespace-nowrap">
                {line.rupees < 0 ? `− ${formatRupees(-line.rupees)}` : formatRupees(line.rupees)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink text-17 font-bold">
            <th scope="row" className="py-2 text-left">
              {label}
            </th>
            <td className="py-2 text-right">
              <Money rupees={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
