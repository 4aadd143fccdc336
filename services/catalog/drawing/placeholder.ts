import { palette } from './colour.js';
import { circle, picture, rect } from './svg.js';

/** A device in dashed outline: what stands where no picture is known. */
export function drawPlaceholder(): string {
  const outline = { fill: 'none', stroke: palette.muted, 'stroke-width': 3, 'stroke-dasharray': '7 6' } as const;
  return picture(
    200,
    200,
    'No picture',
    rect(62, 26, 76, 148, 14, { fill: palette.card }),
    rect(62, 26, 76, 148, 14, outline),
    circle(100, 100, 15, { fill: palette.marigold, opacity: 0.9 }),
    rect(88, 160, 24, 4, 2, { fill: palette.muted, opacity: 0.6 }),
  );
}
