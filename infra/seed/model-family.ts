import {
  type Category,
  type Colour,
  type DeviceLook,
  type ModelListed,
  type Variant,
} from '@phirse/contracts/events/catalog.events.js';
import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { type SeedBrand } from './brands.js';

/** A model as the runner lists it: the event's data without the time. */
export type SeedModel = Omit<ModelListed['data'], 'at'>;

/** What models of one family share of their look; the body's size is each model's own. */
export type FamilyLook = Omit<DeviceLook, 'width' | 'height'>;
type LookChange = Partial<Omit<FamilyLook, 'camera'>> & { readonly camera?: Partial<DeviceLook['camera']> };

/** One model in short hand, read by `family`. */
export interface ModelLine {
  readonly model: string;
  readonly year: number;
  /** Body in millimetres, width first. A folding phone is measured open. */
  readonly size: readonly [number, number];
  /** `memory+storage:rupees` or `storage:rupees`, in GB: `8+128:14500 8+256:15900`. */
  readonly prices: string;
  /** `Name hex, Name hex`; the family's where left out. */
  readonly colours?: string;
  readonly look?: LookChange;
  readonly bestSelling?: true;
}

export interface Family {
  readonly series: string;
  readonly look: FamilyLook;
  readonly colours?: string;
  readonly models: readonly ModelLine[];
}

/** The models of a brand's families, each with its own look merged over the family's. */
export function listModels(brand: SeedBrand, category: Category, families: readonly Family[]): readonly SeedModel[] {
  return families.flatMap((family) => family.models.map((line) => toModel(brand, category, family, line)));
}

function toModel(brand: SeedBrand, category: Category, family: Family, line: ModelLine): SeedModel {
  const slug = modelSlug(brand.slug, line.model);
  const [width, height] = line.size;
  return {
    slug,
    model: line.model,
    brandSlug: brand.slug,
    brandName: brand.brandName,
    seriesName: family.series,
    category,
    categorySlug: categorySlug(category),
    releasedYear: line.year,
    variants: readPrices(line.prices),
    colours: readColours(line.colours ?? family.colours ?? ''),
    look: { ...family.look, ...line.look, width, height, camera: { ...family.look.camera, ...line.look?.camera } },
    productImage: `/images/devices/${slug}.svg`,
    bestSelling: line.bestSelling ?? false,
  };
}

/** `Galaxy S21+` of samsung is `samsung-galaxy-s21-plus`; a name that begins with the brand does not repeat it. */
export function modelSlug(brandSlug: string, model: string): string {
  const name = model
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name.startsWith(`${brandSlug}-`) ? name : `${brandSlug}-${name}`;
}

/** Variants and list prices of `8+128:14500 8+256:15900`. */
export function readPrices(text: string): readonly Variant[] {
  return text.split(' ').map((part) => {
    const match = /^(?:(\d+)\+)?(\d+):(\d+)$/.exec(part);
    if (!match) throw new Error(`Write a price as memory+storage:rupees, not '${part}'`);
    const [, memory, storage, price] = match;
    const size = capacity(Number(storage));
    return { name: memory ? `${memory} GB / ${size}` : size, price: Number(price) };
  });
}

const capacity = (gigabytes: number) => (gigabytes >= 1024 ? `${gigabytes / 1024} TB` : `${gigabytes} GB`);

/** Colours of `Midnight 232a31, Starlight faf6f2`. */
export function readColours(text: string): readonly Colour[] {
  return text.split(', ').map((part) => {
    const match = /^(.+) ([0-9a-f]{6})$/.exec(part);
    if (!match?.[1]) throw new Error(`Write a colour as name and hex, not '${part}'`);
    return { name: match[1], hex: `#${match[2]}` };
  });
}
