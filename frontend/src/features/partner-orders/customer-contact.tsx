import { type OrderUser } from '@phirse/contracts/read-models/order.js';
import { Mail, MapPin, Phone } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatPhone } from '../../lib/format.js';

const mapOf = ({ address, orderpincode }: OrderUser) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    address.includes(orderpincode) ? address : `${address} ${orderpincode}`,
  )}`;

/** Where to go and whom to call; each line does it. */
export function CustomerContact({ user, email = true }: { readonly user: OrderUser; readonly email?: boolean }) {
  return (
    <ul className="-mx-2 grid">
      <Way href={mapOf(user)} icon={<MapPin />} away>
        {user.address}
        <span className="sr-only">, open in maps</span>
      </Way>
      <Way href={`tel:+91${user.phone}`} icon={<Phone />}>
        <span className="sr-only">Call </span>
        <span className="money">{formatPhone(user.phone)}</span>
      </Way>
      {user.addPhone && (
        <Way href={`tel:+91${user.addPhone}`} icon={<Phone />}>
          <span className="sr-only">Call </span>
          <span className="money">{formatPhone(user.addPhone)}</span>
        </Way>
      )}
      {email && user.email && (
        <Way href={`mailto:${user.email}`} icon={<Mail />}>
          {user.email}
        </Way>
      )}
    </ul>
  );
}

function Way({
  href,
  icon,
  away = false,
  children,
}: {
  readonly href: string;
  readonly icon: ReactNode;
  /** Leaves the app: opens beside it. */
  readonly away?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}
        {...(away ? { target: '_blank', rel: 'noreferrer' } : {})}
        className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-primary hover:bg-primary-tint [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <span aria-hidden="true">{icon}</span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  );
}
