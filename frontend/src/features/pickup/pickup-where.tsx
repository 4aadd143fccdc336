import { isPhone, PHONE_MESSAGE, phoneDigits } from '@phirse/contracts/rules/phone.js';
import { Card } from '../../ui/card.js';
import { TextField } from '../../ui/text-field.js';
import { AddressChoice } from './address-choice.js';

export interface PickupWhereProps {
  /** The customer's own, under which the addresses are kept. */
  readonly phone: string;
  readonly addresses: readonly string[];
  /** Read-only: decided by the pincode that was priced. */
  readonly area: { readonly city: string; readonly state: string; readonly pincode: string };
  readonly address: string;
  readonly onAddress: (address: string) => void;
  /** Another number to call; empty for none. */
  readonly addPhone: string;
  readonly onAddPhone: (phone: string) => void;
  /** Whether what is missing or wrong is said. */
  readonly tried: boolean;
}

/** Whether another number may be sent along: none, or a whole one. */
export const isAddPhone = (phone: string) => phone === '' || isPhone(phone);

/** The door to come to, and whom to call there. */
export function PickupWhere(props: PickupWhereProps) {
  const { phone, addresses, area, address, onAddress, addPhone, onAddPhone, tried } = props;
  return (
    <Card heading="Where">
      <div className="grid gap-5">
        <AddressChoice
          phone={phone}
          addresses={addresses}
          value={address}
          onChange={onAddress}
          error={tried && !address ? 'Please enter an address' : null}
        />
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField label="City" readOnly value={area.city} />
          <TextField label="State" readOnly value={area.state} />
          <TextField label="Pincode" readOnly value={area.pincode} />
        </div>
        <TextField
          label="Another phone to reach you on"
          optional
          type="tel"
          inputMode="numeric"
          prefix="+91"
          value={addPhone}
          error={tried && !isAddPhone(addPhone) ? PHONE_MESSAGE : null}
          onChange={(event) => onAddPhone(phoneDigits(event.target.value))}
        />
      </div>
    </Card>
  );
}
