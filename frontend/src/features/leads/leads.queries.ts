import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type LeadAcceptedAnswer } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { ApiError } from '../../lib/api-error.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { type OpenLeads, openLeadsKey } from './open-leads.js';

export const LEADS_FAILED = 'Failed to load orders';
export const ACCEPT_FAILED = 'Failed to accept order';

/** A list of leads, and which were open when it was read: `null` where the live stream had not yet spoken. */
export interface LeadList extends Listed<'orders', DisplayedOrder> {
  readonly known: readonly string[] | null;
}

/** Open leads in the partner's pincodes. */
export const leadsQuery = (phone: string, query: Readonly<Record<string, QueryValue>>) =>
  queryOptions({
    queryKey: partnerKeys.of('leads', phone, query),
    queryFn: async ({ client, signal }): Promise<LeadList> => {
      const known = client.getQueryData<OpenLeads>(openLeadsKey(phone))?.now ?? null;
      const path = `/partner/get-partner-orders/${phone}`;
      return { ...(await api.get<Listed<'orders', DisplayedOrder>>(path, { query, signal })), known };
    },
    placeholderData: keepPreviousData,
  });

export interface AcceptWish {
  readonly orderId: string;
  /** The same for every try of the same wish, so that no lead is paid for twice. */
  readonly idempotencyKey: string;
}

/** Spends the coins and takes the lead; everything the partner sees is read again, also after a lost race. */
export function useAcceptLead() {
  const phone = usePartnerPhone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, idempotencyKey }: AcceptWish) =>
      api.post<LeadAcceptedAnswer>(`/partner/accept-order/${phone}/${encodeURIComponent(orderId)}`, undefined, {
        idempotencyKey,
      }),
    // Not awaited: whoever waits for the answer may be gone once the lists are read again.
    onSettled: () => void client.invalidateQueries({ queryKey: partnerKeys.all }),
  });
}

/** How an acceptance may fail, as far as it changes what is shown. */
export type AcceptFailure = 'taken' | 'too few coins' | 'other';

export function acceptFailure(error: unknown): AcceptFailure {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'LEAD_ALREADY_ACCEPTED' || code === 'ORDER_NOT_FOUND' || code === 'INVALID_TRANSITION') return 'taken';
  return code === 'INSUFFICIENT_COINS' ? 'too few coins' : 'other';
}

/** Coins that are missing, as the server's refusal tells them. */
export function shortBy(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const { balance, needed } = error.facts;
  return typeof balance === 'number' && typeof needed === 'number' && needed > balance ? needed - balance : null;
}
