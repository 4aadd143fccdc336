import { type PartnerEvent } from '../events/people.events.js';

/** Where a partner's leads come from. */
export interface Territory {
  readonly partnerId: string;
  readonly pinCodes: readonly string[];
  /** `false` while suspended: no lead is shown. */
  readonly active: boolean;
}

/** Folds one event of a partner into where its leads come from. */
export function territoryOf(territory: Territory | null, event: PartnerEvent): Territory | null {
  const { partnerId } = event.data;
  switch (event.type) {
    case 'PartnerRegistered':
      return { partnerId, pinCodes: event.data.pinCodes, active: true };
    case 'PartnerProfileChanged':
      return territory && { ...territory, pinCodes: event.data.pinCodes };
    case 'PartnerSuspended':
      return territory && { ...territory, active: false };
    case 'PartnerReinstated':
      return territory && { ...territory, active: true };
    default:
      return unchanged(event, territory);
  }
}

/** Events of a later version than this code leave the territory as it is. */
function unchanged(_event: never, territory: Territory | null): Territory | null {
  return territory;
}
