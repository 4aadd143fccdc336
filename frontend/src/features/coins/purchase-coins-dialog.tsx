import { Dialog } from '../../ui/dialog.js';
import { PurchaseCoinsForm } from './purchase-coins-form.js';
import { PurchaseList } from './purchase-list.js';

export interface PurchaseCoinsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Coins that a lead lacks: what the form begins with. */
  readonly missing?: number;
}

/** Coins are paid for outside; here the payment is shown, and what is still being checked is listed. */
export function PurchaseCoinsDialog({ open, onOpenChange, missing = 0 }: PurchaseCoinsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Purchase Coins"
      description={
        missing > 0
          ? `This lead needs ${missing} more. No coins were spent.`
          : 'Pay by UPI or bank transfer, then send us the screenshot.'
      }
    >
      <div className="grid gap-6 pt-2">
        <PurchaseCoinsForm initialCoins={missing} onDone={() => onOpenChange(false)} />
        <PurchaseList />
      </div>
    </Dialog>
  );
}
