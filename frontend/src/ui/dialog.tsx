import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { IconButton } from './icon-button.js';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** Buttons at the foot; the next step last. */
  readonly footer?: ReactNode;
}

export const SCRIM = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade';

/** A box over the page that holds focus until closed: Escape, the cross and a press outside close it. */
export function Dialog(props: DialogProps) {
  return (
    <Panel
      {...props}
      place="inset-x-3 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-120 -translate-y-1/2 rounded-card data-[state=open]:animate-fade"
    />
  );
}

/** The same from the edge: from below on a phone, from the right on a wide screen. */
export function Sheet(props: DialogProps) {
  return (
    <Panel
      {...props}
      place={classNames(
        'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-card max-md:data-[state=open]:animate-slide-up',
        'md:inset-y-0 md:left-auto md:max-h-none md:w-md md:rounded-none md:data-[state=open]:animate-slide-in',
      )}
    />
  );
}

function Panel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  place,
}: DialogProps & { readonly place: string }) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          className={classNames('fixed z-50 flex flex-col border bg-surface shadow-soft focus:outline-none', place)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start justify-between gap-4 py-3 pr-3 pl-5">
            <div className="pt-2">
              <Radix.Title className="text-20">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-3 border-t px-5 py-3">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
