import { RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from './button.js';
import { Drawing } from './drawing.js';

export interface ErrorStateProps {
  /** What went wrong, and what is safe: "Your order was not placed, nothing was charged." */
  readonly message: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Id to give to support. */
  readonly requestId?: string | null;
  /** Another way out, a link back. */
  readonly action?: ReactNode;
}

/** Something could not be shown, with Retry in its place. */
export function ErrorState({ message, onRetry, retrying, requestId, action }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-form justify-items-center gap-4 px-4 py-12 text-center">
      <Drawing name="cut" />
      <p className="text-17">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button tone="outline" onClick={onRetry} loading={retrying}>
            <RotateCw aria-hidden="true" className="size-5" />
            Retry
          </Button>
        )}
        {action}
      </div>
      {requestId && <p className="font-mono text-13 text-muted">Reference {requestId}</p>}
    </div>
  );
}
