import { type PricedOption, type PriceRule } from '../events/evaluation.events.js';
import { roundToTen } from './money.js';
import { type SelectedOption } from './questions.js';

/** Least part of the estimate, in percent, that an accepted device is paid. */
export const FLOOR_PERCENTAGE = 5;

/** List price times the city's factor, rounded to ₹10. */
export function estimatePrice(listPrice: number, cityFactor: number): number {
  return roundToTen(listPrice * cityFactor);
}

export type Evaluation =
  | { readonly refused: true; readonly message: string }
  | { readonly refused: false; readonly price: number; readonly options: readonly PricedOption[] };

/**
 * Evaluated price = estimate − Σ amounts, amount = round(estimate × percentage / 100); at least 5 % of the estimate; a device
 * that one answer refuses (stolen, blacklisted, account-locked) is not bought at all.
 */
export function evaluatePrice(
  estimatedPrice: number,
  answers: readonly SelectedOption[],
  rules: readonly PriceRule[],
): Evaluation {
  const options: PricedOption[] = [];
  for (const { heading, description, type, value } of answers) {
    const rule = rules.find(
      (candidate) =>
        candidate.heading === heading && candidate.description === description && candidate.value === value,
    );
    if (rule?.refusal) return { refused: true, message: rule.refusal };
    const percentage = rule?.percentage ?? 0;
    const amount = Math.round((estimatedPrice * percentage) / 100);
    options.push({ heading, description, type, value, percentage, amount });
  }
  const lowered = estimatedPrice - options.reduce((sum, option) => sum + option.amount, 0);
  return { refused: false, price: Math.max(lowered, Math.ceil((estimatedPrice * FLOOR_PERCENTAGE) / 100)), options };
}

/** What the customer is paid: evaluated price − promo value, never below zero (decisions.md, "Final payable price"). */
export function finalPrice(evaluatedPrice: number, promoValue: number): number {
  return Math.max(0, evaluatedPrice - promoValue);
}
