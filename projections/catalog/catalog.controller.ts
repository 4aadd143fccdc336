import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import {
  type Brands,
  type OneModel,
  type PopularProducts,
  type SearchResults,
  type SeriesList,
  type Variations,
} from '@phirse/contracts/read-models/answers.js';
import { type ModelListItem } from '@phirse/contracts/read-models/catalog.js';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { Public } from '@phirse/infra/http/access.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { catalog } from './catalog.projection.js';
import {
  bestSelling,
  brandsOf,
  ModelsQuery,
  modelOf,
  modelsOf,
  SearchQuery,
  search,
  seriesOf,
} from './catalog.queries.js';
import { Catalogue } from './catalogue.js';

@ApiTags('catalogue')
@Public()
@Reads(catalog.name)
@Controller()
export class CatalogController {
  constructor(private readonly catalogue: Catalogue) {}

  @Get('api/brand/brands-category-slug/:categorySlug')
  async brands(@Param('categorySlug') slug: string, @Query() _after: PageQuery): Promise<Brands> {
    return { brands: await brandsOf(this.catalogue, categoryOf(slug)) };
  }

  @Get('product/get-products-slug/:categorySlug/:brandSlug')
  products(
    @Param('categorySlug') slug: string,
    @Param('brandSlug') brandSlug: string,
    @Query() query: ModelsQuery,
  ): Promise<Listed<'products', ModelListItem>> {
    return modelsOf(this.catalogue, categoryOf(slug), brandSlug, query);
  }

  @Get('product/best-selling-products/:category')
  async popular(@Param('category') slug: string, @Query() _after: PageQuery): Promise<PopularProducts> {
    return { data: { products: await bestSelling(this.catalogue, categoryOf(slug)) } };
  }

  @Get('api/brand/series-slug/:brandSlug/:categorySlug')
  async series(
    @Param('brandSlug') brandSlug: string,
    @Param('categorySlug') slug: string,
    @Query() _after: PageQuery,
  ): Promise<SeriesList> {
    return { series: await seriesOf(this.catalogue, categoryOf(slug), brandSlug) };
  }

  @Get('api/brand/product-variations/:modelSlug')
  async variations(@Param('modelSlug') slug: string, @Query() _after: PageQuery): Promise<Variations> {
    const { variants, colours } = await modelOf(this.catalogue, slug);
    return { data: { data: { variants, colors: colours.map(({ name }) => name) } } };
  }

  @Get('product/model/:slug')
  async model(@Param('slug') slug: string, @Query() _after: PageQuery): Promise<OneModel> {
    return { product: await modelOf(this.catalogue, slug) };
  }

  @Get('product/global-search')
  async search(@Query() query: SearchQuery): Promise<SearchResults> {
    return { data: await search(this.catalogue, query.search ?? '') };
  }
}

function categoryOf(slug: string): Category {
  return (categoryBySlug(slug) ?? refuse('NOT_FOUND', 'We do not buy devices of that kind.')).category;
}
