import { type PartnerProfileView } from '@phirse/contracts/read-models/partner.js';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../features/orders/facts.js';
import { usePartnerPhone } from '../../features/partner-session/signed-in-partner.js';
import { PersonsTable } from '../../features/pickup-persons/persons-table.js';
import { PROFILE_FAILED, profileQuery } from '../../features/pickup-persons/pickup-persons.queries.js';
import { formatPhone } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { type PartnerState, usePartner } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Card } from '../../ui/card.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { StatusBadge } from '../../ui/status-badge.js';

const PINCODES_SHOWN = 12;

/** /partner/profile */
export function Component() {
  useDocumentTitle('Profile');
  const partner = usePartner();
  if (!partner) return null;
  return (
    <div className="grid gap-5">
      <h1 className="text-25">Profile</h1>
      {partner.role === 'Partner' ? <PartnerProfile /> : <OwnDetails partner={partner} />}
    </div>
  );
}

/** A pickup person's login says all that they may see of themselves. */
function OwnDetails({ partner }: { readonly partner: PartnerState }) {
  return (
    <Card heading={partner.name} className="max-w-prose">
      <Facts
        facts={[
          { label: 'Phone', value: <span className="money">{formatPhone(partner.Phone)}</span> },
          { label: 'Email', value: partner.email },
          { label: 'Role', value: 'Pickup person' },
        ]}
      />
    </Card>
  );
}

function PartnerProfile() {
  const profile = useQuery(profileQuery(usePartnerPhone()));
  return (
    <QueryView query={profile} errorText={PROFILE_FAILED}>
      {({ partner }) => <Details partner={partner} />}
    </QueryView>
  );
}

function Details({ partner }: { readonly partner: PartnerProfileView }) {
  const more = partner.pinCodes.slice(PINCODES_SHOWN);
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card heading={partner.name} aside={<StatusBadge status={partner.status} />}>
          <Facts
            facts={[
              { label: 'Phone', value: <span className="money">{formatPhone(partner.phone)}</span> },
              { label: 'Email', value: partner.email },
              { label: 'Address', value: partner.address },
              { label: 'State', value: partner.state },
              { label: 'Company', value: partner.companyName },
              { label: 'GSTIN', value: <span className="font-mono">{partner.gstIN}</span> },
              { label: 'Coins', value: <CoinStamp coins={partner.coins} /> },
            ]}
          />
        </Card>
        <Card
          heading="Pincodes you get leads from"
          aside={<span className="money text-muted">{partner.pinCodes.length}</span>}
        >
          <p>
            {partner.pinCodes.slice(0, PINCODES_SHOWN).join(', ')}
            {more.length > 0 && ` and ${more.length} more`}
          </p>
          {more.length > 0 && (
            <details className="tabular-nums">
              <summary className="flex min-h-11 items-center font-semibold text-primary">Show all</summary>
              {more.join(', ')}
            </details>
          )}
        </Card>
      </div>
      <section aria-labelledby="persons" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="persons" className="text-20">
            Pickup Persons
          </h2>
          <LinkButton size="small" tone="outline" to={paths.partner.dashboard('pickupBoys')}>
            Manage
          </LinkButton>
        </div>
        {partner.pickUpPersons.length > 0 ? (
          <PersonsTable persons={partner.pickUpPersons} actions={false} />
        ) : (
          <EmptyState drawing="person">Nobody picks up for you yet.</EmptyState>
        )}
      </section>
    </>
  );
}
