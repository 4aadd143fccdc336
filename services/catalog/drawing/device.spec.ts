import { describe, expect, it } from '@jest/globals';
import { type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { drawDevice, drawProduct } from './device.js';
import { SCREEN_DAMAGES } from './screen-damage.js';

const look: DeviceLook = {
  width: 72,
  height: 150,
  corner: 10,
  bezel: 3,
  frame: 'flat',
  cutout: 'punchCentre',
  camera: { layout: 'vertical', lenses: 3, place: 'topLeft', flash: true },
};
const front = { side: 'front', colour: '#2f8a75' } as const;
const back = { side: 'back', colour: '#2f8a75' } as const;
const lensCount = (svg: string) => svg.match(/<use /g)?.length ?? 0;

describe('a device', () => {
  it('is as large as its body, with room for the buttons', () => {
    expect(drawDevice(look, front)).toContain('viewBox="0 0 78 156"');
  });

  const layouts = [
    'single',
    'vertical',
    'horizontal',
    'diagonal',
    'triangle',
    'square',
    'ring',
    'bar',
    'separate',
  ] as const;
  const places = ['topLeft', 'topCentre', 'fullWidth'] as const;
  const FIXED: Partial<Record<(typeof layouts)[number], number>> = { single: 1, diagonal: 2, triangle: 3 };

  it.each(layouts.flatMap((layout) => places.map((place) => [layout, place] as const)))(
    'shows every lens of a %s camera %s',
    (layout, place) => {
      for (const lenses of [1, 2, 3, 4] as const) {
        const svg = drawDevice({ ...look, camera: { layout, lenses, place, flash: true } }, back);
        expect(lensCount(svg)).toBe(FIXED[layout] ?? lenses);
        expect(svg).not.toMatch(/NaN|undefined/);
      }
    },
  );

  it('has a flash only where the look says so', () => {
    const without = { ...look, camera: { ...look.camera, flash: false } };
    expect(drawDevice(look, back)).toContain('#fff6df');
    expect(drawDevice(without, back)).not.toContain('#fff6df');
  });

  it.each(['none', 'notch', 'island', 'drop', 'punchCentre', 'punchLeft', 'homeButton', 'pill'] as const)(
    'tells a %s from a plain screen',
    (cutout) => {
      const svg = drawDevice({ ...look, cutout }, front);
      expect(svg).not.toMatch(/NaN|undefined/);
      if (cutout !== 'none') expect(svg).not.toBe(drawDevice({ ...look, cutout: 'none' }, front));
    },
  );

  it.each(SCREEN_DAMAGES)('shows %s on the front and not on the back', (condition) => {
    expect(drawDevice(look, { ...front, condition }).length).toBeGreaterThan(drawDevice(look, front).length);
  });

  it('half folds a flip and opens a book', () => {
    expect(drawDevice({ ...look, fold: 'flip' }, front)).toContain('viewBox="0 0 78 130.5"');
    expect(drawDevice({ ...look, fold: 'flip' }, back)).toContain('viewBox="0 0 78 156"');
    expect(drawProduct({ ...look, width: 130, fold: 'book' }, '#2f8a75')).toContain('viewBox="0 0 200 200"');
  });

  it('refuses a colour that is none', () => {
    expect(() => drawDevice(look, { side: 'back', colour: 'red' })).toThrow("not 'red'");
  });
});
