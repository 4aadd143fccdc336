import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** A native checkbox with a drawn box; the whole line is the target. */
export function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode }) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <span className="relative inline-grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-control border-2 border-control bg-surface checked:border-primary checked:bg-primary"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          strokeWidth={3.5}
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
