import {
  box,
  CARD,
  coin,
  cover,
  DEEP,
  disc,
  drawn,
  filled,
  GOLD,
  GREEN,
  HONEY,
  INK,
  MINT,
  PAPER,
  PEN,
  phone,
  RUST,
  stroke,
  THIN,
  table,
  tick,
  times,
  turned,
  WHITE,
} from './kit.js';

const rays = (x: number, y: number, from: number, to: number, count: number, colour: string) =>
  times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI;
    const at = (r: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return stroke(`M${at(from)}L${at(to)}`, colour, 12);
  });

/** A battery as tall as the phone, the sun on one side and the shade on the other. */
export const battery = cover(
  'A phone filled like a battery, a hot sun on one side, a cool plant on the other',
  '#fdebd0',
  box(600, 0, 600, 630, 0, '#dcebe4'),
  disc(210, 190, 108, GOLD, PEN),
  rays(210, 190, 140, 184, 12, GOLD),
  table(560, GREEN),
  box(552, 44, 96, 34, 10, INK),
  phone(456, 66, 288, 500, PAPER),
  `<path d="M482 296c36-30 76-30 118 0s82 30 118 0v220a26 26 0 0 1-26 26H508a26 26 0 0 1-26-26z" fill="${GREEN}"/>`,
  `<path d="M482 330c36-30 76-30 118 0s82 30 118 0v-34c-36 30-76 30-118 0s-82-30-118 0z" fill="#3f8a76"/>`,
  filled('M624 268l-74 122h50l-18 100 80-128h-54z', GOLD),
  stroke('M500 150h46M500 200h28M500 250h46', CARD, 9),
  filled('M900 430h170l-22 130H922z', RUST),
  box(886, 404, 198, 40, 10, RUST, PEN),
  filled('M984 404c-10-110-70-150-150-160 4 92 50 146 150 160z', MINT),
  filled('M986 404c-6-130 40-206 134-232 20 120-30 200-134 232z', GREEN),
  drawn('M985 404c-20-60-60-104-108-130M987 404c10-80 44-140 92-176', THIN),
);

/** A tablet with a child's drawing on it, its pencil, and the list beside it. */
export const checklist = cover(
  'A tablet with a child’s drawing, a pencil, and a list with ticks',
  CARD,
  disc(320, 300, 330, '#f9f3e4'),
  table(572, '#dccfae'),
  turned(
    -5,
    420,
    300,
    box(150, 90, 560, 420, 38, INK),
    box(176, 116, 508, 368, 18, '#eaf4ef'),
    `<path d="M176 420c90-50 180-20 260-34s160-40 248 4v76a18 18 0 0 1-18 18H194a18 18 0 0 1-18-18z" fill="${GREEN}"/>`,
    disc(590, 196, 40, GOLD),
    rays(590, 196, 54, 72, 10, GOLD),
    filled('M300 300h140v106H300z', HONEY),
    filled('M282 304l88-82 88 82z', RUST),
    box(352, 342, 38, 64, 3, PAPER, THIN),
    drawn('M516 406v-44m-20-14 20 18 20-18M516 340v2m-14 102 14-38 14 38', THIN),
    disc(516, 332, 15, HONEY, THIN),
    drawn('M214 190c10-14 22-14 30 0 8-14 20-14 30 0M236 244c8-10 16-10 22 0 6-10 14-10 22 0', THIN),
  ),
  turned(
    32,
    700,
    430,
    box(686, 250, 30, 270, 8, WHITE, PEN),
    filled('M686 520h30l-15 44z', HONEY),
    box(686, 270, 30, 26, 0, GOLD, THIN),
  ),
  turned(
    4,
    950,
    310,
    box(828, 110, 262, 410, 14, WHITE, PEN),
    box(906, 88, 106, 46, 10, GOLD, PEN),
    times(
      5,
      (index) =>
        box(856, 176 + index * 64, 34, 34, 7, index < 4 ? MINT : PAPER, THIN) +
        stroke(`M914 ${193 + index * 64}h${index % 2 ? 100 : 138}`, CARD, 12) +
        (index < 4 ? tick(860, 192 + index * 64, 34) : ''),
    ),
  ),
);

/** The layers of a phone, lifted apart, and a plant that grows out of them. */
export const layers = cover(
  'The layers of a phone lifted apart, with a plant growing from the uppermost',
  '#e4efe4',
  disc(600, 300, 290, '#d2e5d6'),
  table(584, '#a9c7ae'),
  layer(490, INK, '#2a3a34'),
  layer(400, RUST, '#c9674f', box(-80, -80, 160, 160, 14, '#e09680')),
  layer(
    310,
    GREEN,
    '#2f7d69',
    box(-90, -90, 70, 70, 8, GOLD) +
      box(10, -90, 90, 40, 6, MINT) +
      stroke('M-60 20h70v50h60M-90 60h40M40-20v60', MINT, 7),
  ),
  layer(214, GOLD, HONEY),
  stroke('M600 214C596 150 604 110 600 66', INK, 16),
  stroke('M600 214C596 150 604 110 600 66', GREEN, 8),
  filled('M600 150c-20-70-80-92-150-84 16 66 76 102 150 84z', GREEN),
  filled('M601 108c14-64 66-90 136-84-10 66-66 98-136 84z', '#3f8a76'),
  coin(1010, 536, 46),
  chip(160, 562, RUST),
  chip(232, 562, GOLD),
  chip(196, 514, GREEN),
);

/** A small part that was saved. */
function chip(x: number, y: number, fill: string): string {
  return box(x - 30, y - 22, 60, 44, 8, fill, PEN) + stroke(`M${x - 12} ${y}h24`, PAPER, 6);
}

/** One sheet of the phone, seen from the side as a lozenge around 600. */
function layer(y: number, edge: string, face: string, detail = ''): string {
  const lozenge = `M600 ${y - 92}L860 ${y}L600 ${y + 92}L340 ${y}z`;
  return (
    filled(`M340 ${y}v20L600 ${y + 112}L860 ${y + 20}v-20z`, edge) +
    filled(lozenge, face) +
    `<g transform="translate(600 ${y}) scale(1 .354) rotate(45)">${detail}</g>`
  );
}

/** Half summer, half rain; an umbrella over the phone that stands between them. */
export const weather = cover(
  'A phone under an umbrella, summer sun on the left and monsoon rain on the right',
  '#ffd98f',
  `<path d="M640 0H1200V630H560z" fill="#5d8c97"/>`,
  disc(190, 180, 96, RUST),
  rays(190, 180, 126, 170, 14, RUST),
  times(22, (index) => stroke(`M${700 + ((index * 83) % 480)} ${30 + ((index * 137) % 470)}l-16 46`, '#cfe3e6', 6)),
  filled('M820 96c10-50 80-62 108-22 40-24 92 4 88 50 40 4 50 60 8 70H820c-56-4-54-88 0-98z', '#dfe9ea'),
  table(566, DEEP),
  `<ellipse cx="930" cy="598" rx="170" ry="14" fill="#5d8c97"/>`,
  drawn('M600 160V300'),
  phone(492, 266, 216, 300, GREEN, stroke('M52 130h90', MINT, 15) + stroke('M70 164h54', MINT, 11)),
  filled(
    'M300 268C310 130 440 70 600 70s290 60 300 198c-30-40-80-40-100 0-24-40-76-40-100 0-24-40-76-40-100 0-24-40-76-40-100 0-24-40-76-40-100 0-20-40-70-40-100 0z',
    GOLD,
  ),
  filled('M500 268c4-110 40-170 100-198 60 28 96 88 100 198-24-40-76-40-100 0-24-40-76-40-100 0z', HONEY),
  box(592, 42, 16, 34, 8, INK),
);
