import { palette } from './colour.js';
import { lettered } from './letters.js';
import { circle, group, path, rect } from './svg.js';

const full = (fill: string) => ({ fill, stroke: 'none' });
const rust = { stroke: palette.rust } as const;
const crossed = path('M-19 19L19 -19', { stroke: palette.rust, 'stroke-width': 4.5 });

const waves = (x: number) => path(`M${x} -6A9 9 0 0 1 ${x} 6M${x + 6} -12A17 17 0 0 1 ${x + 6} 12`);
const cameraBody =
  path('M-22 -10H-11L-7 -17H7L11 -10H22V15H-22Z', { fill: palette.mint }) +
  circle(0, 2, 9, { fill: palette.paper }) +
  circle(0, 2, 3.4, full(palette.ink));
const cell = (share: number, fill: string) =>
  rect(-22, -11, 40, 22, 4, { fill: palette.paper }) +
  path('M22.5 -4V4') +
  rect(-18, -7, 32 * share, 14, 1.5, full(fill));

/** What stands in the magnifier: 48 units across, centred on the origin. */
export const glyphs = {
  check: path('M-17 1L-5 14L18 -13', { stroke: palette.evergreen, 'stroke-width': 7 }),
  camera: cameraBody,
  cameraFront:
    circle(0, 0, 21, { fill: palette.mint }) +
    circle(0, -4, 6.5, { fill: palette.paper }) +
    path('M-12 14C-10 5 10 5 12 14'),
  cameraBack:
    circle(0, 0, 21, { fill: palette.mint }) +
    circle(0, 0, 12, { fill: palette.ink }) +
    circle(-4, -4, 3, full('#fff')),
  cameraGlass:
    circle(0, 0, 21, { fill: palette.ink }) +
    path('M-4 -4L-16 -13M-4 -4L8 -19M-4 -4L19 2M-4 -4L4 18M-4 -4L-17 8M-10 -8L-2 -12L4 -5L1 3L-8 2Z', {
      stroke: '#fff',
      'stroke-width': 2.2,
    }),
  sound: path('M-20 -6H-12L-2 -15V15L-12 6H-20Z', { fill: palette.mint }) + waves(5),
  speaker:
    rect(-22, -9, 44, 18, 9, { fill: palette.mint }) +
    [-12, -4, 4, 12].map((x) => circle(x, 0, 2.6, full(palette.ink))).join('') +
    path('M-12 17H12', rust),
  earpiece: path('M8 16C3 22 -6 18 -5 10C-4 4 -13 2 -13 -7A13 13 0 0 1 13 -7C13 1 7 3 6 8M-6 -7A6 6 0 0 1 6 -7', {
    fill: palette.mint,
  }),
  microphone: rect(-7, -21, 14, 26, 7, { fill: palette.mint }) + path('M-14 -3A14 14 0 0 0 14 -3M0 11V20M-8 20H8'),
  battery: cell(0.55, palette.evergreen),
  batteryWeak:
    group({ transform: 'translate(0 -6)' }, cell(0.3, palette.rust)) +
    group(
      { transform: 'translate(-12 12)scale(.5)' },
      lettered('80%', { colour: palette.rust, weight: 6, tracking: 5 }),
    ),
  batterySwollen:
    path('M-20 -8C-12 -22 8 -22 16 -8V8C8 22 -12 22 -20 8Z', { fill: palette.honey }) +
    path('M21.5 -4V4') +
    path('M-2 -9V1', { stroke: palette.rust, 'stroke-width': 5 }) +
    circle(-2, 9, 2.8, full(palette.rust)),
  buttons: rect(-14, -21, 14, 42, 4, { fill: palette.mint }) + path('M6 -15V-3M6 6V15', { 'stroke-width': 6 }),
  power: path('M0 -20V-2M-11 -14A18 18 0 1 0 11 -14', { 'stroke-width': 5 }),
  volume: path('M-20 0H-4M-12 -8V8M5 0H20', { 'stroke-width': 6 }),
  port: rect(-21, -8, 42, 16, 8, { fill: palette.mint }) + path('M-9 0H9', { 'stroke-width': 5 }),
  unlock: path('M-13 14C-17 4 -16 -18 0 -18S17 -2 13 14M-6 18C-9 8 -9 -9 0 -9S9 2 7 18M0 0V19', {
    'stroke-width': 3.4,
  }),
  wireless: path('M-21 -7A30 30 0 0 1 21 -7M-13 3A19 19 0 0 1 13 3') + circle(0, 13, 4, full(palette.ink)),
  wirelessLost:
    path('M-21 -7A30 30 0 0 1 21 -7M-13 3A19 19 0 0 1 13 3') + circle(0, 13, 4, full(palette.ink)) + crossed,
  vibration:
    rect(-8, -18, 16, 36, 4, { fill: palette.mint }) +
    path('M-15 -9L-19 -4L-15 1L-19 6M15 -9L19 -4L15 1L19 6', { 'stroke-width': 3.4 }),
  handset:
    path('M-19 -12C-19 8 -8 19 12 19L18 11L8 3L2 8C-3 6 -6 3 -8 -2L-3 -8L-11 -18Z', { fill: palette.mint }) +
    path('M6 -16A12 12 0 0 1 17 -5M5 -8A5 5 0 0 1 9 -4'),
  shield:
    path('M0 -21L17 -15V0C17 11 9 18 0 21C-9 18 -17 11 -17 0V-15Z', { fill: palette.mint }) +
    path('M-8 0L-2 7L9 -7', { stroke: palette.evergreen, 'stroke-width': 5 }),
  padlock: rect(-16, -3, 32, 24, 5, { fill: palette.honey }) + path('M-10 -3V-9A10 10 0 0 1 10 -9V-7M0 7V11'),
} as const;

export type Glyph = keyof typeof glyphs;
