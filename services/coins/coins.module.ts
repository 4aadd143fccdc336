import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ApproveCoinPurchaseHandler } from './approve-coin-purchase.handler.js';
import { ApproveReimbursementHandler } from './approve-reimbursement.handler.js';
import { CoinsController } from './coins.controller.js';
import { CreditCoinsHandler } from './credit-coins.handler.js';
import { DebitCoinsHandler } from './debit-coins.handler.js';
import { RefundCoinsHandler } from './refund-coins.handler.js';
import { ReimburseCoinsHandler } from './reimburse-coins.handler.js';
import { ReimbursementsController } from './reimbursements.controller.js';
import { RejectCoinPurchaseHandler } from './reject-coin-purchase.handler.js';
import { RejectReimbursementHandler } from './reject-reimbursement.handler.js';
import { RequestCoinPurchaseHandler } from './request-coin-purchase.handler.js';
import { RequestReimbursementHandler } from './request-reimbursement.handler.js';

/** Partners' wallets, purchases of coins, and coins asked back. */
@Module({
  imports: [CqrsModule],
  controllers: [CoinsController, ReimbursementsController],
  providers: [
    CreditCoinsHandler,
    DebitCoinsHandler,
    RefundCoinsHandler,
    ReimburseCoinsHandler,
    RequestCoinPurchaseHandler,
    ApproveCoinPurchaseHandler,
    RejectCoinPurchaseHandler,
    RequestReimbursementHandler,
    ApproveReimbursementHandler,
    RejectReimbursementHandler,
  ],
})
export class CoinsModule {}
