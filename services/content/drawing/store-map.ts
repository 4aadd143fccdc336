import {
  box,
  disc,
  drawn,
  filled,
  GREEN,
  HONEY,
  INK,
  MINT,
  PAPER,
  PEN,
  RUST,
  stroke,
  THIN,
  turned,
  WHITE,
} from './kit.js';

const STREET = '#ffffff';
const BLOCK = '#ece4d2';
const WATER = '#bcd9df';
const PARK = '#cfe4c8';

/** Streets as `d` with their width, widest last. */
type Street = readonly [d: string, width: number];

interface Sketch {
  readonly title: string;
  readonly ground: string;
  readonly streets: readonly Street[];
  readonly over: string;
  readonly at: readonly [x: number, y: number];
}

const pin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="22" ry="7" fill="${INK}" opacity=".25"/>` +
  filled(`M${x} ${y}c-14-34-46-52-46-92a46 46 0 0 1 92 0c0 40-32 58-46 92z`, GREEN) +
  box(x - 15, y - 122, 30, 54, 7, WHITE, THIN);

const name = (x: number, y: number, text: string, degrees = 0) =>
  turned(
    degrees,
    x,
    y,
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="Figtree,Inter,Arial,sans-serif" font-size="24" fill="#4a5751">${text}</text>`,
  );

const compass =
  disc(750, 430, 30, PAPER, THIN) + filled('M750 406l10 24h-20z', RUST, THIN) + drawn('M750 430v22', THIN);

function storeMap({ title, ground, streets, over, at }: Sketch): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 480" role="img" aria-label="${title}"><title>${title}</title>` +
    `<rect width="800" height="480" fill="${BLOCK}"/>${ground}` +
    streets.map(([d, width]) => stroke(d, '#d5cab2', width + 5)).join('') +
    streets.map(([d, width]) => stroke(d, STREET, width)).join('') +
    `${over}${pin(...at)}${compass}</svg>`
  );
}

const rails = (d: string) =>
  `${stroke(d, INK, 9)}<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="5" stroke-dasharray="16 14"/>`;

/** The sketches of the streets around the counters, by store. Not to scale. */
export const mapDrawings: ReadonlyMap<string, string> = new Map([
  [
    'bangalore-indiranagar',
    storeMap({
      title: 'Sketch map of Indiranagar',
      ground:
        box(90, 280, 150, 120, 18, PARK) +
        disc(130, 330, 16, '#9fc79a') +
        disc(180, 356, 20, '#9fc79a') +
        disc(200, 312, 13, '#9fc79a'),
      streets: [
        ['M0 250H800M0 430H800M60 0V480M280 0V480M640 0V480', 18],
        ['M460 0V480', 36],
        ['M0 110C260 130 520 90 800 120', 38],
      ],
      over:
        rails('M0 110C260 130 520 90 800 120') +
        box(556, 84, 60, 36, 8, HONEY, PEN) +
        name(586, 70, 'Metro') +
        name(468, 350, '12th Main', -90) +
        name(166, 424, 'Park'),
      at: [492, 262],
    }),
  ],
  [
    'mysore-saraswathipuram',
    storeMap({
      title: 'Sketch map of Saraswathipuram',
      ground: filled('M0 300c80-40 190-30 220 40s-40 140-120 140H0z', WATER, '') + disc(590, 170, 60, PARK),
      streets: [
        ['M250 0C240 180 300 340 280 480M0 90H800M0 230H520M660 200L800 250', 18],
        ['M590 0V110M590 230V480', 22],
        ['M400 0C410 160 390 330 420 480', 30],
        ['M590 108a62 62 0 1 1-1 0', 22],
      ],
      over:
        disc(590, 170, 36, MINT, THIN) +
        disc(576, 164, 12, '#9fc79a') +
        disc(602, 178, 14, '#9fc79a') +
        box(446, 268, 96, 60, 10, WATER, THIN) +
        name(494, 352, 'Pool') +
        name(90, 400, 'Lake') +
        name(411, 404, '5th Main', -94),
      at: [410, 316],
    }),
  ],
  [
    'coimbatore-rs-puram',
    storeMap({
      title: 'Sketch map of RS Puram',
      ground: box(40, 40, 150, 100, 14, PARK) + disc(90, 90, 18, '#9fc79a') + disc(140, 84, 14, '#9fc79a'),
      streets: [
        ['M0 170H620M0 380H620M110 170V480M250 0V480M540 0V480', 18],
        ['M620 0V480', 22],
        ['M0 276L800 256', 34],
        ['M396 0V480', 20],
      ],
      over:
        rails('M716 0C690 160 730 320 700 480') +
        [0, 1, 2]
          .map((index) => box(420 + index * 32, 208, 24, 24, 6, [RUST, HONEY, MINT][index] ?? MINT, THIN))
          .join('') +
        name(466, 198, 'Flowers') +
        name(170, 279, 'Diwan Bahadur Road', -1.5),
      at: [340, 256],
    }),
  ],
]);
