import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { useArrival } from '../../lib/navigation.js';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { TextArea } from '../../ui/text-area.js';
import { toast } from '../../ui/toast-store.js';
import { CANCEL_FAILED, useCancelOrder } from './orders.mutations.js';

export const NO_REASON = 'Please provide a cancellation reason';

/** Cancels an order with a reason, asked in a dialog; back to the dashboard then. */
export function CancelOrderButton({
  order,
  onCancelled,
}: {
  readonly order: DisplayedOrder;
  readonly onCancelled?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const cancel = useCancelOrder();
  const navigate = useNavigate();
  const arrived = useArrival();
  const confirm = async () => {
    setMissing(!reason.trim());
    if (!reason.trim()) throw new Error(NO_REASON);
    try {
      const { message } = await cancel.mutateAsync({ orderId: order.orderId, reason: reason.trim() });
      toast.success(message);
    } catch (error) {
      throw new Error(messageOf(error, CANCEL_FAILED));
    }
    onCancelled?.();
    void navigate(paths.partner.dashboard(), { replace: true });
    await arrived();
  };
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        Cancel Order
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this order?"
        description={
          <div className="grid gap-3">
            <p>
              {order.user.name} is told, and nothing is paid. The {order.coins} coins for the lead are not given back.
            </p>
            <div className="text-ink">
              <TextArea
                label="Reason"
                rows={3}
                maxLength={500}
                aria-required="true"
                aria-invalid={missing || undefined}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(false);
                }}
              />
            </div>
          </div>
        }
        confirmLabel="Yes, cancel the order"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}
