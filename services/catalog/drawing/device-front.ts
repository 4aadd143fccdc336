import { type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { darken } from './colour.js';
import { sideButtons } from './device-buttons.js';
import { metal, type Paint } from './device-paint.js';
import { type ScreenDamage, screenDamage } from './screen-damage.js';
import { circle, path, rect, short, tag } from './svg.js';
import { type Box, wallpaper } from './wallpaper.js';

/** Width of the metal that is seen around the glass, in millimetres. */
export const rimOf = (look: DeviceLook) => (look.frame === 'flat' ? 1.5 : 1);

/** The lit screen's box. A home button leaves a chin and a forehead: 16:9 on a phone, 4:3 on a tablet. */
export function screenBox({ width, height, bezel, cutout }: DeviceLook): Box {
  const across = width - 2 * bezel;
  if (cutout !== 'homeButton') return { x: bezel, y: bezel, width: across, height: height - 2 * bezel };
  const down = across * (width > 120 ? 4 / 3 : 16 / 9);
  return { x: bezel, y: (height - down) / 2, width: across, height: down };
}

/** How much of its length the lower half of a half-folded phone keeps to the eye. */
const FORESHORTENED = 0.66;

/** Height of the front as it is drawn: a `flip` is half folded, its lower half lying towards the viewer. */
export const frontHeight = ({ height, fold }: DeviceLook) =>
  fold === 'flip' ? (height / 2) * (1 + FORESHORTENED) : height;

/** The front of a device at its own size in millimetres. */
export function deviceFront(look: DeviceLook, paint: Paint, damage: ScreenDamage | null): string {
  const front = openFront(look, paint, damage);
  return look.fold === 'flip' ? halfFolded(look, paint, front) : front;
}

/** The same drawing twice: its upper half upright, its lower half foreshortened and caught by the light. */
function halfFolded({ width, height, corner }: DeviceLook, { id, hex }: Paint, front: string): string {
  const half = height / 2;
  const use = (clip: string) => tag('use', { href: `#${id}u`, 'clip-path': `url(#${id}${clip})` });
  return [
    tag(
      'defs',
      {},
      tag('g', { id: `${id}u` }, front),
      tag('clipPath', { id: `${id}t` }, rect(-2, -2, width + 4, half + 2, 0)),
      tag('clipPath', { id: `${id}d` }, rect(-2, half, width + 4, half + 2, 0)),
    ),
    use('t'),
    tag(
      'g',
      { transform: `translate(0 ${short(half)})scale(1 ${FORESHORTENED})translate(0 ${short(-half)})` },
      use('d'),
      path(
        `M0 ${short(half)}H${short(width)}V${short(height - corner)}q0 ${short(corner)} ${short(-corner)} ${short(corner)}H${short(corner)}q${short(-corner)} 0 ${short(-corner)} ${short(-corner)}Z`,
        { fill: '#fff', opacity: 0.14 },
      ),
    ),
    ...[-0.9, width - 0.9].map((x) => rect(x, half - 4, 1.8, 8, 0.7, { fill: darken(metal(hex), 0.45) })),
  ].join('');
}

function openFront(look: DeviceLook, paint: Paint, damage: ScreenDamage | null): string {
  const box = screenBox(look);
  const { width, height, corner } = look;
  const rim = rimOf(look);
  const radius = look.cutout === 'homeButton' ? 0.8 : Math.max(1, corner - look.bezel);
  const clip = `${paint.id}c`;
  return [
    sideButtons(look, paint, 'front'),
    rect(0, 0, width, height, corner, { fill: paint.url('f') }),
    rect(rim, rim, width - 2 * rim, height - 2 * rim, Math.max(1, corner - rim), { fill: '#0a0c0d' }),
    tag('clipPath', { id: clip }, rect(box.x, box.y, box.width, box.height, radius)),
    tag(
      'g',
      { 'clip-path': `url(#${clip})` },
      wallpaper(`${paint.id}w`, paint.hex, box),
      damage ? screenDamage(damage, box) : '',
      rect(box.x, box.y, box.width, box.height, 0, { fill: paint.url('g') }),
      crease(look, box),
    ),
    cutout(look, box),
  ].join('');
}

/** The soft valley of a folding screen. */
function crease({ fold, width, height }: DeviceLook, box: Box): string {
  if (!fold) return '';
  const [x, y, across, down] =
    fold === 'book' ? [width / 2 - 2, box.y, 2, box.height] : [box.x, height / 2 - 2, box.width, 2];
  const [dx, dy] = fold === 'book' ? [2, 0] : [0, 2];
  return (
    rect(x, y, across, down, 0, { fill: '#000', opacity: 0.22 }) +
    rect(x + dx, y + dy, across, down, 0, { fill: '#fff', opacity: 0.18 })
  );
}

const BLACK = '#050607';

function cutout(look: DeviceLook, box: Box): string {
  const middle = look.width / 2;
  const eye = (x: number, y: number, r: number) =>
    circle(x, y, r, { fill: BLACK }) + circle(x, y, r * 0.42, { fill: '#1c3a4c' });
  switch (look.cutout) {
    case 'none':
      return look.bezel >= 6 ? eye(middle, look.bezel / 2 + 0.6, 1.3) : '';
    case 'notch':
      return notch(middle, box) + eye(middle + box.width * 0.13, box.y + 2.3, 1.2);
    case 'island':
      return rect(middle - 10.2, box.y + 2.4, 20.4, 6, 3, { fill: BLACK }) + eye(middle + 7, box.y + 5.4, 1.6);
    case 'drop':
      return (
        path(`M${short(middle - 6.4)} ${short(box.y - 0.3)}c2.6 0 2.4 6 6.4 6s3.8-6 6.4-6z`, { fill: '#0a0c0d' }) +
        eye(middle, box.y + 2.4, 1.5)
      );
    case 'punchCentre':
      return eye(look.fold === 'book' ? look.width * 0.75 : middle, box.y + 4.4, 2);
    case 'punchLeft':
      return eye(box.x + 7, box.y + 6, 2.3);
    case 'pill':
      return (
        rect(box.x + 4.2, box.y + 3.6, 10.8, 4.8, 2.4, { fill: BLACK }) +
        eye(box.x + 6.8, box.y + 6, 1.6) +
        eye(box.x + 12.4, box.y + 6, 1.6)
      );
    case 'homeButton':
      return homeButton(look, box);
  }
}

function notch(middle: number, { y, width }: Box): string {
  const half = width * 0.23;
  return path(
    `M${short(middle - half - 1.8)} ${short(y - 0.3)}q1.8 0 1.8 1.8q0 3.4 3.4 3.4H${short(middle + half - 3.4)}q3.4 0 3.4-3.4q0-1.8 1.8-1.8z`,
    { fill: '#0a0c0d' },
  );
}

function homeButton({ width, height }: DeviceLook, box: Box): string {
  const chin = height - box.y - box.height;
  const middle = width / 2;
  return (
    circle(middle, height - chin / 2, Math.min(5.6, chin * 0.34), {
      fill: '#0e1113',
      stroke: '#565d61',
      'stroke-width': 0.7,
    }) +
    rect(middle - 5.5, box.y / 2 - 0.7, 11, 1.4, 0.7, { fill: '#2b3134' }) +
    circle(middle - 10, box.y / 2, 1.1, { fill: '#1c3a4c' })
  );
}
