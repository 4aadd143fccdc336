import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** Buttons at the foot; the next step last. */
  readonly footer?: ReactNode;
}

/** With the first dialog that opens: what traps the focus and hides the page behind weighs 15 kB. */
const DialogPanel = lazy(async () => ({ default: (await import('./dialog-panel.js')).DialogPanel }));

/** A box over the page that holds focus until closed: Escape, the cross and a press outside close it. */
export function Dialog(props: DialogProps) {
  return <Panel {...props} place="middle" />;
}

/** The same from the edge: from below on a phone, from the right on a wide screen. */
export function Sheet(props: DialogProps) {
  return <Panel {...props} place="edge" />;
}

function Panel(props: DialogProps & { readonly place: 'middle' | 'edge' }): ReactNode {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasOpen) return null;
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  );
}
