import {
  BLUSH,
  box,
  CARD,
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
  times,
  turned,
  WHITE,
} from './kit.js';

const TILES = [GOLD, RUST, PAPER, HONEY, BLUSH, MINT, PAPER, GOLD, RUST];

/** One stroke of a cloth, and the crowded screen is clean. */
export const wiped = cover(
  'A cloth wipes the pictures from a phone and leaves it clean',
  GREEN,
  disc(600, 330, 300, '#12705c'),
  table(570, DEEP),
  turned(
    -6,
    600,
    320,
    phone(
      446,
      54,
      308,
      540,
      MINT,
      times(9, (index) =>
        box(30 + (index % 3) * 76, 88 + Math.floor(index / 3) * 80, 58, 58, 16, TILES[index] ?? PAPER, THIN),
      ) +
        `<path d="M0 300C90 220 190 260 277 120V450v19a40 40 0 0 1-40 40H40a40 40 0 0 1-40-40z" fill="${WHITE}"/>` +
        stroke('M70 400h136M98 434h80', MINT, 14),
    ),
  ),
  filled(
    'M716 196C790 112 900 118 1004 168L1040 356C992 322 960 372 916 340 872 372 842 326 796 356 752 332 716 350 684 322 674 276 688 228 716 196z',
    GOLD,
  ),
  stroke(
    'M742 218C820 160 900 168 980 204M730 268C810 218 910 226 1000 262M784 150L760 332M860 136L856 340M934 150L958 336',
    HONEY,
    7,
  ),
  ...[
    [250, 150, 20],
    [320, 250, 12],
    [200, 300, 9],
    [980, 440, 16],
    [900, 500, 10],
  ].map(([x = 0, y = 0, r = 0]) => stroke(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, HONEY, 6)),
);

/** Two phones and the talk that moves from one to the other. */
export const chats = cover(
  'Speech bubbles travel along an arc from an old phone to a new one',
  BLUSH,
  disc(600, 600, 400, '#f7e3da'),
  table(560, RUST),
  turned(-8, 270, 380, phone(186, 214, 170, 350, PAPER, stroke('M26 92h70M60 136h64M26 180h50', BLUSH, 18))),
  turned(
    8,
    930,
    380,
    phone(
      844,
      214,
      170,
      350,
      GREEN,
      stroke('M26 92h70', MINT, 18) + stroke('M60 136h64', GOLD, 18) + stroke('M26 180h86M60 224h64', MINT, 18),
    ),
  ),
  drawn(
    'M330 200C440 60 760 60 862 200',
    `stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-dasharray="3 18"`,
  ),
  drawn('M862 200l-6-36M862 200l-36-10'),
  bubble(356, 128, 130, WHITE, -10),
  bubble(528, 54, 150, GOLD, 0),
  bubble(716, 120, 130, MINT, 10),
  box(500, 436, 200, 124, 14, CARD, PEN),
  filled('M500 450l100 62 100-62', PAPER),
);

function bubble(x: number, y: number, width: number, fill: string, degrees: number): string {
  const d = `M${x + 24} ${y}h${width - 48}a24 24 0 0 1 24 24v38a24 24 0 0 1-24 24h-${width - 90}l-32 30 4-31Q${x} ${y + 82} ${x} ${y + 62}V${y + 24}a24 24 0 0 1 24-24z`;
  return turned(
    degrees,
    x + width / 2,
    y + 40,
    filled(d, fill),
    stroke(`M${x + 34} ${y + 32}h${width - 66}M${x + 34} ${y + 56}h${width - 98}`, INK, 6),
  );
}

/** A phone with a number plate of its own, and the key that belongs to it. */
export const numberPlate = cover(
  'A phone with a number plate of fifteen digits, and a key on a ring',
  '#dfe9f0',
  disc(900, 140, 330, '#ecf2f6'),
  table(548, '#aebfca'),
  turned(
    3,
    470,
    310,
    phone(320, 40, 280, 520, GREEN, stroke('M70 110h112', MINT, 16) + stroke('M96 148h60', MINT, 12)),
  ),
  turned(
    -3,
    470,
    340,
    box(190, 270, 560, 140, 16, WHITE, PEN),
    box(206, 286, 60, 108, 8, '#2c5fa8'),
    disc(236, 322, 15, 'none', `stroke="${WHITE}" stroke-width="5"`),
    `<text x="236" y="378" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="22" fill="${WHITE}">IMEI</text>`,
    `<text x="284" y="357" font-family="'DejaVu Sans Mono',Menlo,Consolas,monospace" font-weight="700" font-size="40" fill="${INK}">49 015420 323751 8</text>`,
  ),
  disc(930, 214, 82, 'none', `stroke="${INK}" stroke-width="30"`),
  disc(930, 214, 82, 'none', `stroke="${GOLD}" stroke-width="20"`),
  turned(
    18,
    930,
    290,
    box(906, 290, 48, 210, 10, GOLD, PEN),
    disc(930, 300, 58, GOLD, PEN),
    disc(930, 292, 18, '#dfe9f0', PEN),
    filled('M954 420h40v28h-20v22h-20zM954 482h32v18h-32z', GOLD),
  ),
);
