import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { screen, within } from '@testing-library/react';
import { renderOnSite } from '../../../testing/customer-site.js';
import { CategoryView } from './category-view.js';

const own = globalThis.fetch;
const page = (device: string) => ({
  heading: `Sell your used ${device}`,
  intro: 'Words',
  image: '',
  steps: [{ title: `Find Your ${device}`, text: 'Words' }],
  whyHeading: 'Why here',
  reasons: [{ title: 'Nothing to pay', text: 'Words' }],
  trending: {
    heading: `Trending ${device}s`,
    note: 'Sample prices',
    rows: [{ model: 'Nova', storage: '64 GB', upTo: 20_400, brandSlug: 'acme', modelSlug: 'acme-nova' }],
  },
  questions: [{ id: 'one', question: 'How long?', answer: 'An hour' }],
});
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/dynamic/site-content/category': { version: 2, data: { mobile: page('Phone'), tablet: page('Tablet') } },
  '/api/brand/brands-category-slug/sell-your-old-tablet': {
    brands: [{ brandName: 'Acme', brandImage: '', slug: 'acme', models: 2 }],
  },
};

function show(category: string, answers = ANSWERS) {
  globalThis.fetch = jest.fn<typeof fetch>(async (input) => {
    const body = answers[new URL(input instanceof Request ? input.url : String(input), 'http://site').pathname];
    return body ? Response.json(body) : new Response('{}', { status: 503 });
  });
  const facts = categoryBySlug(category);
  if (!facts) throw new Error(`${category} is no category`);
  return renderOnSite(<CategoryView facts={facts} title="Sell it" description="Words" path={`/${facts.slug}`} />);
}

afterEach(() => {
  globalThis.fetch = own;
});

describe('a category page', () => {
  it('speaks of its own devices', async () => {
    show('tablet');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sell your used Tablet' })).toBeTruthy();
    expect(screen.getByText('Find Your Tablet')).toBeTruthy();
    expect(screen.queryByText('Find Your Phone')).toBeNull();
    expect(document.title).toBe('Sell it · Phirse');
  });

  it('leads to its brands, to the sale of phones, and from a sample row to its model', async () => {
    show('tablet');
    const brand = await screen.findByRole('link', { name: /Acme/ });
    expect(brand.getAttribute('href')).toBe('/sell-your-old-tablet/acme/models');
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('SELL NOW')).toBe('/sell-your-old-tablet#brands');
    expect(address('Sell a phone instead')).toBe('/sell-used-mobile-phone-online');
    expect(address('Nova')).toBe('/sell-your-old-tablet/acme/acme-nova/variant');
  });

  it('says that the prices of the table are samples', async () => {
    show('mobile');
    const trending = await screen.findByRole('region', { name: 'Trending Phones' });
    expect(within(trending).getByText('₹20,400')).toBeTruthy();
    expect(within(trending).getByText('Sample prices')).toBeTruthy();
  });

  it('offers its brands where its words do not arrive', async () => {
    const { '/dynamic/site-content/category': _, ...rest } = ANSWERS;
    show('tablet', rest);
    expect(await screen.findByRole('link', { name: /Acme/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Sell it' })).toBeTruthy();
  });
});
