import { describe, expect, it } from '@jest/globals';
import { applyBillRule } from '@phirse/contracts/rules/bill.js';
import { unansweredSections } from '@phirse/contracts/rules/criteria.js';
import { isImei } from '@phirse/contracts/rules/imei.js';
import { PICKUP_SLOTS } from '@phirse/contracts/rules/pickup-slots.js';
import { isPincode } from '@phirse/contracts/rules/pincode.js';
import { estimatePrice, evaluatePrice, finalPrice } from '@phirse/contracts/rules/pricing.js';
import { brands } from './brands.js';
import { answersWith } from './demo-answers.js';
import { type DemoOrder, demoOrders } from './demo-orders.js';
import { models } from './models.js';
import { customers, operators, partners, pickupPersons } from './people.js';
import { promos } from './promos.js';
import { questionnaires } from './questionnaires.js';
import { serviceAreas } from './service-areas.js';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const ofCategory = (category: string) => models.filter((model) => model.category === category);

describe('the catalogue', () => {
  it('offers enough brands, phones and tablets', () => {
    expect(brands.filter((brand) => brand.categories.includes('mobile')).length).toBeGreaterThanOrEqual(10);
    expect(ofCategory('mobile').length).toBeGreaterThanOrEqual(150);
    const iPads = ofCategory('tablet').filter((model) => model.brandSlug === 'apple');
    expect(iPads.length).toBeGreaterThanOrEqual(12);
    expect(ofCategory('tablet').length - iPads.length).toBeGreaterThanOrEqual(10);
    expect(models.filter((model) => model.bestSelling)).toHaveLength(12);
  });

  it('names every brand and model once', () => {
    expect(repeated(brands.map((brand) => brand.slug))).toEqual([]);
    expect(repeated(models.map((model) => model.slug))).toEqual([]);
    for (const { slug } of [...brands, ...models]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('lists models under a brand that sells their category, and no brand without models', () => {
    for (const model of models) {
      const brand = brands.find((candidate) => candidate.slug === model.brandSlug);
      expect(brand?.brandName).toBe(model.brandName);
      expect(brand?.categories).toContain(model.category);
    }
    for (const brand of brands)
      for (const category of brand.categories)
        expect(ofCategory(category).some((model) => model.brandSlug === brand.slug)).toBe(true);
  });

  it.each(models.map((model) => [model.slug, model] as const))(
    '%s has sound variants, colours and body',
    (_, model) => {
      expect(model.releasedYear).toBeGreaterThanOrEqual(2018);
      expect(model.releasedYear).toBeLessThanOrEqual(2026);
      expect(repeated(model.variants.map((variant) => variant.name))).toEqual([]);
      const prices = model.variants.map((variant) => variant.price);
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
      for (const { name, price } of model.variants) {
        expect(name).toMatch(/^(\d+ GB \/ )?\d+ (GB|TB)$/);
        expect(name.includes('/')).toBe(model.brandSlug !== 'apple');
        expect(price % 10).toBe(0);
        expect(price).toBeGreaterThan(2000);
      }
      expect(model.colours.length).toBeGreaterThan(0);
      expect(repeated(model.colours.map((colour) => colour.name))).toEqual([]);
      for (const { hex } of model.colours) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(model.look.height).toBeGreaterThan(model.look.width);
      expect(model.look.width).toBeGreaterThan(model.category === 'tablet' ? 130 : 60);
    },
  );
});

describe.each(questionnaires.map((questionnaire) => [questionnaire.category, questionnaire] as const))(
  'the %s questionnaire',
  (_, { sections, rules }) => {
    it('asks each thing once, with criteria that can be met', () => {
      expect(repeated(sections.map((section) => section.heading))).toEqual([]);
      for (const section of sections) {
        expect(['none', 'one', 'some', 'all', '']).toContain(section.criteria);
        expect(section.options.length).toBeGreaterThan(1);
        const texts = section.options.flatMap((option) => [option, ...option.subOptions]).map((o) => o.description);
        expect(repeated(texts)).toEqual([]);
      }
    });

    it('prices every answer, and no answer that does not exist', () => {
      const possible = sections.flatMap((section) =>
        section.options
          .flatMap((option) => (option.subOptions.length > 0 ? option.subOptions : [option]))
          .flatMap(({ description }) =>
            (section.type === 'yes/no' ? ['Yes', 'No'] : [description]).map((value) =>
              [section.heading, description, value].join('|'),
            ),
          ),
      );
      const priced = rules.map((rule) => [rule.heading, rule.description, rule.value].join('|'));
      expect([...priced].sort()).toEqual([...possible].sort());
      for (const rule of rules) expect(rule.percentage).toBeGreaterThanOrEqual(0);
      for (const rule of rules) expect(rule.percentage).toBeLessThanOrEqual(100);
    });

    it('never pays more without a bill than with an old one', () => {
      const noBill = rules.find((rule) => rule.description === 'Do you have the purchase bill?' && rule.value === 'No');
      const old = rules.find((rule) => rule.description === 'Out of warranty');
      expect(noBill?.percentage).toBeGreaterThanOrEqual(old?.percentage ?? 100);
    });

    it('has one bill question and one warranty section', () => {
      expect(sections.flatMap((section) => section.options).filter((option) => option.bill)).toHaveLength(1);
      expect(sections.filter((section) => /warranty/i.test(section.heading))).toHaveLength(1);
    });

    it('refuses stolen and locked devices', () => {
      expect(rules.filter((rule) => rule.refusal).map((rule) => rule.value)).toEqual(['No', 'No']);
    });
  },
);

it('uses every kind of section and of criteria', () => {
  const sections = questionnaires.flatMap((questionnaire) => questionnaire.sections);
  expect(new Set(sections.map((section) => section.type))).toEqual(new Set(['grid', 'image', 'yes/no']));
  expect(new Set(sections.map((section) => section.criteria))).toEqual(new Set(['none', 'one', 'some', 'all']));
});

describe('answers of the demo', () => {
  it.each(['mobile', 'tablet'] as const)('a flawless %s is complete and costs nothing', (category) => {
    const questionnaire = questionnaires.find((candidate) => candidate.category === category);
    const answers = answersWith(category, []);
    expect(unansweredSections(questionnaire?.sections ?? [], answers)).toEqual([]);
    expect(evaluatePrice(10_000, answers, questionnaire?.rules ?? [])).toMatchObject({ refused: false, price: 10_000 });
  });

  it('refuses a fault that no question knows', () => {
    expect(() => answersWith('mobile', ['Haunted'])).toThrow("no answer 'Haunted'");
  });
});

describe('the cities', () => {
  it('serve six cities, each pincode once', () => {
    expect(serviceAreas.map((area) => area.city)).toEqual([
      'bangalore',
      'mysore',
      'coimbatore',
      'hubli',
      'shivamogga',
      'tirupati',
    ]);
    const pincodes = serviceAreas.flatMap((area) => area.pincodes);
    expect(pincodes.filter((pincode) => !isPincode(pincode))).toEqual([]);
    expect(repeated(pincodes)).toEqual([]);
    for (const area of serviceAreas) {
      expect(area.pincodes.length).toBeGreaterThanOrEqual(area.city === 'bangalore' ? 60 : 8);
      expect(area.priceFactor).toBeGreaterThanOrEqual(0.97);
      expect(area.priceFactor).toBeLessThanOrEqual(1);
    }
  });
});

describe('the people', () => {
  it('each have a number of their own', () => {
    const phones = [...partners, ...pickupPersons, ...operators, ...customers].map((person) => person.phone);
    expect(repeated(phones)).toEqual([]);
    for (const phone of phones) expect(phone).toMatch(/^9\d{9}$/);
  });

  it('partners serve every city, share some pincodes, and have a GSTIN of valid form', () => {
    const served = new Set(partners.flatMap((partner) => partner.pinCodes));
    expect(serviceAreas.flatMap((area) => area.pincodes).filter((pincode) => !served.has(pincode))).toEqual([]);
    const [one, two] = partners;
    expect(one?.pinCodes.some((pincode) => two?.pinCodes.includes(pincode))).toBe(true);
    for (const { gstIN } of partners) expect(gstIN).toMatch(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/);
  });

  it('customers live where we buy', () => {
    for (const customer of customers) {
      expect(serviceAreas.some((area) => area.pincodes.includes(customer.pincode))).toBe(true);
      expect(customer.addresses[0]).toContain(customer.pincode);
      expect(customer.email).toMatch(/^[a-z.]+@example\.com$/);
    }
  });

  it('promos are upper-case codes, one of them run out', () => {
    for (const { code } of promos) expect(code).toMatch(/^[A-Z0-9]+$/);
    expect(promos.filter((promo) => promo.validForDays < 0)).toHaveLength(1);
  });
});

/** What the server will make of an order: refusals and promo limits included. */
function priceOf(order: DemoOrder) {
  const model = models.find((candidate) => candidate.slug === order.modelSlug);
  const listPrice = model?.variants.find((variant) => variant.name === order.variant)?.price;
  const area = serviceAreas.find((candidate) => candidate.pincodes.includes(order.pincode));
  const questionnaire = questionnaires.find((candidate) => candidate.category === model?.category);
  if (!model || !listPrice || !area || !questionnaire) throw new Error(`${order.modelSlug} is not for sale`);
  const answers = applyBillRule(questionnaire.sections, order.answers);
  return { model, evaluation: evaluatePrice(estimatePrice(listPrice, area.priceFactor), answers, questionnaire.rules) };
}

describe.each(demoOrders.map((order, index) => [`${index} ${order.modelSlug}`, order] as const))(
  'demo order %s',
  (_, order) => {
    it('can be placed', () => {
      const { model, evaluation } = priceOf(order);
      if (evaluation.refused) throw new Error(evaluation.message);
      if (order.colour) expect(model.colours.map((colour) => colour.name)).toContain(order.colour);
      const promo = promos.find((candidate) => candidate.code === order.promoCode);
      expect(promo?.code ?? null).toBe(order.promoCode);
      if (promo) expect(evaluation.price).toBeGreaterThanOrEqual(promo.minimumPrice);
      expect(finalPrice(evaluation.price, promo?.value ?? 0)).toBeGreaterThan(0);
      expect(customers[order.customer]?.addresses).toContain(order.address);
      expect(PICKUP_SLOTS.map((slot) => slot.value)).toContain(order.pickupSlot);
      expect(order.daysAgo).toBeGreaterThanOrEqual(0);
      expect(order.daysAgo).toBeLessThan(30);
    });

    it('can be driven to its end', () => {
      const { end } = order;
      if ('partner' in end) expect(partners[end.partner]?.pinCodes).toContain(order.pincode);
      if ('pickupPerson' in end) expect(pickupPersons[end.pickupPerson]?.partnerPhone).toBe(partners[0]?.phone);
      if (end.state === 'completed') expect(isImei(end.imei)).toBe(true);
    });
  },
);

it('uses each promo code at most once a customer', () => {
  const uses = demoOrders.filter((order) => order.promoCode).map((order) => `${order.customer} ${order.promoCode}`);
  expect(repeated(uses)).toEqual([]);
});
