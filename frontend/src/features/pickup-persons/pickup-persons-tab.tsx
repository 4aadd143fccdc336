import { type PickupPersonAddedAnswer } from '@phirse/contracts/read-models/answers.js';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { QueryView } from '../../lib/query-view.js';
import { useTableParams } from '../../lib/use-table-params.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { SelectField } from '../../ui/select-field.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { AddPersonForm } from './add-person-form.js';
import { NewLogin } from './new-login.js';
import { PersonsTable } from './persons-table.js';
import { PERSONS_FAILED, pickupPersonsQuery } from './pickup-persons.queries.js';

const SIZES = [5, 10, 20] as const;
const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'blocked', label: 'Blocked' },
];

/** Those who go to the doors: list, add, block. */
export function PickupPersonsTab() {
  const params = useTableParams({ sizes: SIZES });
  const status = params.filter('status', STATUSES);
  const { page, limit } = params;
  const persons = useQuery(pickupPersonsQuery(usePartnerPhone(), { page, limit, status }));
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<PickupPersonAddedAnswer | null>(null);
  const show = () => {
    setAdded(null);
    setOpen(true);
  };

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-40">
          <SelectField
            label="Status"
            labelHidden
            placeholder="Everybody"
            options={STATUSES}
            value={status}
            onChange={(event) => params.change({ status: event.target.value })}
          />
        </div>
        <Button
          tone={open ? 'outline' : 'primary'}
          aria-expanded={open}
          aria-controls="add-person"
          onClick={() => (open ? setOpen(false) : show())}
        >
          <UserPlus aria-hidden="true" className="size-5" />
          Add pickup person
          <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
        </Button>
      </div>
      {added && <NewLogin answer={added} onDismiss={() => setAdded(null)} />}
      <section
        id="add-person"
        hidden={!open}
        aria-label="New pickup person"
        className="rounded-card border bg-surface p-4 shadow-soft md:p-6"
      >
        {open && (
          <AddPersonForm
            onAdded={(answer) => {
              setAdded(answer);
              setOpen(false);
            }}
          />
        )}
      </section>
      <QueryView
        query={persons}
        errorText={PERSONS_FAILED}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          status ? (
            <EmptyState drawing="person">Nobody is {status}.</EmptyState>
          ) : (
            <EmptyState drawing="person">Add the first person who picks up for you.</EmptyState>
          )
        }
      >
        {({ pickUpPersons, pagination }) => (
          <>
            <PersonsTable persons={pickUpPersons} />
            <Pagination {...pagination} sizes={SIZES} noun="persons" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}
