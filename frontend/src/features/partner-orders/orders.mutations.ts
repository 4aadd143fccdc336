import { type OrderWritten } from '@phirse/contracts/read-models/answers.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

export const ASSIGN_FAILED = 'Failed to assign order';
export const DEASSIGN_FAILED = 'Failed to de-assign order';
export const CONFIRM_FAILED = 'Failed to confirm evaluation';
export const COMPLETE_FAILED = 'Failed to complete order';
export const CANCEL_FAILED = 'Failed to cancel order';

const segment = encodeURIComponent;

/** A write on an order: everything that the partner sees is read again, whether it went through or not. */
function useOrderWrite<Wish>(write: (phone: string, wish: Wish) => Promise<OrderWritten>) {
  const phone = usePartnerPhone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => write(phone, wish),
    // Not awaited: whoever waits for the answer may be gone once the lists are read again.
    onSettled: () => void client.invalidateQueries({ queryKey: partnerKeys.all }),
  });
}

export const useAssign = () =>
  useOrderWrite((phone, { orderId, personId }: { readonly orderId: string; readonly personId: string }) =>
    api.post(`/partner/assign-order/${phone}/${segment(personId)}/${segment(orderId)}`),
  );

export const useDeassign = () =>
  useOrderWrite((phone, { orderId }: { readonly orderId: string }) =>
    api.post(`/partner/deassign-order/${phone}/${segment(orderId)}`),
  );

export const useCancelOrder = () =>
  useOrderWrite((phone, { orderId, reason }: { readonly orderId: string; readonly reason: string }) =>
    api.put(`/partner/cancel-order/${segment(orderId)}/${phone}`, { cancellationReason: reason }),
  );

export interface RequoteWish {
  readonly orderId: string;
  /** Evaluated price, whole rupees. */
  readonly price: number;
  readonly pincode: string;
  readonly options: readonly { readonly heading: string; readonly description: string; readonly value: string }[];
  readonly idempotencyKey: string;
}

/** The new price as text and the answers as type `sub` (partner spec, section 7). */
export const useRequote = () =>
  useOrderWrite((phone, { orderId, price, pincode, options, idempotencyKey }: RequoteWish) => {
    const sent = options.map(({ heading, description, value }) => ({ heading, description, type: 'sub', value }));
    const body = { price: String(price), pincode, options: sent };
    return api.put(`/partner/requote/partner/${phone}/${segment(orderId)}`, body, { idempotencyKey });
  });

/** Names of stored images, and what is paid. */
export interface DeviceInfo {
  readonly finalPrice: number;
  readonly imeiNumber: string;
  readonly imeiImage: string;
  readonly deviceBill: string;
  readonly idCard: string;
  readonly customerImg: string;
  readonly deviceImages: readonly string[];
}
export const useCompleteOrder = () =>
  useOrderWrite((phone, wish: { readonly orderId: string; readonly deviceInfo: DeviceInfo; readonly key: string }) =>
    api.put(
      `/partner/complete-order/${segment(wish.orderId)}/${phone}`,
      { deviceInfo: wish.deviceInfo },
      { idempotencyKey: wish.key },
    ),
  );
