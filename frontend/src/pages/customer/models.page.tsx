import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { brandsQuery, MODELS_FAILED, modelsQuery, seriesQuery } from '../../features/catalog/catalog.queries.js';
import { ModelShelf, ModelShelfSkeleton } from '../../features/catalog/model-card.js';
import { ModelFilter } from '../../features/catalog/model-filter.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { usePageParams } from '../../lib/use-page-params.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';

const LIMIT = 24;

export function loader({ params: { categorySlug = '', brandSlug = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(seriesQuery(brandSlug, categorySlug));
  void queryClient.prefetchQuery(brandsQuery(categorySlug));
  return null;
}

/** /{categorySlug}/{brandSlug}/models */
export function Component() {
  const { categorySlug = '', brandSlug = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const { page, limit, setPage } = usePageParams(LIMIT);
  const filter = { series: url.get('series') ?? '', search: url.get('search') ?? '' };
  const models = useQuery(modelsQuery({ categorySlug, brandSlug, ...filter, page, limit }));
  const brands = useQuery(brandsQuery(categorySlug));
  const brand =
    brands.data?.brands.find(({ slug }) => slug === brandSlug)?.brandName ??
    models.data?.products[0]?.brandName ??
    // Until its name is known, so that the heading keeps its length.
    brandSlug.charAt(0).toUpperCase() + brandSlug.slice(1);
  const facts = categoryBySlug(categorySlug);
  const device = facts?.category === 'tablet' ? 'tablet' : 'phone';
  useDocumentTitle(`Sell your ${brand} ${device}`.replace('  ', ' '));

  const change = (next: Partial<typeof filter>) =>
    setUrl(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(next)) value ? changed.set(name, value) : changed.delete(name);
        changed.delete('page');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div className="page-width py-4 md:py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: facts?.label ?? 'Devices', to: paths.category(categorySlug) },
          { label: brand || 'Models' },
        ]}
      />
      <h1 className="mt-2 mb-5 text-32">
        Which {brand ? `${brand} ` : ''}
        {device} is it?
      </h1>
      <ModelFilter key={brandSlug} {...{ categorySlug, brandSlug, ...filter }} onChange={change} />
      <div className="mt-6" aria-busy={models.isPlaceholderData}>
        <QueryView
          query={models}
          errorText={MODELS_FAILED}
          skeleton={<ModelShelfSkeleton />}
          isEmpty={(data) => data.products.length === 0}
          empty={<EmptyState drawing="search">No models found.</EmptyState>}
        >
          {({ products, pagination }) => (
            <>
              <ModelShelf models={products} />
              {pagination.totalPages > 1 && (
                <div className="mt-6">
                  <Pagination {...pagination} noun="models" onChange={setPage} />
                </div>
              )}
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}
