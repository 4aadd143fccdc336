import { type PickupOptions } from '@phirse/contracts/read-models/answers.js';
import { slotsOn } from '@phirse/contracts/rules/pickup-slots.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type CustomerState } from '../../lib/session.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { usePickupDraft } from './pickup-draft.js';
import { PickupWhen } from './pickup-when.js';
import { isAddPhone, PickupWhere } from './pickup-where.js';
import { type AppliedPromo, PromoField } from './promo-field.js';
import { type Booking } from './use-place-order.js';

const FILL_ALL = 'Please fill in all required fields';

export interface PickupFormProps {
  readonly customer: CustomerState;
  readonly addresses: readonly string[];
  readonly options: PickupOptions;
  /** Read-only: decided by the pincode that was priced. */
  readonly area: { readonly city: string; readonly state: string; readonly pincode: string };
  /** The evaluated price. */
  readonly price: number;
  readonly promo: AppliedPromo | null;
  readonly onPromo: (promo: AppliedPromo | null) => void;
  readonly onSubmit: (booking: Booking) => void;
  readonly submitting: boolean;
  /** Why the order was not placed, and where that is mended. */
  readonly error: string | null;
  readonly errorAction?: ReactNode;
}

/** When, where and how: day, slot, address, cash, promo code. */
export function PickupForm(props: PickupFormProps) {
  const { customer, addresses, options, area, price, promo, onPromo, onSubmit, submitting, error, errorAction } = props;
  const { draft, change } = usePickupDraft(customer.phone, addresses);
  const { time, address, addPhone } = draft;
  // A day that was chosen yesterday may have gone.
  const date = options.dates.some(({ value }) => value === draft.date) ? draft.date : '';
  const [payment, setPayment] = useState('cash');
  const [tried, setTried] = useState(false);
  const slots = options.time_slot.filter(
    ({ value }) => !date || slotsOn(date, new Date().toISOString()).some((slot) => slot.value === value),
  );
  const slot = slots.some(({ value }) => value === time) ? time : '';
  const complete = Boolean(address && date && slot && payment);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (complete && isAddPhone(addPhone) && !submitting) onSubmit({ address, addPhone, date, time: slot, promo });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PickupWhen
        dates={options.dates}
        slots={slots}
        date={date}
        slot={slot}
        onDate={(value) => change({ date: value })}
        onSlot={(value) => change({ time: value })}
        tried={tried}
      />
      <PickupWhere
        phone={customer.phone}
        addresses={addresses}
        area={area}
        address={address}
        onAddress={(value) => change({ address: value })}
        addPhone={addPhone}
        onAddPhone={(value) => change({ addPhone: value })}
        tried={tried}
      />
      <Card heading="How you are paid">
        <div className="grid gap-5">
          <RadioCards
            legend="Payment"
            legendHidden
            choices={[{ value: 'cash', label: 'Cash', detail: 'Counted at your door before the device leaves you' }]}
            value={payment}
            onChange={setPayment}
          />
          <PromoField phone={customer.phone} price={price} applied={promo} onChange={onPromo} />
        </div>
      </Card>
      {tried && !complete && <Banner tone="bad">{FILL_ALL}</Banner>}
      {error && (
        <Banner tone="bad" title="Your order was not placed" action={errorAction}>
          {error}
        </Banner>
      )}
      <Button type="submit" tone="accent" size="large" wide loading={submitting}>
        Confirm pickup
      </Button>
    </form>
  );
}
