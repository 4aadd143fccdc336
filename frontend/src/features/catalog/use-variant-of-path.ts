import { type ModelListItem } from '@phirse/contracts/read-models/catalog.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { type VariantPath } from '../../lib/paths.js';
import { modelQuery } from './catalog.queries.js';

export interface VariantOfPath {
  readonly model: ModelListItem;
  /** The storage as the catalogue spells it. */
  readonly variant: string;
}

/** The parameters of the sell flow's addresses; empty where a page has fewer. */
export function useSellPath(): VariantPath {
  const { categorySlug = '', brandSlug = '', modelSlug = '', variantSlug: slug = '' } = useParams();
  return { categorySlug, brandSlug, modelSlug, variantSlug: slug };
}

/** The model and storage that the address names; data is `null` where there is no such thing. */
export function useVariantOfPath() {
  const path = useSellPath();
  return useQuery({
    ...modelQuery(path),
    select: (model): VariantOfPath | null => {
      const variant = model?.variants.find((candidate) => variantSlug(candidate) === path.variantSlug);
      return model && variant ? { model, variant } : null;
    },
  });
}
