import { type DomainEvent } from '../kernel/event.js';
import { type QuestionSection } from '../rules/questions.js';
import { type Category } from './catalog.events.js';

/** What an answer takes off the estimated price. Kept on the server, never sent before the answer is given. */
export interface PriceRule {
  readonly heading: string;
  readonly description: string;
  /** The answer the rule is for: the option's text, or `Yes` / `No`. */
  readonly value: string;
  /** 0 to 100. */
  readonly percentage: number;
  /** Set where the device is refused: the message to show. */
  readonly refusal?: string;
}

/** An answer with what it took off, in whole rupees. */
export interface PricedOption {
  readonly heading: string;
  readonly description: string;
  readonly type: string;
  readonly value: string;
  readonly percentage: number;
  readonly amount: number;
}

export type QuestionnairePublished = DomainEvent<
  'QuestionnairePublished',
  {
    category: Category;
    categorySlug: string;
    at: string;
    sections: readonly QuestionSection[];
    rules: readonly PriceRule[];
  }
>;

/** What the evaluated device is. */
export interface QuotedDevice {
  readonly name: string;
  readonly brandName: string;
  readonly slug: string;
  readonly category: Category;
  readonly categorySlug: string;
  readonly variant: string;
  readonly colour: string | null;
  readonly productImage: string;
}

export type DeviceEvaluated = DomainEvent<
  'DeviceEvaluated',
  {
    quoteId: string;
    at: string;
    /** The customer or partner who asked. */
    askedBy: { role: 'customer' | 'partner' | 'operator'; id: string };
    customer: { name: string; email: string };
    device: QuotedDevice;
    pincode: string;
    city: string;
    estimatedPrice: number;
    evaluatedPrice: number;
    options: readonly PricedOption[];
    expiresAt: string;
  }
>;

export type QuoteAbandoned = DomainEvent<
  'QuoteAbandoned',
  {
    quoteId: string;
    at: string;
    customer: { name: string; email: string; phone: string };
    device: QuotedDevice;
    pincode: string;
    city: string;
    price: number;
    options: readonly PricedOption[];
  }
>;

export type QuestionnaireEvent = QuestionnairePublished;
export type QuoteEvent = DeviceEvaluated | QuoteAbandoned;

export const questionnaireStream = (category: Category) => `questionnaire-${category}`;
export const quoteStream = (quoteId: string) => `quote-${quoteId}`;
