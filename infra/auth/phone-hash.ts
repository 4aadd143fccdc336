import { createHmac } from 'node:crypto';

/** Keyed hash of a phone number: the id of whoever owns it. 128 bits in hex. `kind` keeps the roles' ids apart. */
export function phoneHash(secret: string, kind: 'customer' | 'partner' | 'pickUp' | 'operator', phone: string): string {
  return createHmac('sha256', secret).update(`${kind}:${phone}`).digest('hex').slice(0, 32);
}
