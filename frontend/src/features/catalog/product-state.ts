import { type ModelListItem } from '@phirse/contracts/read-models/catalog.js';
import { paths } from '../../lib/paths.js';
import { localJson } from '../../lib/storage.js';
import { createStoredState } from '../../lib/stored-state.js';
import { evaluationStore } from '../evaluation/evaluation-state.js';

/** Customer spec, section 3, "Selected product": all empty at start; prices are rupees once known. */
export interface SelectedProduct {
  readonly _id: string;
  readonly slug: string;
  readonly productImage: string;
  readonly basePrice: number | '';
  readonly estimatedPrice: number | '';
  readonly variant: string;
  readonly model: string;
  readonly brand: string;
  readonly series: string;
  readonly categoryType: string;
  readonly categorySlug: string;
  readonly dynamicFields: readonly string[];
}

const EMPTY: SelectedProduct = {
  _id: '',
  slug: '',
  productImage: '',
  basePrice: '',
  estimatedPrice: '',
  variant: '',
  model: '',
  brand: '',
  series: '',
  categoryType: '',
  categorySlug: '',
  dynamicFields: [],
};

export const productStore = createStoredState(
  'productState',
  // The parsing boundary of what this app itself has written.
  (stored) =>
    typeof stored === 'object' && stored !== null ? { ...EMPTY, ...(stored as Partial<SelectedProduct>) } : EMPTY,
  localJson,
);

/** Forgets the sale under way, for a new start from the navigation. */
export function startAfresh(): void {
  evaluationStore.clear();
  productStore.clear();
}

/** Makes a listed model the one for sale; a sale of another model that was under way is forgotten, one of the same goes on. */
export function selectModel(item: ModelListItem): void {
  if (evaluationStore.get().productSlug !== item.slug) startAfresh();
  productStore.merge({
    _id: item._id,
    slug: item.slug,
    productImage: item.productImage,
    basePrice: item.basePrice,
    estimatedPrice: item.estimatedPrice,
    model: item.model,
    brand: item.brandName,
    series: item.seriesName,
    categoryType: item.categoryType,
    categorySlug: item.categorySlug,
    dynamicFields: item.dynamicFields,
  });
  evaluationStore.merge({
    categoryType: item.categoryType,
    productSlug: item.slug,
    model: item.model,
    productImage: item.productImage,
  });
}

/** Where a listed model's storage and colour are chosen. */
export function variantPath({ categorySlug, brandSlug, slug }: ModelListItem): string {
  return paths.variant({ categorySlug, brandSlug, modelSlug: slug });
}

/** A device's picture in one of its colours. */
export function inColour(picture: string, colour: string | null): string {
  return colour && picture ? `${picture}?colour=${encodeURIComponent(colour)}` : picture;
}
