import { useEffect, useRef } from 'react';

export interface SummarisedError {
  /** Id of the field's control; without it the line is plain text. */
  readonly fieldId?: string;
  readonly message: string;
}

/** What stands in the way of a form, at its top: takes focus when it appears, each line leads to its field. */
export function ErrorSummary({ errors }: { readonly errors: readonly SummarisedError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border border-bad-line bg-bad-tint p-4 text-bad">
      <p className="font-semibold">
        {errors.length === 1 ? 'One thing to put right' : `${errors.length} things to put right`}
      </p>
      <ul className="mt-1 list-inside list-disc">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="underline underline-offset-2"
                onClick={(event) => goTo(event, fieldId)}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A hash link alone would move the page and not the focus, and would add to the history. */
function goTo(event: { preventDefault(): void }, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
