import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { QueryView } from '../../lib/query-view.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { POPULAR_FAILED, popularQuery } from '../catalog/catalog.queries.js';
import { selectModel, variantPath } from '../catalog/product-state.js';

const SHOWN = 5;

/** Phones that many people sell, as lines of a price list. */
export function QuickPicks() {
  return (
    <QueryView
      query={useQuery(popularQuery)}
      errorText={POPULAR_FAILED}
      skeleton={<SkeletonRows rows={SHOWN} className="h-18" />}
      isEmpty={(models) => models.length === 0}
      empty={<EmptyState drawing="phone">No phones are listed yet.</EmptyState>}
    >
      {(models) => (
        <ul>
          {models.slice(0, SHOWN).map((model) => (
            <li key={model._id} className="perforated first:border-t-0">
              <Link
                to={variantPath(model)}
                onClick={() => selectModel(model)}
                className="group flex min-h-18 items-center gap-3 py-2"
              >
                <Picture src={model.productImage} alt="" className="size-12 shrink-0" />
                <span className="min-w-0 flex-1 font-semibold group-hover:text-primary group-hover:underline">
                  {model.model}
                </span>
                <span className="text-right text-13 text-muted">
                  up to{' '}
                  <Money rupees={model.estimatedPrice} className="block font-display text-17 font-bold text-ink" />
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
