import { type Message } from '@phirse/contracts/kernel/message.js';

/** Deals with a message. What it throws brings the same message again, after a while; later ones of its key wait. */
export type MessageHandler = (message: Message) => Promise<void>;

export interface Subscription {
  /** Finishes the message at hand. The next member of the group goes on behind the last message that was dealt with. */
  stop(): Promise<void>;
}

/** How messages leave and reach a process: at least once, in order for each key. */
export interface MessageTransport {
  readonly name: 'kafka' | 'in-process';
  /** Resolves once every message is safe; rejects where some may not be. Publishing them again is harmless to those who handle each once. */
  publish(topic: string, messages: readonly Message[]): Promise<void>;
  /** Hands every message of a topic to one member of a group, beginning at the oldest that the topic holds. */
  subscribe(topic: string, group: string, handler: MessageHandler): Promise<Subscription>;
  close(): Promise<void>;
}
