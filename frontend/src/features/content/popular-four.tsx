import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.js';
import { EmptyState } from '../../ui/empty-state.js';
import { POPULAR_FAILED, popularQuery } from '../catalog/catalog.queries.js';
import { ModelShelf, ModelShelfSkeleton } from '../catalog/model-card.js';

const SHOWN = 4;

/** The four phones sold most. */
export function PopularFour() {
  return (
    <QueryView
      query={useQuery(popularQuery)}
      errorText={POPULAR_FAILED}
      skeleton={<ModelShelfSkeleton count={SHOWN} />}
      isEmpty={(models) => models.length === 0}
      empty={<EmptyState drawing="phone">No phones are listed yet.</EmptyState>}
    >
      {(models) => <ModelShelf models={models.slice(0, SHOWN)} />}
    </QueryView>
  );
}
