import {
  type BrandEvent,
  type Category,
  type ModelEvent,
  type ModelListed,
  type Variant,
} from '@phirse/contracts/events/catalog.events.js';
import { type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type CatalogModel } from '@phirse/contracts/read-models/catalog.js';

export interface BrandDocument extends ReadModelDocument {
  readonly kind: 'brand';
  readonly slug: string;
  readonly brandName: string;
  readonly brandImage: string;
  readonly categories: readonly Category[];
  /** Position of its first listing: the order of the shelf. */
  readonly listed: number;
}
export type ModelDocument = CatalogModel & ReadModelDocument & { readonly kind: 'model' };
export type CatalogDocument = BrandDocument | ModelDocument;

/** Brands and models that are bought. */
export const catalog: Projection<CatalogDocument, BrandEvent | ModelEvent> = {
  name: 'catalog',
  version: 1,
  indexes: [{ keys: { position: 1 } }],
  on: {
    BrandListed: {
      ids: ({ data }) => [`brand:${data.slug}`],
      project: (document, { data: { at: _at, ...brand }, position }, _id) => ({
        _id,
        kind: 'brand',
        ...brand,
        listed: document?.kind === 'brand' ? document.listed : position,
      }),
    },
    ModelListed: {
      ids: ({ data }) => [data.slug],
      project: (_document, { data }, _id) => ({ ...modelOf(data), _id, kind: 'model' }),
    },
    ModelRepriced: {
      ids: ({ data }) => [data.slug],
      project: (document, { data }) => {
        if (document?.kind !== 'model') return document;
        const prices = document.prices.map((variant) =>
          variant.name === data.variant ? { name: variant.name, price: data.price } : variant,
        );
        return { ...document, ...pricesOf(prices) };
      },
    },
    ModelWithdrawn: { ids: ({ data }) => [data.slug], project: () => null },
  },
};

function modelOf({
  at: _at,
  variants,
  category,
  bestSelling,
  ...model
}: ModelListed['data']): Omit<CatalogModel, '_id'> {
  return {
    ...model,
    categoryType: category,
    ...pricesOf(variants),
    dynamicFields: [],
    bestSelling: bestSelling ? 'true' : 'false',
  };
}

function pricesOf(prices: readonly Variant[]) {
  const dearest = prices.reduce<Variant>((best, next) => (next.price > best.price ? next : best), {
    name: '',
    price: 0,
  });
  return {
    prices,
    basePrice: dearest.price,
    estimatedPrice: dearest.price,
    variant: dearest.name,
    variants: prices.map(({ name }) => name),
  };
}
