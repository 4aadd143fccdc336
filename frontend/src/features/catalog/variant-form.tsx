import { type ModelListItem } from '@phirse/contracts/read-models/catalog.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { Money } from '../../ui/money.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { evaluationStore, forgetQuote } from '../evaluation/evaluation-state.js';
import { variantPricesQuery } from './catalog.queries.js';
import { ColourChoice } from './colour-choice.js';
import { productStore, selectModel } from './product-state.js';

const CHOOSE_BOTH = 'Please select both variant and color to proceed.';

export interface VariantFormProps {
  readonly model: ModelListItem;
  readonly variants: readonly string[];
  readonly colors: readonly string[];
  readonly chosen: { readonly variant: string; readonly colour: string | null };
  readonly onChoose: (chosen: VariantFormProps['chosen']) => void;
}

/** Storage (needed where there is any) and colour (optional), then on to the price. */
export function VariantForm({ model, variants, colors, chosen, onChoose }: VariantFormProps) {
  const navigate = useNavigate();
  const prices = useQuery(variantPricesQuery(model.slug, model.model));
  const { variant, colour } = chosen;
  const missing = variants.length > 0 && !variant;
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return;
    selectModel(model);
    // Answers given for another storage of the same model still hold; its quote does not.
    if (evaluationStore.get().variant !== variant) forgetQuote();
    evaluationStore.merge({ variant, color: colour });
    productStore.merge({ variant, estimatedPrice: prices.data?.[variant] ?? model.estimatedPrice });
    const { categorySlug, brandSlug, slug: modelSlug } = model;
    void navigate(paths.variantPrice({ categorySlug, brandSlug, modelSlug, variantSlug: variantSlug(variant) }));
  };
  return (
    <form onSubmit={proceed} className="grid gap-6">
      <RadioCards
        legend="Storage"
        columns={2}
        choices={variants.map((name) => {
          const price = prices.data?.[name];
          return {
            value: name,
            label: name,
            detail: price ? (
              <>
                up to <Money rupees={price} />
              </>
            ) : undefined,
          };
        })}
        value={variant}
        onChange={(next) => onChoose({ variant: next, colour })}
      />
      {colors.length > 0 && (
        <ColourChoice
          colours={colors.map((name) => ({ name, hex: model.colours.find((one) => one.name === name)?.hex ?? null }))}
          value={colour}
          onChange={(next) => onChoose({ variant, colour: next })}
        />
      )}
      <div className="grid gap-2">
        {missing && (
          <p id="choose-both" className="text-muted">
            {CHOOSE_BOTH}
          </p>
        )}
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          disabled={missing}
          aria-describedby={missing ? 'choose-both' : undefined}
        >
          Proceed
        </Button>
      </div>
    </form>
  );
}
