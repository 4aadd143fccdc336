import { type OneOrder, type OrderWritten } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { TextArea } from '../../ui/text-area.js';
import { toast } from '../../ui/toast-store.js';
import { orderKeys, orderQuery } from './orders.queries.js';

const OTHER = 'Another reason';
const REASONS = ['I changed my mind', 'I sold it elsewhere', 'The day does not suit me', OTHER] as const;
const NO_REASON = 'Please provide a cancellation reason';

/** Cancels an order that nobody has accepted yet: asks why, and once more whether. */
export function CancelOrder({ order }: { readonly order: DisplayedOrder }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const cancellationReason = reason === OTHER ? words.trim() : reason;
  const cancel = useMutation({
    mutationFn: () =>
      api.post<OrderWritten>(`/order/cancel-order/${encodeURIComponent(order.orderId)}`, { cancellationReason }),
    onSuccess: async ({ message, order: cancelled }) => {
      client.setQueryData<OneOrder>(orderQuery(order.orderId).queryKey, { data: cancelled });
      setOpen(false);
      toast.success(message);
      await client.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
  if (order.status !== 'new') return null;
  const error = missing && !cancellationReason ? NO_REASON : null;
  return (
    <>
      <Button tone="outline" wide onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this order?"
        description="Nobody has set out yet, so nothing is lost. Your price stays valid until its date."
        footer={
          <>
            <Button tone="outline" onClick={() => setOpen(false)}>
              Keep my order
            </Button>
            <Button
              tone="danger"
              loading={cancel.isPending}
              onClick={() => (cancellationReason ? cancel.mutate() : setMissing(true))}
            >
              Yes, cancel it
            </Button>
          </>
        }
      >
        <div className="grid gap-4 pt-1">
          <RadioCards
            legend="Why?"
            choices={REASONS.map((value) => ({ value, label: value }))}
            value={reason}
            onChange={setReason}
            error={reason === OTHER ? null : error}
          />
          {reason === OTHER && (
            <TextArea
              label="Your reason"
              maxLength={500}
              rows={3}
              value={words}
              error={error}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          {cancel.error && (
            <Banner tone="bad" title="Your order was not cancelled">
              {messageOf(cancel.error, 'Please try again.')}
            </Banner>
          )}
        </div>
      </Dialog>
    </>
  );
}
