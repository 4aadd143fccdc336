/** The drawn map's paper, in its own units. */
export const VIEW = { width: 740, height: 738 } as const;

export interface City {
  /** Degrees east and north. */
  readonly lon: number;
  readonly lat: number;
  /** Where its name stands. */
  readonly side: 'left' | 'right';
}

export const CITIES: Readonly<Record<string, City>> = {
  hubli: { lon: 75.12, lat: 15.36, side: 'right' },
  shivamogga: { lon: 75.57, lat: 13.93, side: 'right' },
  bangalore: { lon: 77.59, lat: 12.97, side: 'right' },
  mysore: { lon: 76.65, lat: 12.3, side: 'left' },
  coimbatore: { lon: 76.96, lat: 11.02, side: 'right' },
  tirupati: { lon: 79.42, lat: 13.63, side: 'left' },
};

const WEST = 73.1;
const NORTH = 16.2;
/** A degree of latitude; at 13° north one of longitude is 0.974 of it. */
const DEGREE = 90;

/** Where a point of the earth lies on the paper. */
export function place(lon: number, lat: number): readonly [x: number, y: number] {
  return [Math.round((lon - WEST) * DEGREE * 0.974), Math.round((NORTH - lat) * DEGREE)];
}

type Point = readonly [lon: number, lat: number];
const line = (points: readonly Point[]) => points.map(([lon, lat]) => place(lon, lat).join(' ')).join('L');

const WEST_COAST: readonly Point[] = [
  [73.45, 16.4],
  [73.55, 15.9],
  [73.8, 15.45],
  [74.02, 15.0],
  [74.15, 14.78],
  [74.4, 14.3],
  [74.58, 13.9],
  [74.7, 13.35],
  [74.83, 12.88],
  [75.1, 12.35],
  [75.38, 11.82],
  [75.75, 11.28],
  [75.95, 10.7],
  [76.24, 9.97],
  [76.32, 9.5],
  [76.58, 8.88],
  [76.95, 8.45],
  [77.55, 8.08],
];
const EAST_COAST: readonly Point[] = [
  [78.05, 8.35],
  [78.2, 8.85],
  [78.65, 9.15],
  [79.25, 9.27],
  [78.95, 9.6],
  [79.25, 10.22],
  [79.86, 10.3],
  [79.85, 11.0],
  [79.78, 11.6],
  [79.95, 12.1],
  [80.25, 12.75],
  [80.32, 13.25],
  [80.05, 13.75],
  [80.15, 14.4],
  [80.1, 15.0],
  [80.35, 15.6],
  [80.9, 15.85],
  [81.2, 16.4],
];

/** The land between the two coasts; it goes on beyond the paper in the north. */
export const COASTS = `M${line([...WEST_COAST, ...EAST_COAST])}Z`;

/** The Tungabhadra going north, the Kaveri going east. */
export const RIVERS: readonly string[] = [
  `M${line([
    [75.2, 13.4],
    [75.6, 13.95],
    [75.75, 14.5],
    [76.2, 15.1],
    [76.9, 15.55],
    [77.9, 15.9],
    [78.3, 16.3],
  ])}`,
  `M${line([
    [75.5, 12.4],
    [76.3, 12.45],
    [76.9, 12.25],
    [77.4, 12.2],
    [77.75, 11.8],
    [77.7, 11.35],
    [78.3, 10.95],
    [79.0, 10.85],
    [79.83, 11.1],
  ])}`,
];

/** Crests of the Western Ghats, which everything between the coast and Mysore climbs. */
export const HILLS: readonly (readonly [x: number, y: number])[] = (
  [
    [74.45, 15.3],
    [74.75, 14.6],
    [75.05, 13.95],
    [75.2, 13.3],
    [75.45, 12.75],
    [75.75, 12.2],
    [76.1, 11.75],
    [76.5, 11.4],
    [77.0, 10.3],
    [77.15, 9.7],
    [77.2, 9.1],
  ] as const
).map(([lon, lat]) => place(lon, lat));
