import { type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, useNavigate } from 'react-router-dom';
import { inColour } from '../../features/catalog/product-state.js';
import { SellFrame } from '../../features/catalog/sell-frame.js';
import { useSellPath, useVariantOfPath, type VariantOfPath } from '../../features/catalog/use-variant-of-path.js';
import { SUBMIT_FAILED, useCalculatePrice } from '../../features/evaluation/evaluate.mutations.js';
import { evaluationStore, useEvaluation } from '../../features/evaluation/evaluation-state.js';
import { EvaluationWizard } from '../../features/evaluation/evaluation-wizard.js';
import { QUESTIONS_FAILED, questionnaireQuery } from '../../features/evaluation/questionnaire.queries.js';
import { byHeading, flatAnswers, prefilledAnswers } from '../../features/evaluation/wizard-answers.js';
import { WizardSkeleton } from '../../features/evaluation/wizard-skeleton.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { customerSession } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';

export function loader({ params: { categorySlug = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(questionnaireQuery(categorySlug));
  return null;
}

/** …/device-evaluation */
export function Component() {
  return <SellFrame query={useVariantOfPath()}>{(found) => <DeviceEvaluation {...found} />}</SellFrame>;
}

function DeviceEvaluation({ model, variant }: VariantOfPath) {
  const path = useSellPath();
  const navigate = useNavigate();
  const evaluation = useEvaluation();
  const questions = useQuery(questionnaireQuery(path.categorySlug));
  const price = useCalculatePrice();
  useDocumentTitle(`Your ${model.model}: its condition`);

  const submit = (answers: readonly SelectedOption[]) => {
    const here = paths.deviceEvaluation(path);
    if (!customerSession.get()) {
      evaluationStore.merge({ pending: answers });
      void navigate(`${paths.otp()}?from=${encodeURIComponent(here)}`);
      return;
    }
    price.mutate(answers, {
      onSuccess: () => void navigate(paths.finalEvaluation(path)),
      onError: (error) => error instanceof ApiError && error.status === 401 && submit(answers),
    });
  };
  useEffect(() => {
    // Back from signing in: what was submitted before goes out by itself, once.
    const { pending } = evaluationStore.get();
    if (!pending || !customerSession.get()) return;
    evaluationStore.merge({ pending: null });
    submit(pending);
  }, []);

  const isRefused = price.error instanceof ApiError && price.error.code === 'DEVICE_REFUSED';
  const given = flatAnswers(evaluation.answers);
  // Whoever comes back from a price, by "Change my answers" or otherwise, begins with those that made it.
  const answersOf = (sections: readonly QuestionSection[]) =>
    given.length === 0 && evaluation.selectedOptions.length > 0
      ? prefilledAnswers(sections, evaluation.selectedOptions)
      : given;

  if (
    evaluation.productSlug !== model.slug ||
    evaluation.variant !== variant ||
    !evaluation.pincode ||
    !evaluation.city
  )
    return <Navigate replace to={paths.variantPrice(path)} />;
  return (
    <div className="page-width py-6">
      <QueryView query={questions} errorText={QUESTIONS_FAILED} skeleton={<WizardSkeleton />}>
        {({ sections }) => (
          <EvaluationWizard
            sections={sections}
            answers={answersOf(sections)}
            step={evaluation.currentStep}
            onAnswers={(answers) => evaluationStore.merge({ answers: byHeading(answers), pending: null })}
            onStep={(currentStep) => evaluationStore.merge({ currentStep })}
            onLeave={() => void navigate(paths.variantPrice(path))}
            onSubmit={submit}
            submitting={price.isPending}
            error={price.error && messageOf(price.error, SUBMIT_FAILED)}
            errorTitle={isRefused ? 'We cannot buy this device' : undefined}
            device={
              <div className="flex items-center gap-3">
                <Picture src={inColour(model.productImage, evaluation.color)} alt="" className="size-16 shrink-0" />
                <div>
                  <p className="font-semibold">{model.model}</p>
                  <p className="text-13 text-muted">
                    {variant}, up to <Money rupees={evaluation.estimatedPrice} className="font-semibold text-ink" />
                  </p>
                </div>
              </div>
            }
          />
        )}
      </QueryView>
    </div>
  );
}
