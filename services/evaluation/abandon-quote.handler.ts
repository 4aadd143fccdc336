import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AbandonQuoteBody } from '@phirse/contracts/commands/evaluation.commands.js';
import { type QuoteEvent, quoteStream } from '@phirse/contracts/events/evaluation.events.js';
import { type Clock, indianDay } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { estimatePrice } from '@phirse/contracts/rules/pricing.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { quotedDevice } from '../reference/quoted-device.js';
import { ReferenceData } from '../reference/reference-data.js';
import { EvaluationRules } from './evaluation-rules.lookup.js';
import { type QuoteState, quoteDecider } from './quote.decider.js';

/** Keeps that a customer saw a price, so that an operator can ask after it. */
export class AbandonQuote extends Command<Handled<QuoteState, QuoteEvent>> {
  constructor(
    readonly viewer: Viewer,
    readonly body: AbandonQuoteBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AbandonQuote)
export class AbandonQuoteHandler implements ICommandHandler<AbandonQuote> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly reference: ReferenceData,
    private readonly rules: EvaluationRules,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ viewer, body: { user, productDetails }, context }: AbandonQuote): Promise<Handled<QuoteState, QuoteEvent>> {
    if (user.phone !== viewer.phone) refuse('NOT_FOUND', 'We could not find that.');
    const model = this.reference.boughtModel(productDetails.slug);
    const variant = this.reference.variant(model, productDetails.variant);
    const area = this.reference.areaOf(user.pincode);
    const estimate = estimatePrice(variant.price, area?.priceFactor ?? 1);
    const evaluation = this.rules.answers(model.category, estimate, productDetails.options, 'productDetails.options');
    const isPriced = evaluation.outcome === 'priced';
    const at = this.clock();
    const quoteId = abandonedQuoteId(viewer.id, model.slug, indianDay(at));
    return this.eventStore.handleCommand(
      quoteStream(quoteId),
      quoteDecider,
      {
        type: 'AbandonQuote',
        quote: {
          quoteId,
          at,
          customer: { name: user.name, email: user.email, phone: user.phone },
          device: quotedDevice(model, variant.name, productDetails.colour),
          pincode: user.pincode,
          city: area?.city ?? user.city.toLowerCase(),
          // A price that the server cannot work out again is kept as seen, but never above its own estimate.
          price: isPriced ? evaluation.price : Math.min(productDetails.price, estimate),
          options: isPriced
            ? evaluation.options
            : productDetails.options.map((option) => ({ ...option, percentage: 0, amount: 0 })),
        },
      },
      context,
    );
  }
}

/** The same customer, model and day in India make the same quote. */
function abandonedQuoteId(customerId: string, slug: string, day: string): string {
  return createHash('sha256').update(`${customerId}/${slug}/${day}`).digest('hex').slice(0, 32);
}
