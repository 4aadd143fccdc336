import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { Db } from 'mongodb';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

const COLLECTION = 'rateLimits';

/** How often something may be done. */
export interface RateLimit {
  /** Unique name, `password-tries`. */
  readonly name: string;
  readonly points: number;
  /** Length of the window in seconds; it begins with the first point taken. */
  readonly seconds: number;
  /** What the refused one reads. */
  readonly message: string;
}

/** Counters in the database, so that every instance of the API counts into the same ones. Losing them costs nothing. */
@Injectable()
export class RateLimits implements OnModuleInit {
  private readonly limiters = new Map<string, RateLimiterMongo>();

  constructor(private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    const counters = this.db.collection(COLLECTION);
    // Without the unique index two first requests at once would count in two documents.
    await counters.createIndex({ key: 1 }, { unique: true });
    await counters.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  }

  /** Takes a point of `key`; TOO_MANY_REQUESTS, with `retryAfterSeconds`, where none is left. */
  async consume(limit: RateLimit, key: string): Promise<void> {
    try {
      await this.limiterOf(limit).consume(key);
    } catch (exhausted) {
      if (!(exhausted instanceof RateLimiterRes)) throw exhausted;
      const retryAfterSeconds = Math.max(1, Math.ceil(exhausted.msBeforeNext / 1000));
      throw new DomainError('TOO_MANY_REQUESTS', limit.message, { retryAfterSeconds });
    }
  }

  /** Gives `key` all its points back. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    await this.limiterOf(limit).delete(key);
  }

  private limiterOf({ name, points, seconds }: RateLimit): RateLimiterMongo {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMongo({
      storeClient: this.db,
      tableName: COLLECTION,
      keyPrefix: name,
      points,
      duration: seconds,
      disableIndexesCreation: true,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
