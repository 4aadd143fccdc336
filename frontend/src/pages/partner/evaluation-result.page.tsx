import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { finalPrice } from '@phirse/contracts/rules/pricing.js';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChangesList } from '../../features/partner-orders/changes-list.js';
import { OrderGate } from '../../features/partner-orders/order-gate.js';
import { OrderHeader } from '../../features/partner-orders/order-header.js';
import { OrderSlip } from '../../features/partner-orders/order-slip.js';
import { CONFIRM_FAILED, useRequote } from '../../features/partner-orders/orders.mutations.js';
import { type EvaluationResult, resultOf, useReevaluation } from '../../features/partner-orders/reevaluation-state.js';
import { partnersOnly } from '../../features/partner-session/signed-in-partner.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { randomKey } from '../../lib/random-key.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { toast } from '../../ui/toast-store.js';

export const loader = partnersOnly;

const NO_RESULT = 'Evaluation data or authentication not found. Please try again.';

/** /partner/evaluation-result/:orderId: old and new price side by side; nothing holds until it is confirmed. */
export function Component() {
  useDocumentTitle('Evaluation result');
  return <OrderGate notFound={NO_RESULT}>{(order) => <WithResult order={order} />}</OrderGate>;
}

function WithResult({ order }: { readonly order: DisplayedOrder }) {
  const { orderId } = order;
  const { state } = useLocation();
  const stored = useReevaluation(orderId).result;
  const result = [resultOf(state), stored].find((candidate) => candidate?.orderId === orderId);
  if (result) return <Result order={order} result={result} />;
  return (
    <div className="grid gap-5">
      <OrderHeader order={order} action="Evaluation" back={{ to: paths.partner.order(orderId), label: 'The order' }} />
      <EmptyState action={<LinkButton to={paths.partner.evaluateOrder(orderId)}>Re-evaluate</LinkButton>}>
        {NO_RESULT}
      </EmptyState>
    </div>
  );
}

function Result({ order, result }: { readonly order: DisplayedOrder; readonly result: EvaluationResult }) {
  const { orderId, productDetails: device, promo, user } = order;
  const { basePrice, appliedOptions } = result;
  const navigate = useNavigate();
  const requote = useRequote();
  const key = useRef(randomKey());
  const isSame = basePrice === device.evaluatedPrice;
  const confirm = (price: number) =>
    requote.mutate(
      { orderId, price, pincode: user.orderpincode, options: appliedOptions, idempotencyKey: key.current },
      {
        onSuccess: ({ message, order: requoted }) => {
          toast.success(message);
          void navigate(paths.partner.completeOrder(orderId), { state: { ...result, order: requoted } });
        },
        onError: () => {
          key.current = randomKey();
        },
      },
    );
  const expected = expectedPrice(requote.error);

  return (
    <div className="grid gap-5">
      <OrderHeader
        order={order}
        action="Evaluation"
        back={{ to: paths.partner.evaluateOrder(orderId), label: 'Change the answers' }}
      />
      <Card heading="What changed">
        <ChangesList before={device.options} after={appliedOptions} />
      </Card>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <OrderSlip
          order={order}
          caption="Price so far"
          evaluatedPrice={device.evaluatedPrice}
          options={device.options}
        />
        <OrderSlip order={order} caption="New price" evaluatedPrice={basePrice} options={appliedOptions} />
      </div>
      {requote.error && (
        <Banner
          tone="bad"
          title="The order keeps its price so far"
          action={
            expected !== null && (
              <Button size="small" tone="outline" loading={requote.isPending} onClick={() => confirm(expected)}>
                Confirm {formatRupees(finalPrice(expected, promo.price))} instead
              </Button>
            )
          }
        >
          {messageOf(requote.error, CONFIRM_FAILED)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 max-md:[&>*]:w-full">
        <p className="text-muted">
          {isSame ? 'The price stays as it was.' : `Show ${user.name} both slips before you confirm.`}
        </p>
        <Button
          tone="accent"
          size="large"
          loading={requote.isPending}
          loadingLabel="Confirming..."
          onClick={() => confirm(basePrice)}
        >
          Confirm Evaluation
        </Button>
      </div>
    </div>
  );
}

/** The order's estimate may be older than today's: what the same answers come to at the order's own, where the server says it. */
function expectedPrice(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'PRICE_MISMATCH') return null;
  return typeof error.facts.expected === 'number' ? error.facts.expected : null;
}
