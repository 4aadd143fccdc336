import { type ServiceAreaEvent, type ServiceAreaOpened } from '@phirse/contracts/events/catalog.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { sameFacts } from '@phirse/contracts/kernel/same-facts.js';
import { isPincode } from '@phirse/contracts/rules/pincode.js';

export type ServiceAreaState = { readonly status: 'open' | 'closed'; readonly area: ServiceAreaOpened['data'] } | null;

export type ServiceAreaCommand =
  | { readonly type: 'OpenServiceArea'; readonly area: ServiceAreaOpened['data'] }
  | { readonly type: 'CloseServiceArea'; readonly city: string; readonly at: string };

/** Opening an area as it stands changes nothing; with changes (more pincodes, another factor) it opens it anew. */
export const serviceAreaDecider: Decider<ServiceAreaState, ServiceAreaCommand, ServiceAreaEvent> = {
  initialState: null,

  decide(command, state) {
    switch (command.type) {
      case 'OpenServiceArea':
        return open(command.area, state);
      case 'CloseServiceArea':
        if (!state) refuse('NOT_FOUND', `There is no service area '${command.city}'.`);
        return state.status === 'closed'
          ? []
          : [{ type: 'ServiceAreaClosed', data: { city: command.city, at: command.at } }];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ServiceAreaOpened':
        return { status: 'open', area: event.data };
      case 'ServiceAreaClosed':
        return state && { ...state, status: 'closed' };
    }
  },
};

function open(area: ServiceAreaOpened['data'], state: ServiceAreaState): readonly ServiceAreaEvent[] {
  const { priceFactor, pincodes } = area;
  if (!(priceFactor > 0 && priceFactor <= 1)) refuse('INVALID', 'The price factor must be above 0 and at most 1.');
  const wrong = pincodes.find((pincode) => !isPincode(pincode));
  if (wrong !== undefined) refuse('INVALID', `'${wrong}' is not a pincode.`);
  if (pincodes.length === 0 || new Set(pincodes).size < pincodes.length)
    refuse('INVALID', `'${area.city}' needs at least one pincode, each of them once.`);
  if (state?.status === 'open' && sameFacts({ ...state.area, at: area.at }, area)) return [];
  return [{ type: 'ServiceAreaOpened', data: area }];
}
