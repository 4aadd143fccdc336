import { classNames } from '../../ui/class-names.js';
import { CITIES, type City, COASTS, HILLS, place, RIVERS, VIEW } from './map-geometry.js';

export interface StoreMapProps {
  /** Cities with a counter. */
  readonly cities: readonly string[];
  readonly chosen: string;
  readonly className?: string;
}

/** Where our counters stand, drawn in ink: the south of India between its two coasts, the towns at their true places. */
export function StoreMap({ cities, chosen, className }: StoreMapProps) {
  const stops = cities.flatMap((name) => {
    const at = CITIES[name.toLowerCase()];
    return at ? [{ name, ...at }] : [];
  });
  const label = `Map of southern India with our counters in ${stops.map(({ name }) => name).join(', ')}`;
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block h-auto w-full', className)}
    >
      <rect width={VIEW.width} height={VIEW.height} fill="var(--color-info-tint)" />
      <Waves />
      <path d={COASTS} fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="2.5" strokeLinejoin="round" />
      {RIVERS.map((river) => (
        <path
          key={river}
          d={river}
          fill="none"
          stroke="var(--color-info-line)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <path
        d={HILLS.map(([x, y]) => `M${x - 10} ${y}l10-15 10 15`).join('')}
        fill="none"
        stroke="var(--color-control)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {stops.length > 1 && (
        <path
          d={`M${stops.map(({ lon, lat }) => place(lon, lat).join(' ')).join('L')}`}
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
      )}
      {stops.map((stop) => (
        <Stop key={stop.name} {...stop} current={stop.name === chosen} />
      ))}
    </svg>
  );
}

function Stop({ name, lon, lat, side, current }: City & { readonly name: string; readonly current: boolean }) {
  const [x, y] = place(lon, lat);
  const left = side === 'left';
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={current ? 15 : 10}
        fill={current ? 'var(--color-primary)' : 'var(--color-surface)'}
        stroke="var(--color-primary)"
        strokeWidth="2.5"
      />
      <circle cx={x} cy={y} r={current ? 5 : 3.5} fill={current ? 'var(--color-accent)' : 'var(--color-primary)'} />
      <text
        x={x + (left ? -22 : 22)}
        y={y + 8}
        textAnchor={left ? 'end' : 'start'}
        fontWeight={current ? 700 : 550}
        fill="var(--color-ink)"
        stroke="var(--color-surface)"
        strokeWidth="5"
        paintOrder="stroke"
        className="font-display text-[2rem] lg:text-[1.5rem]"
      >
        {name}
      </text>
    </g>
  );
}

const WAVES = [
  [40, 130],
  [78, 190],
  [30, 290],
  [92, 352],
  [60, 430],
  [668, 250],
  [700, 330],
  [662, 410],
  [690, 120],
  [120, 560],
  [210, 640],
  [640, 560],
  [560, 660],
  [700, 640],
] as const;

function Waves() {
  return (
    <path
      d={WAVES.map(([x, y]) => `M${x} ${y}q8-9 16 0t16 0`).join('')}
      fill="none"
      stroke="var(--color-info-line)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  );
}
