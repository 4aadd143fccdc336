import { type ReimbursementRequestedAnswer } from '@phirse/contracts/read-models/answers.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

export const REIMBURSEMENT_FAILED = 'Failed to request coins back';

/** Asks back what a lead cost too much. Order and passbook show it, so both are read again, whether it went through or not. */
export function useRequestReimbursement() {
  const phone = usePartnerPhone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, idempotencyKey }: { readonly orderId: string; readonly idempotencyKey: string }) =>
      api.post<ReimbursementRequestedAnswer>(
        `/partner/request-reimbursement/${phone}/${encodeURIComponent(orderId)}`,
        undefined,
        { idempotencyKey },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: partnerKeys.all }),
  });
}
