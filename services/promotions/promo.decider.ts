import { type PromoEvent, type PromoIssued } from '@phirse/contracts/events/promo.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';

/** A code that was issued, with the redemptions that stand; `null` for a code that was not. */
export type PromoState = {
  readonly issued: PromoIssued['data'];
  /** Customer by order. */
  readonly redemptions: Readonly<Record<string, string>>;
} | null;

export type PromoCommand =
  | { readonly type: 'IssuePromo'; readonly promo: PromoIssued['data'] }
  | ({ readonly type: 'RedeemPromo'; readonly orderId: string } & PromoUse)
  | { readonly type: 'ReleasePromo'; readonly orderId: string; readonly customerId: string; readonly at: string };

/** Who wants to use a code, when, and for which evaluated price; `null` where that is not known yet. */
export interface PromoUse {
  readonly customerId: string;
  readonly evaluatedPrice: number | null;
  readonly at: string;
}

export const promoDecider: Decider<PromoState, PromoCommand, PromoEvent> = {
  initialState: null,

  decide(command, state) {
    switch (command.type) {
      case 'IssuePromo':
        return issue(command, state);
      case 'RedeemPromo':
        return redeem(command, state);
      case 'ReleasePromo':
        return release(command, state);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PromoIssued':
        return { issued: event.data, redemptions: {} };
      case 'PromoRedeemed':
        return (
          state && {
            ...state,
            redemptions: { ...state.redemptions, [event.data.orderId]: event.data.customerId },
          }
        );
      case 'PromoReleased': {
        if (!state) return state;
        const { [event.data.orderId]: _given, ...redemptions } = state.redemptions;
        return { ...state, redemptions };
      }
    }
  },
};

/** The terms of a code for this use; refuses where it may not be used. */
export function usablePromo(state: PromoState, { customerId, evaluatedPrice, at }: PromoUse): PromoIssued['data'] {
  if (!state) refuse('PROMO_UNKNOWN', 'We do not know this promo code. Please check its spelling.');
  const { validUntil, minimumPrice, maxRedemptions } = state.issued;
  if (Date.parse(at) > Date.parse(validUntil))
    refuse('PROMO_EXPIRED', 'This promo code has expired. You can place your order without it.', { validUntil });
  const users = Object.values(state.redemptions);
  if (users.includes(customerId)) refuse('PROMO_USED', 'You have used this promo code before. It works once.');
  if (users.length >= maxRedemptions)
    refuse('PROMO_USED', 'This promo code has been used as often as it could be. You can place your order without it.');
  if (evaluatedPrice !== null && evaluatedPrice < minimumPrice)
    refuse('PROMO_NOT_APPLICABLE', `This promo code applies from a price of ${formatRupees(minimumPrice)}.`, {
      minimumPrice,
    });
  return state.issued;
}

function issue({ promo }: Extract<PromoCommand, { type: 'IssuePromo' }>, state: PromoState): readonly PromoEvent[] {
  if (!state) return [{ type: 'PromoIssued', data: promo }];
  const { issued } = state;
  const isSame =
    issued.value === promo.value &&
    Date.parse(issued.validUntil) === Date.parse(promo.validUntil) &&
    issued.minimumPrice === promo.minimumPrice &&
    issued.maxRedemptions === promo.maxRedemptions;
  if (!isSame)
    refuse('ALREADY_EXISTS', `The code ${promo.code} was issued with other terms. Please choose another code.`);
  return [];
}

function redeem(command: Extract<PromoCommand, { type: 'RedeemPromo' }>, state: PromoState): readonly PromoEvent[] {
  const { orderId, customerId, at } = command;
  // A redemption that stands for this order is not taken twice, nor lost because the code expired meanwhile.
  if (state?.redemptions[orderId] === customerId) return [];
  const { code, value } = usablePromo(state, command);
  return [{ type: 'PromoRedeemed', data: { code, at, orderId, customerId, value } }];
}

function release(
  { orderId, customerId, at }: Extract<PromoCommand, { type: 'ReleasePromo' }>,
  state: PromoState,
): readonly PromoEvent[] {
  if (state?.redemptions[orderId] !== customerId) return [];
  return [{ type: 'PromoReleased', data: { code: state.issued.code, at, orderId, customerId } }];
}
