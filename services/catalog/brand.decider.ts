import { type BrandEvent, type BrandListed } from '@phirse/contracts/events/catalog.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { sameFacts } from '@phirse/contracts/kernel/same-facts.js';

/** What is listed; `null` for a brand not listed yet. */
export type BrandState = BrandListed['data'] | null;

export type BrandCommand = { readonly type: 'ListBrand'; readonly brand: BrandListed['data'] };

/** Listing a brand as it stands changes nothing; with changes it lists it anew. */
export const brandDecider: Decider<BrandState, BrandCommand, BrandEvent> = {
  initialState: null,

  decide({ brand }, state) {
    if (state && sameFacts({ ...state, at: brand.at }, brand)) return [];
    return [{ type: 'BrandListed', data: brand }];
  },

  evolve(_state, event) {
    return event.data;
  },
};
