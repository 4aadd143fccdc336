import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OperatorEvent, operatorStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { hashPassword } from '@phirse/infra/auth/password-hash.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type OperatorState, operatorDecider } from './operator.decider.js';

/** Gives a number operator's rights. Sent by the seed and the command line only: no route leads here. */
export class RegisterOperator extends Command<Handled<OperatorState, OperatorEvent>> {
  constructor(
    readonly name: string,
    readonly phone: string,
    readonly password: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RegisterOperator)
export class RegisterOperatorHandler implements ICommandHandler<RegisterOperator> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ name, phone, password, context }: RegisterOperator): Promise<Handled<OperatorState, OperatorEvent>> {
    const operatorId = phoneHash(this.config.phoneSecret, 'operator', phone);
    const passwordHash = await hashPassword(password);
    const command = { type: 'RegisterOperator', operatorId, name, phone, passwordHash, at: this.clock() } as const;
    return this.eventStore.handleCommand(operatorStream(operatorId), operatorDecider, command, context);
  }
}
