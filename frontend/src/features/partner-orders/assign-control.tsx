import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { LinkButton } from '../../ui/link-button.js';
import { PassingBanner } from '../../ui/passing-banner.js';
import { SelectField } from '../../ui/select-field.js';
import { toast } from '../../ui/toast-store.js';
import { TypedText } from '../../ui/typed-text.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { activePersonsQuery, CHOICE_FAILED } from '../pickup-persons/pickup-persons.queries.js';
import { ASSIGN_FAILED, DEASSIGN_FAILED, useAssign, useDeassign } from './orders.mutations.js';

/** Who picks up: gives an order to an active pickup person, or takes it back. */
export function AssignControl({ order }: { readonly order: DisplayedOrder }) {
  if (order.status !== 'processing') return <TypedText>{order.partner?.pickUpPersonName || 'Nobody'}</TypedText>;
  return order.partner?.pickUpPersonId ? <Assigned order={order} /> : <Unassigned order={order} />;
}

function Unassigned({ order: { orderId } }: { readonly order: DisplayedOrder }) {
  const persons = useQuery(activePersonsQuery(usePartnerPhone()));
  const [personId, setPersonId] = useState('');
  const [missing, setMissing] = useState(false);
  const assign = useAssign();
  if (persons.data && persons.data.pickUpPersons.length === 0)
    return (
      <LinkButton size="small" tone="outline" to={paths.partner.dashboard('pickupBoys')}>
        Add a pickup person
      </LinkButton>
    );
  if (persons.error && !persons.data)
    return (
      <div role="alert" className="flex w-full flex-wrap items-center justify-between gap-2 text-left">
        <span className="text-bad">{messageOf(persons.error, CHOICE_FAILED)}</span>
        <Button size="small" tone="outline" loading={persons.isFetching} onClick={() => void persons.refetch()}>
          Retry<span className="sr-only"> pickup persons for {orderId}</span>
        </Button>
      </div>
    );
  const give = () => {
    setMissing(!personId);
    if (personId) assign.mutate({ orderId, personId }, { onSuccess: ({ message }) => void toast.success(message) });
  };
  return (
    <div className="grid w-full gap-2 text-left">
      <div className="flex items-start gap-2">
        <div className="min-w-36 flex-1">
          <SelectField
            label={`Pickup person for ${orderId}`}
            labelHidden
            placeholder={persons.isPending ? 'Loading...' : 'Choose'}
            error={missing ? 'Choose who picks up.' : null}
            options={(persons.data?.pickUpPersons ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={personId}
            onChange={(event) => {
              setPersonId(event.target.value);
              setMissing(false);
            }}
          />
        </div>
        <Button size="small" loading={assign.isPending} onClick={give}>
          Assign
        </Button>
      </div>
      {assign.error && <PassingBanner onGone={assign.reset}>{messageOf(assign.error, ASSIGN_FAILED)}</PassingBanner>}
    </div>
  );
}

function Assigned({ order: { orderId, partner } }: { readonly order: DisplayedOrder }) {
  const [open, setOpen] = useState(false);
  const deassign = useDeassign();
  const takeBack = async () => {
    try {
      toast.success((await deassign.mutateAsync({ orderId })).message);
    } catch (error) {
      throw new Error(messageOf(error, DEASSIGN_FAILED));
    }
  };
  return (
    <div className="flex w-full items-center justify-between gap-2">
      <span className="font-semibold">
        <TypedText>{partner?.pickUpPersonName}</TypedText>
      </span>
      <Button size="small" tone="quiet" className="shrink-0 whitespace-nowrap" onClick={() => setOpen(true)}>
        De-assign<span className="sr-only"> {orderId}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Take the order back from ${partner?.pickUpPersonName}?`}
        description="They are told at once. The order waits until you name somebody else."
        confirmLabel="De-assign"
        onConfirm={takeBack}
      />
    </div>
  );
}
