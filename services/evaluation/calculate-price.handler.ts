import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CalculatePriceBody } from '@phirse/contracts/commands/evaluation.commands.js';
import { quoteStream } from '@phirse/contracts/events/evaluation.events.js';
import { type Clock, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type CalculatedPrice } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { CustomerContacts } from './customer-contacts.lookup.js';
import { EvaluationRules } from './evaluation-rules.lookup.js';
import { quoteDecider } from './quote.decider.js';

/** How long a quote holds. */
const QUOTE_SECONDS = 7 * 86_400;

/** Evaluates a device and keeps the quote. */
export class CalculatePrice extends Command<CalculatedPrice> {
  constructor(
    readonly viewer: Viewer,
    readonly body: CalculatePriceBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CalculatePrice)
export class CalculatePriceHandler implements ICommandHandler<CalculatePrice> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly rules: EvaluationRules,
    private readonly contacts: CustomerContacts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ viewer, body, context }: CalculatePrice): Promise<CalculatedPrice> {
    const { device, city, estimatedPrice: estimate, evaluation } = await this.rules.evaluate(body, viewer);
    const at = this.clock();
    const quoteId = context.commandId;
    const { state, position } = await this.eventStore.handleCommand(
      quoteStream(quoteId),
      quoteDecider,
      {
        type: 'EvaluateDevice',
        quote: {
          quoteId,
          at,
          askedBy: this.rules.askedBy(viewer),
          customer: await this.contacts.of(viewer, body),
          device,
          pincode: body.pincode,
          city,
          estimatedPrice: estimate,
          evaluatedPrice: evaluation.price,
          options: evaluation.options,
          expiresAt: plusSeconds(at, QUOTE_SECONDS),
        },
      },
      context,
      // Under an Idempotency-Key the stream may exist: it has to be read to compare the bodies.
      { freshStream: context.fingerprint === undefined },
    );
    // A request sent again is answered with the quote it made the first time.
    if (state?.type !== 'DeviceEvaluated')
      refuse('CONFLICT', 'This quote is not an evaluation. Please calculate again.');
    const { evaluatedPrice, estimatedPrice, options, expiresAt } = state.data;
    return {
      quoteId,
      basePrice: evaluatedPrice,
      estimatedPrice,
      appliedOptions: options,
      expiresAt,
      position: String(position),
    };
  }
}
