import { type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { deviceBack } from './device-back.js';
import { deviceFront, frontHeight } from './device-front.js';
import { paintDefs, paintOf } from './device-paint.js';
import { type ScreenDamage } from './screen-damage.js';
import { ellipse, group, idPrefix, picture, radial, short, tag } from './svg.js';

export type Side = 'front' | 'back';

export interface DeviceView {
  readonly side: Side;
  /** `#rrggbb` of the back. */
  readonly colour: string;
  /** Shown on the front only. */
  readonly condition?: ScreenDamage;
}

/** Room around a device, in millimetres: for the buttons and their edge. */
const MARGIN = 3;

/** One side of a device; a unit is a millimetre, so that pictures of one height compare in true proportion. */
export function drawDevice(look: DeviceLook, { side, colour, condition }: DeviceView): string {
  const paint = paintOf(idPrefix(JSON.stringify([look, side, colour, condition])), colour);
  const isFront = side === 'front';
  return picture(
    look.width + 2 * MARGIN,
    (isFront ? frontHeight(look) : look.height) + 2 * MARGIN,
    isFront ? 'Front of the device' : 'Back of the device',
    paintDefs(paint, { screen: isFront || look.fold !== undefined, back: !isFront }),
    group(
      { transform: `translate(${MARGIN} ${MARGIN})` },
      isFront ? deviceFront(look, paint, condition ?? null) : deviceBack(look, paint),
    ),
  );
}

/** Side of the square in which a product stands on the shelf. */
const SHELF = 200;

/** Back and front of a device side by side, as a shop shows it, on a transparent ground. */
export function drawProduct(look: DeviceLook, colour: string): string {
  const paint = paintOf(idPrefix(JSON.stringify([look, colour])), colour);
  const isTablet = Math.min(look.width, look.height) > 120 && !look.fold;
  const wide = isTablet || look.fold === 'book';
  // Phones keep their true proportion to each other; a tablet or an opened book fills the same shelf.
  const scale = wide ? Math.min(150 / look.height, 112 / look.width) : Math.min(1.06, 176 / look.height);
  const [backX, frontX] = wide ? [80, 121] : [72, 126];
  const placed = (x: number, y: number, turn: number, drawing: string) =>
    group(
      {
        transform: `translate(${x} ${y})rotate(${turn})scale(${short(scale)})translate(${short(-look.width / 2)} ${short(-look.height / 2)})`,
      },
      drawing,
    );
  const floor = 101 + (look.height * scale) / 2;
  return picture(
    SHELF,
    SHELF,
    'The device from behind and from the front',
    paintDefs(paint, { screen: true, back: true }),
    tag(
      'defs',
      {},
      radial(`${paint.id}h`, [
        [0, '#16221d', 0.32],
        [1, '#16221d', 0],
      ]),
    ),
    ellipse((backX + frontX) / 2 + 3, Math.min(floor + 3, 194), (frontX - backX) / 2 + look.width * scale * 0.52, 6, {
      fill: paint.url('h'),
    }),
    placed(backX, 99, wide ? -7 : -8, deviceBack(look, paint)),
    placed(frontX, 101 + scale * (look.height - frontHeight(look)), wide ? 4 : 5, deviceFront(look, paint, null)),
  );
}
