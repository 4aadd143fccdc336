import { Star } from 'lucide-react';

const OUT_OF = 5;

/** A rating of 1 to 5. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className="flex gap-0.5 text-accent-edge">
      <span className="sr-only">
        {rating} of {OUT_OF} stars
      </span>
      {Array.from({ length: OUT_OF }, (_, at) => (
        <Star key={at} aria-hidden="true" className="size-5" fill={at < rating ? 'currentColor' : 'none'} />
      ))}
    </p>
  );
}
