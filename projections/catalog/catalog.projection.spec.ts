import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { modelListed } from '../testing/sample-events.js';
import { catalog } from './catalog.projection.js';

const slug = 'apple-iphone-13';
const at = '2026-03-02T06:31:00.000Z';

describe('the catalogue', () => {
  it('lists a model at the price of its dearest variant', () => {
    expect(givenEvents(catalog, [modelListed()]).get(slug)).toMatchObject({
      basePrice: 23_000,
      variant: '256 GB',
      variants: ['128 GB', '256 GB'],
      bestSelling: 'true',
    });
  });

  it('follows a new price', () => {
    const repriced = { type: 'ModelRepriced' as const, data: { slug, at, variant: '256 GB', price: 19_000 } };
    expect(givenEvents(catalog, [modelListed(), repriced]).get(slug)).toMatchObject({
      basePrice: 20_000,
      estimatedPrice: 20_000,
      variant: '128 GB',
    });
  });

  it('drops a withdrawn model until it is listed again', () => {
    const withdrawn = { type: 'ModelWithdrawn' as const, data: { slug, at } };
    expect(givenEvents(catalog, [modelListed(), withdrawn]).size).toBe(0);
    expect(givenEvents(catalog, [modelListed(), withdrawn, modelListed()]).size).toBe(1);
  });
});
