import { type SearchResult } from '@phirse/contracts/read-models/catalog.js';
import { useNavigate } from 'react-router-dom';
import { beginSale } from '../model-search/begin-sale.js';
import { ModelSearch } from '../model-search/model-search.js';

export interface SearchAndGoProps {
  readonly label: string;
  readonly placeholder: string;
  readonly className?: string;
}

/** A search whose result resets the sell flow and leads straight to its variant step. */
export function SearchAndGo({ label, placeholder, className }: SearchAndGoProps) {
  const navigate = useNavigate();
  const go = (result: SearchResult) => void navigate(beginSale(result));
  return (
    <ModelSearch
      label={label}
      placeholder={placeholder}
      emptyText="No products matching"
      whenFailed="empty"
      clearOnChoose
      onChoose={go}
      className={className}
    />
  );
}
