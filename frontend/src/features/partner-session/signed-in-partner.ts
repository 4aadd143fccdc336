import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { requirePartner } from '../../lib/guards.js';
import { paths } from '../../lib/paths.js';
import { usePartner } from '../../lib/session.js';

/** Phone of the signed-in partner or pickup person. The portal's frame stands above every page, so there is one. */
export function usePartnerPhone(): string {
  return usePartner()?.Phone ?? '';
}

/** Loader of the pages that only partners may see: a pickup person is led to their own dashboard. */
export function partnersOnly({ request }: LoaderFunctionArgs): null {
  if (requirePartner(request).role !== 'Partner') throw redirect(paths.partner.dashboard());
  return null;
}
