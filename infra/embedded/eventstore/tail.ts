import type { StoredEvent } from './model.js';

const MAX_EVENTS = 8192;
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The newest events, kept in memory: live subscriptions are served from here, so that one append costs no query
 * however many of them there are. What falls out of it is read from the database.
 */
export class Tail {
  private events: StoredEvent[] = [];
  private dropped = 0;
  private bytes = 0;
  /** The position just before the oldest event held. */
  private before: number;

  constructor(lastPosition: number) {
    this.before = lastPosition;
  }

  push(events: readonly StoredEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.bytes += event.frame.length;
    }
    while (this.bytes > MAX_BYTES || this.events.length - this.dropped > MAX_EVENTS) this.drop();
    if (this.dropped > this.events.length / 2) {
      this.events = this.events.slice(this.dropped);
      this.dropped = 0;
    }
  }

  /** At most `limit` events after a position, or nothing where they are no longer all held. */
  after(position: number, limit: number): readonly StoredEvent[] | undefined {
    if (position < this.before) return undefined;
    // Positions have no gaps, so a position is an index.
    const from = this.dropped + position - this.before;
    return this.events.slice(from, from + limit);
  }

  private drop(): void {
    const event = this.events[this.dropped++];
    if (!event) return;
    this.before = event.position;
    this.bytes -= event.frame.length;
  }
}
