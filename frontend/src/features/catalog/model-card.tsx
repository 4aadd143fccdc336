import { type ModelListItem } from '@phirse/contracts/read-models/catalog.js';
import { Link } from 'react-router-dom';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { selectModel, variantPath } from './product-state.js';

/** A model on the shelf with what it may fetch; leads to its storage and colour. */
export function ModelCard({ model, eager = false }: { readonly model: ModelListItem; readonly eager?: boolean }) {
  return (
    <Link
      to={variantPath(model)}
      onClick={() => selectModel(model)}
      className="group flex h-full flex-col overflow-clip rounded-card border bg-surface shadow-soft transition-colors hover:border-primary"
    >
      <span className="block border-b-4 border-hairline bg-sunken px-4 pt-4 transition-colors group-hover:border-primary">
        <Picture
          src={model.productImage}
          alt=""
          eager={eager}
          className="aspect-square w-full transition-transform duration-220 group-hover:-translate-y-1"
        />
      </span>
      <span className="flex flex-1 flex-col justify-between gap-1 p-3 md:p-4">
        <span className="font-semibold">{model.model}</span>
        <span className="text-13 text-muted">
          up to <Money rupees={model.estimatedPrice} className="block font-display text-20 font-bold text-ink" />
        </span>
      </span>
    </Link>
  );
}

const SHELF = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4';

/** Models side by side. */
export function ModelShelf({ models }: { readonly models: readonly ModelListItem[] }) {
  return (
    <ul className={SHELF}>
      {models.map((model) => (
        <li key={model._id}>
          <ModelCard model={model} />
        </li>
      ))}
    </ul>
  );
}

export function ModelShelfSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <SkeletonGroup className={SHELF}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-68 rounded-card md:h-84" />
      ))}
    </SkeletonGroup>
  );
}
