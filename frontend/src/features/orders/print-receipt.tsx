import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.js';
import './receipt.css';
import { Receipt } from './receipt.js';

/** The browser's own print, of the receipt alone: it waits beside the page, where only paper shows it. */
export function PrintReceipt({ order }: { readonly order: DisplayedOrder }) {
  return (
    <>
      <Button tone="outline" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        Print receipt
      </Button>
      {createPortal(
        <div className="receipt-sheet">
          <Receipt order={order} />
        </div>,
        document.body,
      )}
    </>
  );
}
