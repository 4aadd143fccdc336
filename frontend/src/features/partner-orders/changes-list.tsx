import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { ArrowRight } from 'lucide-react';
import { changedAnswers } from '../orders/compare-answers.js';

type Options = DisplayedOrder['productDetails']['options'];

/** Where the customer's answers and what was found differ, and what each difference costs. */
export function ChangesList({ before, after }: { readonly before: Options; readonly after: Options }) {
  const changed = changedAnswers(before, after);
  if (changed.length === 0) return <p className="text-muted">Every answer stayed as the customer gave it.</p>;
  return (
    <ul className="divide-y">
      {changed.map(({ question, before: said, after: found, amountBefore, amountAfter }) => {
        const difference = amountBefore - amountAfter;
        return (
          <li key={question} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <div className="min-w-0">
              <p className="text-13 text-muted">{question}</p>
              <p className="flex flex-wrap items-center gap-x-2">
                <s className="text-muted">{said || 'Not answered'}</s>
                <ArrowRight aria-label="now" className="size-4 text-muted" />
                <mark className="rounded-[3px] bg-accent-tint px-1 font-semibold text-ink">{found || 'Not asked'}</mark>
              </p>
            </div>
            {difference !== 0 && (
              <span className={difference > 0 ? 'money text-good' : 'money text-bad'}>
                {difference > 0 ? '+' : '−'} {formatRupees(Math.abs(difference))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
