import { type ErrorCode, refuse } from '@phirse/contracts/kernel/errors.js';
import { type Account } from './accounts.lookup.js';

const REFUSALS: Readonly<Record<Exclude<Account['standing'], 'active'>, readonly [ErrorCode, string]>> = {
  suspended: ['PARTNER_SUSPENDED', 'This account is suspended. Please contact Phirse.'],
  blocked: ['FORBIDDEN', 'This account is blocked. Please contact your partner.'],
  deleted: ['UNAUTHENTICATED', 'This account was deleted. You can register again with the same number.'],
};

/** Refuses to let an account go on that may not, and says why. */
export function requireGoodStanding(standing: Account['standing']): void {
  if (standing === 'active') return;
  const [code, detail] = REFUSALS[standing];
  refuse(code, detail);
}
