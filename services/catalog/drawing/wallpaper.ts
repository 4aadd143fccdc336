import { colourfulness, darken, lightness, mix, palette } from './colour.js';
import { circle, linear, path, rect, short } from './svg.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A low sun over hills, tinted by the device's colour. `id` names its gradient. */
export function wallpaperGradient(id: string, hex: string): string {
  const tint = tintOf(hex);
  return linear(id, [
    [0, darken(mix(tint, palette.evergreen, 0.45), 0.3)],
    [0.42, mix(tint, palette.evergreen, 0.2)],
    [0.7, mix(tint, palette.honey, 0.72)],
  ]);
}

/** A grey or very light device gets the shop's evergreen. */
function tintOf(hex: string): string {
  const grey = colourfulness(hex) < 0.1;
  const tint = grey ? '#3d8a78' : hex;
  return lightness(tint) > 0.7 ? mix(tint, palette.evergreen, 0.45) : tint;
}

/** The wallpaper over a box; the caller clips it to the screen. */
export function wallpaper(gradientId: string, hex: string, { x, y, width, height }: Box): string {
  const tint = tintOf(hex);
  const at = (across: number, down: number) => `${short(x + across * width)} ${short(y + down * height)}`;
  const far = mix(mix(tint, palette.evergreen, 0.5), palette.honey, 0.25);
  const hill = (from: number, c1: readonly [number, number], c2: readonly [number, number], to: number) =>
    `M${at(0, from)}C${at(...c1)} ${at(...c2)} ${at(1, to)}V${short(y + height)}H${short(x)}Z`;
  return [
    rect(x, y, width, height, 0, { fill: `url(#${gradientId})` }),
    circle(x + width * 0.68, y + height * 0.56, Math.min(width, height) * 0.17, {
      fill: palette.marigold,
      opacity: 0.95,
    }),
    path(hill(0.62, [0.25, 0.5], [0.5, 0.74], 0.6), { fill: far }),
    path(hill(0.7, [0.35, 0.84], [0.6, 0.6], 0.74), { fill: mix(far, palette.deep, 0.45) }),
    path(hill(0.88, [0.3, 0.74], [0.7, 0.96], 0.82), { fill: mix(far, palette.deep, 0.82) }),
  ].join('');
}
