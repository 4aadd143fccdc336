import { type CalculatedPrice } from '@phirse/contracts/read-models/answers.js';
import { type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { customerSession } from '../../lib/session.js';
import { evaluationStore } from './evaluation-state.js';

export const SUBMIT_FAILED = 'Failed to submit evaluation or calculate price. Please try again.';

/** Prices the answers for the device under way and keeps the quote; step and answers begin anew then. */
export function useCalculatePrice() {
  return useMutation({
    mutationFn: (selectedOptions: readonly SelectedOption[]) => {
      const { productSlug, pincode, categoryType, variant, color } = evaluationStore.get();
      const { name, email } = customerSession.get() ?? {};
      const device = { productSlug, pincode, categoryType, variant, colour: color };
      return api.post<CalculatedPrice>('/product/calculate-price', { ...device, selectedOptions, name, email });
    },
    onSuccess: ({ basePrice, estimatedPrice, appliedOptions, quoteId, expiresAt }) =>
      evaluationStore.merge({
        basePrice,
        estimatedPrice,
        selectedOptions: appliedOptions,
        quoteId,
        expiresAt,
        currentStep: 0,
        answers: {},
        pending: null,
      }),
  });
}
