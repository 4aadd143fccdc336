import { type CalculatedPrice } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { type EvaluationResult, reevaluationStore } from './reevaluation-state.js';

/** Prices what was found at the door. Step and answers begin anew then (partner spec, section 4); the result is kept. */
export function usePriceAgain(order: DisplayedOrder) {
  const { orderId, productDetails: device, user } = order;
  return useMutation({
    mutationFn: async (selectedOptions: readonly SelectedOption[]): Promise<EvaluationResult> => {
      const body = {
        productSlug: device.slug,
        // Against the estimate that the order was placed at, whatever the model lists for today.
        orderId,
        pincode: user.orderpincode,
        selectedOptions,
        categoryType: device.category,
        name: user.name,
        email: user.email,
        variant: device.variant,
        colour: device.colour,
      };
      const { basePrice, appliedOptions } = await api.post<CalculatedPrice>('/product/calculate-price', body, {
        session: 'partner',
      });
      return { orderId, basePrice, appliedOptions };
    },
    onSuccess: (result) => reevaluationStore.merge({ orderId, currentStep: 0, answers: null, result }),
  });
}
