import { type PickupPersonAddedAnswer, type Written } from '@phirse/contracts/read-models/answers.js';
import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

export const ADD_FAILED = 'Failed to add pickup boy';

export interface NewPickupPerson {
  readonly form: FormData;
  readonly idempotencyKey: string;
  readonly onProgress: (share: number) => void;
}

export function useAddPickupPerson() {
  const phone = usePartnerPhone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, ...options }: NewPickupPerson) =>
      api.upload<PickupPersonAddedAnswer>(`/partner/add-pickup-person/${phone}`, form, options),
    // Not awaited: whoever waits for the answer may be gone once the lists are read again.
    onSuccess: () => void client.invalidateQueries({ queryKey: partnerKeys.all }),
  });
}

/** Blocks an active person, unblocks a blocked one. */
export function useToggleBlock() {
  const phone = usePartnerPhone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isBlocked }: PickupPerson) =>
      api.put<Written>(`/partner/${isBlocked ? 'unblock' : 'block'}-pickup-person/${phone}/${id}`),
    // Not awaited: whoever waits for the answer may be gone once the lists are read again.
    onSettled: () => void client.invalidateQueries({ queryKey: partnerKeys.all }),
  });
}
