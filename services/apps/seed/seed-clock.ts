import { type Clock, plusSeconds } from '@phirse/contracts/kernel/clock.js';

const DAY_S = 86_400;

/** The demo's past: a clock that is set before each command. */
export class SeedClock {
  private readonly start = new Date().toISOString();
  private instant = this.start;

  readonly now: Clock = () => this.instant;

  /** Today, when the seed began. */
  get today(): string {
    return this.start;
  }

  set(instant: string): void {
    this.instant = instant;
  }

  /** The instant some days before today, at an hour of the Indian day; never in the future. */
  daysAgo(days: number, hour: number): string {
    const day = plusSeconds(this.start, -days * DAY_S).slice(0, 10);
    const instant = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`).toISOString();
    return instant < this.start ? instant : plusSeconds(this.start, -60 * (24 - hour));
  }
}
