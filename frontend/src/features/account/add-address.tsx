import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { TextArea } from '../../ui/text-area.js';
import { useAddressBook } from './profile.queries.js';

export interface AddAddressProps {
  readonly phone: string;
  /** What an empty field says: the profile and the pickup page have texts of their own. */
  readonly emptyText: string;
  /** What the field begins with: an address that was typed before a sign-in came in between. */
  readonly begun?: string;
  readonly onAdded?: (address: string) => void;
  /** What stands in the field, trimmed: an order may go there whether it is kept or not. */
  readonly onType?: (address: string) => void;
  readonly onCancel?: () => void;
}

/** A new address, kept with the account. Stands inside other forms, so it is none itself. */
export function AddAddress({ phone, emptyText, begun = '', onAdded, onType, onCancel }: AddAddressProps) {
  const [address, setAddress] = useState(begun);
  const [empty, setEmpty] = useState(false);
  const { add } = useAddressBook(phone);
  const save = () => {
    const line = address.trim();
    setEmpty(!line);
    if (!line) return;
    add.mutate(line, {
      onSuccess: () => {
        setAddress('');
        onAdded?.(line);
      },
    });
  };
  return (
    <div className="grid gap-3">
      <TextArea
        label="New address"
        rows={3}
        maxLength={300}
        autoComplete="street-address"
        placeholder="House or flat, street, area, landmark"
        value={address}
        error={empty ? emptyText : add.error && messageOf(add.error, 'Failed to save address')}
        onChange={(event) => {
          setEmpty(false);
          setAddress(event.target.value);
          onType?.(event.target.value.trim());
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" loading={add.isPending} onClick={save}>
          Save address
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
