import { palette } from './colour.js';
import { PEN, type StageKind } from './condition-stage.js';
import { lettered, textWidth } from './letters.js';
import { circle, group, path, rect } from './svg.js';

const shadow = (d: string) => path(d, { fill: palette.ink, opacity: 0.13, stroke: 'none' });

/** A text centred on a point, capitals `size` high. */
function centred(text: string, x: number, y: number, size: number, colour: string, weight = 3.4): string {
  const scale = size / 20;
  return group(
    { transform: `translate(${x - (textWidth(text) * scale) / 2} ${y - size / 2})scale(${scale})` },
    lettered(text, { colour, weight }),
  );
}

const lines = (x: number, from: number, widths: readonly number[], stroke: string = palette.line) =>
  widths.map((width, index) => path(`M${x} ${from + index * 12}H${x + width}`, { stroke, 'stroke-width': 4 })).join('');

/** A round rubber stamp. */
const stamp = (x: number, y: number, colour: string, inner: string) =>
  group(
    { transform: `translate(${x} ${y})rotate(-12)` },
    circle(0, 0, 27, { fill: palette.paper, stroke: colour, 'stroke-width': 4 }),
    circle(0, 0, 21, { fill: 'none', stroke: colour, 'stroke-width': 1.6 }),
    inner,
  );

const tick = (colour: string) => path('M-10 1L-3 8L11 -8', { stroke: colour, 'stroke-width': 5.5 });

function box(kind: StageKind): string {
  const half = kind === 'mobile' ? 34 : 48;
  return (
    shadow(`M${80 - half} 146H${84 + half + 6}V66H${84 + half}Z`) +
    rect(80 - half, 52, half * 2, 92, 5, { fill: palette.paper }) +
    rect(80 - half - 4, 22, half * 2 + 8, 38, 5, { fill: palette.honey }) +
    rect(80 - half * 0.48, 74, half * 0.96, 56, 6, { fill: palette.evergreen, 'stroke-width': 3 }) +
    circle(80 + half * 0.16, 98, 7, { fill: palette.marigold, stroke: 'none' }) +
    path(`M${80 - half * 0.46} 112C${80 - half * 0.2} 98 80 118 ${80 + half * 0.46} 106`, {
      stroke: palette.mint,
      'stroke-width': 3,
    }) +
    path('M66 40H94')
  );
}

const charger = () =>
  shadow('M48 78H112L116 86V122L108 134H52Z') +
  rect(44, 66, 72, 62, 12, { fill: palette.paper }) +
  path('M64 66V40M96 66V40', { 'stroke-width': 8 }) +
  path('M80 78L68 98H80L76 116L93 93H81L87 78Z', { fill: palette.marigold, 'stroke-width': 3 }) +
  path('M80 128V142', { 'stroke-width': 6 });

const cable = () =>
  path('M44 118V84C44 58 74 58 74 84V98C74 126 108 126 108 98V46', { stroke: palette.ink, 'stroke-width': 11 }) +
  path('M44 118V84C44 58 74 58 74 84V98C74 126 108 126 108 98V46', { stroke: palette.paper, 'stroke-width': 4.5 }) +
  rect(33, 112, 22, 28, 5, { fill: palette.evergreen }) +
  path('M39 140V148H49V140') +
  rect(97, 24, 22, 28, 5, { fill: palette.evergreen }) +
  rect(102, 13, 12, 11, 2.5, { fill: palette.honey });

const BILL_EDGE = 'M38 18H122V136L112 128L101 138L90 128L80 138L69 128L58 138L48 128L38 136Z';

const bill = (mark: string) =>
  group({ transform: 'translate(4 6)' }, shadow(BILL_EDGE)) +
  path(BILL_EDGE, { fill: palette.paper }) +
  path('M52 38H86', { stroke: palette.evergreen, 'stroke-width': 7 }) +
  lines(52, 58, [56, 44, 56]) +
  mark;

/** A calendar sheet with months in large figures. */
const months = (text: string, colour: string) =>
  shadow('M34 40H132V146H40Z') +
  rect(30, 30, 100, 108, 10, { fill: palette.paper }) +
  path('M30 58V40A10 10 0 0 1 40 30H120A10 10 0 0 1 130 40V58Z', { fill: colour }) +
  path('M54 20V38M106 20V38', { 'stroke-width': 6 }) +
  centred(text, 80, 88, text.length > 3 ? 26 : 34, palette.ink, 3.6) +
  lines(52, 122, [56]);

const pen = () =>
  group(
    { transform: 'rotate(38 80 80)' },
    rect(75, 26, 18, 96, 3, { fill: palette.ink, opacity: 0.13, stroke: 'none' }),
    rect(70, 14, 20, 98, 8, { fill: palette.paper }),
    path('M70 104H90L82 138H78Z', { fill: palette.honey }),
    path('M78 132L80 142L82 132', { fill: palette.ink }),
    path('M70 34H90M80 48V68', { stroke: palette.evergreen }),
  );

const keyboard = () =>
  shadow('M24 96L140 96L150 142H22Z') +
  path('M36 22H124V88H36Z', { fill: palette.evergreen }) +
  circle(96, 56, 9, { fill: palette.marigold, stroke: 'none' }) +
  path('M38 74C62 56 92 84 122 66', { stroke: palette.mint }) +
  path('M32 88H128L142 136H18Z', { fill: palette.paper }) +
  path('M44 102H116M40 114H120M52 126H108', { 'stroke-width': 5, 'stroke-dasharray': '5 9' });

/** A shop front whose awning says where the device was bought. */
const shop = (sign: string) =>
  rect(34, 66, 92, 72, 3, { fill: palette.paper }) +
  path(
    'M28 40H132L138 66A9.7 9.7 0 0 1 116 66A9.7 9.7 0 0 1 94 66A9.7 9.7 0 0 1 66 66A9.7 9.7 0 0 1 44 66A9.7 9.7 0 0 1 22 66Z',
    { fill: palette.honey },
  ) +
  rect(94, 92, 22, 46, 3, { fill: palette.mint }) +
  path('M22 138H138') +
  sign;

const globe =
  circle(80, 80, 46, { fill: palette.mint }) +
  path('M34 80H126M80 34C56 58 56 102 80 126C104 102 104 58 80 34M42 56H118M42 104H118', { 'stroke-width': 3 }) +
  path('M30 118C62 148 116 138 134 96', { stroke: palette.marigold, 'stroke-width': 5, 'stroke-dasharray': '2 10' }) +
  path('M124 92L142 84L138 104Z', { fill: palette.marigold, 'stroke-width': 3 });

const again =
  rect(60, 38, 40, 84, 9, { fill: palette.evergreen }) +
  circle(84, 74, 7, { fill: palette.marigold, stroke: 'none' }) +
  path('M62 98C74 86 86 104 98 92', { stroke: palette.mint }) +
  path('M36 96A48 48 0 0 1 66 34M124 64A48 48 0 0 1 94 126', { 'stroke-width': 5 }) +
  path('M54 30L69 33L62 47M106 130L91 127L98 113', { 'stroke-width': 5 });

type Item = (kind: StageKind) => string;

/** What comes with a device, its age and where it was bought. */
const ITEMS: Readonly<Record<string, Item>> = {
  'item-box': box,
  'item-charger': charger,
  'item-cable': cable,
  'item-bill': () => bill(stamp(106, 104, palette.evergreen, tick(palette.evergreen))),
  'item-pen': pen,
  'item-keyboard': keyboard,
  'warranty-3': () => months('0-3', palette.evergreen),
  'warranty-6': () => months('3-6', palette.evergreen),
  'warranty-11': () => months('6-11', palette.marigold),
  'warranty-over': () => months('11+', palette.rust),
  'bought-india': () => shop(stamp(66, 104, palette.evergreen, tick(palette.evergreen))),
  'bought-abroad': () => globe,
  'bought-refurbished': () => again,
};

export const ITEM_NAMES: readonly string[] = Object.keys(ITEMS);

/** The drawing of an item, in ink on the tile; `null` for a name that is none. */
export function drawItem(name: string, kind: StageKind): string | null {
  const draw = Object.hasOwn(ITEMS, name) ? ITEMS[name] : undefined;
  return draw ? group(PEN, draw(kind)) : null;
}
