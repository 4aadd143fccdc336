import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type QuestionnaireEvent,
  type QuestionnairePublished,
  questionnaireStream,
} from '@phirse/contracts/events/evaluation.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type QuestionnaireState, questionnaireDecider } from './questionnaire.decider.js';

/** Publishes a category's questions and price rules; new quotes use them from then on. */
export class PublishQuestionnaire extends Command<Handled<QuestionnaireState, QuestionnaireEvent>> {
  constructor(
    readonly questionnaire: Omit<QuestionnairePublished['data'], 'at'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PublishQuestionnaire)
export class PublishQuestionnaireHandler implements ICommandHandler<PublishQuestionnaire> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ questionnaire, context }: PublishQuestionnaire): Promise<Handled<QuestionnaireState, QuestionnaireEvent>> {
    return this.eventStore.handleCommand(
      questionnaireStream(questionnaire.category),
      questionnaireDecider,
      { type: 'PublishQuestionnaire', questionnaire: { ...questionnaire, at: this.clock() } },
      context,
    );
  }
}
