import { type Message } from '@phirse/contracts/kernel/message.js';
import { type MessageHandler, type MessageTransport, type Subscription } from './message-transport.js';
import { untilHandled } from './until-handled.js';

/** Messages that a topic keeps, as a broker keeps its retention: who falls further behind misses the oldest. */
const MAX_MESSAGES = 10_000;

/**
 * The transport where no broker is configured: it keeps what a broker promises for as long as the process lives. A topic has one
 * partition, so one member of a group works at a time.
 */
export class InProcessTransport implements MessageTransport {
  readonly name = 'in-process';
  private readonly topics = new Map<string, Topic>();
  private readonly closing = new AbortController();
  private readonly working = new Set<Promise<void>>();

  async publish(topic: string, messages: readonly Message[]): Promise<void> {
    if (this.closing.signal.aborted) throw new Error('The transport is closed');
    this.topic(topic).append(messages);
  }

  async subscribe(topic: string, group: string, handler: MessageHandler): Promise<Subscription> {
    const stopping = new AbortController();
    const signal = AbortSignal.any([stopping.signal, this.closing.signal]);
    const done = this.topic(topic).consume(group, handler, signal);
    this.working.add(done);
    void done.finally(() => this.working.delete(done));
    return {
      stop: () => {
        stopping.abort();
        return done;
      },
    };
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.working);
  }

  private topic(name: string): Topic {
    const topic = this.topics.get(name) ?? new Topic();
    this.topics.set(name, topic);
    return topic;
  }
}

class Topic {
  private messages: Message[] = [];
  /** Offset of the oldest message that is kept. */
  private first = 0;
  /** Offset of the next message of each group. */
  private readonly offsets = new Map<string, number>();
  private readonly turns = new Map<string, Promise<void>>();
  private readonly waiting = new Set<() => void>();

  append(messages: readonly Message[]): void {
    this.messages.push(...messages);
    const excess = this.messages.length - MAX_MESSAGES;
    if (excess > 0) {
      this.messages = this.messages.slice(excess);
      this.first += excess;
    }
    for (const wake of this.waiting) wake();
  }

  /** Works once the group's members before it have stopped. */
  consume(group: string, handler: MessageHandler, signal: AbortSignal): Promise<void> {
    const turn = (this.turns.get(group) ?? Promise.resolve()).then(() => this.work(group, handler, signal));
    this.turns.set(group, turn);
    return turn;
  }

  private async work(group: string, handler: MessageHandler, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const offset = Math.max(this.offsets.get(group) ?? 0, this.first);
      const message = this.messages[offset - this.first];
      if (!message) await this.more(signal);
      // A copy: on a real broker no consumer sees what another did to its message.
      else if (await untilHandled(handler, structuredClone(message), signal)) this.offsets.set(group, offset + 1);
    }
  }

  private more(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }
}
