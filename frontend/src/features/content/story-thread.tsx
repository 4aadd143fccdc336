import { type PolicySection } from '@phirse/contracts/read-models/content.js';

/** A story told along the thread that an order has, a stamped station for each part. */
export function StoryThread({ parts }: { readonly parts: readonly PolicySection[] }) {
  return (
    <ol className="grid">
      {parts.map(({ heading, paragraphs }, index) => (
        <li key={heading} className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-10 last:pb-0 md:gap-x-6">
          {index < parts.length - 1 && (
            <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 -ml-px border-l-2 border-primary" />
          )}
          <span
            aria-hidden="true"
            className="grid size-10 -rotate-6 place-items-center rounded-full border-2 border-primary bg-surface font-display text-17 font-bold text-primary"
          >
            {index + 1}
          </span>
          <div className="max-w-prose pt-1">
            <h2 className="text-25">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3 text-17 text-muted">
                {text}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
