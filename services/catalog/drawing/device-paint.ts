import { colourfulness, darken, lighten, lightness, mix } from './colour.js';
import { circle, ellipse, group, linear, path, radial, tag } from './svg.js';
import { wallpaperGradient } from './wallpaper.js';

/** The paints of one device under the picture's id prefix. */
export interface Paint {
  readonly id: string;
  readonly hex: string;
  readonly url: (name: string) => string;
}

export const paintOf = (id: string, hex: string): Paint => ({ id, hex, url: (name) => `url(#${id}${name})` });

/** Metal of the frame: the back's colour, greyed. */
export const metal = (hex: string) => mix(hex, lightness(hex) > 0.55 ? '#b9bcbc' : '#70757a', 0.45);

/** Glass or metal of a camera island: a shade off the back, so that it reads on any colour. */
export const islandTone = (hex: string) => (lightness(hex) > 0.3 ? darken(hex, 0.08) : lighten(hex, 0.07));

/** Light falls from the upper left on every device; these are its gradients and the lens that every camera uses. */
export function paintDefs({ id, hex }: Paint, needs: { readonly screen: boolean; readonly back: boolean }): string {
  const frame = metal(hex);
  const defs = [
    linear(
      `${id}f`,
      [
        [0, darken(frame, 0.3)],
        [0.02, lighten(frame, 0.5)],
        [0.07, frame],
        [0.93, darken(frame, 0.12)],
        [0.98, lighten(frame, 0.28)],
        [1, darken(frame, 0.42)],
      ],
      [0, 0, 1, 0],
    ),
  ];
  if (needs.screen)
    defs.push(
      wallpaperGradient(`${id}w`, hex),
      linear(
        `${id}g`,
        [
          [0, '#fff', 0.3],
          [0.45, '#fff', 0.06],
          [0.46, '#fff', 0],
        ],
        [0, 0, 0.8, 0.6],
      ),
    );
  if (needs.back) {
    const depth = colourfulness(hex) > 0.25 ? 0.16 : 0.12;
    const tone = islandTone(hex);
    defs.push(
      linear(
        `${id}b`,
        [
          [0, lighten(hex, depth * 1.3)],
          [0.4, hex],
          [1, darken(hex, depth)],
        ],
        [0, 0, 0.7, 1],
      ),
      linear(
        `${id}s`,
        [
          [0, '#fff', 0],
          [0.5, '#fff', lightness(hex) > 0.7 ? 0.42 : 0.1],
          [1, '#fff', 0],
        ],
        [0, 0, 1, 0.35],
      ),
      linear(
        `${id}i`,
        [
          [0, lighten(tone, 0.14)],
          [1, darken(tone, 0.1)],
        ],
        [0, 0, 0.6, 1],
      ),
      lensDefs(id, frame),
    );
  }
  return tag('defs', {}, ...defs);
}

function lensDefs(id: string, frame: string): string {
  return [
    linear(
      `${id}r`,
      [
        [0, lighten(frame, 0.55)],
        [0.5, darken(frame, 0.12)],
        [1, darken(frame, 0.5)],
      ],
      [0, 0, 1, 1],
    ),
    radial(
      `${id}o`,
      [
        [0, '#3f7fa0'],
        [0.35, '#16344a'],
        [1, '#05080b'],
      ],
      { cx: 0.42, cy: 0.4 },
    ),
    group(
      { id: `${id}l` },
      circle(0, 0, 10, { fill: `url(#${id}r)` }),
      circle(0, 0, 8.7, { fill: '#07090b' }),
      circle(0, 0, 6.7, { fill: '#151b20' }),
      circle(0, 0, 4.9, { fill: `url(#${id}o)` }),
      ellipse(-2, -2.5, 1.5, 1, { fill: '#fff', opacity: 0.75, transform: 'rotate(-40 -2 -2.5)' }),
      path('M5.4 3.2A6.2 6.2 0 0 1 2.6 5.7', { fill: 'none', stroke: '#9fd0c2', 'stroke-width': 0.8, opacity: 0.5 }),
    ),
  ].join('');
}
