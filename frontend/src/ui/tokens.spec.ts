import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(`${process.cwd()}/frontend/src/ui/tokens.css`, 'utf8');
const ROLES = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, role = '', light = '', dark = '']) => [role, { light, dark }] as const,
  ),
);

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((role) => luminance(ROLES.get(role)?.[theme] ?? ''))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['ground', 'surface', 'sunken'];
const TINTS = ['primary', 'accent', 'good', 'warn', 'bad', 'info'].map((role) => `${role}-tint`);
const TEXT_PAIRS = [
  ...['ink', 'muted', 'primary', 'primary-hover', 'good', 'warn', 'bad', 'info'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...TINTS.map((tint) => ['ink', tint] as const),
  ...TINTS.map((tint) => ['muted', tint] as const),
  ...['primary', 'good', 'warn', 'bad', 'info'].map((role) => [role, `${role}-tint`] as const),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-bad', 'bad'],
  ['ground', 'ink'],
] as const;
const CONTROL_PAIRS = ['control', 'focus', 'primary', 'accent-edge', 'bad'].flatMap((role) =>
  GROUNDS.map((ground) => [role, ground] as const),
);

describe.each(['light', 'dark'] as const)('colour roles in the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('%s is seen on %s', (control, ground) => {
    expect(contrast(control, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
