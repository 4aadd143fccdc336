import { type DomainEvent } from '../kernel/event.js';

/** `mobile` or `tablet`: the categories that are bought. */
export type Category = 'mobile' | 'tablet';

/** A storage variant with its list price in whole rupees, `{ name: '8 GB / 128 GB', price: 21500 }`. */
export interface Variant {
  readonly name: string;
  readonly price: number;
}

export interface Colour {
  readonly name: string;
  /** `#rrggbb` of the back. */
  readonly hex: string;
}

/** The parameters a device is drawn from. Lengths are millimetres. */
export interface DeviceLook {
  readonly width: number;
  readonly height: number;
  /** Corner radius of the body. */
  readonly corner: number;
  /** Width of the border around the screen. */
  readonly bezel: number;
  readonly frame: 'flat' | 'round';
  /** What interrupts the screen; `homeButton` also means a chin and a forehead. */
  readonly cutout: 'none' | 'notch' | 'island' | 'drop' | 'punchCentre' | 'punchLeft' | 'homeButton' | 'pill';
  readonly camera: {
    readonly layout:
      | 'single'
      | 'vertical'
      | 'horizontal'
      | 'diagonal'
      | 'triangle'
      | 'square'
      | 'ring'
      | 'bar'
      | 'separate';
    readonly lenses: 1 | 2 | 3 | 4;
    /** Where the island sits on the back. */
    readonly place: 'topLeft' | 'topCentre' | 'fullWidth';
    readonly flash: boolean;
  };
  /** Folding phones are drawn open (`book`) or half-folded (`flip`). */
  readonly fold?: 'book' | 'flip';
}

export type BrandListed = DomainEvent<
  'BrandListed',
  { slug: string; at: string; brandName: string; brandImage: string; categories: readonly Category[] }
>;

export type ModelListed = DomainEvent<
  'ModelListed',
  {
    slug: string;
    at: string;
    /** Name without the brand, `iPhone 13`. */
    model: string;
    brandSlug: string;
    brandName: string;
    seriesName: string;
    category: Category;
    categorySlug: string;
    releasedYear: number;
    variants: readonly Variant[];
    colours: readonly Colour[];
    look: DeviceLook;
    /** Path of the drawn picture below the site's own address. */
    productImage: string;
    bestSelling: boolean;
  }
>;
export type ModelRepriced = DomainEvent<'ModelRepriced', { slug: string; at: string; variant: string; price: number }>;
export type ModelWithdrawn = DomainEvent<'ModelWithdrawn', { slug: string; at: string }>;

export type ServiceAreaOpened = DomainEvent<
  'ServiceAreaOpened',
  {
    /** Lower-case slug, `bangalore`. */
    city: string;
    at: string;
    cityName: string;
    stateName: string;
    image: string;
    /** Share of the list price paid here, 0.97 to 1. */
    priceFactor: number;
    pincodes: readonly string[];
  }
>;
export type ServiceAreaClosed = DomainEvent<'ServiceAreaClosed', { city: string; at: string }>;

export type BrandEvent = BrandListed;
export type ModelEvent = ModelListed | ModelRepriced | ModelWithdrawn;
export type ServiceAreaEvent = ServiceAreaOpened | ServiceAreaClosed;
export type CatalogEvent = BrandEvent | ModelEvent | ServiceAreaEvent;

export const brandStream = (slug: string) => `brand-${slug}`;
export const modelStream = (slug: string) => `model-${slug}`;
export const serviceAreaStream = (city: string) => `serviceArea-${city}`;
