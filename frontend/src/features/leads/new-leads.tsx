import { ArrowDown } from 'lucide-react';
import { Button } from '../../ui/button.js';

export interface NewLeadsProps {
  readonly count: number;
  /** Said once beside the count: a lead on the page that went. */
  readonly gone: string | null;
  readonly onShow: () => void;
}

/** Says beside the list's heading that there are new leads, and moves nothing until they are wanted: somebody may be about to press a button. */
export function NewLeads({ count, gone, onShow }: NewLeadsProps) {
  const words = `${count} new ${count === 1 ? 'lead' : 'leads'}`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${words}. `}
        {gone && `The ${gone} is gone.`}
      </p>
      {count > 0 && (
        <div className="absolute right-0 bottom-full mb-1">
          <Button size="small" onClick={onShow} className="animate-rise rounded-full">
            <ArrowDown aria-hidden="true" className="size-4" />
            {words}
            <span className="sr-only">: show {count === 1 ? 'it' : 'them'}</span>
          </Button>
        </div>
      )}
    </>
  );
}
