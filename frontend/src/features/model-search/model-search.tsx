import { type SearchResults } from '@phirse/contracts/read-models/answers.js';
import { type SearchResult } from '@phirse/contracts/read-models/catalog.js';
import { api } from '../../lib/api-client.js';
import { Combobox, type ComboboxProps } from '../../ui/combobox.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';

export type ModelSearchProps = Omit<
  ComboboxProps<SearchResult>,
  'search' | 'itemKey' | 'itemText' | 'renderItem' | 'labelHidden'
>;

const search = async (text: string, signal: AbortSignal) => {
  const answer = await api.get<SearchResults>('/product/global-search', {
    query: { search: text },
    signal,
    session: null,
  });
  return answer.data;
};

/** Finds a model by typing: picture, model, brand and series, and what it may fetch. */
export function ModelSearch(props: ModelSearchProps) {
  return (
    <Combobox
      {...props}
      labelHidden
      search={search}
      itemKey={({ id }) => id}
      itemText={({ model }) => model}
      renderItem={({ image, model, brand, series, estimatedPrice }) => (
        <span className="flex w-full items-center gap-3">
          <Picture src={image} alt="" className="size-10 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{model}</span>
            <span className="block truncate text-13 text-muted">
              {brand} {series}
            </span>
          </span>
          {estimatedPrice > 0 && (
            <span className="text-right text-13 text-muted">
              up to <Money rupees={estimatedPrice} className="block text-15 font-semibold text-ink" />
            </span>
          )}
        </span>
      )}
    />
  );
}
