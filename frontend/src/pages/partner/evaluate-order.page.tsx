import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { SUBMIT_FAILED } from '../../features/evaluation/evaluate.mutations.js';
import { EvaluationWizard } from '../../features/evaluation/evaluation-wizard.js';
import { QUESTIONS_FAILED, questionnaireQuery } from '../../features/evaluation/questionnaire.queries.js';
import { prefilledAnswers } from '../../features/evaluation/wizard-answers.js';
import { WizardSkeleton } from '../../features/evaluation/wizard-skeleton.js';
import { CancelOrderButton } from '../../features/partner-orders/cancel-order-button.js';
import { DeviceLine } from '../../features/partner-orders/device-line.js';
import { OrderGate } from '../../features/partner-orders/order-gate.js';
import { reevaluationStore, useReevaluation } from '../../features/partner-orders/reevaluation-state.js';
import { changedSections, SaidBefore } from '../../features/partner-orders/said-before.js';
import { usePriceAgain } from '../../features/partner-orders/use-price-again.js';
import { partnersOnly } from '../../features/partner-session/signed-in-partner.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Banner } from '../../ui/banner.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Money } from '../../ui/money.js';

export const loader = partnersOnly;

const FIRST_LOAD_FAILED = 'Failed to load evaluation questions';

/** /partner/evaluate-order/:orderId: the customer's questions, asked again with the device in hand. */
export function Component() {
  useDocumentTitle('Re-evaluate');
  return (
    <OrderGate notFound="Invalid order data" returns>
      {(order) => <Questions order={order} />}
    </OrderGate>
  );
}

function Questions({ order }: { readonly order: DisplayedOrder }) {
  const questions = useQuery(questionnaireQuery(order.productDetails.categorySlug));
  return (
    <QueryView
      query={questions}
      errorText={questions.data ? QUESTIONS_FAILED : FIRST_LOAD_FAILED}
      skeleton={<WizardSkeleton />}
      isEmpty={({ sections }) => sections.length === 0}
      empty={<EmptyState>No questions available for this evaluation.</EmptyState>}
    >
      {({ sections }) => <Reevaluate order={order} sections={sections} />}
    </QueryView>
  );
}

function Reevaluate({
  order,
  sections,
}: {
  readonly order: DisplayedOrder;
  readonly sections: readonly QuestionSection[];
}) {
  const { orderId, productDetails: device } = order;
  const navigate = useNavigate();
  const state = useReevaluation(orderId);
  const price = usePriceAgain(order);
  const before = prefilledAnswers(sections, device.options);
  const answers = state.answers ?? before;
  const changed = changedSections(sections, before, answers);
  const section = sections[Math.min(state.currentStep, sections.length - 1)];
  const refused = price.error instanceof ApiError && price.error.code === 'DEVICE_REFUSED';
  const keep = (change: { readonly currentStep?: number; readonly answers?: typeof answers }) =>
    reevaluationStore.merge({ ...state, ...change, orderId });

  return (
    <div className="grid gap-4">
      {section && <SaidBefore section={section} before={before} now={answers} />}
      {refused && (
        <Banner tone="bad" title="This device cannot be bought" action={<CancelOrderButton order={order} />}>
          Cancel the order with the reason below, or correct the answer if it was a slip.
        </Banner>
      )}
      <EvaluationWizard
        sections={sections}
        answers={answers}
        step={state.currentStep}
        onAnswers={(next) => keep({ answers: next })}
        onStep={(currentStep) => keep({ currentStep })}
        onLeave={() => void navigate(paths.partner.order(orderId))}
        onSubmit={(given) =>
          price.mutate(inOrder(sections, given), {
            onSuccess: (result) =>
              void navigate(paths.partner.evaluationResult(orderId), { state: { ...result, order } }),
          })
        }
        submitting={price.isPending}
        error={price.error && messageOf(price.error, SUBMIT_FAILED)}
        device={
          <div className="grid gap-2">
            <DeviceLine order={order} />
            <p className="text-13 text-muted">
              Quoted <Money rupees={device.price} className="font-semibold text-ink" />,{' '}
              {changed.length === 0
                ? 'nothing changed so far'
                : `changed: ${changed.map(({ heading }) => heading).join('; ')}`}
            </p>
          </div>
        }
      />
    </div>
  );
}

/** A changed answer was given last, but belongs where its question stands. */
function inOrder(sections: readonly QuestionSection[], given: readonly SelectedOption[]): readonly SelectedOption[] {
  return sections.flatMap(({ heading }) => given.filter((answer) => answer.heading === heading));
}
