import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { isPincode } from '@phirse/contracts/rules/pincode.js';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { priceByPincodeQuery, variantPricesQuery } from '../../features/catalog/catalog.queries.js';
import { PincodeCheck, type ServedArea, servedArea } from '../../features/catalog/pincode-check.js';
import { inColour, productStore, selectModel } from '../../features/catalog/product-state.js';
import { SellFrame } from '../../features/catalog/sell-frame.js';
import { useSellPath, useVariantOfPath, type VariantOfPath } from '../../features/catalog/use-variant-of-path.js';
import { evaluationStore, forgetQuote, useEvaluation } from '../../features/evaluation/evaluation-state.js';
import { paths } from '../../lib/paths.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Picture } from '../../ui/picture.js';
import { PriceSlip } from '../../ui/price-slip.js';
import { StepLabel } from '../../ui/step-label.js';

/** /{categorySlug}/{brandSlug}/{modelSlug}/{variantSlug}/variant-price */
export function Component() {
  return <SellFrame query={useVariantOfPath()}>{(found) => <VariantPrice {...found} />}</SellFrame>;
}

function VariantPrice({ model, variant }: VariantOfPath) {
  const path = useSellPath();
  const navigate = useNavigate();
  const { pincode, color, productSlug } = useEvaluation();
  const prices = useQuery(variantPricesQuery(model.slug, model.model));
  const device = { pincode, slug: model.slug, variant };
  const local = useQuery({ ...priceByPincodeQuery(device), enabled: false });
  const area = isPincode(pincode) ? servedArea(local.data) : null;
  const price =
    area?.estimatedPrice ?? prices.data?.[variant] ?? (model.variant === variant ? model.estimatedPrice : null);
  const colour = productSlug === model.slug ? color : null;
  useDocumentTitle(`${model.model} ${variant}: estimated price`);

  // Neither the area nor a price that was worked out for one pincode holds for another.
  const enter = (next: string) => {
    if (next === pincode) return;
    forgetQuote();
    evaluationStore.merge({ pincode: next, city: '', state: '' });
  };
  const proceed = ({ pincode: served, cityName, stateName, estimatedPrice }: ServedArea) => {
    selectModel(model);
    if (evaluationStore.get().variant !== variant) forgetQuote();
    productStore.merge({ variant, estimatedPrice });
    evaluationStore.merge({ variant, pincode: served, city: cityName, state: stateName, estimatedPrice });
    void navigate(paths.deviceEvaluation(path));
  };

  return (
    <div className="page-width py-4 md:py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: categoryBySlug(path.categorySlug)?.label ?? 'Devices', to: paths.category(path.categorySlug) },
          { label: model.brandName, to: paths.models(path.categorySlug, path.brandSlug) },
          { label: model.model, to: paths.variant(path) },
          { label: 'Price' },
        ]}
      />
      <div className="mx-auto mt-4 grid max-w-208 items-start gap-8 md:grid-cols-2 md:gap-12">
        <div className="md:order-2">
          <StepLabel step={2} of={4} />
          <h1 className="mt-3 mb-1 text-25 md:text-32">
            {model.model}, {variant}
          </h1>
          <p className="mb-6 text-muted">
            This is the most it can fetch. A few questions about its condition give the exact value.
          </p>
          <PincodeCheck slug={model.slug} variant={variant} pincode={pincode} onPincode={enter} onProceed={proceed} />
        </div>
        <div className="grid">
          <Picture
            src={inColour(model.productImage, colour)}
            alt=""
            eager
            className="z-10 mx-auto -mb-4 size-44 md:size-60"
          />
          {price !== null && (
            <PriceSlip
              caption="Estimated price, up to"
              price={price}
              title={`${model.model}, ${variant}${colour ? `, ${colour}` : ''}`}
            >
              <p className="perforated pt-3 text-13 text-muted">
                {area ? `For pickup in ${area.cityName}, ${area.stateName}.` : 'Before your pincode and condition.'}
              </p>
            </PriceSlip>
          )}
        </div>
      </div>
    </div>
  );
}
