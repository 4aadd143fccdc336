import { type ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.js';

export interface EmptyStateProps {
  readonly drawing?: DrawingName;
  /** One sentence. */
  readonly children: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** Nothing here yet: a small drawing, one sentence, one action. */
export function EmptyState({ drawing = 'paper', children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-4 px-4 py-12 text-center">
      <Drawing name={drawing} />
      <p className="text-17 text-muted">{children}</p>
      {action}
    </div>
  );
}
