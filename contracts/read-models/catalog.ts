import { type Category, type DeviceLook } from '../events/catalog.events.js';

/** An entry of GET /api/brand/brands-category-slug/{categorySlug}. */
export interface BrandItem {
  readonly brandName: string;
  readonly brandImage: string;
  readonly slug: string;
  /** How many models of the category are bought. */
  readonly models: number;
}

/** An entry of GET /product/get-products-slug/{categorySlug}/{brandSlug} and of the popular phones. */
export interface ModelListItem {
  readonly _id: string;
  readonly model: string;
  readonly slug: string;
  readonly productImage: string;
  readonly seriesName: string;
  readonly brandName: string;
  readonly brandSlug: string;
  readonly categoryType: Category;
  readonly categorySlug: string;
  /** Highest list price of its variants, rupees. */
  readonly basePrice: number;
  readonly estimatedPrice: number;
  /** The variant of that price. */
  readonly variant: string;
  readonly variants: readonly string[];
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly releasedYear: number;
  readonly dynamicFields: readonly string[];
  readonly bestSelling: 'true' | 'false';
}

/** An entry of GET /product/global-search. */
export interface SearchResult {
  readonly id: string;
  readonly slug: string;
  readonly image: string;
  readonly model: string;
  readonly brand: string;
  readonly brandSlug: string;
  readonly series: string;
  readonly categoryType: Category;
  readonly categorySlug: string;
  /** Highest estimate over the variants, rupees. */
  readonly estimatedPrice: number;
  readonly variants: readonly string[];
  /** Estimate for each variant, in their order: the price at once when a storage is picked. */
  readonly variantPrices: readonly number[];
}

/** A model as the catalogue read model keeps it. */
export interface CatalogModel extends ModelListItem {
  readonly prices: readonly { readonly name: string; readonly price: number }[];
  readonly look: DeviceLook;
}
