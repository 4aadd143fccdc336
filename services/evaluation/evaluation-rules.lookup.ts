import { Injectable } from '@nestjs/common';
import { type CalculatePriceBody } from '@phirse/contracts/commands/evaluation.commands.js';
import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { type DeviceEvaluated, type QuotedDevice } from '@phirse/contracts/events/evaluation.events.js';
import { DomainError, refuse } from '@phirse/contracts/kernel/errors.js';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { type EvaluatedAnswers, evaluateAnswers, type GivenAnswer } from '@phirse/contracts/rules/evaluation.js';
import { type OrderRecord } from '@phirse/contracts/rules/order-display.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { quotedDevice } from '../reference/quoted-device.js';
import { ReferenceData } from '../reference/reference-data.js';
import { placedOrder } from './placed-order.lookup.js';

/** A device that is bought, with its price. */
export interface Evaluated {
  readonly device: QuotedDevice;
  /** Slug of the city. */
  readonly city: string;
  readonly estimatedPrice: number;
  readonly evaluation: Extract<EvaluatedAnswers, { outcome: 'priced' }>;
}

/** Prices a request by today's catalogue and rules; a re-evaluation by the estimate that its order was placed at. */
@Injectable()
export class EvaluationRules {
  constructor(
    private readonly reference: ReferenceData,
    private readonly eventStore: EventStore,
  ) {}

  /**
   * Refuses what is unknown or unanswered (INVALID, MODEL_NOT_FOUND, AREA_NOT_SERVED, ORDER_NOT_FOUND) and a device that is not
   * bought (DEVICE_REFUSED).
   */
  async evaluate(body: CalculatePriceBody, viewer: Viewer): Promise<Evaluated> {
    const asked = body.orderId
      ? deviceOf(await placedOrder(this.eventStore, body.orderId, viewer))
      : this.deviceAsked(body);
    const { category, name } = asked.device;
    const claimed = body.categoryType ? categoryBySlug(body.categoryType) : null;
    if (claimed && claimed.category !== category)
      throw invalid([{ field: 'categoryType', message: `The ${name} is not a ${claimed.category}.` }]);
    const evaluation = this.answers(category, asked.estimatedPrice, body.selectedOptions, 'selectedOptions');
    if (evaluation.outcome === 'invalid') throw invalid(evaluation.errors);
    if (evaluation.outcome === 'refused') throw new DomainError('DEVICE_REFUSED', evaluation.message);
    return { ...asked, evaluation };
  }

  private deviceAsked({
    productSlug,
    variant: wanted,
    pincode,
    colour,
  }: CalculatePriceBody): Omit<Evaluated, 'evaluation'> {
    const { model, variant, area, estimatedPrice } = this.reference.estimate(productSlug, wanted, pincode);
    return { device: quotedDevice(model, variant.name, colour), city: area.city, estimatedPrice };
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

/** The device of an order, as it was listed when the order was placed. */
function deviceOf({ productDetails, city }: OrderRecord): Omit<Evaluated, 'evaluation'> {
  const { name, brandName, slug, category, categorySlug, variant, colour, productImage, pincodeBaseprice } =
    productDetails;
  const device = { name, brandName, slug, category, categorySlug, variant, colour, productImage };
  return { device, city, estimatedPrice: pincodeBaseprice };
}
