/** Attributes of an element; `undefined` leaves one out, numbers are rounded to hundredths. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A point in the units of its picture. */
export type Point = readonly [x: number, y: number];

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** A number as short as a hundredth of a unit allows. */
export const short = (value: number) => String(Math.round(value * 100) / 100 || 0);

/** An element; children are markup already. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(String(value))}"`)
    .join('');
  const inner = children.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]) => tag('g', attributes, ...children);
export const path = (d: string, attributes: Attributes = {}) => tag('path', { d, ...attributes });

export function circle(x: number, y: number, r: number, attributes: Attributes = {}): string {
  return tag('circle', { cx: x, cy: y, r, ...attributes });
}

export function ellipse(x: number, y: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return tag('ellipse', { cx: x, cy: y, rx, ry, ...attributes });
}

/** A rectangle with corners of radius `r`. */
export function rect(x: number, y: number, width: number, height: number, r: number, rest: Attributes = {}): string {
  return tag('rect', { x, y, width, height, rx: r > 0 ? r : undefined, ...rest });
}

/** Stops as `[offset, colour, opacity?]`. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));

/** A gradient along a vector in shares of the painted box, by default from top to bottom. */
export function linear(id: string, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return tag('linearGradient', { id, x1, y1, x2, y2 }, ...stopTags(stops));
}

export function radial(id: string, stops: readonly Stop[], attributes: Attributes = {}): string {
  return tag('radialGradient', { id, ...attributes }, ...stopTags(stops));
}

/** A whole picture. `title` is what a screen reader says. */
export function picture(width: number, height: number, title: string, ...children: readonly string[]): string {
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      role: 'img',
      'aria-label': title,
    },
    ...children,
  );
}

/** A prefix for the ids of one picture, so that several inline on a page do not clash (FNV-1a of what is drawn). */
export function idPrefix(drawn: string): string {
  let hash = 0x811c9dc5;
  for (const character of drawn) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `p${hash.toString(36)}`;
}
