import { type SiteClaims } from '@phirse/contracts/read-models/content.js';
import { Clock, Mail, Phone } from 'lucide-react';
import { TornSlip } from '../content/torn-slip.js';

/** How else to reach us. */
export function ContactDetails({ claims }: { readonly claims: SiteClaims }) {
  const { supportEmail, supportPhone, supportHours, note } = claims;
  return (
    <TornSlip heading="Reach us" className="lg:sticky lg:top-24">
      <ul className="grid gap-1 text-17 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary">
        <li>
          <a
            href={`mailto:${supportEmail}`}
            className="flex min-h-11 items-center gap-3 break-all underline underline-offset-4"
          >
            <Mail aria-hidden="true" />
            {supportEmail}
          </a>
        </li>
        <li>
          <a
            href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}
            className="flex min-h-11 items-center gap-3 tabular-nums underline underline-offset-4"
          >
            <Phone aria-hidden="true" />
            {supportPhone}
          </a>
        </li>
        <li className="flex min-h-11 items-center gap-3">
          <Clock aria-hidden="true" />
          {supportHours}
        </li>
      </ul>
      <p className="perforated mt-4 pt-4 text-muted">
        Selling already? Your order page shows who comes and when, and lets you cancel until somebody has accepted it.
      </p>
      {note && <p className="mt-3 text-13 text-muted">{note}</p>}
    </TornSlip>
  );
}
