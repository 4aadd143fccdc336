import { Injectable } from '@nestjs/common';
import { type CalculatePriceBody } from '@phirse/contracts/commands/evaluation.commands.js';
import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { type DeviceEvaluated } from '@phirse/contracts/events/evaluation.events.js';
import { DomainError, refuse } from '@phirse/contracts/kernel/errors.js';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { type EvaluatedAnswers, evaluateAnswers, type GivenAnswer } from '@phirse/contracts/rules/evaluation.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { type Estimate, ReferenceData } from '../reference/reference-data.js';

/** A device that is bought, with its price. */
export interface Evaluated {
  readonly estimate: Estimate;
  readonly evaluation: Extract<EvaluatedAnswers, { outcome: 'priced' }>;
}

/** Prices a request by today's catalogue and rules. */
@Injectable()
export class EvaluationRules {
  constructor(private readonly reference: ReferenceData) {}

  /** Refuses what is unknown or unanswered (INVALID, MODEL_NOT_FOUND, AREA_NOT_SERVED) and a device that is not bought (DEVICE_REFUSED). */
  evaluate(body: CalculatePriceBody): Evaluated {
    const estimate = this.reference.estimate(body.productSlug, body.variant, body.pincode);
    const { category } = estimate.model;
    const claimed = body.categoryType ? categoryBySlug(body.categoryType) : null;
    if (claimed && claimed.category !== category)
      throw invalid([{ field: 'categoryType', message: `The ${estimate.model.model} is not a ${claimed.category}.` }]);
    const evaluation = this.answers(category, estimate.estimatedPrice, body.selectedOptions, 'selectedOptions');
    if (evaluation.outcome === 'invalid') throw invalid(evaluation.errors);
    if (evaluation.outcome === 'refused') throw new DomainError('DEVICE_REFUSED', evaluation.message);
    return { estimate, evaluation };
  }

  /** What a set of answers comes to; `field` names their list in the error paths. */
  answers(
    category: Category,
    estimatedPrice: number,
    answers: readonly GivenAnswer[],
    field: string,
  ): EvaluatedAnswers {
    const { sections, rules } =
      this.reference.questionnaire(category) ?? refuse('NOT_FOUND', 'No questions available for this evaluation.');
    return evaluateAnswers({ sections, rules, estimatedPrice, answers, field });
  }

  askedBy({ role, id }: Viewer): DeviceEvaluated['data']['askedBy'] {
    if (role === 'pickUp') refuse('FORBIDDEN', 'Your account may not do this.');
    return { role, id };
  }
}
