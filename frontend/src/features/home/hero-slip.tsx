import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { popularQuery } from '../catalog/catalog.queries.js';
import { type Picked } from './hero-search.js';

/** Comes while its figures are on their way. */
const PriceSlip = lazy(async () => ({ default: (await import('../../ui/price-slip.js')).PriceSlip }));

/** The phone that was picked with its price slip unrolling from under it; a popular one until then. */
export function HeroSlip({ picked }: { readonly picked: Picked | null }) {
  const popular = useQuery({ ...popularQuery, enabled: !picked });
  const sample = popular.data?.[0];
  const shown = picked ? ofPicked(picked) : sample && ofSample(sample);
  return (
    <div className="mx-auto grid min-h-104 w-full max-w-88 content-start" aria-live="polite">
      <Picture
        src={shown?.image ?? '/images/placeholder.svg'}
        alt=""
        eager
        className="z-10 mx-auto -mb-6 size-56 md:size-68"
      />
      <Suspense>
        {shown && (
          <PriceSlip key={shown.key} caption={shown.caption} price={shown.price} title={shown.title} className="mx-2">
            {shown.lowest !== null && shown.lowest < shown.price && (
              <p className="perforated pt-3 text-muted">
                From <Money rupees={shown.lowest} className="font-semibold text-ink" /> to{' '}
                <Money rupees={shown.price} className="font-semibold text-ink" />, by storage
              </p>
            )}
            {shown.lowest === null && <p className="perforated pt-3 text-muted">Paid in cash at your door</p>}
          </PriceSlip>
        )}
      </Suspense>
    </div>
  );
}

function ofPicked({ result, variant }: Picked) {
  const { image, model, variants, variantPrices, estimatedPrice } = result;
  const price = variant ? (variantPrices[variants.indexOf(variant)] ?? estimatedPrice) : estimatedPrice;
  const title = variant ? `${model}, ${variant}` : model;
  const lowest = variant ? null : Math.min(...variantPrices);
  return { key: title, image, title, price, lowest, caption: 'You get up to' };
}

function ofSample(sample: {
  readonly productImage: string;
  readonly model: string;
  readonly variant: string;
  readonly estimatedPrice: number;
}) {
  const { productImage, model, variant, estimatedPrice } = sample;
  return {
    key: model,
    image: productImage,
    title: `${model}, ${variant}`,
    price: estimatedPrice,
    lowest: null,
    caption: 'For example, up to',
  };
}
