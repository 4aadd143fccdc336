import { type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { cameraIsland } from './camera-island.js';
import { darken, lighten } from './colour.js';
import { sideButtons } from './device-buttons.js';
import { rimOf } from './device-front.js';
import { metal, type Paint } from './device-paint.js';
import { group, path, rect, short, tag } from './svg.js';
import { wallpaper } from './wallpaper.js';

/** The back of a device at its own size in millimetres. Folding phones show cover screen and hinge. */
export function deviceBack(look: DeviceLook, paint: Paint): string {
  const { width, height, corner, fold } = look;
  const body = sideButtons(look, paint, 'back') + rect(0, 0, width, height, corner, { fill: paint.url('f') });
  if (fold === 'book') return body + bookBack(look, paint);
  if (fold === 'flip') return body + flipBack(look, paint);
  return body + panel(look, paint, 0, 0, width, height) + cameraIsland(look.camera, width, paint);
}

/** The coloured back with its slanting sheen. */
function panel(look: DeviceLook, paint: Paint, x: number, y: number, width: number, height: number): string {
  const rim = rimOf(look) * 0.75;
  const inner = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
  const radius = Math.max(1, look.corner - rim);
  const sheen = `M${short(inner.x)} ${short(y + height * 0.72)}L${short(x + width - rim)} ${short(y + height * 0.28)}V${short(y + height * 0.62)}L${short(x + width * 0.3)} ${short(y + height - rim)}H${short(inner.x + radius)}Q${short(inner.x)} ${short(y + height - rim)} ${short(inner.x)} ${short(y + height - rim - radius)}Z`;
  return (
    rect(inner.x, inner.y, inner.width, inner.height, radius, { fill: paint.url('b') }) +
    path(sheen, { fill: paint.url('s') }) +
    rect(inner.x + 0.3, inner.y + 0.3, inner.width - 0.6, inner.height - 0.6, radius - 0.3, {
      fill: 'none',
      stroke: lighten(paint.hex, 0.45),
      'stroke-width': 0.45,
      opacity: 0.6,
    })
  );
}

/** Opened and seen from behind: the cameras on the left half, the cover screen on the right. */
function bookBack(look: DeviceLook, paint: Paint): string {
  const { width, height, corner } = look;
  const half = width / 2 - 1.4;
  const cover = { x: width / 2 + 1.4 + 3.2, y: 3.6, width: half - 6.4, height: height - 7.2 };
  const clip = `${paint.id}k`;
  return (
    panel(look, paint, 0, 0, half, height) +
    rect(half, 0.6, 2.8, height - 1.2, 0.6, { fill: darken(metal(paint.hex), 0.35) }) +
    rect(width / 2 + 1.4, 1, half - 1, height - 2, corner - 1, { fill: '#0a0c0d' }) +
    tag('clipPath', { id: clip }, rect(cover.x, cover.y, cover.width, cover.height, Math.max(1.5, corner - 3))) +
    group({ 'clip-path': `url(#${clip})` }, wallpaper(`${paint.id}w`, paint.hex, cover)) +
    cameraIsland(look.camera, half, paint)
  );
}

/** Opened and seen from behind: cover screen and cameras above the hinge. */
function flipBack(look: DeviceLook, paint: Paint): string {
  const { width, height, corner } = look;
  const half = height / 2;
  return (
    panel(look, paint, 0, half - corner, width, half + corner) +
    rect(1.1, 1.1, width - 2.2, half - 2, corner - 1, { fill: '#0c0f11' }) +
    rect(0, half - 2.6, width, 5.2, 0.8, { fill: darken(metal(paint.hex), 0.3) }) +
    rect(0, half - 0.3, width, 0.6, 0, { fill: '#000', opacity: 0.35 }) +
    rect(3.4, 3.4, width - 6.8, half - 8.6, corner - 3, { fill: paint.url('w'), opacity: 0.55 }) +
    cameraIsland(look.camera, width, paint)
  );
}
