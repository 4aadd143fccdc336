import { beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { CreateOrderBody } from '@phirse/contracts/commands/order.commands.js';
import { SettlePromoRedemption } from '@phirse/contracts/commands/process.commands.js';
import { quoteStream } from '@phirse/contracts/events/evaluation.events.js';
import { orderStream } from '@phirse/contracts/events/order.events.js';
import { promoStream } from '@phirse/contracts/events/promo.events.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { RULES, SECTIONS } from '@phirse/contracts/rules/questionnaire.sample.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG } from '@phirse/infra/config.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { plainToInstance } from 'class-transformer';
import { RedeemPromoHandler } from '../promotions/redeem-promo.handler.js';
import { ReleasePromoHandler } from '../promotions/release-promo.handler.js';
import { ReferenceData } from '../reference/reference-data.js';
import { CreateOrder, CreateOrderHandler } from './create-order.handler.js';
import { MemoryEventStore } from './memory-event-store.fixture.js';
import { Offers } from './offer.lookup.js';
import { NOW, placed } from './order.fixture.js';
import { orderIdOf } from './order-id.js';
import { SettlePromoRedemptionHandler } from './settle-promo-redemption.handler.js';

const viewer = { role: 'customer', id: 'customer-1', phone: '9000000101', name: 'Meera Rao' } as const;
const area = { city: 'bangalore', cityName: 'Bangalore', stateName: 'Karnataka', priceFactor: 1 };
const model = { ...placed().device, model: 'iPhone 13', colours: [{ name: 'Blue', hex: '#0000ff' }] };

/** What is bought: one model at ₹20,000 in Bangalore (56xxxx), at ₹19,400 in Mysore (57xxxx). */
const reference = {
  areaOf: (pincode: string) =>
    pincode.startsWith('56') ? area : pincode.startsWith('57') ? { ...area, city: 'mysore', cityName: 'Mysore' } : null,
  questionnaire: () => ({ sections: SECTIONS, rules: RULES }),
  estimate(slug: string, variant: string, pincode: string) {
    if (slug !== model.slug) refuse('MODEL_NOT_FOUND', slug);
    const served = reference.areaOf(pincode) ?? refuse('AREA_NOT_SERVED', pincode);
    return {
      model,
      variant: { name: variant, price: 20_000 },
      area: served,
      estimatedPrice: served.city === 'mysore' ? 19_400 : 20_000,
    };
  },
};

const answer = (heading: string, description: string, value = description) => ({
  heading,
  description,
  type: 'grid',
  value,
});
/** 5 % off for light scratches: ₹19,000 in Bangalore. */
const answers = [
  answer('Basics', 'Does it switch on?', 'Yes'),
  answer('Basics', 'Is it locked to an account?', 'No'),
  answer('Basics', 'Do you have the bill?', 'Yes'),
  answer('Screen', 'Light'),
  answer('Parts that do not work', 'All of it works'),
  answer('Warranty left', 'Over 6 months'),
];

let now = NOW;
let store: MemoryEventStore;
let bus: CommandBus;
beforeEach(async () => {
  now = NOW;
  store = new MemoryEventStore();
  const module = await Test.createTestingModule({
    imports: [CqrsModule],
    providers: [
      { provide: EventStore, useValue: store },
      { provide: ReferenceData, useValue: reference },
      { provide: CLOCK, useValue: () => now },
      { provide: CONFIG, useValue: { leadCoinsPerThousand: 3 } },
      Offers,
      CreateOrderHandler,
      RedeemPromoHandler,
      ReleasePromoHandler,
      SettlePromoRedemptionHandler,
    ],
  }).compile();
  await module.init();
  bus = module.get(CommandBus);
  store.given(promoStream('WELCOME500'), {
    type: 'PromoIssued',
    data: {
      code: 'WELCOME500',
      at: NOW,
      value: 500,
      validUntil: '2026-12-31T00:00:00.000Z',
      minimumPrice: 1000,
      maxRedemptions: 1,
    },
  });
});

const body = (changes: { readonly [field: string]: unknown } = {}) =>
  plainToInstance(CreateOrderBody, {
    platform: 'web',
    user: {
      name: 'Meera Rao',
      email: 'meera@example.com',
      phone: viewer.phone,
      address: '12 Lake Road, Bangalore',
      orderpincode: '560001',
    },
    payment: { type: 'cash' },
    pickUpDetails: { date: '2026-03-03', time: '1PM-4PM' },
    productDetails: { name: 'iPhone 13', slug: model.slug, variant: '128 GB', options: answers },
    promo: { code: 'Not Applicable' },
    ...changes,
  });
const product = (changes: object) => ({ productDetails: { ...body().productDetails, ...changes } });
const user = (changes: object) => ({ user: { ...body().user, ...changes } });

const context = (serial = 1, fingerprint?: string): CommandContext => ({
  actor: { role: 'customer', id: viewer.id },
  commandId: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
  correlationId: 'work',
  ...(fingerprint && { fingerprint }),
});
const send = (changes: { readonly [field: string]: unknown } = {}, sent = context()) =>
  bus.execute(new CreateOrder(viewer, body(changes), sent));
const code = (expected: string, facts = {}) => expect.objectContaining({ code: expected, facts });
const streamOf = (serial = 1, attempt = 0) => orderStream(orderIdOf(context(serial).commandId, attempt));

describe('an order by answers', () => {
  it('is priced by the server', async () => {
    const { events } = await send();
    expect(events).toMatchObject([
      {
        type: 'OrderCreated',
        data: {
          customerId: viewer.id,
          city: 'bangalore',
          pincode: '560001',
          quoteId: '',
          estimatedPrice: 20_000,
          evaluatedPrice: 19_000,
          finalPrice: 19_000,
          leadPrice: 57,
          coinsPerThousand: 3,
          promo: null,
          device: { name: 'iPhone 13', brandName: 'Apple', category: 'mobile', productImage: model.productImage },
        },
      },
    ]);
  });

  it('takes the pincode from the address where no field names it', async () => {
    const { state } = await send(
      user({ orderpincode: undefined, address: '12 Lake Road 9000000101, Mysore 570 001, 570001' }),
    );
    expect(state).toMatchObject({ order: { user: { orderpincode: '570001' }, productDetails: { price: 18_430 } } });
  });

  it.each([
    ['no pincode at all', user({ orderpincode: undefined }), 'INVALID'],
    ['no answers', product({ options: undefined }), 'INVALID'],
    ['an answer that nobody offered', product({ options: [answer('Screen', 'Gold')] }), 'INVALID'],
    ['a missing answer', product({ options: answers.slice(1) }), 'INVALID'],
    ['a pincode nobody serves', user({ orderpincode: '110001' }), 'AREA_NOT_SERVED'],
    ['an unknown model', product({ slug: 'nokia-3310' }), 'MODEL_NOT_FOUND'],
    ['a price of its own', product({ price: 20_000 }), 'PRICE_MISMATCH'],
    ['a slot that is over', { pickUpDetails: { date: '2026-03-02', time: '10AM-1PM' } }, 'SLOT_UNAVAILABLE'],
    ['somebody else’s number', user({ phone: '9000000102' }), 'NOT_FOUND'],
    [
      'a device that is locked',
      product({ options: [answer('Basics', 'Is it locked to an account?', 'Yes')] }),
      'DEVICE_REFUSED',
    ],
  ])('refuses %s and writes nothing', async (_, changes, expected) => {
    await expect(send(changes)).rejects.toMatchObject({ code: expected });
    expect(store.log).toHaveLength(1);
  });

  it('may be one of two equal devices', async () => {
    const first = await send({}, context(1));
    const second = await send({}, context(2));
    expect(first.state).not.toEqual(second.state);
    expect(store.log).toHaveLength(3);
  });
});

describe('an order by quote', () => {
  const evaluated = {
    quoteId: 'quote-1',
    at: NOW,
    askedBy: { role: 'customer', id: viewer.id } as const,
    customer: { name: '', email: '' },
    device: placed().device,
    pincode: '560002',
    city: 'bangalore',
    estimatedPrice: 20_000,
    evaluatedPrice: 17_000,
    options: placed().options,
    expiresAt: '2026-03-09T10:00:00.000Z',
  };
  const quoted = (changes: Partial<typeof evaluated> | { askedBy: object } = {}) =>
    store.given(quoteStream('quote-1'), { type: 'DeviceEvaluated', data: { ...evaluated, ...changes } });
  const byQuote = { quoteId: 'quote-1', ...user({ orderpincode: undefined }), ...product({ options: undefined }) };

  it('takes price, answers and pincode from the quote', async () => {
    quoted();
    const { events } = await send(byQuote);
    expect(events).toMatchObject([
      { data: { quoteId: 'quote-1', pincode: '560002', evaluatedPrice: 17_000, options: placed().options } },
    ]);
  });

  it.each([
    ['another customer’s', { askedBy: { role: 'customer', id: 'customer-2' } as const }, {}, 'NOT_FOUND'],
    ['a partner’s', { askedBy: { role: 'partner', id: viewer.id } }, {}, 'NOT_FOUND'],
    ['one past its time', { expiresAt: NOW }, {}, 'QUOTE_EXPIRED'],
    ['one for a refused device', { evaluatedPrice: 0 }, {}, 'DEVICE_REFUSED'],
    ['one for another device', {}, product({ slug: 'apple-iphone-14' }), 'PRICE_MISMATCH'],
    ['one for another city', {}, user({ orderpincode: '570001' }), 'PRICE_MISMATCH'],
  ])('refuses %s', async (_, quote, changes, expected) => {
    quoted(quote);
    await expect(send({ ...byQuote, ...changes })).rejects.toMatchObject({ code: expected });
  });

  it('refuses one that is none', async () => {
    await expect(send(byQuote)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a promo code', () => {
  const promo = { promo: { code: ' welcome500 ', price: 500 } };

  it('is redeemed before the order, and lowers what is paid and what the lead costs', async () => {
    const { state } = await send(promo);
    expect(state).toMatchObject({
      order: { coins: 56, productDetails: { price: 18_500 }, promo: { code: 'WELCOME500', price: 500 } },
    });
    expect(store.typesOf(promoStream('WELCOME500'))).toEqual(['PromoIssued', 'PromoRedeemed']);
  });

  it('is left alone by an order that is refused, and may be used later', async () => {
    await expect(send({ ...promo, ...product({ price: 1 }) }, context(1))).rejects.toEqual(
      code('PRICE_MISMATCH', { expected: 19_000, finalPrice: 18_500 }),
    );
    await send(promo, context(2));
    expect(store.typesOf(promoStream('WELCOME500')).slice(1)).toEqual(['PromoRedeemed']);
  });

  it('that is used up refuses the order', async () => {
    await send(promo, context(1));
    await expect(send(promo, context(2))).rejects.toMatchObject({ code: 'PROMO_USED' });
  });

  it.each(['', 'Not Applicable', 'not applicable'])('written %p is none', async (none) => {
    const { state } = await send({ promo: { code: none, price: 0 } });
    expect(state).toMatchObject({ order: { promo: { code: 'Not Applicable', price: 0 } } });
  });

  it('stays redeemed where its order stands, and is given back where none was placed', async () => {
    const { state } = await send(promo);
    const orderId = state.status === 'none' ? '' : state.order.orderId;
    await bus.execute(new SettlePromoRedemption('WELCOME500', orderId, viewer.id, context(7)));
    expect(store.typesOf(promoStream('WELCOME500'))).toHaveLength(2);
    const lost = { code: 'LOST', at: NOW, orderId: 'BB9999999999', customerId: viewer.id };
    store.given(
      promoStream('LOST'),
      {
        type: 'PromoIssued',
        data: { ...lost, value: 100, validUntil: '2026-12-31T00:00:00.000Z', minimumPrice: 0, maxRedemptions: 5 },
      },
      { type: 'PromoRedeemed', data: { ...lost, value: 100 } },
    );
    await bus.execute(new SettlePromoRedemption('LOST', lost.orderId, viewer.id, context(8)));
    await bus.execute(new SettlePromoRedemption('LOST', lost.orderId, viewer.id, context(9)));
    expect(store.typesOf(promoStream('LOST'))).toEqual(['PromoIssued', 'PromoRedeemed', 'PromoReleased']);
  });
});

describe('a command sent again', () => {
  it('answers the same order and writes nothing', async () => {
    const first = await send({ promo: { code: 'WELCOME500' } });
    const second = await send({ promo: { code: 'WELCOME500' } });
    expect(second).toEqual(first);
    expect(store.typesOf(promoStream('WELCOME500'))).toHaveLength(2);
  });

  it('answers its order although the slot has gone since', async () => {
    const first = await send({}, context(1, 'body'));
    now = '2026-03-05T10:00:00.000Z';
    expect(await send({}, context(1, 'body'))).toEqual(first);
  });

  it('answers its order although its promo code and quote would not do any more', async () => {
    const first = await send({ promo: { code: 'WELCOME500' } }, context(1, 'body'));
    const again = await send({ ...product({ slug: 'withdrawn' }), promo: { code: 'WELCOME500' } }, context(1, 'body'));
    expect(again.state).toEqual(first.state);
  });

  it('is refused under another body', async () => {
    await send({}, context(1, 'body'));
    await expect(send(user({ name: 'Somebody else' }), context(1, 'other'))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});

describe('an order number that another order holds', () => {
  it('is passed over, with the promo code', async () => {
    store.given(streamOf(), { type: 'OrderCreated', data: placed({ customerId: 'customer-2' }) });
    const { events } = await send({ promo: { code: 'WELCOME500' } }, context(1, 'body'));
    expect(events).toMatchObject([{ streamName: streamOf(1, 1) }]);
    expect(store.typesOf(promoStream('WELCOME500')).slice(1)).toEqual([
      'PromoRedeemed',
      'PromoReleased',
      'PromoRedeemed',
    ]);
    expect((await send({ promo: { code: 'WELCOME500' } }, context(1, 'body'))).events).toEqual(events);
  });
});
