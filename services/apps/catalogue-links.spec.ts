import { describe, expect, it, jest } from '@jest/globals';
import { Catalogue } from '@phirse/projections/catalog/catalogue.js';
import { CatalogueLinks } from './catalogue-links.js';

const BRAND = {
  kind: 'brand' as const,
  _id: 'brand-acme',
  position: 1,
  slug: 'acme',
  brandName: 'Acme & Sons <b>',
  brandImage: '',
  categories: ['tablet' as const],
  listed: 1,
};

/** A catalogue that holds one brand without a best-seller; nothing of a database. */
function catalogueOf(brands: () => Promise<readonly (typeof BRAND)[]>): Catalogue {
  const catalogue: Catalogue = Object.create(Catalogue.prototype);
  const model = { categoryType: 'tablet', brandSlug: 'acme', bestSelling: 'false' };
  return Object.assign(catalogue, { brands, models: async () => [model] });
}

describe('the links for readers without JavaScript', () => {
  it('stand where the page keeps a place for them, as text', async () => {
    const links = new CatalogueLinks(catalogueOf(async () => [BRAND]));
    const page = await links.into('<noscript><!--catalogue tablet--></noscript>');
    expect(page).toContain('<a href="/sell-your-old-tablet/acme/models">Sell Acme &amp; Sons &lt;b></a>');
    expect(page).not.toContain('<!--');
  });

  it('leave other pages alone, without asking the catalogue', async () => {
    const brands = jest.fn(async () => [BRAND]);
    expect(await new CatalogueLinks(catalogueOf(brands)).into('<p>$& words</p>')).toBe('<p>$& words</p>');
    expect(brands).not.toHaveBeenCalled();
  });

  it('are left out while the database is away: the page stands without them', async () => {
    const links = new CatalogueLinks(catalogueOf(() => Promise.reject(new Error('away'))));
    expect(await links.into('a<!--catalogue tablet-->b')).toBe('ab');
  });
});
