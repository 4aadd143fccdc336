import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.js';
import { EmptyState } from '../../ui/empty-state.js';
import { POPULAR_FAILED, popularQuery } from './catalog.queries.js';
import { ModelShelf, ModelShelfSkeleton } from './model-card.js';

const SHOWN = 8;

/** The phones sold most, with what they may fetch. */
export function PopularShelf() {
  const popular = useQuery(popularQuery);
  return (
    <QueryView
      query={popular}
      errorText={POPULAR_FAILED}
      skeleton={<ModelShelfSkeleton count={SHOWN} />}
      isEmpty={(models) => models.length === 0}
      empty={<EmptyState drawing="phone">No phones are listed yet.</EmptyState>}
    >
      {(models) => <ModelShelf models={models.slice(0, SHOWN)} />}
    </QueryView>
  );
}
