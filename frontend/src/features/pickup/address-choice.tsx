import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { AddAddress } from '../account/add-address.js';

export interface AddressChoiceProps {
  readonly phone: string;
  readonly addresses: readonly string[];
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly error: string | null;
}

/** One of the customer's addresses, or a new one: it counts as soon as it is typed, and joins them when it is saved. */
export function AddressChoice({ phone, addresses, value, onChange, error }: AddressChoiceProps) {
  const typed = addresses.includes(value) ? '' : value;
  const [adding, setAdding] = useState(typed !== '');
  const cancel = () => {
    setAdding(false);
    onChange('');
  };
  const open = adding || addresses.length === 0;
  return (
    <div className="grid gap-3">
      {addresses.length > 0 && (
        <RadioCards
          legend="Where do we come?"
          choices={[...new Set(addresses)].map((address) => ({ value: address, label: address }))}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
      {open ? (
        <>
          <AddAddress
            phone={phone}
            begun={typed}
            emptyText="Please enter an address"
            onAdded={(address) => {
              setAdding(false);
              onChange(address);
            }}
            onType={onChange}
            onCancel={addresses.length > 0 ? cancel : undefined}
          />
          {addresses.length === 0 && error && <p className="text-bad">{error}</p>}
        </>
      ) : (
        <div>
          <Button tone="quiet" onClick={() => setAdding(true)}>
            Add a new address
          </Button>
        </div>
      )}
    </div>
  );
}
