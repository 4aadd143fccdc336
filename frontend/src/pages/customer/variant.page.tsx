import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs } from 'react-router-dom';
import { modelQuery, variationsQuery } from '../../features/catalog/catalog.queries.js';
import { inColour } from '../../features/catalog/product-state.js';
import { useSellPath } from '../../features/catalog/use-variant-of-path.js';
import { VariantForm } from '../../features/catalog/variant-form.js';
import { evaluationStore } from '../../features/evaluation/evaluation-state.js';
import { ApiError } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { ErrorState } from '../../ui/error-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { StepLabel } from '../../ui/step-label.js';
import { useMedia, WIDE } from '../../ui/use-media.js';

const NONE = 'No variants found for this model.';
const FAILED = 'Failed to fetch variants. Please try again.';
/** Customer spec, section 2, "Variant page". */
const SCROLL_AFTER_MS = 400;

export function loader({ params: { modelSlug = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(variationsQuery(modelSlug));
  return null;
}

/** /{categorySlug}/{brandSlug}/{modelSlug}/variant */
export function Component() {
  const path = useSellPath();
  const variations = useQuery(variationsQuery(path.modelSlug));
  const found = useQuery(modelQuery(path));
  const [chosen, choose] = useState(() => {
    const { productSlug, variant, color } = evaluationStore.get();
    return productSlug === path.modelSlug ? { variant, colour: color } : { variant: '', colour: null };
  });
  const model = found.data ?? null;
  const ready = variations.data !== undefined && model !== null;
  const form = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE);
  useDocumentTitle(model ? `Sell your ${model.model}` : 'Sell your device');
  useEffect(() => {
    if (!ready || wide) return;
    const timer = setTimeout(() => form.current?.scrollIntoView({ block: 'start' }), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ready, wide]);

  const failed = variations.error ?? found.error;
  const unknown = (failed instanceof ApiError && failed.status === 404) || found.data === null;
  if (failed || unknown)
    return (
      <div className="page-width py-8">
        <h1 className="sr-only">Choose storage and colour</h1>
        <ErrorState
          message={unknown ? NONE : FAILED}
          onRetry={() => void Promise.all([variations.refetch(), found.refetch()])}
          retrying={variations.isFetching || found.isFetching}
          action={<LinkButton to={paths.models(path.categorySlug, path.brandSlug)}>Other models</LinkButton>}
        />
      </div>
    );
  return (
    <div className="page-width py-4 md:py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: categoryBySlug(path.categorySlug)?.label ?? 'Devices', to: paths.category(path.categorySlug) },
          { label: model?.brandName ?? path.brandSlug, to: paths.models(path.categorySlug, path.brandSlug) },
          { label: model?.model ?? 'Storage and colour' },
        ]}
      />
      <div className="mt-2 grid gap-8 md:grid-cols-2 md:gap-12">
        <div className="rounded-card bg-sunken p-6">
          <Picture
            src={inColour(model?.productImage ?? '', chosen.colour)}
            alt={model ? `${model.model}${chosen.colour ? ` in ${chosen.colour}` : ''}` : ''}
            eager
            className="mx-auto aspect-square w-full max-w-72 md:max-w-96"
          />
        </div>
        <div ref={form} className="scroll-mt-20">
          <StepLabel step={1} of={4} />
          <h1 className="mt-3 mb-6 text-32">{model?.model ?? 'Choose storage and colour'}</h1>
          {variations.data && model ? (
            <VariantForm
              model={model}
              variants={variations.data.variants}
              colors={variations.data.colors}
              chosen={chosen}
              onChoose={choose}
            />
          ) : (
            <SkeletonGroup className="grid gap-3">
              <Skeleton className="h-17" />
              <Skeleton className="h-17" />
              <Skeleton className="h-13" />
            </SkeletonGroup>
          )}
        </div>
      </div>
    </div>
  );
}
