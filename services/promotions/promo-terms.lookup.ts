import { Inject, Injectable } from '@nestjs/common';
import { promoStream } from '@phirse/contracts/events/promo.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type PromoChecked } from '@phirse/contracts/read-models/answers.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { type RateLimit, RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { promoDecider, usablePromo } from './promo.decider.js';
import { promoCode } from './promo-code.js';

/** Enough for a customer who mistypes, too few to guess codes. */
const CHECKS: RateLimit = {
  name: 'promo-checks',
  points: 20,
  seconds: 60,
  message: 'Too many promo codes at once. Please try again in a minute.',
};

/** Whether a customer may use a code now, without using it. */
@Injectable()
export class PromoTerms {
  constructor(
    private readonly eventStore: EventStore,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The code's value; refuses with the reason (PROMO_…) where it may not be used. */
  async check(entered: string, customerId: string, evaluatedPrice: number | null): Promise<PromoChecked> {
    await this.limits.consume(CHECKS, customerId);
    const { state } = await this.eventStore.load(promoStream(promoCode(entered)), promoDecider);
    const { code, value, minimumPrice } = usablePromo(state, { customerId, evaluatedPrice, at: this.clock() });
    const from = evaluatedPrice === null && minimumPrice > 0 ? ` It applies from ${formatRupees(minimumPrice)}.` : '';
    return { message: `Promo code ${code} applied.${from}`, value };
  }
}
