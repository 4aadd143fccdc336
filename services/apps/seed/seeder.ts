import { type INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Actor } from '@phirse/contracts/kernel/event.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { v5 as uuidv5 } from 'uuid';

/** Namespace of the demo's command ids: a seed that was cut off and starts again sends the same commands. */
const DEMO = '0b7c2f4e-58a1-5d5e-8f34-3c1a5f0e7d21';
const IN_FLIGHT = 32;

/** Sends the demo's commands. */
export class Seeder {
  readonly commands: CommandBus;
  private readonly config: Config;

  constructor(app: INestApplicationContext) {
    this.commands = app.get(CommandBus, { strict: false });
    this.config = app.get<Config>(CONFIG, { strict: false });
  }

  /** The context of a command that happens once in the demo. */
  context(name: string, actor: Actor = { role: 'system', id: 'seed' }): CommandContext {
    const commandId = uuidv5(name, DEMO);
    return { actor, commandId, correlationId: commandId };
  }

  id(kind: 'customer' | 'partner' | 'pickUp' | 'operator', phone: string): string {
    return phoneHash(this.config.phoneSecret, kind, phone);
  }

  /** Sends commands that do not build on each other, some at a time. */
  async all<Item>(items: readonly Item[], send: (item: Item) => Promise<unknown>): Promise<void> {
    for (let from = 0; from < items.length; from += IN_FLIGHT)
      await Promise.all(items.slice(from, from + IN_FLIGHT).map(send));
  }
}
