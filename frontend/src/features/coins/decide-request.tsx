import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { TextArea } from '../../ui/text-area.js';
import { toast } from '../../ui/toast-store.js';
import { type Decision, type ReviewList, useDecide } from './review.js';

export interface DecideRequestProps {
  readonly list: ReviewList;
  readonly id: string;
  /** Whose and what: "the purchase of Harish Gowda". */
  readonly subject: string;
  /** What approving does, asked before. */
  readonly approval: { readonly title: string; readonly description: string };
}

/** Approve or reject, each asked once more; a rejection with its reason. */
export function DecideRequest({ list, id, subject, approval }: DecideRequestProps) {
  const [asking, setAsking] = useState<Decision['is'] | null>(null);
  const [reason, setReason] = useState('');
  const decide = useDecide(list);
  const send = async (decision: Decision) => toast.success((await decide.mutateAsync({ id, decision })).message);
  const reject = () => {
    if (!reason.trim()) throw new Error('Please give a reason: the partner reads it.');
    return send({ is: 'reject', reason: reason.trim() });
  };
  const close = (open: boolean) => !open && setAsking(null);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="small" tone="outline" onClick={() => setAsking('reject')}>
        Reject<span className="sr-only"> {subject}</span>
      </Button>
      <Button size="small" onClick={() => setAsking('approve')}>
        Approve<span className="sr-only"> {subject}</span>
      </Button>
      <ConfirmDialog
        open={asking === 'approve'}
        onOpenChange={close}
        {...approval}
        confirmLabel="Approve"
        onConfirm={() => send({ is: 'approve' })}
      />
      <ConfirmDialog
        open={asking === 'reject'}
        onOpenChange={close}
        title={`Reject ${subject}?`}
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
