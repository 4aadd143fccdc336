import { type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { partnerSession } from '../../lib/session.js';

/** Begins what a partner or pickup person logged in to; an operator has a portal of their own. */
export function beginPartnerSession({ token, refreshToken, role, name, email, phone }: PasswordLoggedIn): boolean {
  if (role === 'Operator') return false;
  partnerSession.start({ token, role, name, email, Phone: phone }, refreshToken);
  return true;
}
