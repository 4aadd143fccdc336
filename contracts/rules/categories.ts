import { type Category } from '../events/catalog.events.js';

export interface CategoryFacts {
  readonly category: Category;
  /** First path segment of the sell flow. */
  readonly slug: string;
  readonly label: string;
  /** The partner portal's device type. */
  readonly deviceType: 'Phone' | 'Tablet';
}

export const CATEGORIES: readonly CategoryFacts[] = [
  { category: 'mobile', slug: 'sell-used-mobile-phone-online', label: 'Phones', deviceType: 'Phone' },
  { category: 'tablet', slug: 'sell-your-old-tablet', label: 'Tablets', deviceType: 'Tablet' },
];

/** The category of a slug, `null` for a slug that is none. Accepts the bare category as well. */
export function categoryBySlug(slug: string): CategoryFacts | null {
  return CATEGORIES.find((facts) => facts.slug === slug || facts.category === slug) ?? null;
}

export function categorySlug(category: Category): string {
  return category === 'mobile' ? 'sell-used-mobile-phone-online' : 'sell-your-old-tablet';
}

/** A storage variant as a path segment: `8 GB / 128 GB` is `8gb-128gb`. */
export function variantSlug(variant: string): string {
  return variant
    .toLowerCase()
    .replace(/(\d)\s+(gb|tb)/g, '$1$2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
