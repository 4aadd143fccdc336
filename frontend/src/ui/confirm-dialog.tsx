import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Banner } from './banner.js';
import { Button } from './button.js';
import { useReturnFocus } from './return-focus.js';
import { SCRIM } from './scrim.js';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** A question: "Block Ravi Kumar?" */
  readonly title: string;
  /** What follows from it. */
  readonly description: ReactNode;
  /** A verb: "Block". */
  readonly confirmLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Stays open and busy until it settles; a rejection is shown inside and nothing closes. */
  readonly onConfirm: () => Promise<unknown> | unknown;
}

/** Asks before what cannot be undone; focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  tone = 'primary',
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const change = (next: boolean) => {
    if (busy) return;
    setFailure(null);
    onOpenChange(next);
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work. Nothing was changed.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={SCRIM} />
        <AlertDialog.Content
          {...returnFocus}
          className="fixed inset-x-3 top-1/2 z-50 mx-auto grid max-w-110 -translate-y-1/2 gap-4 rounded-card border bg-surface p-5 shadow-soft focus:outline-none data-[state=open]:animate-fade"
        >
          <AlertDialog.Title className="text-20">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="text-muted">{description}</div>
          </AlertDialog.Description>
          {failure && <Banner tone="bad">{failure}</Banner>}
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button tone="outline" disabled={busy}>
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button tone={tone} loading={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
