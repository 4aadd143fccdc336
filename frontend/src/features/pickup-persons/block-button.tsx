import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast-store.js';
import { useToggleBlock } from './pickup-persons.mutations.js';

/** Block or unblock, asked once more. */
export function BlockButton({ person }: { readonly person: PickupPerson }) {
  const [open, setOpen] = useState(false);
  const toggle = useToggleBlock();
  const verb = person.isBlocked ? 'Unblock' : 'Block';
  const confirm = async () => {
    try {
      const { message } = await toggle.mutateAsync(person);
      toast.success(message);
    } catch (error) {
      throw new Error(messageOf(error, `Failed to ${verb.toLowerCase()} pickup boy`));
    }
  };
  return (
    <>
      <Button size="small" tone={person.isBlocked ? 'outline' : 'quiet'} onClick={() => setOpen(true)}>
        {verb}
        <span className="sr-only"> {person.name}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`${verb} ${person.name}?`}
        description={
          person.isBlocked
            ? 'They can log in again and be given orders.'
            : 'They can no longer log in, and no order can be given to them. You can unblock them at any time.'
        }
        confirmLabel={verb}
        tone={person.isBlocked ? 'primary' : 'danger'}
        onConfirm={confirm}
      />
    </>
  );
}
