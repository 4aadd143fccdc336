import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { Fragment } from 'react';
import { classNames } from '../../ui/class-names.js';
import { Money } from '../../ui/money.js';

type Options = DisplayedOrder['productDetails']['options'];

/** The condition as answered, section by section; what an answer took off stands beside it. */
export function AnswersList({ options }: { readonly options: Options }) {
  const headings = [...new Set(options.map(({ heading }) => heading))];
  if (headings.length === 0) return <p className="text-muted">No answers are recorded.</p>;
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {headings.map((heading) => (
        <div key={heading} className="break-inside-avoid">
          <dt className="mb-1 text-13 font-semibold text-muted">{heading}</dt>
          {options
            .filter((option) => option.heading === heading)
            .map((option) => (
              <Fragment key={option.description}>
                <Answer {...option} />
              </Fragment>
            ))}
        </div>
      ))}
    </dl>
  );
}

function Answer({ description, value, amount }: Options[number]) {
  const isYesNo = value === 'Yes' || value === 'No';
  return (
    <dd className="flex items-baseline justify-between gap-4 border-t py-1.5 first-of-type:border-t-0">
      <span>{description}</span>
      <span className="shrink-0 text-right">
        {isYesNo && <b className={classNames(value === 'No' && amount > 0 && 'text-bad')}>{value}</b>}
        {amount > 0 && (
          <span className="ml-2 text-13 text-muted">
            −<Money rupees={amount} />
          </span>
        )}
      </span>
    </dd>
  );
}
