import { CircleAlert } from 'lucide-react';

/** The message under a field; tied to it by `id` through aria-describedby. */
export function FieldError({ id, message }: { readonly id?: string; readonly message?: string | null }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
