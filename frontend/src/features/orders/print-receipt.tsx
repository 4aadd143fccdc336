import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { PrintSheet } from '../../ui/print-sheet.js';
import { Receipt } from './receipt.js';

/** An order's receipt, printed. */
export function PrintReceipt({ order }: { readonly order: DisplayedOrder }) {
  return (
    <PrintSheet label="Print receipt">
      <Receipt order={order} />
    </PrintSheet>
  );
}
