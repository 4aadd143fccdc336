import { palette } from './colour.js';
import { lettered, textWidth } from './letters.js';
import { circle, group, picture, rect, short, tag } from './svg.js';

/** How a brand's name is set. The shop's own hand for all of them, nobody's trademark. */
interface Setting {
  readonly weight?: number;
  readonly tracking?: number;
  /** Degrees. */
  readonly slant?: number;
  /** Width of the letters as a share of their normal width. */
  readonly stretch?: number;
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  apple: { weight: 2.4, tracking: 7 },
  samsung: { weight: 3.4, tracking: 6 },
  oneplus: { weight: 2.8, tracking: 6 },
  xiaomi: { weight: 3.2, tracking: 6 },
  redmi: { weight: 4, tracking: 6.5 },
  poco: { weight: 4.6, tracking: 7 },
  realme: { weight: 3.6, tracking: 5.5 },
  vivo: { weight: 3, tracking: 7, slant: -8 },
  oppo: { weight: 3.2, tracking: 5, stretch: 1.1 },
  google: { weight: 2.6, tracking: 5.5 },
  motorola: { weight: 2.8, tracking: 5 },
  nothing: { weight: 2, tracking: 9 },
  iqoo: { weight: 3.8, tracking: 6, slant: -10 },
  lenovo: { weight: 3.4, tracking: 5, stretch: 0.95 },
};

const WIDTH = 160;
const HEIGHT = 60;
/** Ink is not seen on dark paper: there the name is set in the theme's own ink. */
const ON_DARK = '@media (prefers-color-scheme:dark){g *{stroke:#e9f0eb}circle{fill:#62c6a8}}';

/** A word mark of our own: the name in ink on a transparent ground, over a short marigold rule. */
export function drawBrand(slug: string, brandName: string): string {
  const { weight = 3, tracking = 6, slant = 0, stretch = 1 } = SETTINGS[slug] ?? {};
  const natural = textWidth(brandName, tracking) * stretch;
  const scale = Math.min(1.25, (WIDTH - 20) / Math.max(natural, 1));
  const long = natural * scale;
  const left = (WIDTH - long) / 2;
  const top = 26 - 10 * scale;
  return picture(
    WIDTH,
    HEIGHT,
    brandName,
    tag('style', {}, ON_DARK),
    group(
      {
        transform: `translate(${short(left)} ${short(top)})scale(${short(scale * stretch)} ${short(scale)})${slant ? `translate(${short(slant < 0 ? 1.5 : 0)} 0)skewX(${slant})` : ''}`,
      },
      lettered(brandName, { colour: palette.ink, weight, tracking }),
    ),
    rect(WIDTH / 2 - 9, 49, 14, 2.6, 1.3, { fill: palette.marigold }),
    circle(WIDTH / 2 + 8, 50.3, 1.3, { fill: palette.evergreen }),
  );
}
