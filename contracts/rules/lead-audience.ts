import { type PartnerEvent } from '../events/people.events.js';
import { type Recorded } from '../kernel/event.js';
import { type Territory, territoryOf } from './territory.js';

/** Of which leads a partner is told: those of their pincodes, each from the position of the log on at which it became theirs. */
export interface LeadAudience extends Territory {
  readonly since: readonly { readonly pincode: string; readonly position: number }[];
}

/** Folds one event of a partner into what they are told. Nothing while suspended; afterwards only what comes then. */
export function leadAudienceOf(audience: LeadAudience | null, event: Recorded<PartnerEvent>): LeadAudience | null {
  const territory = territoryOf(audience, event);
  if (!territory) return null;
  const { partnerId, pinCodes, active } = territory;
  const before = audience?.since ?? [];
  const since = pinCodes.map(
    (pincode) => before.find((known) => known.pincode === pincode) ?? { pincode, position: event.position },
  );
  return { partnerId, pinCodes, active, since: active ? since : [] };
}

/** Whether a partner was told of the lead that was placed at this position. */
export function isToldOf(audience: LeadAudience, lead: { readonly pincode: string; readonly position: number }) {
  return audience.since.some(({ pincode, position }) => pincode === lead.pincode && position <= lead.position);
}
