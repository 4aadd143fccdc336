import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddPickupPersonHandler } from './add-pickup-person.handler.js';
import { BlockPickupPersonHandler } from './block-pickup-person.handler.js';
import { ChangePartnerProfileHandler } from './change-partner-profile.handler.js';
import { PartnersController } from './partners.controller.js';
import { PickupPersonsController } from './pickup-persons.controller.js';
import { RegisterPartnerHandler } from './register-partner.handler.js';
import { ReinstatePartnerHandler } from './reinstate-partner.handler.js';
import { SuspendPartnerHandler } from './suspend-partner.handler.js';
import { UnblockPickupPersonHandler } from './unblock-pickup-person.handler.js';

/** Partners and their pickup persons. */
@Module({
  imports: [CqrsModule],
  controllers: [PartnersController, PickupPersonsController],
  providers: [
    RegisterPartnerHandler,
    ChangePartnerProfileHandler,
    SuspendPartnerHandler,
    ReinstatePartnerHandler,
    AddPickupPersonHandler,
    BlockPickupPersonHandler,
    UnblockPickupPersonHandler,
  ],
})
export class PartnersModule {}
