import { Injectable } from '@nestjs/common';
import {
  type PriceAndAvailabilityBody,
  type PriceByPincodeBody,
} from '@phirse/contracts/commands/evaluation.commands.js';
import { type Variant } from '@phirse/contracts/events/catalog.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type PriceAvailability, type Questionnaire } from '@phirse/contracts/read-models/answers.js';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { estimatePrice } from '@phirse/contracts/rules/pricing.js';
import { type ModelFacts } from '../reference/catalogue-facts.js';
import { ReferenceData } from '../reference/reference-data.js';

/** What anybody may ask before an evaluation, answered from memory. */
@Injectable()
export class DevicePrices {
  constructor(private readonly reference: ReferenceData) {}

  /** The questions of a category, without their price rules; refuses an unknown one (NOT_FOUND). */
  questions(slug: string): Questionnaire {
    const facts = categoryBySlug(slug) ?? refuse('NOT_FOUND', `We do not buy '${slug}'. We buy phones and tablets.`);
    const questionnaire =
      this.reference.questionnaire(facts.category) ??
      refuse('NOT_FOUND', 'No questions available for this evaluation.');
    return { category: facts.category, sections: questionnaire.sections };
  }

  /** The estimate at a pincode, of the best variant where none is named. */
  byPincode({ slug, variant, pincode }: PriceByPincodeBody): PriceAvailability {
    const model = this.reference.boughtModel(slug);
    return this.priceOf(variant ? this.reference.variant(model, variant) : bestVariant(model), pincode);
  }

  /** The same for one variant, with its list price. Answers are not priced here: that takes an account. */
  ofVariant({ slug, variant: wanted, pincode }: PriceAndAvailabilityBody): PriceAvailability {
    const variant = this.reference.variant(this.reference.boughtModel(slug), wanted);
    const price = this.priceOf(variant, pincode);
    return price.available ? { ...price, basePrice: variant.price } : price;
  }

  private priceOf(variant: Variant, pincode: string): PriceAvailability {
    const area = this.reference.areaOf(pincode);
    if (!area) return { available: false, message: `We do not pick up at ${pincode} yet. Please try another pincode.` };
    return {
      available: true,
      estimatedPrice: estimatePrice(variant.price, area.priceFactor),
      data: { pincode, cityName: area.cityName, stateName: area.stateName },
    };
  }
}

function bestVariant({ variants, slug }: ModelFacts): Variant {
  const [first, ...others] = variants;
  if (!first) refuse('MODEL_NOT_FOUND', `'${slug}' has no variant that we buy.`);
  return others.reduce((best, variant) => (variant.price > best.price ? variant : best), first);
}
