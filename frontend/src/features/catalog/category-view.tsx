import { type CategoryFacts } from '@phirse/contracts/rules/categories.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { BrandGrid } from './brand-grid.js';
import { PopularShelf } from './popular-shelf.js';

const STEPS = [
  { title: 'Find Your Phone', text: 'Brand, model, storage.' },
  { title: 'Tell Us Condition', text: 'A few honest questions.' },
  { title: 'Schedule Pickup', text: 'Your door, your slot.' },
  { title: 'Get Paid Instantly', text: 'Cash in hand, then we go.' },
] as const;

/** What a category offers: its brands, and for phones those sold most. */
export function CategoryView({
  facts,
  overHero = false,
}: {
  readonly facts: CategoryFacts;
  readonly overHero?: boolean;
}) {
  const isPhones = facts.category === 'mobile';
  const device = isPhones ? 'phone' : 'tablet';
  useDocumentTitle(`Sell your used ${device}`);
  return (
    <>
      <div className={`bg-primary-tint ${overHero ? 'pt-16' : ''}`}>
        <div className="page-width py-8 md:py-12">
          <h1 className="max-w-prose text-32 md:text-44">Sell your used {device}</h1>
          <p className="mt-2 max-w-prose text-17 text-muted">
            Choose the brand, answer a few questions, see the exact price. We come to your door and pay in cash.
          </p>
          <ol className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2rem_1fr] gap-3">
                <span className="grid size-8 -rotate-6 place-items-center rounded-full border-2 border-primary font-display font-bold text-primary">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{isPhones ? title : title.replace('Phone', 'Tablet')}</span>
                  <span className="block text-13 text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="page-width grid gap-12 py-10">
        <section aria-labelledby="brands">
          <h2 id="brands" className="mb-4 text-25">
            Choose your brand
          </h2>
          <BrandGrid categorySlug={facts.slug} />
        </section>
        {isPhones && (
          <section aria-labelledby="trending">
            <h2 id="trending" className="mb-4 text-25">
              Trending phones
            </h2>
            <PopularShelf />
          </section>
        )}
      </div>
    </>
  );
}
