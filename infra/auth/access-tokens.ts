import { randomUUID } from 'node:crypto';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { type ActorRole } from '@phirse/contracts/kernel/event.js';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Who a token speaks for. */
export interface Viewer {
  readonly role: Exclude<ActorRole, 'system'>;
  readonly id: string;
  readonly phone: string;
  readonly name: string;
  /** When the account was opened, where the token says so: a number may be deleted and registered again by somebody else. */
  readonly since?: string;
}

/** Seconds an access token lasts. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'phirse';
const ROLES: readonly string[] = ['customer', 'partner', 'pickUp', 'operator'] satisfies Viewer['role'][];

/** Signs and reads access tokens (JWT, HS256). */
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly seen = new Map<string, { readonly viewer: Viewer; readonly expiresAt: number }>();

  constructor(secret: string) {
    this.key = new TextEncoder().encode(secret);
  }

  async issue(viewer: Viewer): Promise<string> {
    return new SignJWT({ role: viewer.role, phone: viewer.phone, name: viewer.name, since: viewer.since })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(viewer.id)
      .setIssuer(ISSUER)
      .setIssuedAt()
      .setJti(randomUUID())
      .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
      .sign(this.key);
  }

  /** The viewer of a token; refuses a forged one (UNAUTHENTICATED) and one past its time (TOKEN_EXPIRED). */
  async read(token: string): Promise<Viewer> {
    const known = this.seen.get(token);
    if (known && known.expiresAt > Date.now()) return known.viewer;
    const { viewer, expiresAt } = await this.verify(token);
    // A signature costs more than the rest of a request; verified tokens are few and short-lived.
    if (this.seen.size >= 10_000) this.seen.clear();
    this.seen.set(token, { viewer, expiresAt });
    return viewer;
  }

  private async verify(token: string): Promise<{ viewer: Viewer; expiresAt: number }> {
    try {
      const { payload } = await jwtVerify(token, this.key, { issuer: ISSUER, algorithms: ['HS256'] });
      const { sub, exp, role, phone, name, since } = payload;
      if (!sub || !exp || !isRole(role) || typeof phone !== 'string' || typeof name !== 'string')
        throw new DomainError('UNAUTHENTICATED', 'Please sign in again.');
      const viewer = { role, id: sub, phone, name, ...(typeof since === 'string' && { since }) };
      return { viewer, expiresAt: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new DomainError('TOKEN_EXPIRED', 'Your session has expired. Please sign in again.');
      throw new DomainError('UNAUTHENTICATED', 'Please sign in to continue.', {}, [], { cause: error });
    }
  }
}

function isRole(value: unknown): value is Viewer['role'] {
  return typeof value === 'string' && ROLES.includes(value);
}
