import { palette } from './colour.js';
import { circle, group, path, rect, short } from './svg.js';
import { type Box } from './wallpaper.js';

/** What can be wrong with a screen, as far as a picture can show it. */
export const SCREEN_DAMAGES = [
  'light-scratches',
  'heavy-scratches',
  'hairline',
  'shattered',
  'spots',
  'pixels',
  'spots-several',
  'patch',
  'lines',
  'line',
  'lines-several',
  'tint',
  'yellow',
  'burn-in',
] as const;
export type ScreenDamage = (typeof SCREEN_DAMAGES)[number];

/** Strokes as runs of points in hundredths of the box: `x,y x,y; x,y …`. */
function strokes(runs: string, { x, y, width, height }: Box): string {
  return runs
    .split('; ')
    .map((run) =>
      run
        .split(' ')
        .map((pair, index) => {
          const [across = 0, down = 0] = pair.split(',').map(Number);
          return `${index === 0 ? 'M' : 'L'}${short(x + (across / 100) * width)} ${short(y + (down / 100) * height)}`;
        })
        .join(''),
    )
    .join('');
}

const SCRATCHES_LIGHT = '22,22 40,34; 30,20 42,28; 58,58 78,70; 62,55 74,62; 24,74 34,80';
const SCRATCHES_HEAVY =
  '12,14 58,46; 18,12 44,30; 50,22 92,48; 8,52 66,88; 16,50 46,68; 56,60 94,84; 70,16 88,28; 30,84 52,95';
const HAIRLINE = '0,24 16,30 30,28 46,41 60,44 74,58 100,66; 46,41 50,52 58,58';
const SHATTER_RAYS =
  '64,30 52,14 40,0; 64,30 76,16 82,0; 64,30 84,30 100,24; 64,30 80,46 100,58; 64,30 72,58 66,80 74,100; 64,30 54,56 40,74 36,100; 64,30 42,44 22,52 0,70; 64,30 40,30 20,22 0,28';
const SHATTER_WEBS =
  '57,21 71,22 75,30 71,38 66,43 58,42 52,36 52,30 57,21; 48,10 78,12 88,30 84,50 70,62 50,62 32,48 30,27 48,10; 82,0 100,24; 100,58 66,80 40,74 22,52 20,22 40,0';

/** The damage over a screen's box, in strokes that suit a screen of that size. */
export function screenDamage(damage: ScreenDamage, box: Box): string {
  const { x, y, width, height } = box;
  const unit = Math.min(width, height) / 62;
  const at = (across: number, down: number) => [x + across * width, y + down * height] as const;
  const lines = (runs: string, weight: number, opacity = 1, stroke = '#fff') =>
    path(strokes(runs, box), {
      fill: 'none',
      stroke,
      'stroke-width': weight * unit,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity,
    });
  const column = (across: number, weight: number, fill: string, opacity = 1) =>
    rect(x + across * width, y, weight * unit, height, 0, { fill, opacity });
  const spot = (across: number, down: number, r: number) =>
    circle(...at(across, down), r * unit * 1.5, { fill: '#fff', opacity: 0.75 }) +
    circle(...at(across, down), r * unit, { fill: '#050708' });
  switch (damage) {
    case 'light-scratches':
      return lines(SCRATCHES_LIGHT, 1.1, 0.85);
    case 'heavy-scratches':
      return lines(SCRATCHES_HEAVY, 2, 0.9) + lines(SCRATCHES_LIGHT, 1.1, 0.8);
    case 'hairline':
      return lines(HAIRLINE, 3, 0.55, '#06100c') + lines(HAIRLINE, 1.7);
    case 'shattered':
      return group(
        {},
        lines(SHATTER_RAYS, 3, 0.5, '#06100c'),
        lines(SHATTER_RAYS, 1.8),
        lines(SHATTER_WEBS, 1.3, 0.95),
        path(`${strokes('64,30 57,21 71,22 75,30 71,38 66,43 58,42 52,36', box)}Z`, { fill: '#fff', opacity: 0.55 }),
      );
    case 'pixels':
      return spot(0.32, 0.34, 2.8) + spot(0.64, 0.46, 2.8);
    case 'spots':
    case 'spots-several':
      return (
        spot(0.28, 0.26, 3) +
        spot(0.66, 0.36, 4.6) +
        spot(0.4, 0.56, 3.8) +
        spot(0.72, 0.7, 2.8) +
        spot(0.26, 0.78, 2.6)
      );
    case 'patch': {
      const [px, py] = at(1, 0.2);
      return path(
        `M${short(px)} ${short(y)}H${short(x + width * 0.34)}C${short(x + width * 0.2)} ${short(py)} ${short(x + width * 0.5)} ${short(y + height * 0.26)} ${short(x + width * 0.46)} ${short(y + height * 0.4)}S${short(x + width * 0.8)} ${short(y + height * 0.6)} ${short(px)} ${short(y + height * 0.54)}Z`,
        { fill: '#07080c', stroke: '#6d5a8c', 'stroke-width': 2 * unit, opacity: 0.94 },
      );
    }
    case 'line':
      return column(0.6, 1.6, '#fff', 0.9);
    case 'lines':
    case 'lines-several':
      return (
        column(0.2, 1.6, '#fff', 0.95) +
        column(0.34, 3, palette.marigold) +
        column(0.42, 1.4, '#fff', 0.95) +
        column(0.62, 4.6, '#0a0c0d') +
        column(0.74, 1.8, '#8fe3c8') +
        column(0.8, 1.2, '#fff', 0.95)
      );
    case 'tint':
      return (
        rect(x, y, width * 0.5, height, 0, { fill: '#ef6f9a', opacity: 0.6 }) +
        rect(x + width * 0.5, y, width * 0.5, height, 0, { fill: '#ffd84d', opacity: 0.6 })
      );
    case 'yellow': {
      const edge = 9 * unit;
      return (
        rect(x, y, width, height, 0, { fill: '#ffd84d', opacity: 0.3 }) +
        rect(x + edge / 2, y + edge / 2, width - edge, height - edge, 0, {
          fill: 'none',
          stroke: '#ffcf3a',
          'stroke-width': edge,
          opacity: 0.75,
        })
      );
    }
    case 'burn-in': {
      const [left, top] = at(0.16, 0.14);
      const ghost = { fill: '#fff', opacity: 0.32 };
      return (
        rect(left, top, width * 0.68, height * 0.09, 3 * unit, ghost) +
        [0.3, 0.44, 0.58]
          .map((down) => rect(left, y + down * height, width * 0.5, height * 0.05, 2 * unit, ghost))
          .join('') +
        [0.18, 0.4, 0.62]
          .map((across) => rect(x + across * width, y + height * 0.82, width * 0.18, width * 0.18, 4 * unit, ghost))
          .join('')
      );
    }
  }
}
