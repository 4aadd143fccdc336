import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { palette } from './colour.js';
import { type Glyph, glyphs } from './condition-glyphs.js';
import { drawItem, ITEM_NAMES } from './condition-items.js';
import {
  magnifier,
  PEN,
  type Stage,
  type StageKind,
  screenOf,
  stageBack,
  stageDefs,
  stageFor,
  stageFront,
  TILE,
  tileGround,
} from './condition-stage.js';
import { SCREEN_DAMAGES, type ScreenDamage } from './screen-damage.js';
import { circle, group, idPrefix, path, picture, rect, short } from './svg.js';

type Scene = (stage: Stage) => string;

const inPen = (...drawing: readonly string[]) => group(PEN, ...drawing);

/** Four-pointed glints for what is as new. */
const glint = (x: number, y: number, r: number) =>
  path(
    `M${x} ${y - r}Q${x + r * 0.15} ${y - r * 0.15} ${x + r} ${y}Q${x + r * 0.15} ${y + r * 0.15} ${x} ${y + r}Q${x - r * 0.15} ${y + r * 0.15} ${x - r} ${y}Q${x - r * 0.15} ${y - r * 0.15} ${x} ${y - r}Z`,
    { fill: palette.marigold, stroke: palette.paper, 'stroke-width': 1.6 },
  );
const glints = ({ body }: Stage) =>
  glint(body.x + body.width + 1, body.y + 14, 15) + glint(body.x - 2, body.y + body.height - 26, 11);

const badge = (stage: Stage) =>
  circle(stage.body.x + stage.body.width - 4, 126, 21, {
    fill: palette.evergreen,
    stroke: palette.card,
    'stroke-width': 4,
  }) +
  path('M-10 1L-3 8L10 -7', {
    transform: `translate(${short(stage.body.x + stage.body.width - 4)} 126)`,
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const bolt = inPen(
  circle(TILE / 2, 74, 25, { fill: palette.marigold, stroke: 'none' }),
  path('M80 60V74M70.500 65.500A13.500 13.500 0 1 0 89.500 65.500', { 'stroke-width': 5 }),
);

const finger = inPen(
  circle(78, 62, 25, { stroke: palette.marigold, 'stroke-width': 3, opacity: 0.7 }),
  circle(78, 62, 15, { stroke: palette.marigold, 'stroke-width': 4 }),
  path(
    'M72 98V64A6.500 6.500 0 0 1 85 64V86L86 80A6 6 0 0 1 97 81L97 87A6 6 0 0 1 108 88L107 93A6 6 0 0 1 117 95V112C117 130 108 139 95 139C82 139 77 132 70 120L61 106C58 100 65 95 69 99Z',
    { fill: palette.paper },
  ),
);

const sheets: Scene = (stage) => {
  const { x, y, width, height } = stage.body;
  const d = `M${x + 6} ${y + 24}L${x + width + 10} ${y + 2}V${y + height - 34}L${x + 6} ${y + height - 12}Z`;
  return (
    stageFront(stage, { lit: false }) +
    path(d, {
      fill: palette.mint,
      stroke: palette.ink,
      'stroke-width': 3.5,
      'stroke-linejoin': 'round',
      opacity: 0.93,
    }) +
    path(`M${x + 18} ${y + 52}L${x + 44} ${y + 32}`, { stroke: '#fff', 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    badge(stage)
  );
};

const scratches = 'M60 66L88 84M66 62L82 72M78 104L102 118M62 116L76 126';
const strokesOn = (d: string, weight: number, stroke = '#fff', opacity = 0.9) =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });

const dents: Scene = (stage) => {
  const { x, y, width, height } = stage.body;
  const dent = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, { fill: palette.card }) +
    circle(cx, cy, r, { fill: 'none', stroke: palette.deep, 'stroke-width': 3 });
  const worn = path(
    `M${x + width * 0.2} ${y + height}C${x + width * 0.25} ${y + height - 14} ${x + width * 0.5} ${y + height - 8} ${x + width * 0.62} ${y + height}Z`,
    { fill: '#dfe3dc' },
  );
  const right = x + width;
  return stageBack(
    stage,
    worn +
      dent(right + 3, y + height * 0.4, 9) +
      dent(x - 2, y + height * 0.62, 7) +
      dent(right - 1, y + height - 1, 13) +
      strokesOn('M70 84L84 92', 2.4),
  );
};

const crackedBack: Scene = (stage) =>
  stageBack(
    stage,
    strokesOn(
      'M96 96L112 84L122 70M96 96L118 104M96 96L104 122L100 152M96 96L82 118L62 132L44 150M96 96L74 92L58 78L42 74M96 96L92 74L100 52L98 30',
      2.6,
    ) +
      strokesOn(
        'M86 84L94 78L106 88L112 98L104 110L90 110L82 100L86 84M72 76L96 60L118 78M60 100L76 124L106 136L118 126',
        1.8,
        '#fff',
        0.8,
      ),
  );

const bent: Scene = (stage) => {
  const { width, height } = stage.body;
  const wide = width * 0.24;
  const outline = (shift: number) =>
    `M${80 - wide + shift} ${80 - height / 2}Q${80 + 34 + shift} 80 ${80 - wide + shift} ${80 + height / 2}`;
  const shape = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return [
    path(`M${80 - wide} 8V152`, { stroke: palette.muted, 'stroke-width': 2.5, 'stroke-dasharray': '5 7' }),
    path(outline(5), { ...shape, stroke: palette.ink, 'stroke-width': 21, opacity: 0.13 }),
    path(outline(0), { ...shape, stroke: palette.deep, 'stroke-width': 21 }),
    path(outline(0), { ...shape, stroke: `url(#${stage.id}b)`, 'stroke-width': 17 }),
    path(outline(8.5), { ...shape, stroke: palette.ink, 'stroke-width': 4 }),
    inPen(path('M132 80H110M118 71L109 80L118 89', { stroke: palette.rust, 'stroke-width': 5 })),
  ].join('');
};

/** Where a part sits, as shares of the body's width and height, and on which side. */
interface Part {
  readonly glyph: Glyph;
  readonly at: readonly [across: number, down: number];
  readonly side: 'front' | 'back';
  readonly fine?: true;
}

const PARTS: Readonly<Record<string, Part>> = {
  calls: { glyph: 'handset', at: [0.5, 0.06], side: 'front', fine: true },
  wifi: { glyph: 'wireless', at: [0.2, 0.08], side: 'front', fine: true },
  'not-stolen': { glyph: 'shield', at: [0.3, 0.3], side: 'front', fine: true },
  'account-lock': { glyph: 'padlock', at: [0.3, 0.3], side: 'front', fine: true },
  'part-none': { glyph: 'check', at: [0.3, 0.3], side: 'front', fine: true },
  'part-camera': { glyph: 'camera', at: [0.22, 0.11], side: 'back' },
  'part-camera-front': { glyph: 'cameraFront', at: [0.5, 0.06], side: 'front' },
  'part-camera-back': { glyph: 'cameraBack', at: [0.22, 0.11], side: 'back' },
  'part-camera-glass': { glyph: 'cameraGlass', at: [0.22, 0.11], side: 'back' },
  'part-sound': { glyph: 'sound', at: [0.5, 0.03], side: 'front' },
  'part-speaker': { glyph: 'speaker', at: [0.26, 0.985], side: 'front' },
  'part-earpiece': { glyph: 'earpiece', at: [0.5, 0.03], side: 'front' },
  'part-microphone': { glyph: 'microphone', at: [0.3, 0.985], side: 'front' },
  'part-battery': { glyph: 'battery', at: [0.4, 0.45], side: 'back' },
  'part-battery-weak': { glyph: 'batteryWeak', at: [0.4, 0.45], side: 'back' },
  'part-battery-swollen': { glyph: 'batterySwollen', at: [0.4, 0.45], side: 'back' },
  'part-buttons': { glyph: 'buttons', at: [1, 0.28], side: 'front' },
  'part-button-power': { glyph: 'power', at: [1, 0.32], side: 'front' },
  'part-button-volume': { glyph: 'volume', at: [0, 0.26], side: 'front' },
  'part-port': { glyph: 'port', at: [0.5, 0.985], side: 'front' },
  'part-unlock': { glyph: 'unlock', at: [0.5, 0.4], side: 'front' },
  'part-wireless': { glyph: 'wirelessLost', at: [0.2, 0.08], side: 'front' },
  'part-vibration': { glyph: 'vibration', at: [0.2, 0.7], side: 'front' },
};

const partScene =
  ({ glyph, at, side, fine }: Part): Scene =>
  (stage) => {
    const { x, y, width, height } = stage.body;
    const from = [x + at[0] * width, y + at[1] * height] as const;
    const device = side === 'front' ? stageFront(stage) : stageBack(stage);
    return device + magnifier(from, glyphs[glyph], fine ? 'fine' : 'fault');
  };

const damaged =
  (damage: ScreenDamage): Scene =>
  (stage) =>
    stageFront(stage, { damage });

/** Damage to the glass is named `screen-…`, what the display shows wrong `display-…`. */
const GLASS: readonly ScreenDamage[] = ['light-scratches', 'heavy-scratches', 'hairline', 'shattered'];

const SCENES: Readonly<Record<string, Scene>> = {
  'switch-on': (stage) => stageFront(stage) + bolt,
  touch: (stage) => stageFront(stage) + finger,
  'original-screen': sheets,
  'screen-flawless': (stage) => stageFront(stage) + glints(stage),
  'display-clean': (stage) => stageFront(stage, { above: rainbow(stage) }) + badge(stage),
  'body-flawless': (stage) => stageBack(stage) + glints(stage),
  'body-scratches': (stage) => stageBack(stage, strokesOn(scratches, 2.6)),
  'body-dents': dents,
  'body-cracked': crackedBack,
  'body-bent': bent,
  ...Object.fromEntries(
    SCREEN_DAMAGES.map((damage) => [`${GLASS.includes(damage) ? 'screen' : 'display'}-${damage}`, damaged(damage)]),
  ),
  ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, partScene(part)])),
};

/** A test picture's bars along the lower edge: all colours are right. */
function rainbow(stage: Stage): string {
  const { x, y, width, height } = screenOf(stage);
  return ['#f2a33a', '#e9695a', '#8f6fc0', '#4b8fd6', '#3fb68f', '#f6e27a']
    .map((fill, index) => rect(x + (index * width) / 6, y + height - 26, width / 6 + 0.3, 26, 0, { fill }))
    .join('');
}

/** Every name that `drawCondition` draws as itself. */
export const CONDITION_NAMES: readonly string[] = [...Object.keys(SCENES), ...ITEM_NAMES];

/** The picture of an answer, drawn on a phone or on a tablet; `null` for a name that is none. */
export function drawCondition(name: string, category: Category): string | null {
  const kind: StageKind = category;
  const id = idPrefix(`condition ${name} ${category}`);
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
  const drawing = scene ? stageDefs(id) + scene(stageFor(id, kind)) : drawItem(name, kind);
  if (drawing === null) return null;
  return picture(TILE, TILE, name.replaceAll('-', ' '), tileGround(), drawing);
}
