import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/button.js';

export interface NewLeadsProps {
  readonly count: number;
  /** Said once beside the count: a lead on the page that went. */
  readonly gone: string | null;
  readonly onShow: () => void;
}

/** Says that there are new leads and moves nothing until they are wanted: somebody may be about to press a button. */
export function NewLeads({ count, gone, onShow }: NewLeadsProps) {
  const words = `${count} new ${count === 1 ? 'lead' : 'leads'}`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${words}. `}
        {gone && `The ${gone} is gone.`}
      </p>
      {count > 0 && (
        <div className="sticky top-16 z-10 -my-2 flex h-0 items-center justify-center">
          <Button size="small" onClick={onShow} className="animate-rise rounded-full shadow-soft">
            <ArrowUp aria-hidden="true" className="size-4" />
            {words}
            <span className="sr-only">: show {count === 1 ? 'it' : 'them'}</span>
          </Button>
        </div>
      )}
    </>
  );
}
