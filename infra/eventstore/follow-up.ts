import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { v5 as uuidv5 } from 'uuid';

/**
 * The context of a further command that a command leads to. Its id is another (one stream must not take the two for one) and the same
 * however often the first is sent.
 */
export function followUp(context: CommandContext, purpose: string): CommandContext {
  return { ...context, commandId: uuidv5(purpose, context.commandId) };
}
