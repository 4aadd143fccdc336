import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { classNames } from './class-names.js';
import type { DialogProps } from './dialog.js';
import { IconButton } from './icon-button.js';
import { useReturnFocus } from './return-focus.js';
import { SCRIM } from './scrim.js';

const PLACES = {
  middle:
    'inset-x-3 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-120 -translate-y-1/2 rounded-card data-[state=open]:animate-fade',
  edge: classNames(
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-card max-md:data-[state=open]:animate-slide-up',
    'md:inset-y-0 md:left-auto md:max-h-none md:w-md md:rounded-none md:data-[state=open]:animate-slide-in',
  ),
} as const;

/** The box itself, in the middle or at the edge. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  place,
}: DialogProps & { readonly place: keyof typeof PLACES }) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          {...returnFocus}
          className={classNames(
            'fixed z-50 flex flex-col border bg-surface shadow-soft focus:outline-none',
            PLACES[place],
          )}
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
