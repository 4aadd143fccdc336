/** Colours of the shop's own drawings. */
export const PAPER = '#fbf9f4';
export const CARD = '#f3ecdc';
export const INK = '#16221d';
export const GREEN = '#0b5d4b';
export const DEEP = '#073c31';
export const MINT = '#cfe4da';
export const GOLD = '#f2a33a';
export const HONEY = '#ffdca6';
export const RUST = '#b4472e';
export const BLUSH = '#f1d3c6';
export const WHITE = '#ffffff';

/** Strokes of the pen: ink, round, five units wide on a cover. */
export const PEN = `stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
export const THIN = `stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

export const filled = (d: string, fill: string, pen = PEN) => `<path d="${d}" fill="${fill}" ${pen}/>`;
export const drawn = (d: string, pen = PEN) => `<path d="${d}" fill="none" ${pen}/>`;
/** A line without outline, in one colour. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number, fill: string, pen = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${pen}/>`;
export const box = (x: number, y: number, width: number, height: number, r: number, fill: string, pen = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" ${pen}/>`;
export const turned = (degrees: number, x: number, y: number, ...parts: readonly string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`;
export const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** A phone from the front; what `screen` draws lies inside the glass, whose corner is the origin. */
export function phone(x: number, y: number, width: number, height: number, glass: string, screen = ''): string {
  const rim = width * 0.05;
  return (
    box(x, y, width, height, width * 0.17, INK) +
    box(x + rim, y + rim, width - 2 * rim, height - 2 * rim, width * 0.13, glass) +
    `<g transform="translate(${x + rim} ${y + rim})">${screen}</g>` +
    box(x + width * 0.39, y + rim * 2, width * 0.22, width * 0.065, width * 0.033, INK)
  );
}

/** A phone from the back, with its camera island. */
export function phoneBack(x: number, y: number, width: number, height: number, colour: string): string {
  const r = width * 0.085;
  return (
    box(x, y, width, height, width * 0.17, colour, PEN) +
    box(x + width * 0.1, y + width * 0.1, width * 0.44, width * 0.44, width * 0.12, colour, PEN) +
    disc(x + width * 0.22, y + width * 0.22, r, INK) +
    disc(x + width * 0.42, y + width * 0.42, r, INK) +
    disc(x + width * 0.42, y + width * 0.22, r * 0.4, HONEY)
  );
}

/** The price slip: a green figure, lines under it, a torn lower edge. */
export function slip(x: number, y: number, width: number, height: number, lines: number): string {
  const teeth = 10;
  const tooth = width / teeth;
  const torn = times(teeth, (index) => `l${-tooth} ${index % 2 ? -14 : 14}`);
  const row = (height - 120) / lines;
  return (
    filled(`M${x} ${y}h${width}v${height}${torn}z`, WHITE) +
    stroke(`M${x + 28} ${y + 48}h${width * 0.5}`, GREEN, 22) +
    times(lines, (index) => {
      const at = y + 104 + row * index;
      const long = width * (0.34 + 0.12 * (index % 3));
      return stroke(`M${x + 28} ${at}h${long}`, MINT, 11) + stroke(`M${x + width - 66} ${at}h38`, MINT, 11);
    })
  );
}

/** A coin with the rupee sign's two bars and stem. */
export function coin(x: number, y: number, r: number): string {
  const w = r * 0.42;
  const sign = `M${x - w} ${y - r * 0.46}h${w * 2}M${x - w} ${y - r * 0.14}h${w * 2}M${x - w} ${y - r * 0.46}h${w * 0.7}c${w * 1.2} 0 ${w * 1.2} ${r * 0.64} 0 ${r * 0.64}h${-w * 0.7}l${w * 1.4} ${r * 0.42}`;
  return `${disc(x, y, r, GOLD, PEN)}<g transform="translate(0 ${r * 0.05})">${drawn(sign, r > 40 ? PEN : THIN)}</g>`;
}

/** Coins lying on each other, the lowest at `y`. */
export const coins = (x: number, y: number, count: number) =>
  times(count, (index) => box(x, y - 24 - index * 24, 116, 24, 12, index % 2 ? HONEY : GOLD, PEN));

/** A tick as a pen makes it. */
export const tick = (x: number, y: number, size: number, colour = GREEN, width = 9) =>
  stroke(`M${x} ${y}l${size * 0.35} ${size * 0.36} ${size * 0.65}-${size * 0.78}`, colour, width);

/** A cover: one ground, one large shape behind, things on a line. 1200 by 630. */
export function cover(title: string, ground: string, ...parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" role="img" aria-label="${title}">` +
    `<title>${title}</title><rect width="1200" height="630" fill="${ground}"/>${parts.join('')}</svg>`
  );
}

/** The table everything stands on. */
export const table = (y: number, colour: string) => box(0, y, 1200, 630 - y, 0, colour) + drawn(`M0 ${y}H1200`);
