import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { randomKey } from '../../lib/random-key.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast-store.js';
import { COMPLETE_FAILED, useCompleteOrder } from '../partner-orders/orders.mutations.js';
import { FILL_ALL, type Handover, problemsOf, SLOTS } from './evidence.js';
import { EvidenceField } from './evidence-field.js';
import { useHandover } from './use-handover.js';

export interface CompleteOrderFormProps {
  readonly order: DisplayedOrder;
  readonly onCompleted: () => void;
}

/** IMEI and pictures of a handover, then the one question: is it paid? */
export function CompleteOrderForm({ order, onCompleted }: CompleteOrderFormProps) {
  const { handover, sending, isSending, send, remove, setImei, forget } = useHandover(order.orderId);
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const key = useRef(randomKey());
  const complete = useCompleteOrder();
  const price = order.productDetails.price;
  const problems = checked ? problemsOf(handover) : [];
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problemsOf(handover).length === 0 && !isSending) setAsking(true);
  };
  const confirm = async () => {
    const wish = { orderId: order.orderId, deviceInfo: deviceInfoOf(handover, price), key: key.current };
    try {
      const { message } = await complete.mutateAsync(wish);
      toast.success(message);
    } catch (error) {
      key.current = randomKey();
      throw new Error(messageOf(error, COMPLETE_FAILED));
    }
    forget();
    onCompleted();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {problems.length > 0 && (
        <div className="grid gap-3">
          <Banner tone="bad">{FILL_ALL}</Banner>
          <ErrorSummary errors={problems.map(({ field, message }) => ({ fieldId: field, message }))} />
        </div>
      )}
      <div className="max-w-form">
        <TextField
          id="imeiNumber"
          label="IMEI number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          hint="15 digits: dial *#06# on the device."
          error={problemOf('imeiNumber')}
          value={handover.imeiNumber}
          onChange={(event) => setImei(event.target.value.replace(/\D/g, '').slice(0, 15))}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {SLOTS.map((slot) => (
          <EvidenceField
            key={slot.name}
            slot={slot}
            uploaded={handover.pictures[slot.name]}
            sending={sending[slot.name]}
            error={problemOf(slot.name)}
            onChoose={(file) => send(slot.name, file)}
            onRemove={() => remove(slot.name)}
          />
        ))}
      </div>
      <Button
        type="submit"
        tone="accent"
        size="large"
        className="md:justify-self-end"
        loading={isSending}
        loadingLabel="Photos are being sent..."
      >
        Complete Order
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Paid ${formatRupees(price)} in cash?`}
        description={`Confirm once ${order.user.name} has the money and you have the device. This ends the order and cannot be taken back.`}
        confirmLabel="Yes, complete the order"
        onConfirm={confirm}
      />
    </form>
  );
}

/** Only called once nothing is missing; a picture that is not there is left out and the server would say so. */
function deviceInfoOf({ imeiNumber, pictures }: Handover, finalPrice: number) {
  const { deviceFront, deviceBack } = pictures;
  return {
    finalPrice,
    imeiNumber: imeiNumber.trim(),
    imeiImage: pictures.imeiImage?.name ?? '',
    deviceBill: pictures.deviceBill?.name ?? '',
    idCard: pictures.idCard?.name ?? '',
    customerImg: pictures.customerImg?.name ?? '',
    deviceImages: [deviceFront, deviceBack].flatMap((picture) => (picture ? [picture.name] : [])),
  };
}
