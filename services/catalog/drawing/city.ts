import { palette } from './colour.js';
import { circle, group, idPrefix, linear, path, picture, rect, tag } from './svg.js';

const INK = {
  fill: 'none',
  stroke: palette.ink,
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const repeat = (from: number, step: number, times: number, part: (x: number, index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(from + step * index, index)).join('');

/** One small landmark a city, in ink on paper: 160 by 120, the ground at 96. */
const LANDMARKS: Readonly<Record<string, () => string>> = {
  bangalore: () =>
    path('M30 96V66H130V96M38 66V58H122V66M58 58V48H102V58', { fill: palette.paper }) +
    path('M62 48C62 34 70 28 80 27C90 28 98 34 98 48Z', { fill: palette.marigold }) +
    path('M80 27V20M24 96H136M26 92H134M50 82H110M50 66V96M110 66V96') +
    repeat(56, 9.6, 6, (x) => path(`M${x} 66V92`)) +
    repeat(32, 9, 2, (x) => path(`M${x + 2} 76V86`)) +
    repeat(116, 9, 2, (x) => path(`M${x} 76V86`)) +
    circle(80, 17, 2.6, { fill: palette.ink, stroke: 'none' }) +
    path('M40 58C40 52 44 50 46 49C48 50 52 52 52 58ZM108 58C108 52 112 50 114 49C116 50 120 52 120 58Z', {
      fill: palette.honey,
    }),
  mysore: () =>
    path('M22 96V68H138V96', { fill: palette.paper }) +
    path('M68 68V44H92V68', { fill: palette.paper }) +
    path('M66 44C66 34 72 30 80 24C88 30 94 34 94 44Z', { fill: palette.marigold }) +
    path('M80 24V16') +
    repeat(32, 28, 2, (x) =>
      path(
        `M${x - 8} 68V58H${x + 8}V68M${x - 8} 58C${x - 8} 51 ${x - 4} 49 ${x} 45C${x + 4} 49 ${x + 8} 51 ${x + 8} 58Z`,
        { fill: palette.honey },
      ),
    ) +
    repeat(100, 28, 2, (x) =>
      path(
        `M${x - 8} 68V58H${x + 8}V68M${x - 8} 58C${x - 8} 51 ${x - 4} 49 ${x} 45C${x + 4} 49 ${x + 8} 51 ${x + 8} 58Z`,
        { fill: palette.honey },
      ),
    ) +
    repeat(28, 15.2, 7, (x) => path(`M${x} 96V84C${x} 79 ${x + 6} 77 ${x + 6} 77S${x + 12} 79 ${x + 12} 84V96`)) +
    path('M16 96H144M74 68V60C74 55 80 53 80 53S86 55 86 60V68'),
  coimbatore: () =>
    path('M12 96C30 70 44 60 56 66C70 46 84 44 98 62C114 54 132 76 148 96Z', { fill: palette.mint }) +
    windmill(52, 50, 20) +
    windmill(104, 38, 26) +
    path('M10 96H150M30 96V90M126 96V91M34 96V92') +
    circle(78, 30, 9, { fill: palette.marigold, stroke: 'none' }),
  hubli: () =>
    path('M20 88V50C20 42 26 38 34 38H116C130 38 138 52 142 66C144 74 142 84 136 88Z', { fill: palette.paper }) +
    path('M20 66H141', { stroke: palette.marigold, 'stroke-width': 6, 'stroke-linecap': 'butt' }) +
    path(
      'M20 88V50C20 42 26 38 34 38H116C130 38 138 52 142 66C144 74 142 84 136 88ZM112 46H118C124 46 129 52 132 58H112Z',
    ) +
    repeat(30, 21, 4, (x) => rect(x, 46, 14, 12, 2, { fill: palette.mint })) +
    repeat(40, 28, 4, (x) => circle(x, 90, 5, { fill: palette.paper })) +
    path('M8 96H152M34 38L40 28H60L66 38M30 28H72') +
    path('M14 101H18M34 101H38M54 101H58M74 101H78M94 101H98M114 101H118M134 101H138'),
  shivamogga: () =>
    path('M10 96V44C22 36 36 44 48 38L54 96Z', { fill: palette.mint }) +
    path('M150 96V40C138 34 122 42 112 36L104 96Z', { fill: palette.mint }) +
    path('M48 38H112L104 96H54Z', { fill: palette.paper }) +
    path('M58 40C60 58 57 76 60 92M70 40C72 60 68 78 72 90M82 40C80 58 84 74 82 92M93 40C96 60 92 76 95 92', {
      stroke: palette.evergreen,
    }) +
    path('M44 96C52 90 60 100 68 95S86 90 94 96S110 92 116 96') +
    path('M10 96H150') +
    path('M22 44V30M22 30L14 36M22 30L30 36M22 24L16 30M22 24L28 30M22 22V30M136 38V26M136 26L129 32M136 26L143 32') +
    circle(80, 22, 8, { fill: palette.marigold, stroke: 'none' }),
  tirupati: () =>
    path('M8 96C24 62 44 60 58 74L100 74C116 54 136 66 152 96Z', { fill: palette.mint, stroke: 'none' }) +
    path('M50 96L60 36H100L110 96Z', { fill: palette.paper }) +
    path('M60 36C60 28 66 26 80 26S100 28 100 36Z', { fill: palette.marigold }) +
    path('M58 48H102M56 60H104M54 72H106M52 84H108M72 96V86C72 82 80 80 80 80S88 82 88 86V96') +
    repeat(68, 8, 4, (x) => path(`M${x} 26V20`)) +
    repeat(66, 9.3, 4, (x) => path(`M${x} 44V40M${x} 56V52M${x} 68V64`)) +
    path('M10 96H150'),
};

const windmill = (x: number, y: number, r: number) =>
  path(`M${x - 1.5} 94L${x} ${y}L${x + 1.5} 94`, { fill: palette.paper }) +
  [0, 120, 240]
    .map((turn) =>
      path(`M${x} ${y}L${x - r * 0.16} ${y - r * 0.36}L${x} ${y - r}L${x + r * 0.1} ${y - r * 0.3}Z`, {
        transform: `rotate(${turn + 18} ${x} ${y})`,
        fill: palette.honey,
      }),
    )
    .join('') +
  circle(x, y, 2.2, { fill: palette.ink, stroke: 'none' });

/** Whether there is a tile for a city. */
export const isDrawnCity = (slug: string) => Object.hasOwn(LANDMARKS, slug);

/** A city's tile: its landmark in ink on warm paper; a plain skyline where there is none. */
export function drawCity(slug: string): string {
  const id = idPrefix(`city ${slug}`);
  const landmark = Object.hasOwn(LANDMARKS, slug) ? LANDMARKS[slug] : undefined;
  const skyline = 'M20 96V70H44V96M44 96V54H70V96M70 96V62H92V96M92 96V46H116V96M116 96V74H140V96M12 96H148';
  return picture(
    160,
    120,
    `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
    tag(
      'defs',
      {},
      linear(`${id}s`, [
        [0, palette.honey],
        [0.75, palette.card],
      ]),
    ),
    rect(0, 0, 160, 120, 14, { fill: `url(#${id}s)` }),
    path('M0 96H160V106A14 14 0 0 1 146 120H14A14 14 0 0 1 0 106Z', { fill: palette.evergreen, opacity: 0.16 }),
    group(INK, landmark ? landmark() : path(skyline)),
  );
}
