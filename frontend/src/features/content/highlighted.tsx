import { Fragment } from 'react';

/** The spec's: underlined as with a marker wherever a banner's heading says them. */
const MARKED = /(Smartphone|Old Device|Get Cash)/;

/** A banner's heading with its words marked. */
export function Highlighted({ text }: { readonly text: string }) {
  return text.split(MARKED).map((part, index) =>
    index % 2 === 1 ? (
      <mark
        key={`${index} ${part}`}
        className="bg-transparent bg-[linear-gradient(transparent_80%,var(--color-accent)_80%_94%,transparent_94%)] text-inherit"
      >
        {part}
      </mark>
    ) : (
      <Fragment key={`${index} ${part}`}>{part}</Fragment>
    ),
  );
}
