import { type CoinPurchaseRequestedAnswer } from '@phirse/contracts/read-models/answers.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

export const PURCHASE_FAILED = 'Failed to purchase coins';

export interface Purchase {
  readonly coins: number;
  /** Rupees paid. */
  readonly price: number;
  readonly screenshot: File;
  readonly idempotencyKey: string;
}

/** Asks for coins that are paid for; they arrive once an operator has seen the payment. */
export function usePurchaseCoins() {
  const partnerPhone = usePartnerPhone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ coins, price, screenshot, idempotencyKey }: Purchase) => {
      const body = { image: await dataUrlOf(screenshot), partnerPhone, coins, price };
      return api.post<CoinPurchaseRequestedAnswer>('/payment/create-payments', body, { idempotencyKey });
    },
    // Not awaited: whoever waits for the answer may be gone once the lists are read again.
    onSuccess: () => void client.invalidateQueries({ queryKey: partnerKeys.of('purchases') }),
  });
}

/** The API takes the screenshot as a data URL (partner spec, section 3). */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
