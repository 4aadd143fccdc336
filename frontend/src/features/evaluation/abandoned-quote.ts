import { type Written } from '@phirse/contracts/read-models/answers.js';
import { useEffect } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { useCustomer } from '../../lib/session.js';
import { sessionJson } from '../../lib/storage.js';
import { toast } from '../../ui/toast-store.js';
import { type EvaluationState } from './evaluation-state.js';

const KEY = 'abandonedQuote';

/**
 * Records once that a price was seen (customer spec, section 4, "Final price page"): the office can help those who go no further. A quote
 * counts as recorded from the moment it is sent, so that a page shown twice does not record it twice.
 */
export function useAbandonedQuote(evaluation: EvaluationState, categorySlug: string): void {
  const customer = useCustomer();
  useEffect(() => {
    const { quoteId, pincode, productSlug, model, variant, color, productImage, basePrice, city } = evaluation;
    if (!customer?.name || !customer.email || !pincode || !productSlug || !quoteId) return;
    if (sessionJson.read(KEY) === quoteId) return;
    sessionJson.write(KEY, quoteId);
    const { phone, name, email } = customer;
    const options = evaluation.selectedOptions.map(({ heading, description, type, value }) => ({
      heading,
      description,
      type,
      value,
    }));
    const productDetails = {
      name: model,
      slug: productSlug,
      variant,
      colour: color,
      productImage,
      categorySlug,
      options,
    };
    api
      .post<Written>('/abundant/create-order', {
        platform: 'web',
        user: { phone, city, pincode, name, email },
        productDetails: { ...productDetails, price: basePrice },
      })
      .catch((error: unknown) => {
        sessionJson.remove(KEY);
        toast.error(messageOf(error, 'Your price could not be saved for later. It still holds here.'));
      });
  }, [evaluation, customer, categorySlug]);
}
