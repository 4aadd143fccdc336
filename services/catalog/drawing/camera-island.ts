import { type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { darken } from './colour.js';
import { type Paint } from './device-paint.js';
import { circle, type Point, rect, short, tag } from './svg.js';

/** What the camera layouts place on a back of this width, in millimetres from its upper left corner. */
interface Arrangement {
  readonly plate: string;
  /** `[x, y, radius]` of each lens. */
  readonly lenses: readonly (readonly [number, number, number])[];
  readonly flash: Point;
  /** Small dark dots: a microphone, a depth sensor. */
  readonly dots?: readonly (readonly [number, number, number])[];
}

type Camera = DeviceLook['camera'];

/** The cameras of a back that is `width` wide. */
export function cameraIsland(camera: Camera, width: number, paint: Paint): string {
  const { plate, lenses, flash, dots = [] } = arrange(camera, width, paint);
  return [
    plate,
    ...dots.map(([x, y, r]) => circle(x, y, r, { fill: '#0b0d0f', opacity: 0.85 })),
    ...lenses.map(([x, y, r]) =>
      tag('use', { href: `#${paint.id}l`, transform: `translate(${short(x)} ${short(y)})scale(${short(r / 10)})` }),
    ),
    camera.flash ? flashAt(...flash) : '',
  ].join('');
}

const flashAt = (x: number, y: number) =>
  circle(x, y, 2.1, { fill: '#fff6df', stroke: '#c9b98f', 'stroke-width': 0.5 }) +
  circle(x, y, 0.9, { fill: '#f6d58a' });

function arrange(camera: Camera, width: number, paint: Paint): Arrangement {
  switch (camera.layout) {
    case 'single':
      return single(camera, width, paint);
    case 'vertical':
      return row(camera, width, paint, 'down');
    case 'horizontal':
      return row(camera, width, paint, 'across');
    case 'diagonal':
      return diagonal(paint);
    case 'triangle':
      return triangle(camera, width, paint);
    case 'square':
      return square(camera, width, paint);
    case 'ring':
      return ring(camera, width, paint);
    case 'bar':
      return bar(camera, width, paint);
    case 'separate':
      return separate(camera);
  }
}

/** A raised plate with a soft edge of shade and light. */
function plate(x: number, y: number, width: number, height: number, r: number, paint: Paint, fill = paint.url('i')) {
  return (
    rect(x + 0.5, y + 0.9, width, height, r, { fill: '#000', opacity: 0.16 }) +
    rect(x, y, width, height, r, { fill, stroke: darken(paint.hex, 0.28), 'stroke-width': 0.35 }) +
    rect(x + 0.5, y + 0.5, width - 1, height - 1, r - 0.5, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 0.4,
      opacity: 0.35,
    })
  );
}

function single({ place }: Camera, width: number, paint: Paint): Arrangement {
  if (place === 'fullWidth')
    return {
      plate: plate(2.4, 3, width - 4.8, 22, 11, paint),
      lenses: [[15, 14, 8.6]],
      flash: [width - 12, 14],
      dots: [[width - 19, 14, 0.8]],
    };
  if (place === 'topCentre')
    return {
      plate: plate(width / 2 - 11, 9, 22, 22, 11, paint),
      lenses: [[width / 2, 20, 8]],
      flash: [width / 2 + 17, 20],
    };
  return { plate: '', lenses: [[12, 12.5, 5.8]], flash: [24, 12.5], dots: [[19, 12.5, 0.7]] };
}

/** Lenses in one pill, downwards or across. */
function row({ lenses, place }: Camera, width: number, paint: Paint, way: 'down' | 'across'): Arrangement {
  const r = lenses === 4 ? 4.9 : lenses === 3 ? 5.8 : 6.6;
  const rim = 2.2;
  const step = 2 * r + 2.2;
  const long = step * (lenses - 1) + 2 * (r + rim);
  const wide = 2 * (r + rim);
  const [plateWidth, plateHeight] = way === 'down' ? [wide, long] : [long, wide];
  const left = place === 'topLeft' ? 5 : (width - plateWidth) / 2;
  const top = place === 'topLeft' ? 5.5 : 12;
  const centre = r + rim;
  const spot = (index: number): Point =>
    way === 'down' ? [left + centre, top + centre + step * index] : [left + centre + step * index, top + centre];
  return {
    plate: plate(left, top, plateWidth, plateHeight, wide / 2, paint),
    lenses: Array.from({ length: lenses }, (_, index) => [...spot(index), r] as const),
    flash:
      way === 'down' && place === 'topLeft'
        ? [left + wide + 4.6, top + long / 2]
        : way === 'down'
          ? [width / 2, top + long + 5]
          : [left + long + 5, top + centre],
  };
}

const diagonal = (paint: Paint): Arrangement => ({
  plate: plate(4, 4, 30, 30, 8.5, paint),
  lenses: [
    [12.6, 12.6, 6.7],
    [25.4, 25.4, 6.7],
  ],
  flash: [25.6, 11.6],
  dots: [[12.2, 26.2, 0.8]],
});

function triangle({ place }: Camera, width: number, paint: Paint): Arrangement {
  const whole = place === 'fullWidth';
  const right = whole ? width - 11 : 29.6;
  return {
    plate: whole ? plate(2.2, 2.6, width - 4.4, 40.5, 11.5, paint) : plate(3.6, 3.6, 36, 36, 10, paint),
    lenses: [
      [13.2, 13.4, 7.6],
      [13.2, 31.4, 7.6],
      [30, 22.3, 7.6],
    ],
    flash: [right, whole ? 12.5 : 9.4],
    dots: [[right, whole ? 32 : 35.2, 2.3]],
  };
}

function square({ lenses, place }: Camera, width: number, paint: Paint): Arrangement {
  const size = { 1: 23, 2: 28, 3: 32, 4: 34 }[lenses];
  const r = { 1: 6, 2: 5.9, 3: 6.6, 4: 6.4 }[lenses];
  const left = place === 'topCentre' ? (width - size) / 2 : 4.6;
  const top = place === 'topCentre' ? 8 : 5;
  const near = size * 0.285;
  const far = size - near;
  const middle = size / 2;
  const spots: readonly Point[] = {
    1: [[near + 1, near + 1]] as const,
    2: [
      [near, near],
      [near, far],
    ] as const,
    3: [
      [near, near],
      [near, far],
      [far, near],
    ] as const,
    4: [
      [near, near],
      [near, far],
      [far, near],
      [far, far],
    ] as const,
  }[lenses];
  const flash: Point = {
    1: [far, far] as const,
    2: [far, middle] as const,
    3: [far, far] as const,
    4: [middle, middle] as const,
  }[lenses];
  return {
    plate: plate(left, top, size, size, size * 0.27, paint),
    lenses: spots.map(([x, y]) => [left + x, top + y, r] as const),
    flash: [left + flash[0], top + flash[1]],
  };
}

/** A round island; its last place holds the flash where three lenses leave one free. */
function ring({ lenses, place }: Camera, width: number, paint: Paint): Arrangement {
  const radius = place === 'topCentre' ? Math.min(26, width * 0.34) : 21;
  const x = place === 'topCentre' ? width / 2 : 5.5 + radius;
  const y = (place === 'topCentre' ? 8 : 6.5) + radius;
  const off = radius * 0.42;
  const r = radius * 0.31;
  const corners: readonly Point[] = [
    [-off, -off],
    [off, -off],
    [-off, off],
    [off, off],
  ];
  const spots: readonly Point[] =
    lenses === 1
      ? [[0, 0]]
      : lenses === 2
        ? [
            [0, -off],
            [0, off],
          ]
        : corners.slice(0, lenses);
  const flash: Point = lenses === 3 ? [off, off] : lenses === 2 ? [off * 1.25, 0] : [0, -radius * 0.78];
  return {
    plate:
      circle(x + 0.5, y + 1, radius, { fill: '#000', opacity: 0.18 }) +
      circle(x, y, radius, { fill: paint.url('r') }) +
      circle(x, y, radius - 1.6, { fill: '#14171a' }) +
      circle(x, y, radius - 2.4, { fill: 'none', stroke: '#fff', 'stroke-width': 0.3, opacity: 0.25 }),
    lenses: spots.map(([dx, dy]) => [x + dx, y + dy, r] as const),
    flash: [x + flash[0], y + flash[1]],
  };
}

/** A visor from edge to edge, or the floating pill that followed it. */
function bar({ lenses, place }: Camera, width: number, paint: Paint): Arrangement {
  const floating = place !== 'fullWidth';
  const [left, top, height] = floating ? [5, 13, 23] : [-0.2, 17, 22];
  const long = width - 2 * left;
  const r = 6.4;
  const first = left + (floating ? 12 : 15);
  const step = 2 * r + 1.8;
  const middle = top + height / 2;
  return {
    plate:
      plate(left, top, long, height, floating ? height / 2 : 0.6, paint, paint.url('r')) +
      rect(
        left + (floating ? 2 : 6),
        top + 2.4,
        floating ? long - 4 : step * (lenses - 1) + 2 * r + 5,
        height - 4.8,
        9.1,
        {
          fill: '#121518',
        },
      ),
    lenses: Array.from({ length: lenses }, (_, index) => [first + step * index, middle, r] as const),
    flash: [left + long - (floating ? 11 : 15), middle],
  };
}

/** Lenses set straight into the back. */
function separate({ lenses }: Camera): Arrangement {
  const column = Math.min(lenses, 3);
  const places = Array.from({ length: column }, (_, index) => [13, 14 + 17.2 * index, 6.7] as const);
  return {
    plate: '',
    lenses: lenses === 4 ? [...places, [29, 39.8, 5] as const] : places,
    flash: [28.6, 14],
    dots: lenses === 4 ? [[29, 27, 2.4]] : [],
  };
}
