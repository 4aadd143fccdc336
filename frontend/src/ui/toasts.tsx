import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.js';
import { IconButton } from './icon-button.js';
import { Spinner } from './spinner.js';
import { currentToasts, subscribeToasts, TOAST_DURATION_MS, type ToastMessage, toast } from './toast-store.js';

/** Where toasts appear; once, in the app's frame. Hover and focus pause them, F8 reaches them, a swipe sends them off. */
export function Toasts() {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <Toast.Provider swipeDirection="right" label="Notification">
      {messages.map((message) => (
        <OneToast key={message.id} message={message} />
      ))}
      <Toast.Viewport className="fixed right-0 bottom-0 z-60 m-0 flex max-h-dvh w-full max-w-100 list-none flex-col gap-2 overflow-y-auto p-4 outline-none max-md:bottom-16" />
    </Toast.Provider>
  );
}

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />,
  loading: <Spinner />,
} as const;

function OneToast({ message: { id, kind, text } }: { readonly message: ToastMessage }) {
  return (
    <Toast.Root
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={TOAST_DURATION_MS[kind]}
      onOpenChange={(open) => !open && toast.dismiss(id)}
      className={classNames(
        'flex items-center gap-3 rounded-card border bg-surface py-1 pr-1 pl-4 shadow-soft data-[state=open]:animate-rise',
        'data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        kind === 'error' && 'border-bad-line',
        kind === 'success' && 'border-good-line',
      )}
    >
      {ICONS[kind]}
      <Toast.Description className="min-w-0 flex-1 py-2">{text}</Toast.Description>
      <Toast.Close asChild>
        <IconButton label="Dismiss" icon={<X />} />
      </Toast.Close>
    </Toast.Root>
  );
}
