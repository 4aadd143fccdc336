import { Injectable } from '@nestjs/common';
import { type CreateOrderBody } from '@phirse/contracts/commands/order.commands.js';
import { type PricedOption, type QuotedDevice } from '@phirse/contracts/events/evaluation.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';
import { PINCODE_MESSAGE } from '@phirse/contracts/rules/pincode.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { quotedDevice } from '../reference/quoted-device.js';
import { ReferenceData } from '../reference/reference-data.js';
import { ownPrice } from './own-price.lookup.js';
import { holdingQuote } from './quote.lookup.js';

/** What is bought, where it is picked up, and for how much: the server's own words. */
export interface Offer {
  readonly quoteId: string;
  readonly device: QuotedDevice;
  readonly pincode: string;
  readonly city: string;
  readonly estimatedPrice: number;
  readonly evaluatedPrice: number;
  readonly options: readonly PricedOption[];
}

/** Prices what a customer wants to sell: by their quote, or, where they name none, by their answers. */
@Injectable()
export class Offers {
  constructor(
    private readonly eventStore: EventStore,
    private readonly reference: ReferenceData,
  ) {}

  async offerFor(body: CreateOrderBody, customerId: string, now: string): Promise<Offer> {
    return body.quoteId ? this.byQuote(body, body.quoteId, customerId, now) : this.byAnswers(body);
  }

  private async byQuote(body: CreateOrderBody, quoteId: string, customerId: string, now: string): Promise<Offer> {
    const quote = await holdingQuote(this.eventStore, quoteId, customerId, now);
    const { device, estimatedPrice, evaluatedPrice, options } = quote;
    const { slug, variant, colour } = body.productDetails;
    if (slug !== device.slug || variantSlug(variant) !== variantSlug(device.variant))
      refuse('PRICE_MISMATCH', `This quote is for the ${device.name}, ${device.variant}. Please evaluate your device.`);
    const pincode = namedPincode(body) ?? quote.pincode;
    const area = this.reference.areaOf(pincode);
    if (!area) return refuse('AREA_NOT_SERVED', `We do not pick up at ${pincode} yet.`, { pincode });
    if (area.city !== quote.city)
      refuse('PRICE_MISMATCH', `This quote is not for ${area.cityName}. Please evaluate your device for ${pincode}.`);
    return {
      quoteId,
      device: { ...device, colour: colour || device.colour },
      pincode,
      city: area.city,
      estimatedPrice,
      evaluatedPrice,
      options,
    };
  }

  private byAnswers(body: CreateOrderBody): Offer {
    const { slug, variant: wanted, colour, options: answers } = body.productDetails;
    const pincode = namedPincode(body) ?? pincodeIn(body.user.address);
    if (!pincode) throw invalid([{ field: 'user.orderpincode', message: PINCODE_MESSAGE }]);
    if (!answers)
      throw invalid([{ field: 'productDetails.options', message: 'Please answer the questions about your device.' }]);
    const { model, variant, area, estimatedPrice } = this.reference.estimate(slug, wanted, pincode);
    const { category } = model;
    const priced = ownPrice(this.reference, { category, estimatedPrice }, answers, 'productDetails.options');
    const device = quotedDevice(model, variant.name, colour);
    return { quoteId: '', device, pincode, city: area.city, estimatedPrice, ...priced };
  }
}

function namedPincode({ user, productDetails }: CreateOrderBody): string | undefined {
  return user.orderpincode ?? productDetails.pincode;
}

/** The last pincode in an address: clients that follow the spec's payload name it nowhere else. */
function pincodeIn(address: string): string | undefined {
  return address.match(/(?<!\d)[1-9]\d{5}(?!\d)/g)?.at(-1);
}
