import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatPhone } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { type Column } from '../../ui/data-table.js';
import { LinkButton } from '../../ui/link-button.js';
import { Money } from '../../ui/money.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { TypedText } from '../../ui/typed-text.js';
import { AssignControl } from './assign-control.js';
import { DeviceLine } from './device-line.js';
import { deviceType } from './order-words.js';
import { PickupTime } from './pickup-time.js';

type OrderColumn = Column<DisplayedOrder>;

/** A missing detail of a customer reads `***` (partner spec, section 3). */
const orStars = (text: string) => text || '***';

/** What a partner calls an order's state: Pending and Assigned while it is in work, else how it ended. */
export const shownStatus = ({ status, subStatus }: DisplayedOrder) => (status === 'processing' ? subStatus : status);

function Phone({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:+91${phone}`} className="money text-primary underline-offset-4 hover:underline">
      {formatPhone(phone)}
    </a>
  );
}

/** A line ends after the `@` rather than within a word; only what is wider than its column breaks anywhere. */
function Email({ email }: { readonly email: string }) {
  const [name = '', ...host] = orStars(email).split('@');
  return (
    <span className="max-w-full text-13 wrap-anywhere text-muted md:min-w-32">
      {name}
      {host.length > 0 && (
        <>
          @<wbr />
          {host.join('@')}
        </>
      )}
    </span>
  );
}

const DEVICE: OrderColumn = {
  key: 'name',
  header: 'Order ID, Phone Name',
  sortable: true,
  onCard: 'title',
  cell: (order) => <DeviceLine order={order} to={paths.partner.order(order._id)} />,
};
const PICKUP: OrderColumn = {
  key: 'pickupDateTime',
  header: 'Pickup Date',
  sortable: true,
  cell: (order) => <PickupTime order={order} />,
};
const STATUS: OrderColumn = {
  key: 'status',
  header: 'Status',
  sortable: true,
  cell: (order) => <StatusBadge status={shownStatus(order)} />,
};
const ADDRESS: OrderColumn = {
  key: 'address',
  header: 'Address',
  cell: ({ user }) => <TypedText>{orStars(user.address)}</TypedText>,
};
const ACTIONS: OrderColumn = {
  key: 'actions',
  header: 'Actions',
  align: 'right',
  onCard: 'foot',
  cell: ({ _id }) => (
    <LinkButton size="small" tone="outline" to={paths.partner.order(_id)}>
      View<span className="sr-only"> {_id}</span>
    </LinkButton>
  ),
};

/**
 * The spec's twelve columns of accepted orders. A line of a table has no room for twelve, so what belongs together shares one and its
 * heading names each.
 */
export const ACCEPTED_COLUMNS: readonly OrderColumn[] = [
  DEVICE,
  {
    key: 'customer',
    header: 'Customer Name, Phone Number, Email',
    short: 'Customer',
    sortable: true,
    cell: ({ user }) => (
      <span className="grid justify-items-end min-[1100px]:justify-items-start">
        <span className="font-semibold">
          <TypedText>{orStars(user.name)}</TypedText>
        </span>
        <Phone phone={user.phone} />
        <Email email={user.email} />
      </span>
    ),
  },
  ADDRESS,
  {
    key: 'price',
    header: 'Lead Value, Points Required',
    short: 'Value, points',
    align: 'right',
    sortable: true,
    cell: ({ productDetails, coins }) => (
      <span className="grid justify-items-end">
        <Money rupees={Math.trunc(productDetails.price)} className="font-semibold" />
        <CoinStamp coins={Math.trunc(coins)} />
      </span>
    ),
  },
  { key: 'deviceType', header: 'Device Type', cell: ({ productDetails }) => deviceType(productDetails) },
  STATUS,
  PICKUP,
  ACTIONS,
];

export const ASSIGNED_COLUMNS: readonly OrderColumn[] = [
  DEVICE,
  {
    key: 'customer',
    header: 'Customer',
    sortable: true,
    cell: ({ user }) => (
      <span className="grid justify-items-end min-[1100px]:justify-items-start">
        <span className="font-semibold">
          <TypedText>{orStars(user.name)}</TypedText>
        </span>
        <Phone phone={user.phone} />
      </span>
    ),
  },
  { ...ADDRESS, header: 'Pickup at' },
  PICKUP,
  STATUS,
  { key: 'person', header: 'Pickup person', onCard: 'foot', cell: (order) => <AssignControl order={order} /> },
];
