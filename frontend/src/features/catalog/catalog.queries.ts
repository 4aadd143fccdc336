import { type Listed } from '@phirse/contracts/kernel/page.js';
import {
  type Brands,
  type PopularProducts,
  type PriceAvailability,
  type SearchResults,
  type SeriesList,
  type Variations,
} from '@phirse/contracts/read-models/answers.js';
import { type ModelListItem } from '@phirse/contracts/read-models/catalog.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { type ModelPath } from '../../lib/paths.js';
import { keysOf } from '../../lib/query.js';

const catalogKeys = keysOf('catalog');
const segment = encodeURIComponent;
/** The catalogue changes a few times a day. */
const STALE_MS = 5 * 60_000;
const open = { session: null } as const;

export const BRANDS_FAILED = 'Failed to fetch brands. Please try again later.';
export const POPULAR_FAILED = 'Failed to fetch popular phones. Please try again later.';
export const MODELS_FAILED = 'Failed to fetch data. Please try again later.';

export const brandsQuery = (categorySlug: string) =>
  queryOptions({
    queryKey: catalogKeys.of('brands', categorySlug),
    queryFn: ({ signal }) =>
      api.get<Brands>(`/api/brand/brands-category-slug/${segment(categorySlug)}`, { ...open, signal }),
    staleTime: STALE_MS,
  });

export const popularQuery = queryOptions({
  queryKey: catalogKeys.of('popular'),
  queryFn: ({ signal }) => api.get<PopularProducts>('/product/best-selling-products/mobile', { ...open, signal }),
  select: ({ data }) => data.products.filter((product) => product.bestSelling === 'true'),
  staleTime: STALE_MS,
});

export const seriesQuery = (brandSlug: string, categorySlug: string) =>
  queryOptions({
    queryKey: catalogKeys.of('series', brandSlug, categorySlug),
    queryFn: ({ signal }) =>
      api.get<SeriesList>(`/api/brand/series-slug/${segment(brandSlug)}/${segment(categorySlug)}`, { ...open, signal }),
    staleTime: STALE_MS,
  });

export interface ModelFilter {
  readonly categorySlug: string;
  readonly brandSlug: string;
  readonly series?: string;
  readonly search?: string;
  readonly page: number;
  readonly limit: number;
}
type ModelList = Listed<'products', ModelListItem>;

const listPath = (of: { readonly categorySlug: string; readonly brandSlug: string }) =>
  `/product/get-products-slug/${segment(of.categorySlug)}/${segment(of.brandSlug)}`;

export const modelsQuery = ({ categorySlug, brandSlug, ...query }: ModelFilter) =>
  queryOptions({
    queryKey: catalogKeys.of('models', categorySlug, brandSlug, query),
    queryFn: ({ signal }) =>
      api.get<ModelList>(listPath({ categorySlug, brandSlug }), { ...open, query: { ...query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

/** A model of the list, `null` where its brand has none of that slug. */
export const modelQuery = ({ categorySlug, brandSlug, modelSlug }: ModelPath) =>
  queryOptions({
    queryKey: catalogKeys.of('model', categorySlug, brandSlug, modelSlug),
    queryFn: async ({ signal }): Promise<ModelListItem | null> => {
      for (let page = 1; ; page += 1) {
        const query = { page, limit: 100 };
        const list = await api.get<ModelList>(listPath({ categorySlug, brandSlug }), { ...open, query, signal });
        const found = list.products.find(({ slug }) => slug === modelSlug);
        if (found || !list.pagination.hasNext) return found ?? null;
      }
    },
    staleTime: STALE_MS,
  });

export const variationsQuery = (modelSlug: string) =>
  queryOptions({
    queryKey: catalogKeys.of('variations', modelSlug),
    queryFn: ({ signal }) =>
      api.get<Variations>(`/api/brand/product-variations/${segment(modelSlug)}`, { ...open, signal }),
    select: ({ data }) => data.data,
    staleTime: STALE_MS,
  });

/** Estimates by variant, before a pincode narrows them: what the search knows of the model. Nothing where it does not find it. */
export const variantPricesQuery = (modelSlug: string, model: string) =>
  queryOptions({
    queryKey: catalogKeys.of('variant-prices', modelSlug),
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
      const { data } = await api.get<SearchResults>('/product/global-search', {
        ...open,
        query: { search: model },
        signal,
      });
      const found = data.find(({ slug }) => slug === modelSlug);
      return Object.fromEntries(
        found?.variants.map((variant, index) => [variant, found.variantPrices[index] ?? 0]) ?? [],
      );
    },
    enabled: model !== '',
    staleTime: STALE_MS,
  });

export interface PricedDevice {
  readonly pincode: string;
  readonly slug: string;
  readonly variant: string;
}

/** Whether a pincode is served, and what the device may fetch there. */
export const priceByPincodeQuery = (device: PricedDevice) =>
  queryOptions({
    queryKey: catalogKeys.of('price', device),
    queryFn: ({ signal }) => api.post<PriceAvailability>('/product/get-price-by-pincode', device, { ...open, signal }),
    staleTime: 60_000,
  });
