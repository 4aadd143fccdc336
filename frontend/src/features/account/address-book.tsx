import { MapPin, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { IconButton } from '../../ui/icon-button.js';
import { toast } from '../../ui/toast-store.js';
import { AddAddress } from './add-address.js';
import { useAddressBook } from './profile.queries.js';

/** Where we may come for pickups. */
export function AddressBook({ phone, addresses }: { readonly phone: string; readonly addresses: readonly string[] }) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<number | null>(null);
  const { remove } = useAddressBook(phone);
  const removeLeaving = async () => {
    if (leaving === null) return;
    try {
      const { message } = await remove.mutateAsync(leaving);
      toast.success(message);
    } catch (error) {
      throw new Error(messageOf(error, 'Failed to delete address'));
    }
  };
  return (
    <Card heading="Addresses">
      {addresses.length === 0 && <p className="mb-3 text-muted">No address yet. Add one and pickup is a tap away.</p>}
      <ul className="grid gap-2">
        {addresses.map((address, index) => (
          <li key={`${index} ${address}`} className="flex items-center gap-3 border-b pb-2">
            <MapPin aria-hidden="true" className="size-5 shrink-0 text-primary" />
            <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">{address}</span>
            <IconButton label={`Delete address ${index + 1}`} icon={<Trash2 />} onClick={() => setLeaving(index)} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {adding ? (
          <AddAddress
            phone={phone}
            emptyText="Address cannot be empty"
            onAdded={() => setAdding(false)}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <Button tone="outline" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5" />
            Add New Address
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this address?"
        description={leaving === null ? '' : addresses[leaving]}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={removeLeaving}
      />
    </Card>
  );
}
