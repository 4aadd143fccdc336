import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PersonNotifications } from '../../features/notifications/person-notifications.js';
import { Facts } from '../../features/orders/facts.js';
import { partnersOnly, usePartnerPhone } from '../../features/partner-session/signed-in-partner.js';
import { BlockButton } from '../../features/pickup-persons/block-button.js';
import { Documents } from '../../features/pickup-persons/documents.js';
import { PERSONS_FAILED, profileQuery } from '../../features/pickup-persons/pickup-persons.queries.js';
import { formatPhone } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Picture } from '../../ui/picture.js';
import { StatusBadge } from '../../ui/status-badge.js';

export const loader = partnersOnly;

const NOT_FOUND = 'Pickup person data not found';

/** /partner/pickup-person/:pickupPersonId: found by the URL, so that a reload shows it again. */
export function Component() {
  const { pickupPersonId } = useParams();
  const profile = useQuery(profileQuery(usePartnerPhone()));
  const find = (persons: readonly PickupPerson[]) => persons.find(({ id }) => id === pickupPersonId);
  useDocumentTitle(find(profile.data?.partner.pickUpPersons ?? [])?.name ?? 'Pickup person');
  const back = (
    <LinkButton tone="outline" to={paths.partner.dashboard('pickupBoys')}>
      Back to Pickup Persons
    </LinkButton>
  );
  return (
    <QueryView query={profile} errorText={PERSONS_FAILED} errorAction={back}>
      {({ partner }) => {
        const person = find(partner.pickUpPersons);
        if (person) return <Person person={person} />;
        return (
          <>
            <h1 className="text-25">Pickup person</h1>
            <EmptyState drawing="person" action={back}>
              {NOT_FOUND}
            </EmptyState>
          </>
        );
      }}
    </QueryView>
  );
}

function Person({ person }: { readonly person: PickupPerson }) {
  return (
    <div className="grid gap-5">
      <Breadcrumb
        crumbs={[{ label: 'Pickup Persons', to: paths.partner.dashboard('pickupBoys') }, { label: person.name }]}
      />
      <header className="flex flex-wrap items-center gap-4">
        <Picture
          src={person.profileImg ?? ''}
          alt=""
          fallback="person"
          eager
          className="size-18 shrink-0 overflow-clip rounded-full border object-cover"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-25">{person.name}</h1>
          <StatusBadge status={person.status} />
        </div>
        <BlockButton person={person} />
      </header>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card heading="Basic info">
          <Facts
            facts={[
              {
                label: 'Phone',
                value: (
                  <a href={`tel:+91${person.phone}`} className="money text-primary underline-offset-4 hover:underline">
                    {formatPhone(person.phone)}
                  </a>
                ),
              },
              { label: 'Sex', value: <span className="capitalize">{person.sex}</span> },
              { label: 'Address', value: person.address },
              { label: 'With you since', value: <DateTime at={person.addedAt} show="day" /> },
            ]}
          />
        </Card>
        <Card heading="Documents">
          <Documents person={person} />
        </Card>
        <Card heading="Notifications" className="md:col-span-2">
          <PersonNotifications personId={person.id} />
        </Card>
      </div>
    </div>
  );
}
