import { type SearchResult } from '@phirse/contracts/read-models/catalog.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { Money } from '../../ui/money.js';
import { SelectField } from '../../ui/select-field.js';
import { useMedia, WIDE } from '../../ui/use-media.js';
import { productStore } from '../catalog/product-state.js';
import { evaluationStore } from '../evaluation/evaluation-state.js';
import { beginSale } from '../model-search/begin-sale.js';
import { ModelSearch } from '../model-search/model-search.js';

const NO_STORAGE = 'Please select a storage variant.';
const NO_MODEL = 'Please search and choose your model first.';

export interface Picked {
  readonly result: SearchResult;
  readonly variant: string;
}

/** What the picked model fetches, where the slip beside is out of sight. */
function PriceRange({ result, variant }: Picked) {
  const { variants, variantPrices } = result;
  const lowest = Math.min(...variantPrices);
  const highest = Math.max(...variantPrices);
  const price = variant ? (variantPrices[variants.indexOf(variant)] ?? highest) : highest;
  return (
    <p role="status" className="text-17 md:col-span-3 lg:hidden">
      {variant || lowest === highest ? (
        <>
          Up to <Money rupees={price} className="font-display text-20 font-bold" />
        </>
      ) : (
        <>
          <Money rupees={lowest} className="font-display text-20 font-bold" /> to{' '}
          <Money rupees={highest} className="font-display text-20 font-bold" />, by storage
        </>
      )}
    </p>
  );
}

/** Model, storage, and off to its price. `onPick` hears of every change, so that the slip beside can follow. */
export function HeroSearch({
  picked,
  onPick,
}: {
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked | null) => void;
}) {
  const navigate = useNavigate();
  const wide = useMedia(WIDE);
  const [error, setError] = useState<string | null>(null);
  const result = picked?.result ?? null;
  const variant = picked?.variant ?? '';

  const choose = (next: Picked | null) => {
    setError(null);
    onPick(next);
  };
  const sell = (event: FormEvent) => {
    event.preventDefault();
    if (!result) return setError(NO_MODEL);
    if (!variant) return setError(NO_STORAGE);
    const { categorySlug, brandSlug, slug: modelSlug, image } = result;
    beginSale(result);
    productStore.merge({ variant, estimatedPrice: result.variantPrices[result.variants.indexOf(variant)] ?? '' });
    evaluationStore.merge({ variant, productImage: image });
    void navigate(paths.variantPrice({ categorySlug, brandSlug, modelSlug, variantSlug: variantSlug(variant) }));
  };

  return (
    <form
      noValidate
      onSubmit={sell}
      className="grid gap-3 rounded-card border bg-surface p-4 shadow-soft md:grid-cols-[1.6fr_1fr_auto] md:items-start"
    >
      <ModelSearch
        label="Your model"
        placeholder={wide ? 'Search Model ...' : 'Search...'}
        emptyText="No results found"
        emptyFrom={2}
        whenFailed="hide"
        error={error === NO_MODEL ? error : null}
        onChoose={(chosen) =>
          choose({ result: chosen, variant: chosen.variants.length === 1 ? (chosen.variants[0] ?? '') : '' })
        }
        onClear={() => choose(null)}
      />
      <SelectField
        label="Storage"
        labelHidden
        placeholder="Storage"
        disabled={!result}
        error={error === NO_STORAGE ? error : null}
        options={(result?.variants ?? []).map((name) => ({ value: name, label: name }))}
        value={variant}
        onChange={(event) => result && choose({ result, variant: event.target.value })}
      />
      <Button type="submit" tone="accent">
        Sell Now
      </Button>
      {result && <PriceRange result={result} variant={variant} />}
    </form>
  );
}
