import { describe, expect, it } from '@jest/globals';
import { mapDrawings } from './drawing/store-map.js';
import { siteContents } from './site-content.js';

const { about, category, cities, claims, exchange, faq, stores, testimonials, ...rest } = siteContents;
const everything = JSON.stringify(siteContents);

describe('the site content', () => {
  it('has as many pieces as the pages show', () => {
    expect(faq.data.questions).toHaveLength(7);
    expect(exchange.data.questions).toHaveLength(6);
    expect(exchange.data.benefits).toHaveLength(6);
    expect(exchange.data.steps).toHaveLength(3);
    expect(exchange.data.bestSellers.phones).toHaveLength(4);
    for (const [device, { steps, trending }] of [
      ['Phone', category.data.mobile],
      ['Tablet', category.data.tablet],
    ] as const) {
      const titles = [`Find Your ${device}`, 'Tell Us Condition', 'Schedule Pickup', 'Get Paid Instantly'];
      expect(steps.map(({ title }) => title)).toEqual(titles);
      expect(trending.rows.length).toBeGreaterThan(3);
    }
    expect(rest['how-it-works'].data.steps).toHaveLength(5);
    expect(rest['privacy-policy'].data).toMatchObject({ effectiveFrom: '2025-10-01' });
    expect(rest['privacy-policy'].data.sections).toHaveLength(13);
    expect(cities.data.cities.map(({ slug }) => slug)).toEqual([
      'bangalore',
      'mysore',
      'coimbatore',
      'hubli',
      'shivamogga',
    ]);
    for (const { city, heading, benefits } of cities.data.cities) {
      expect(heading).toBe(`Sell Your Mobile for Cash in ${city}`);
      expect(benefits).toHaveLength(4);
    }
  });

  it('claims the same everywhere', () => {
    const figures = about.data.figures.map(({ figure }) => figure);
    expect(figures).toEqual(expect.arrayContaining([claims.data.happyCustomers, claims.data.rating]));
    for (const claim of ['900,000', '90,000', '500,000', '1 lakh', '98%', '20+ cities', '6-month']) {
      expect(everything).not.toContain(claim);
    }
    expect(stores.data.stores.every(({ hours }) => hours === claims.data.supportHours)).toBe(true);
  });

  it('says what is a sample', () => {
    const { mobile, tablet } = category.data;
    for (const { note } of [testimonials.data, claims.data, stores.data, exchange.data.bestSellers])
      expect(note).toMatch(/sample/i);
    for (const { note } of [mobile.trending, tablet.trending]) expect(note).toMatch(/sample/i);
  });

  it('has a map for every store, an id once, and no exclamation marks', () => {
    for (const { id, mapImage } of stores.data.stores) {
      expect(mapImage).toBe(`/images/maps/${id}.svg`);
      expect(mapDrawings.has(id)).toBe(true);
    }
    for (const items of [
      faq.data.questions,
      exchange.data.questions,
      category.data.mobile.questions,
      category.data.tablet.questions,
      testimonials.data.testimonials,
    ]) {
      const ids = items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(everything).not.toContain('!');
  });
});
