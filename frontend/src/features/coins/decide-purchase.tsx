import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { useState } from 'react';
import { formatCoins } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { TextArea } from '../../ui/text-area.js';
import { toast } from '../../ui/toast-store.js';
import { type Decision, useDecidePurchase } from './purchase-review.js';

/** Approve or reject, each asked once more; a rejection with its reason. */
export function DecidePurchase({ purchase }: { readonly purchase: CoinPurchaseView }) {
  const { paymentId, partnerName, coins, price } = purchase;
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const [reason, setReason] = useState('');
  const decide = useDecidePurchase();
  const send = async (decision: Decision) => toast.success((await decide.mutateAsync({ paymentId, decision })).message);
  const reject = () => {
    if (!reason.trim()) throw new Error('Please give a reason: the partner reads it.');
    return send({ is: 'reject', reason: reason.trim() });
  };
  const close = (open: boolean) => !open && setAsking(null);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="small" tone="outline" onClick={() => setAsking('reject')}>
        Reject<span className="sr-only"> the purchase of {partnerName}</span>
      </Button>
      <Button size="small" onClick={() => setAsking('approve')}>
        Approve<span className="sr-only"> the purchase of {partnerName}</span>
      </Button>
      <ConfirmDialog
        open={asking === 'approve'}
        onOpenChange={close}
        title={`Credit ${formatCoins(coins)} to ${partnerName}?`}
        description={`Only after ${formatRupees(price)} has arrived in the account. This cannot be taken back.`}
        confirmLabel="Approve"
        onConfirm={() => send({ is: 'approve' })}
      />
      <ConfirmDialog
        open={asking === 'reject'}
        onOpenChange={close}
        title={`Reject the purchase of ${partnerName}?`}
        description={
          <span className="block text-ink">
            <TextArea
              label="Reason"
              hint="The partner reads it in their notifications."
              rows={3}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </span>
        }
        confirmLabel="Reject"
        tone="danger"
        onConfirm={reject}
      />
    </div>
  );
}
