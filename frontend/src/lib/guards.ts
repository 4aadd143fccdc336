import { redirect } from 'react-router-dom';
import { paths } from './paths.js';
import {
  type CustomerState,
  customerSession,
  type OperatorState,
  operatorSession,
  type PartnerState,
  partnerSession,
} from './session.js';

/** Where a sign-in page leads back to: the `from` parameter, if it is a path of ours. */
export function returnPath(url: string, otherwise: string): string {
  const from = new URL(url, window.location.origin).searchParams.get('from');
  return from && /^\/(?![/\\])/.test(from) ? from : otherwise;
}

/** For loaders: the signed-in customer, else a redirect to /login that comes back here. */
export function requireCustomer(request: Request): CustomerState {
  return customerSession.get() ?? leave(paths.login(), request);
}

export function requirePartner(request: Request): PartnerState {
  return partnerSession.get() ?? leave(paths.partner.login(), request);
}

export function requireOperator(request: Request): OperatorState {
  return operatorSession.get() ?? leave(paths.ops.login(), request);
}

function leave(to: string, request: Request): never {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${to}?from=${encodeURIComponent(pathname + search)}`);
}
