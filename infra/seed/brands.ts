import { type BrandListed, type Category } from '@phirse/contracts/events/catalog.events.js';

/** A brand as the runner lists it: the event's data without the time. */
export type SeedBrand = Omit<BrandListed['data'], 'at'>;

const brand = (slug: string, brandName: string, ...categories: readonly Category[]): SeedBrand => ({
  slug,
  brandName,
  brandImage: `/images/brands/${slug}.svg`,
  categories,
});

export const apple = brand('apple', 'Apple', 'mobile', 'tablet');
export const samsung = brand('samsung', 'Samsung', 'mobile', 'tablet');
export const oneplus = brand('oneplus', 'OnePlus', 'mobile', 'tablet');
export const xiaomi = brand('xiaomi', 'Xiaomi', 'mobile', 'tablet');
export const redmi = brand('redmi', 'Redmi', 'mobile', 'tablet');
export const poco = brand('poco', 'POCO', 'mobile');
export const realme = brand('realme', 'Realme', 'mobile', 'tablet');
export const vivo = brand('vivo', 'Vivo', 'mobile');
export const oppo = brand('oppo', 'Oppo', 'mobile', 'tablet');
export const google = brand('google', 'Google', 'mobile');
export const motorola = brand('motorola', 'Motorola', 'mobile');
export const nothing = brand('nothing', 'Nothing', 'mobile');
export const iqoo = brand('iqoo', 'iQOO', 'mobile');
export const lenovo = brand('lenovo', 'Lenovo', 'tablet');

/** Every brand of the demo, in the order in which the shelf shows them. */
export const brands: readonly SeedBrand[] = [
  apple,
  samsung,
  oneplus,
  xiaomi,
  redmi,
  vivo,
  oppo,
  realme,
  google,
  motorola,
  nothing,
  poco,
  iqoo,
  lenovo,
];
