import { refuse } from '@phirse/contracts/kernel/errors.js';

/** A code as it was issued: upper case. One that no code can be spelt like is refused as unknown, and never names a stream. */
export function promoCode(entered: string): string {
  const code = entered.trim().toUpperCase();
  if (!/^[A-Z0-9-]{3,30}$/.test(code))
    refuse('PROMO_UNKNOWN', 'We do not know this promo code. Please check its spelling.');
  return code;
}
