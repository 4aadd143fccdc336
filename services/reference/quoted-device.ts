import { type QuotedDevice } from '@phirse/contracts/events/evaluation.events.js';
import { type ModelFacts } from './catalogue-facts.js';

/** A model as quotes and orders carry it. A colour is spelt as the catalogue does where it knows it; none is `null`. */
export function quotedDevice(model: ModelFacts, variant: string, colour: string | null | undefined): QuotedDevice {
  const wanted = colour?.trim() ?? '';
  const known = model.colours.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return {
    name: model.model,
    brandName: model.brandName,
    slug: model.slug,
    category: model.category,
    categorySlug: model.categorySlug,
    variant,
    colour: known?.name ?? (wanted || null),
    productImage: model.productImage,
  };
}
