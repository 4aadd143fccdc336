import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { IssuePromoHandler } from './issue-promo.handler.js';
import { PromoTerms } from './promo-terms.lookup.js';
import { PromotionsController } from './promotions.controller.js';
import { RedeemPromoHandler } from './redeem-promo.handler.js';
import { ReleasePromoHandler } from './release-promo.handler.js';

/** Promo codes. */
@Module({
  imports: [CqrsModule],
  controllers: [PromotionsController],
  providers: [IssuePromoHandler, RedeemPromoHandler, ReleasePromoHandler, PromoTerms, RateLimits],
})
export class PromotionsModule {}
