export type DrawingName = 'phone' | 'paper' | 'search' | 'coins' | 'bell' | 'cut' | 'person' | 'tick';

const STROKES: Readonly<Record<DrawingName, string>> = {
  phone:
    'M44 18h32a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6ZM55 24h10M48 40c8-4 16 4 24 0M48 50h18M48 60h12',
  paper: 'M36 16h48v72l-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5ZM46 32h28M46 44h28M46 56h16',
  search: 'M54 20a24 24 0 1 1 0 48 24 24 0 0 1 0-48ZM71 61l19 21M46 40c2-6 8-9 14-8',
  coins:
    'M30 62a22 9 0 0 0 44 0M30 50a22 9 0 0 0 44 0M30 38v36a22 9 0 0 0 44 0V38M52 29a22 9 0 1 1 0 18 22 9 0 0 1 0-18ZM84 34l6-6M88 46h8',
  bell: 'M34 72h52l-6-10V46a20 20 0 0 0-40 0v16ZM52 78a8 8 0 0 0 16 0M60 20v6',
  cut: 'M20 56c12-22 24 18 34-2M66 54c10-18 20 18 34-2M57 40l-3 8M64 66l-4 8M62 44l6-4M52 66l-5 4',
  person: 'M60 20a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM32 88c2-20 14-30 28-30s26 10 28 30',
  tick: 'M60 18a36 36 0 1 1 0 72 36 36 0 0 1 0-72ZM44 55l11 11 21-23',
};

/** A small ink drawing for empty and error screens; decorative. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg viewBox="0 0 120 108" className="h-24 w-28" aria-hidden="true">
      <ellipse cx="60" cy="97" rx="40" ry="5" fill="var(--color-sunken)" />
      <circle cx="84" cy="34" r="20" fill="var(--color-accent-tint)" />
      <path
        d={STROKES[name]}
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
