import { type ModelEvent, type ModelListed } from '@phirse/contracts/events/catalog.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { sameFacts } from '@phirse/contracts/kernel/same-facts.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';

/** What was listed last, and what has become of it since. */
export type ModelState = {
  readonly status: 'listed' | 'withdrawn';
  readonly listed: ModelListed['data'];
  /** Present list price by variant name. */
  readonly prices: Readonly<Record<string, number>>;
} | null;

export type ModelCommand =
  | { readonly type: 'ListModel'; readonly model: ModelListed['data'] }
  | {
      readonly type: 'RepriceModel';
      readonly slug: string;
      /** Name or path segment. */
      readonly variant: string;
      readonly price: number;
      readonly at: string;
    }
  | { readonly type: 'WithdrawModel'; readonly slug: string; readonly at: string };

export const modelDecider: Decider<ModelState, ModelCommand, ModelEvent> = {
  initialState: null,

  decide(command, state) {
    switch (command.type) {
      case 'ListModel':
        return list(command, state);
      case 'RepriceModel':
        return reprice(command, state);
      case 'WithdrawModel':
        return withdraw(command, state);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ModelListed':
        return { status: 'listed', listed: event.data, prices: pricesOf(event.data) };
      case 'ModelRepriced':
        return state && { ...state, prices: { ...state.prices, [event.data.variant]: event.data.price } };
      case 'ModelWithdrawn':
        return state && { ...state, status: 'withdrawn' };
    }
  },
};

/** Listing again what was listed last leaves later price changes alone; listing a withdrawn model brings it back. */
function list({ model }: Extract<ModelCommand, { type: 'ListModel' }>, state: ModelState): readonly ModelEvent[] {
  const { variants } = model;
  if (variants.length === 0) refuse('INVALID', `'${model.slug}' needs at least one variant.`);
  if (new Set(variants.map(({ name }) => variantSlug(name))).size < variants.length)
    refuse('INVALID', `Two variants of '${model.slug}' have the same name.`);
  if (variants.some(({ price }) => !isPrice(price)))
    refuse('INVALID', `Every variant of '${model.slug}' needs a price in whole rupees above zero.`);
  if (state?.status === 'listed' && sameFacts({ ...state.listed, at: model.at }, model)) return [];
  return [{ type: 'ModelListed', data: model }];
}

function reprice(
  { slug, variant, price, at }: Extract<ModelCommand, { type: 'RepriceModel' }>,
  state: ModelState,
): readonly ModelEvent[] {
  if (!state) unknown(slug);
  if (state.status === 'withdrawn')
    refuse('INVALID_TRANSITION', `'${slug}' is withdrawn. List it again before you change its price.`);
  if (!isPrice(price)) refuse('INVALID', 'The price must be whole rupees above zero.');
  const wanted = variantSlug(variant);
  const name = Object.keys(state.prices).find((candidate) => variantSlug(candidate) === wanted);
  if (name === undefined)
    refuse('INVALID', `'${slug}' has no variant '${variant}'. It has: ${Object.keys(state.prices).join(', ')}.`);
  if (state.prices[name] === price) return [];
  return [{ type: 'ModelRepriced', data: { slug, at, variant: name, price } }];
}

function withdraw(
  { slug, at }: Extract<ModelCommand, { type: 'WithdrawModel' }>,
  state: ModelState,
): readonly ModelEvent[] {
  if (!state) unknown(slug);
  return state.status === 'withdrawn' ? [] : [{ type: 'ModelWithdrawn', data: { slug, at } }];
}

function pricesOf({ variants }: ModelListed['data']): Readonly<Record<string, number>> {
  return Object.fromEntries(variants.map(({ name, price }) => [name, price]));
}

function isPrice(price: number): boolean {
  return Number.isSafeInteger(price) && price > 0;
}

function unknown(slug: string): never {
  refuse('MODEL_NOT_FOUND', `There is no model '${slug}'.`);
}
