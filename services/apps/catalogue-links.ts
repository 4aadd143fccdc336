import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { bestSelling, brandsOf } from '@phirse/projections/catalog/catalog.queries.js';
import { type Catalogue } from '@phirse/projections/catalog/catalogue.js';

/** A new price may take this long to reach readers without JavaScript. */
const KEPT_MS = 60_000;
/** A page does not wait longer for a database that is away. */
const PATIENCE_MS = 500;
const HEADINGS: Readonly<Record<Category, string>> = { mobile: 'Phones we buy', tablet: 'Tablets we buy' };

/** Brands and popular models as plain links, for readers without JavaScript, in the places that a page keeps for them. */
export class CatalogueLinks {
  private readonly known = new Map<Category, { readonly html: string; readonly until: number }>();

  constructor(private readonly catalogue: Catalogue) {}

  /** The page with its places filled; without a catalogue they stay empty. */
  async into(page: string): Promise<string> {
    let filled = page;
    for (const category of ['mobile', 'tablet'] as const) {
      const place = `<!--catalogue ${category}-->`;
      if (filled.includes(place)) filled = filled.split(place).join(await this.html(category));
    }
    return filled;
  }

  private async html(category: Category): Promise<string> {
    const now = Date.now();
    const known = this.known.get(category);
    if (known && known.until > now) return known.html;
    const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, '').unref());
    const html = (await Promise.race([this.written(category), late]).catch(() => '')) || (known?.html ?? '');
    this.known.set(category, { html, until: now + KEPT_MS });
    return html;
  }

  private async written(category: Category): Promise<string> {
    const [brands, models] = await Promise.all([
      brandsOf(this.catalogue, category),
      bestSelling(this.catalogue, category),
    ]);
    const folder = `/${categorySlug(category)}`;
    const lines = [
      ...brands.map(({ brandName, slug }) => link(`${folder}/${slug}/models`, `Sell ${brandName}`)),
      ...models.map(({ brandSlug, slug, model, estimatedPrice }) =>
        link(`${folder}/${brandSlug}/${slug}/variant`, `${model}, up to ${formatRupees(estimatedPrice)}`),
      ),
    ];
    if (lines.length === 0) return '';
    return `<nav class="page-width py-8"><h2>${HEADINGS[category]}</h2><ul>${lines.join('')}</ul></nav>`;
  }
}

const link = (address: string, text: string) => `<li><a href="${encodeURI(address)}">${escaped(text)}</a></li>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
