import { type Colour, type DeviceLook } from '@phirse/contracts/events/catalog.events.js';
import { drawBrand } from './brand.js';
import { drawCity, isDrawnCity } from './city.js';
import { isHex } from './colour.js';
import { drawCondition } from './condition.js';
import { drawDevice, drawProduct } from './device.js';
import { drawPlaceholder } from './placeholder.js';

/** What a device's picture needs of its model. */
export interface DrawnModel {
  readonly look: DeviceLook;
  readonly colours: readonly Colour[];
}

/** Names and look-ups that a path is resolved with. */
export interface PictureSources {
  readonly findModel: (slug: string) => DrawnModel | null;
  /** A brand's name by its slug; the slug itself where there is no such look-up. */
  readonly findBrandName?: (slug: string) => string | null;
  /** Of `?colour=`: a colour's name as the model lists it, or `#rrggbb` of one of its colours. The first one otherwise. */
  readonly colour?: string | null;
}

const SLUG = '([a-z0-9]+(?:-[a-z0-9]+)*)';
const DEVICE = new RegExp(`^/images/devices/${SLUG}(?:/(front|back))?\\.svg$`);
const NAMED = new RegExp(`^/images/(brands|conditions|cities)/${SLUG}\\.svg$`);
const TABLET = 'tablet-';
const FALLBACK_COLOUR = '#5d6a66';

/** The picture at a path below the site's address, `null` where there is none (the controller's 404). */
export function renderPicture(path: string, sources: PictureSources): string | null {
  if (path.length > 200) return null;
  if (path === '/images/placeholder.svg') return drawPlaceholder();
  const device = DEVICE.exec(path);
  if (device) return renderDevice(device[1] ?? '', device[2], sources);
  const [, folder, name = ''] = NAMED.exec(path) ?? [];
  switch (folder) {
    case 'brands':
      return renderBrand(name, sources);
    case 'cities':
      return isDrawnCity(name) ? drawCity(name) : null;
    case 'conditions':
      return name.startsWith(TABLET)
        ? drawCondition(name.slice(TABLET.length), 'tablet')
        : drawCondition(name, 'mobile');
    default:
      return null;
  }
}

function renderBrand(slug: string, { findBrandName }: PictureSources): string | null {
  if (!findBrandName) return drawBrand(slug, slug);
  const brandName = findBrandName(slug);
  return brandName === null ? null : drawBrand(slug, brandName);
}

function renderDevice(slug: string, side: string | undefined, sources: PictureSources): string | null {
  const model = sources.findModel(slug);
  if (!model) return null;
  const colour = chooseColour(model.colours, sources.colour ?? null);
  if (side === 'front' || side === 'back') return drawDevice(model.look, { side, colour });
  return drawProduct(model.look, colour);
}

function chooseColour(colours: readonly Colour[], asked: string | null): string {
  const wanted = asked?.toLowerCase();
  const hexWanted = wanted?.startsWith('#') ? wanted : `#${wanted}`;
  const named = colours.find(
    (colour) => colour.name.toLowerCase() === wanted || colour.hex.toLowerCase() === hexWanted,
  );
  const hex = (named ?? colours[0])?.hex ?? FALLBACK_COLOUR;
  return isHex(hex) ? hex : FALLBACK_COLOUR;
}
