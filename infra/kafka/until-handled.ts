import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Message } from '@phirse/contracts/kernel/message.js';
import { type MessageHandler } from './message-transport.js';

const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 5000;

/**
 * Hands a message over until its handler accepts it, with a growing pause after each failure, whose start `onFailure` is told of.
 * Answers `false` where `signal` aborted before that.
 */
export async function untilHandled(
  handler: MessageHandler,
  message: Message,
  signal: AbortSignal,
  onFailure: () => Promise<void> = async () => {},
): Promise<boolean> {
  let backoff = FIRST_BACKOFF_MS;
  while (!signal.aborted) {
    try {
      await handler(message);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      new Logger('messages').error(`${message.type} ${message.id} failed, again in ${backoff} ms: ${reason}`);
      await onFailure();
      await sleep(backoff, undefined, { signal }).catch(() => {});
      backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
    }
  }
  return false;
}
