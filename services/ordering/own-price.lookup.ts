import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { type PricedOption } from '@phirse/contracts/events/evaluation.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { evaluateAnswers, type GivenAnswer } from '@phirse/contracts/rules/evaluation.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { type ReferenceData } from '../reference/reference-data.js';

/**
 * The server's own price for a set of answers. Refuses answers that the questionnaire does not know or misses (INVALID, paths below
 * `field`) and a device that is not bought (DEVICE_REFUSED).
 */
export function ownPrice(
  reference: ReferenceData,
  device: { readonly category: Category; readonly estimatedPrice: number },
  answers: readonly GivenAnswer[],
  field: string,
): { readonly evaluatedPrice: number; readonly options: readonly PricedOption[] } {
  const questionnaire = reference.questionnaire(device.category);
  if (!questionnaire) return refuse('UNAVAILABLE', 'We cannot price this device right now. Please try again later.');
  const { sections, rules } = questionnaire;
  const result = evaluateAnswers({ sections, rules, estimatedPrice: device.estimatedPrice, answers, field });
  switch (result.outcome) {
    case 'invalid':
      throw invalid(result.errors);
    case 'refused':
      return refuse('DEVICE_REFUSED', result.message);
    case 'priced':
      return { evaluatedPrice: result.price, options: result.options };
  }
}
