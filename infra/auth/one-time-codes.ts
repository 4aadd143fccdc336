import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Clock, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Collection, Db, MongoServerError } from 'mongodb';
import { CLOCK } from '../clock.js';
import { CONFIG, type Config } from '../config.js';
import { type RateLimit, RateLimits } from './rate-limits.js';

/** Seconds a code may be used. */
export const CODE_SECONDS = 5 * 60;
/** Seconds before the next code may be sent to the same subject. */
export const RESEND_SECONDS = 30;
export const MAX_TRIES = 5;
/** What came with a request for a code outlives the code, so that a late resend need not ask again. */
const NOTE_SECONDS = 30 * 60;
const DUPLICATE_KEY = 11000;
const HOUR = 3600;

/** Codes sent that nobody then entered. */
const UNUSED_CODES: RateLimit = {
  name: 'unused-codes',
  points: 10,
  seconds: HOUR,
  message: 'Too many codes were sent to this number. Please try again later.',
};
/** Wrong tries, whatever code they were meant for: 20 a day of 10,000 leave guessing hopeless. */
const WRONG_CODES: RateLimit = {
  name: 'wrong-codes',
  points: 20,
  seconds: 24 * HOUR,
  message: 'Too many wrong codes for this number. Please try again later.',
};

/** What the one who asked for a code left beside it. */
export interface Note {
  readonly name: string;
  readonly email: string;
}

interface StoredCode {
  /** Keyed hash of whoever the code is for. */
  readonly _id: string;
  readonly codeHash: string;
  readonly tries: number;
  readonly note: Note | null;
  readonly commandId: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly purgeAt: Date;
}

export interface IssuedCode {
  /** Four digits; `null` where the same command was sent again: the code is on its way already. */
  readonly code: string | null;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** One-time codes: four digits, five minutes, five tries, kept as a keyed hash, used once whoever races. */
@Injectable()
export class OneTimeCodes implements OnModuleInit {
  private readonly codes: Collection<StoredCode>;

  constructor(
    db: Db,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.codes = db.collection<StoredCode>('oneTimeCodes');
  }

  async onModuleInit(): Promise<void> {
    await this.codes.createIndex({ purgeAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** Makes a new code, which ends the one before. TOO_MANY_REQUESTS within the cool-down of the last, or after too many. */
  async issue(subject: string, note: Note | null, commandId: string): Promise<IssuedCode> {
    const now = this.clock();
    const last = await this.codes.findOne({ _id: subject });
    if (last?.commandId === commandId) return { code: null, expiresAt: last.expiresAt.toISOString() };
    if (last) requireCooledDown(last, now);
    await this.limits.consume(UNUSED_CODES, subject);
    const code = String(randomInt(10_000)).padStart(4, '0');
    const expiresAt = plusSeconds(now, CODE_SECONDS);
    const fresh = {
      codeHash: this.hash(subject, code),
      tries: 0,
      note,
      commandId,
      sentAt: new Date(now),
      expiresAt: new Date(expiresAt),
      purgeAt: new Date(plusSeconds(now, NOTE_SECONDS)),
    };
    try {
      // A code that another request has just sent does not match, and the upsert fails on its `_id`: one winner whoever races.
      const cooledDown = { $lte: new Date(plusSeconds(now, -RESEND_SECONDS)) };
      await this.codes.updateOne({ _id: subject, sentAt: cooledDown }, { $set: fresh }, { upsert: true });
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
        requireCooledDown({ sentAt: new Date(now) }, now);
      throw error;
    }
    return { code, expiresAt };
  }

  /** What was left with the last request for a code; `null` where there was none lately. */
  async pending(subject: string): Promise<{ readonly note: Note | null } | null> {
    const stored = await this.codes.findOne({ _id: subject, purgeAt: { $gt: new Date(this.clock()) } });
    return stored && { note: stored.note };
  }

  /** Forgets a code that could not be delivered. */
  async withdraw(subject: string): Promise<void> {
    await this.codes.deleteOne({ _id: subject });
  }

  /**
   * Uses a code up and does `work` with its note. OTP_WRONG, OTP_EXPIRED, TOO_MANY_REQUESTS where the code is not to be used.
   * Where `work` fails the code comes back, so that an outage costs nobody a new one.
   */
  async use<Result>(subject: string, code: string, work: (note: Note | null) => Promise<Result>): Promise<Result> {
    await this.limits.consume(WRONG_CODES, subject);
    // The try is counted before the code is compared, so that guesses at once cannot exceed the five.
    const stored = await this.codes.findOneAndUpdate(
      { _id: subject, tries: { $lt: MAX_TRIES }, expiresAt: { $gt: new Date(this.clock()) } },
      { $inc: { tries: 1 } },
      { returnDocument: 'after' },
    );
    if (!stored) return this.refuseUnusable(subject);
    const codeHash = this.hash(subject, code);
    if (!timingSafeEqual(Buffer.from(codeHash), Buffer.from(stored.codeHash)))
      refuse('OTP_WRONG', 'That code is not right. Please check it and try again.', {
        triesLeft: MAX_TRIES - stored.tries,
      });
    const { deletedCount } = await this.codes.deleteOne({ _id: subject, codeHash });
    if (deletedCount === 0) return this.refuseUnusable(subject);
    try {
      const result = await work(stored.note);
      await Promise.all([WRONG_CODES, UNUSED_CODES].map((limit) => this.limits.reset(limit, subject)));
      return result;
    } catch (error) {
      // A newer code may stand there by now: then that one counts.
      await this.codes.insertOne(stored).catch(() => undefined);
      throw error;
    }
  }

  private async refuseUnusable(subject: string): Promise<never> {
    const stored = await this.codes.findOne({ _id: subject });
    const isOver = !stored || stored.expiresAt <= new Date(this.clock());
    if (isOver) refuse('OTP_EXPIRED', 'That code has expired or was used. Please ask for a new one.');
    return refuse('TOO_MANY_REQUESTS', 'Too many wrong codes. Please ask for a new one.', {
      retryAfterSeconds: secondsToCoolDown(stored, this.clock()),
    });
  }

  private hash(subject: string, code: string): string {
    return createHmac('sha256', this.config.tokenSecret).update(`one-time-code:${subject}:${code}`).digest('hex');
  }
}

/** At least 1. */
function secondsToCoolDown({ sentAt }: Pick<StoredCode, 'sentAt'>, now: string): number {
  return Math.max(1, Math.ceil(RESEND_SECONDS - (Date.parse(now) - sentAt.getTime()) / 1000));
}

function requireCooledDown(last: Pick<StoredCode, 'sentAt'>, now: string): void {
  if (Date.parse(now) - last.sentAt.getTime() >= RESEND_SECONDS * 1000) return;
  const retryAfterSeconds = secondsToCoolDown(last, now);
  refuse(
    'TOO_MANY_REQUESTS',
    `A code was sent a moment ago. Please wait ${retryAfterSeconds} seconds before asking for another.`,
    { retryAfterSeconds },
  );
}
