import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ApproveCoinPurchaseHandler } from './approve-coin-purchase.handler.js';
import { CoinsController } from './coins.controller.js';
import { CreditCoinsHandler } from './credit-coins.handler.js';
import { DebitCoinsHandler } from './debit-coins.handler.js';
import { RefundCoinsHandler } from './refund-coins.handler.js';
import { RejectCoinPurchaseHandler } from './reject-coin-purchase.handler.js';
import { RequestCoinPurchaseHandler } from './request-coin-purchase.handler.js';

/** Partners' wallets and purchases of coins. */
@Module({
  imports: [CqrsModule],
  controllers: [CoinsController],
  providers: [
    CreditCoinsHandler,
    DebitCoinsHandler,
    RefundCoinsHandler,
    RequestCoinPurchaseHandler,
    ApproveCoinPurchaseHandler,
    RejectCoinPurchaseHandler,
  ],
})
export class CoinsModule {}
