import { describe, expect, it } from '@jest/globals';
import { type QuoteAbandoned } from '@phirse/contracts/events/evaluation.events.js';
import { givenEvents } from '../testing/given-events.js';
import { orderCreated } from '../testing/sample-events.js';
import { quotes } from './quotes.projection.js';

const { device } = orderCreated().data;
const abandoned: QuoteAbandoned = {
  type: 'QuoteAbandoned',
  data: {
    quoteId: 'quote-1',
    at: '2026-03-02T06:30:00.000Z',
    customer: { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' },
    device,
    pincode: '560034',
    city: 'bangalore',
    price: 18_000,
    options: [],
  },
};

describe('abandoned quotes', () => {
  it('are kept to ring up about', () => {
    expect(givenEvents(quotes, [abandoned]).get('quote-1')).toMatchObject({
      phone: '9876543210',
      price: 18_000,
      device,
    });
  });

  it('go once their order is placed', () => {
    expect(givenEvents(quotes, [abandoned, orderCreated()]).size).toBe(0);
    expect(givenEvents(quotes, [abandoned, orderCreated({ quoteId: '' })]).size).toBe(1);
  });
});
