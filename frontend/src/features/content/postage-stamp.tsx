import { Picture } from '../../ui/picture.js';

/** Holes of a stamp, one each 14 px: a sheet full of them, over which lies the stamp but for its edge. */
const PERFORATION = {
  mask: 'linear-gradient(#000 0 0) center / calc(100% - 14px) calc(100% - 14px) no-repeat, radial-gradient(circle at 50% 50%, #0000 4.5px, #000 5px) -7px -7px / 14px 14px round',
} as const;

export interface PostageStampProps {
  readonly image: string;
  readonly city: string;
  readonly state: string;
}

/** A city as a postage stamp with our cancel over its corner. */
export function PostageStamp({ image, city, state }: PostageStampProps) {
  return (
    <div className="relative mx-auto w-full max-w-92 rotate-2 drop-shadow-[0_8px_12px_#16221d2b]" aria-hidden="true">
      <div style={PERFORATION} className="bg-surface p-[14px]">
        <Picture src={image} alt="" eager fallback="search" className="aspect-4/3 w-full" />
        <div className="flex items-baseline justify-between gap-4 px-1 pt-3 pb-1">
          <span className="font-display text-25 font-bold">{city}</span>
          <span className="text-13 font-semibold tracking-wide text-muted uppercase">{state}</span>
        </div>
      </div>
      <Cancel city={city} />
    </div>
  );
}

function Cancel({ city }: { readonly city: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="absolute -top-7 -right-4 size-30 -rotate-12 text-primary md:-right-9"
    >
      <g fill="none" stroke="currentColor">
        <circle cx="60" cy="60" r="54" strokeWidth="2.5" />
        <circle cx="60" cy="60" r="36" strokeWidth="1.5" strokeDasharray="2 3" />
        <path
          d="M69 49A15 15 0 1 0 75 60M63 51l8 .6.6-8.2"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="60" cy="60" r="5" fill="var(--color-accent)" />
      <path id="cancel-arc" d="M60 60m-42 0a42 42 0 1 1 84 0a42 42 0 1 1-84 0" fill="none" />
      <text fontSize="12.5" fontWeight="700" letterSpacing="1.6" fill="currentColor" className="font-display">
        <textPath href="#cancel-arc" startOffset="6%">
          {`PHIRSE · ${city.toUpperCase()} · PHIR SE`}
        </textPath>
      </text>
    </svg>
  );
}
