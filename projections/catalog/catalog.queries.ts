import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Listed, pagination } from '@phirse/contracts/kernel/page.js';
import { type BrandItem, type ModelListItem, type SearchResult } from '@phirse/contracts/read-models/catalog.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { type ModelDocument } from './catalog.projection.js';
import { type Catalogue } from './catalogue.js';
import { searchModels } from './model-search.js';

const MAX_RESULTS = 20;

export class ModelsQuery extends PageQuery {
  @IsOptional() @IsString() @MaxLength(100) readonly series?: string;
  @IsOptional() @IsString() @MaxLength(100) readonly search?: string;
}
export class SearchQuery extends PageQuery {
  @IsOptional() @IsString() @MaxLength(100) readonly search?: string;
}

/** A series as it stands in a query: `Galaxy S` is `galaxy-s`. */
const seriesValue = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Brands of which at least one model of the category is bought, those with the most models first. */
export async function brandsOf(catalogue: Catalogue, category: Category): Promise<readonly BrandItem[]> {
  const models = await catalogue.models(category);
  return (await catalogue.brands(category))
    .map(({ brandName, brandImage, slug }) => ({
      brandName,
      brandImage,
      slug,
      models: models.filter(({ brandSlug }) => brandSlug === slug).length,
    }))
    .filter(({ models: count }) => count > 0)
    .sort((one, other) => other.models - one.models || one.brandName.localeCompare(other.brandName));
}

/** A model that is bought. Refuses any other with MODEL_NOT_FOUND. */
export async function modelOf(catalogue: Catalogue, slug: string): Promise<ModelListItem> {
  const model = await catalogue.model(slug);
  return model ? listItem(model) : refuse('MODEL_NOT_FOUND', 'No variants found for this model.');
}

/** A brand's models, the newest first; those that match best where there is a search. */
export async function modelsOf(
  catalogue: Catalogue,
  category: Category,
  brandSlug: string,
  { page, limit, series, search }: ModelsQuery,
): Promise<Listed<'products', ModelListItem>> {
  const ofBrand = (await catalogue.models(category)).filter((model) => model.brandSlug === brandSlug);
  const ofSeries = series
    ? ofBrand.filter(({ seriesName }) => seriesValue(seriesName) === seriesValue(series))
    : ofBrand;
  const found = search?.trim() ? searchModels(ofSeries, search, ofSeries.length) : ofSeries;
  return {
    products: found.slice((page - 1) * limit, page * limit).map(listItem),
    pagination: pagination(page, limit, found.length),
  };
}

export async function bestSelling(catalogue: Catalogue, category: Category): Promise<readonly ModelListItem[]> {
  return (await catalogue.models(category)).filter((model) => model.bestSelling === 'true').map(listItem);
}

/** The series of a brand's models, in the order of their newest model. */
export async function seriesOf(catalogue: Catalogue, category: Category, brandSlug: string) {
  const models = (await catalogue.models(category)).filter((model) => model.brandSlug === brandSlug);
  const names = new Set(models.map(({ seriesName }) => seriesName));
  return [...names].map((label) => ({ label, value: seriesValue(label) }));
}

/** At most 20 models that a text may mean, best match first. */
export async function search(catalogue: Catalogue, text: string): Promise<readonly SearchResult[]> {
  return searchModels(await catalogue.models(), text, MAX_RESULTS).map((found) => ({
    id: found._id,
    slug: found.slug,
    image: found.productImage,
    model: found.model,
    brand: found.brandName,
    brandSlug: found.brandSlug,
    series: found.seriesName,
    categoryType: found.categoryType,
    categorySlug: found.categorySlug,
    estimatedPrice: found.estimatedPrice,
    variants: found.variants,
    variantPrices: found.prices.map(({ price }) => price),
  }));
}

function listItem({
  kind: _kind,
  position: _position,
  prices: _prices,
  look: _look,
  ...item
}: ModelDocument): ModelListItem {
  return item;
}
