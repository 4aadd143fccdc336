import { Logger } from '@nestjs/common';
import { type Message } from '@phirse/contracts/kernel/message.js';
import { reasonOf, retry } from '../retry.js';
import { type MessageHandler } from './message-transport.js';

/**
 * Hands a message over until its handler accepts it, with a growing pause after each failure, whose start `onFailure` is told of.
 * Answers `false` where `signal` aborted before that.
 */
export function untilHandled(
  handler: MessageHandler,
  message: Message,
  signal: AbortSignal,
  onFailure: () => Promise<void> = async () => {},
): Promise<boolean> {
  return retry(
    () => handler(message),
    signal,
    (error, backoff) => {
      new Logger('messages').error(`${message.type} ${message.id} failed, again in ${backoff} ms: ${reasonOf(error)}`);
      return onFailure();
    },
  );
}
