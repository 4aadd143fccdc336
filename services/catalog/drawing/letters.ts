import { group, path, short } from './svg.js';

/** A letter of the shop's own stroke alphabet: capitals 20 high on a base line at 20, drawn with one round pen. */
interface Letter {
  readonly width: number;
  readonly d: string;
}

const letter = (width: number, d: string): Letter => ({ width, d });

const ALPHABET: Readonly<Record<string, Letter>> = {
  A: letter(16, 'M0 20L8 0L16 20M3 13H13'),
  B: letter(12, 'M0 0V20H7A5.3 5.3 0 0 0 7 9.4H0M0 0H6A4.7 4.7 0 0 1 6 9.4'),
  C: letter(16, 'M16 4A9.5 10 0 1 0 16 16'),
  D: letter(15, 'M0 0V20H5A10 10 0 0 0 5 0Z'),
  E: letter(11, 'M11 0H0V20H11M0 9.7H9.5'),
  F: letter(11, 'M11 0H0V20M0 9.7H9'),
  G: letter(17, 'M15.6 4A9.5 10 0 1 0 17 12.5V11.2H10.6'),
  H: letter(14, 'M0 0V20M14 0V20M0 9.7H14'),
  I: letter(0, 'M0 0V20'),
  K: letter(13, 'M0 0V20M12.4 0L0 12M4.6 8L13 20'),
  L: letter(10, 'M0 0V20H10'),
  M: letter(18, 'M0 20V0L9 13L18 0V20'),
  N: letter(14, 'M0 20V0L14 20V0'),
  O: letter(19, 'M9.5 0A9.5 10 0 0 0 9.5 20A9.5 10 0 0 0 9.5 0Z'),
  P: letter(12, 'M0 20V0H6.6A5.6 5.6 0 0 1 6.6 11.4H0'),
  Q: letter(19, 'M9.5 0A9.5 10 0 0 0 9.5 20A9.5 10 0 0 0 9.5 0ZM12 14.5L18.5 21'),
  R: letter(13, 'M0 20V0H6.6A5.4 5.4 0 0 1 6.6 10.8H0M6.4 10.8L13 20'),
  S: letter(12, 'M11.4 3.4C9.6 -1 0.8 -1.2 0.8 4.8C0.8 11 12 8.6 12 14.9C12 21.4 2 21.4 0 16.4'),
  T: letter(14, 'M0 0H14M7 0V20'),
  U: letter(14, 'M0 0V13A7 7 0 0 0 14 13V0'),
  V: letter(15, 'M0 0L7.5 20L15 0'),
  W: letter(22, 'M0 0L5.5 20L11 3L16.5 20L22 0'),
  X: letter(14, 'M0 0L14 20M14 0L0 20'),
  Y: letter(14, 'M0 0L7 10L14 0M7 10V20'),
  Z: letter(13, 'M0 0H13L0 20H13'),
  0: letter(13, 'M6.5 0A6.5 10 0 0 0 6.5 20A6.5 10 0 0 0 6.5 0Z'),
  1: letter(5, 'M0 4L5 0V20'),
  2: letter(12, 'M0.6 5A5.6 5.4 0 0 1 11.6 5.4C11.6 10 0 14 0 20H12'),
  3: letter(12, 'M1 3.4C3 -1.4 11.4 -0.8 11.4 5A5 4.6 0 0 1 6 9.6A5.6 5.2 0 0 1 12 14.8C12 21.6 1.6 21.4 0 16.2'),
  6: letter(12, 'M10.6 2.2C6 -2 0 4 0 13.6A6 6.4 0 1 0 0.2 12.4'),
  8: letter(12, 'M6 9.4A4.9 4.7 0 1 0 5.9 9.4A5.9 5.3 0 1 0 6 9.4Z'),
  '-': letter(7, 'M0 11H7'),
  '+': letter(10, 'M5 6V16M0 11H10'),
  '%': letter(15, 'M3.4 1A3.2 3.2 0 1 0 3.5 1ZM11.6 12.6A3.2 3.2 0 1 0 11.7 12.6ZM14 0L1 20'),
  ' ': letter(6, ''),
};

export interface Lettering {
  readonly colour: string;
  /** Thickness of the pen for capitals 20 high. */
  readonly weight?: number;
  readonly tracking?: number;
}

/** The letters that the alphabet has; accents fall away, any other sign becomes a space. */
function spell(text: string): readonly Letter[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return [...plain].map((sign) => ALPHABET[sign] ?? letter(6, ''));
}

/** Width of a text whose capitals are 20 high. */
export function textWidth(text: string, tracking = 6): number {
  const letters = spell(text);
  return letters.reduce((width, { width: own }) => width + own, 0) + tracking * Math.max(0, letters.length - 1);
}

/** A text with its upper left corner at the origin, capitals 20 high. */
export function lettered(text: string, { colour, weight = 3, tracking = 6 }: Lettering): string {
  let x = 0;
  const drawn = spell(text).map(({ width, d }) => {
    const at = x;
    x += width + tracking;
    return d === '' ? '' : path(d, { transform: `translate(${short(at)} 0)` });
  });
  return group(
    { fill: 'none', stroke: colour, 'stroke-width': weight, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...drawn,
  );
}
