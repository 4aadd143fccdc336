import { Printer } from 'lucide-react';
import { type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.js';
import './print-sheet.css';

/** A button for the browser's own print, of its children alone: they wait beside the page, where only paper shows them. */
export function PrintSheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Button tone="outline" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        {label}
      </Button>
      {createPortal(<div className="print-sheet">{children}</div>, document.body)}
    </>
  );
}
