import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AbandonQuoteHandler } from './abandon-quote.handler.js';
import { CalculatePriceHandler } from './calculate-price.handler.js';
import { CustomerContacts } from './customer-contacts.lookup.js';
import { DevicePrices } from './device-prices.lookup.js';
import { EvaluationController } from './evaluation.controller.js';
import { EvaluationRules } from './evaluation-rules.lookup.js';
import { PublishQuestionnaireHandler } from './publish-questionnaire.handler.js';

/** What a device is worth: questions, estimates, quotes. */
@Module({
  imports: [CqrsModule],
  controllers: [EvaluationController],
  providers: [
    AbandonQuoteHandler,
    CalculatePriceHandler,
    PublishQuestionnaireHandler,
    CustomerContacts,
    DevicePrices,
    EvaluationRules,
  ],
})
export class EvaluationModule {}
