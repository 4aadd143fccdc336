import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Clock, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Collection, Db } from 'mongodb';
import { CLOCK } from '../clock.js';
import { CONFIG, type Config } from '../config.js';
import { type Viewer } from './access-tokens.js';

/** Seconds a family lives after its last refresh. */
export const FAMILY_SECONDS = 30 * 24 * 3600;
/** Seconds in which the token before still answers: two tabs refreshing at once are no theft. */
export const GRACE_SECONDS = 10;
const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Whom a family of refresh tokens speaks for. */
export interface FamilyOwner {
  readonly role: Viewer['role'];
  readonly id: string;
  /** When the account was opened: a family does not outlive it, even if the number is registered again. */
  readonly since: string;
}

interface StoredFamily extends FamilyOwner {
  readonly _id: string;
  readonly currentHash: string;
  readonly previousHash: string | null;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Refresh tokens, `<family>.<256-bit secret>`, of which only a hash is kept. Each refresh puts the next token in the place of the one
 * before; an older one shows that the chain leaked, and ends the family. The next token is a keyed hash of the one before it, so that
 * tabs racing with the same token get the same successor, though nobody stores it.
 */
@Injectable()
export class RefreshFamilies implements OnModuleInit {
  private readonly families: Collection<StoredFamily>;

  constructor(
    db: Db,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.families = db.collection<StoredFamily>('refreshFamilies');
  }

  async onModuleInit(): Promise<void> {
    await this.families.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** Begins a family; answers its first token. */
  async begin(owner: FamilyOwner): Promise<string> {
    const family = randomBytes(16).toString('base64url');
    const secret = randomBytes(32).toString('base64url');
    const now = this.clock();
    await this.families.insertOne({
      _id: family,
      role: owner.role,
      id: owner.id,
      since: owner.since,
      currentHash: hash(secret),
      previousHash: null,
      rotatedAt: new Date(now),
      expiresAt: new Date(plusSeconds(now, FAMILY_SECONDS)),
    });
    return `${family}.${secret}`;
  }

  /**
   * Rotates a token: what `accountOf` finds for its owner, and the next token. UNAUTHENTICATED, and the family's end, where it finds
   * `null` or the token was used before; UNAUTHENTICATED where the token is unknown or over.
   */
  async rotate<Account>(
    token: string,
    accountOf: (owner: FamilyOwner) => Promise<Account | null>,
  ): Promise<{ readonly owner: FamilyOwner; readonly account: Account; readonly refreshToken: string }> {
    const { family, secret } = parse(token) ?? refuseToken();
    const now = this.clock();
    const alive = { _id: family, expiresAt: { $gt: new Date(now) } };
    const owner = await this.families.findOne(alive);
    if (!owner) return refuseToken();
    // Asked before anything changes: an outage in there must not use the token up.
    const account = await accountOf(owner);
    if (!account) return this.endFamily(family);
    const given = hash(secret);
    const next = createHmac('sha256', this.config.tokenSecret)
      .update(`refresh:${family}:${secret}`)
      .digest('base64url');
    const { matchedCount } = await this.families.updateOne(
      { ...alive, currentHash: given },
      {
        $set: {
          currentHash: hash(next),
          previousHash: given,
          rotatedAt: new Date(now),
          expiresAt: new Date(plusSeconds(now, FAMILY_SECONDS)),
        },
      },
    );
    if (matchedCount === 0 && !isRace(await this.families.findOne(alive), given, now)) return this.endFamily(family);
    return { owner, account, refreshToken: `${family}.${next}` };
  }

  /** Ends the family of a token: sign-out, or an account that may not go on. A token that is unknown changes nothing. */
  async end(token: string): Promise<void> {
    const parsed = parse(token);
    if (parsed) await this.families.deleteOne({ _id: parsed.family });
  }

  private async endFamily(family: string): Promise<never> {
    await this.families.deleteOne({ _id: family });
    return refuseToken();
  }
}

function parse(token: string): { readonly family: string; readonly secret: string } | null {
  const [, family, secret] = TOKEN.exec(token) ?? [];
  return family && secret ? { family, secret } : null;
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a token that is no longer current was replaced only a moment ago. */
function isRace(stored: StoredFamily | null, given: string, now: string): boolean {
  if (!stored?.previousHash) return false;
  const isPrevious = timingSafeEqual(Buffer.from(stored.previousHash), Buffer.from(given));
  return isPrevious && stored.rotatedAt >= new Date(plusSeconds(now, -GRACE_SECONDS));
}

function refuseToken(): never {
  return refuse('UNAUTHENTICATED', 'Your session is over. Please sign in again.');
}
