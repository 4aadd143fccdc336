import { ArrowLeft, ArrowRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Sheet } from '../../ui/dialog.js';

export interface WizardFooterProps {
  /** Shown in a sheet where there is no room beside the questions. */
  readonly summary: ReactNode;
  readonly nextLabel: string;
  readonly submitting: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Back and Next at the thumb; without their arrows all three fit 320 px. Sticks to the window's lower edge, above `--dock` where a frame has a bar of its own there. */
export function WizardFooter({ summary, nextLabel, submitting, onBack, onNext }: WizardFooterProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="sticky bottom-[var(--dock,0px)] z-20 -mx-4 flex items-center justify-between gap-2 border-t bg-ground px-4 py-3 md:mx-0 md:px-0 lg:col-start-1">
      <Button tone="outline" size="small" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5 max-sm:hidden" />
        Back
      </Button>
      <Button tone="quiet" size="small" className="lg:hidden" onClick={() => setOpen(true)}>
        Summary
        <ChevronUp aria-hidden="true" className="size-5 max-sm:hidden" />
      </Button>
      <Button tone="accent" onClick={onNext} loading={submitting} className="min-w-24 sm:min-w-32">
        {nextLabel}
        {!submitting && <ArrowRight aria-hidden="true" className="size-5 max-sm:hidden" />}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="Your answers so far">
        {/* Going back to a step closes the sheet over it. */}
        <div
          onClickCapture={(event) =>
            event.target instanceof Element && event.target.closest('li button') && setOpen(false)
          }
        >
          {summary}
        </div>
      </Sheet>
    </div>
  );
}
