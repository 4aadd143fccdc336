import { mix, palette } from './colour.js';
import { type ScreenDamage, screenDamage } from './screen-damage.js';
import { circle, group, linear, path, rect, short, tag } from './svg.js';
import { type Box, wallpaper, wallpaperGradient } from './wallpaper.js';

export type StageKind = 'mobile' | 'tablet';

/** Side of a condition's tile. */
export const TILE = 160;

/** The device in the middle of a tile. */
export interface Stage {
  readonly id: string;
  readonly kind: StageKind;
  readonly body: Box;
  readonly corner: number;
}

export function stageFor(id: string, kind: StageKind): Stage {
  return kind === 'mobile'
    ? { id, kind, body: { x: 46, y: 11, width: 68, height: 138 }, corner: 13 }
    : { id, kind, body: { x: 30, y: 13, width: 100, height: 134 }, corner: 9 };
}

/** Warm paper under every condition, so that ink reads in the light and in the dark theme. */
export const tileGround = () => rect(0, 0, TILE, TILE, 18, { fill: palette.card });

export const stageDefs = (id: string) =>
  tag(
    'defs',
    {},
    wallpaperGradient(`${id}w`, '#2f8a75'),
    linear(
      `${id}b`,
      [
        [0, mix(palette.evergreen, '#ffffff', 0.3)],
        [1, palette.evergreen],
      ],
      [0, 0, 0.7, 1],
    ),
  );

const shadow = ({ body: { x, y, width, height }, corner }: Stage) =>
  rect(x + 3, y + 5, width, height, corner, { fill: palette.ink, opacity: 0.13 });

/** The box of the stage's screen. */
export function screenOf({ body, kind }: Stage): Box {
  const rim = kind === 'mobile' ? 4 : 8;
  return { x: body.x + rim, y: body.y + rim, width: body.width - 2 * rim, height: body.height - 2 * rim };
}

/** The front, lit or dark, with its damage. `above` lies over the screen and is clipped to it. */
export function stageFront(
  stage: Stage,
  { lit = true, damage, above = '' }: { lit?: boolean; damage?: ScreenDamage; above?: string } = {},
): string {
  const { id, body, corner, kind } = stage;
  const screen = screenOf(stage);
  return [
    shadow(stage),
    rect(body.x, body.y, body.width, body.height, corner, { fill: palette.ink }),
    rect(body.x + 1, body.y + 1, body.width - 2, body.height - 2, corner - 1, {
      fill: 'none',
      stroke: '#8fa39a',
      'stroke-width': 1,
      opacity: 0.7,
    }),
    tag('clipPath', { id: `${id}c` }, rect(screen.x, screen.y, screen.width, screen.height, kind === 'mobile' ? 9 : 3)),
    group(
      { 'clip-path': `url(#${id}c)` },
      lit
        ? wallpaper(`${id}w`, '#2f8a75', screen)
        : rect(screen.x, screen.y, screen.width, screen.height, 0, { fill: '#1d2b25' }),
      damage ? screenDamage(damage, screen) : '',
      above,
      path(
        `M${short(screen.x)} ${short(screen.y)}H${short(screen.x + screen.width * 0.62)}L${short(screen.x)} ${short(screen.y + screen.height * 0.6)}Z`,
        { fill: '#fff', opacity: 0.09 },
      ),
    ),
    kind === 'mobile'
      ? rect(TILE / 2 - 8, screen.y + 4, 16, 4.6, 2.3, { fill: palette.ink })
      : circle(TILE / 2, body.y + 4, 1.6, { fill: '#4d6058' }),
  ].join('');
}

/** The back with its cameras; `above` lies over it, clipped to the body. */
export function stageBack(stage: Stage, above = ''): string {
  const { id, body, corner, kind } = stage;
  const lens = (x: number, y: number, r: number) =>
    circle(x, y, r, { fill: '#0b0f0d', stroke: '#a9bdb4', 'stroke-width': 1.2 }) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.26, { fill: '#fff', opacity: 0.8 });
  const cameras =
    kind === 'mobile'
      ? rect(body.x + 6, body.y + 6, 30, 30, 9, { fill: palette.deep, opacity: 0.75 }) +
        lens(body.x + 14.5, body.y + 14.5, 6) +
        lens(body.x + 27.5, body.y + 27.5, 6) +
        circle(body.x + 28, body.y + 13.5, 2, { fill: palette.honey })
      : lens(body.x + 13, body.y + 13, 5.5);
  return [
    shadow(stage),
    rect(body.x, body.y, body.width, body.height, corner, {
      fill: `url(#${id}b)`,
      stroke: palette.deep,
      'stroke-width': 1.6,
    }),
    tag('clipPath', { id: `${id}c` }, rect(body.x, body.y, body.width, body.height, corner)),
    group(
      { 'clip-path': `url(#${id}c)` },
      path(
        `M${body.x} ${body.y + body.height * 0.75}L${body.x + body.width} ${body.y + body.height * 0.35}V${body.y + body.height * 0.6}L${body.x} ${body.y + body.height}Z`,
        {
          fill: '#fff',
          opacity: 0.1,
        },
      ),
      cameras,
      above,
    ),
  ].join('');
}

/** A round lens that shows a part large; the thread leads to where it sits on the device. */
export function magnifier(from: readonly [number, number], glyph: string, tone: 'fault' | 'fine' = 'fault'): string {
  const ring = tone === 'fault' ? palette.marigold : palette.evergreen;
  const [cx, cy, r] = [110, 106, 38];
  return [
    path(`M${short(from[0])} ${short(from[1])}L${cx} ${cy}`, {
      stroke: ring,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    circle(from[0], from[1], 6, { fill: ring, stroke: palette.paper, 'stroke-width': 2 }),
    circle(cx + 1.5, cy + 3, r, { fill: palette.ink, opacity: 0.18 }),
    circle(cx, cy, r, { fill: palette.paper, stroke: ring, 'stroke-width': 6 }),
    group({ transform: `translate(${cx} ${cy})`, ...PEN }, glyph),
  ].join('');
}

/** The ink pen of glyphs and items. */
export const PEN = {
  fill: 'none',
  stroke: palette.ink,
  'stroke-width': 4,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
