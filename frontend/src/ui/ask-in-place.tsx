import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.js';

export interface AskInPlaceProps {
  /** The question, for screen readers. */
  readonly label: string;
  readonly confirmLabel: string;
  readonly pending: boolean;
  readonly pendingLabel: string;
  /** Why it did not work; the confirmation then reads "Try again". */
  readonly failure?: ReactNode;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
  /** What the answer depends on. */
  readonly children: ReactNode;
}

/** Asks once more where a button stood, with the focus on Yes; a dialog would hide what the answer depends on. */
export function AskInPlace(props: AskInPlaceProps) {
  const { label, confirmLabel, pending, pendingLabel, failure, onConfirm, onDecline, children } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <fieldset aria-label={label} className="grid animate-rise gap-3 rounded-control bg-sunken p-3">
      {children}
      {failure}
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="outline" aria-disabled={pending} onClick={() => !pending && onDecline()}>
          Not now
        </Button>
        <Button
          ref={confirm}
          size="small"
          className="flex-1"
          loading={pending}
          loadingLabel={pendingLabel}
          onClick={onConfirm}
        >
          {failure ? 'Try again' : confirmLabel}
        </Button>
      </div>
    </fieldset>
  );
}
