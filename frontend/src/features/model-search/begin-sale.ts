import { type SearchResult } from '@phirse/contracts/read-models/catalog.js';
import { paths } from '../../lib/paths.js';
import { localJson } from '../../lib/storage.js';

/** Customer spec, section 4, "Selecting a search result": starts the sell flow anew; answers the path of the variant step. */
export function beginSale(result: SearchResult): string {
  const { id, slug, image, model, brand, series, categoryType, categorySlug, brandSlug } = result;
  localJson.write('evaluationState', { categoryType, productSlug: slug, model, currentStep: 0, answers: {} });
  localJson.write('productState', {
    _id: id,
    slug,
    productImage: image,
    basePrice: '',
    estimatedPrice: '',
    variant: '',
    model,
    brand,
    series,
    categoryType,
    categorySlug,
    dynamicFields: [],
  });
  return paths.variant({ categorySlug, brandSlug, modelSlug: slug });
}
