/** Colours of the shop's own drawings. */
export const palette = {
  paper: '#fbf9f4',
  card: '#f3ecdc',
  line: '#d9d0bb',
  ink: '#16221d',
  muted: '#5b6862',
  evergreen: '#0b5d4b',
  deep: '#073c31',
  mint: '#cfe4da',
  marigold: '#f2a33a',
  honey: '#ffdca6',
  rust: '#b4472e',
} as const;

type Channels = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether a text is a colour as `#rrggbb`. */
export const isHex = (text: string) => HEX.test(text);

function channels(hex: string): Channels {
  const match = HEX.exec(hex);
  if (!match) throw new Error(`A colour is written #rrggbb, not '${hex}'`);
  const [, red = '0', green = '0', blue = '0'] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (hex: string, share: number) => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number) => mix(hex, '#000000', share);

/** Perceived lightness, 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** How colourful: the spread of the channels, 0 to 1. */
export function colourfulness(hex: string): number {
  const all = channels(hex);
  return (Math.max(...all) - Math.min(...all)) / 255;
}
