import { useNavigate } from 'react-router-dom';
import { beginSale } from '../features/model-search/begin-sale.js';
import { ModelSearch } from '../features/model-search/model-search.js';

/** The header's search: a result leads to its storage and colour. */
export function SiteSearch({ className, onChosen }: { readonly className?: string; readonly onChosen?: () => void }) {
  const navigate = useNavigate();
  return (
    <ModelSearch
      label="Search for your model"
      placeholder="Search..."
      emptyText="No products matching"
      clearOnChoose
      className={className}
      onChoose={(result) => {
        onChosen?.();
        void navigate(beginSale(result));
      }}
    />
  );
}
