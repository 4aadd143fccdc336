import { type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { darken } from './colour.js';
import { metal, type Paint } from './device-paint.js';
import { rect } from './svg.js';

interface Button {
  readonly side: 'left' | 'right';
  /** Top and length as shares of the body's height. */
  readonly from: number;
  readonly long: number;
}

/** Phones with these cutouts carry volume on the left, all others on the right above the power button. */
const SPLIT_SIDES: readonly DeviceLook['cutout'][] = ['notch', 'island', 'homeButton'];

function buttonsOf({ cutout, fold }: DeviceLook): readonly Button[] {
  if (SPLIT_SIDES.includes(cutout))
    return [
      { side: 'left', from: 0.16, long: 0.04 },
      { side: 'left', from: 0.235, long: 0.07 },
      { side: 'left', from: 0.325, long: 0.07 },
      { side: 'right', from: 0.25, long: 0.11 },
    ];
  const down = fold === 'flip' ? -0.06 : 0;
  return [
    { side: 'right', from: 0.2 + down, long: 0.13 },
    { side: 'right', from: 0.37 + down, long: 0.075 },
  ];
}

/** The side buttons, to be drawn below the body; seen from behind they change sides. */
export function sideButtons(look: DeviceLook, paint: Paint, seen: 'front' | 'back'): string {
  const fill = darken(metal(paint.hex), 0.22);
  return buttonsOf(look)
    .map(({ side, from, long }) => {
      const isLeft = (side === 'left') === (seen === 'front');
      return rect(isLeft ? -0.8 : look.width - 0.8, look.height * from, 1.6, look.height * long, 0.6, { fill });
    })
    .join('');
}
