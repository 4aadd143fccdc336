import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceModule } from '../reference/reference.module.js';
import { AcceptLeadHandler } from './accept-lead.handler.js';
import { AssignPickupHandler } from './assign-pickup.handler.js';
import { CancelOrderHandler } from './cancel-order.handler.js';
import { CompleteOrderHandler } from './complete-order.handler.js';
import { CreateOrderHandler } from './create-order.handler.js';
import { Offers } from './offer.lookup.js';
import { OrderingController } from './ordering.controller.js';
import { PartnerOrdersController } from './partner-orders.controller.js';
import { RequoteOrderHandler } from './requote-order.handler.js';
import { SettleLeadDebitHandler } from './settle-lead-debit.handler.js';
import { SettlePromoRedemptionHandler } from './settle-promo-redemption.handler.js';
import { UnassignPickupHandler } from './unassign-pickup.handler.js';

/** Orders from placing to handover. */
@Module({
  imports: [CqrsModule, ReferenceModule],
  controllers: [OrderingController, PartnerOrdersController],
  providers: [
    Offers,
    CreateOrderHandler,
    AcceptLeadHandler,
    SettleLeadDebitHandler,
    SettlePromoRedemptionHandler,
    AssignPickupHandler,
    UnassignPickupHandler,
    RequoteOrderHandler,
    CompleteOrderHandler,
    CancelOrderHandler,
  ],
})
export class OrderingModule {}
