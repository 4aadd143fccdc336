import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatPhone } from '../../lib/format.js';
import { Card } from '../../ui/card.js';
import { Facts } from './facts.js';

interface OfOrder {
  readonly order: DisplayedOrder;
}

export function CustomerCard({ order: { user } }: OfOrder) {
  return (
    <Card heading="Customer Details">
      <Facts
        facts={[
          { label: 'Name', value: user.name },
          { label: 'Email', value: user.email },
          { label: 'Phone', value: formatPhone(user.phone) },
          { label: 'Other phone', value: formatPhone(user.addPhone) },
          { label: 'Pincode', value: user.orderpincode },
          { label: 'Address', value: user.address },
        ]}
      />
    </Card>
  );
}

/** Who buys, and who comes; nothing until a partner has accepted. */
export function PartnerCard({ order: { partner } }: OfOrder) {
  if (!partner) return null;
  return (
    <Card heading="Partner Details">
      <Facts
        facts={[
          { label: 'Name', value: partner.partnerName },
          { label: 'Phone', value: <PhoneLink phone={partner.partnerPhone} /> },
          { label: 'Pickup person', value: partner.pickUpPersonName },
          { label: 'Their phone', value: partner.pickUpPersonPhone && <PhoneLink phone={partner.pickUpPersonPhone} /> },
        ]}
      />
    </Card>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:+91${phone}`} className="text-primary underline underline-offset-2">
      {formatPhone(phone)}
    </a>
  );
}
