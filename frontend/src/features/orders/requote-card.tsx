import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { Card } from '../../ui/card.js';
import { Money } from '../../ui/money.js';
import { changedAnswers } from './compare-answers.js';

/** Quote beside requote, answer by answer; nothing while there was no requote. */
export function RequoteCard({ order }: { readonly order: DisplayedOrder }) {
  const { firstQuote, productDetails } = order;
  if (!firstQuote) return null;
  const changed = changedAnswers(firstQuote.options, productDetails.options);
  return (
    <Card heading="What changed at your door">
      <div className="grid grid-cols-2 gap-3">
        <Figure label="You were quoted" rupees={firstQuote.price} />
        <Figure label="Price now" rupees={productDetails.price} strong />
      </div>
      {changed.length === 0 ? (
        <p className="mt-4 text-muted">Every answer stayed the same.</p>
      ) : (
        <dl className="mt-4 grid gap-3">
          {changed.map(({ question, before, after, amountBefore, amountAfter }) => (
            <div key={question} className="perforated grid gap-1 pt-3">
              <dt className="font-semibold">{question}</dt>
              <dd className="grid grid-cols-2 gap-3">
                <Answer label="You said" words={before} amount={amountBefore} />
                <Answer label="We found" words={after} amount={amountAfter} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function Figure({
  label,
  rupees,
  strong = false,
}: {
  readonly label: string;
  readonly rupees: number;
  readonly strong?: boolean;
}) {
  return (
    <p className={strong ? 'rounded-control bg-accent-tint p-3' : 'rounded-control bg-sunken p-3'}>
      <span className="block text-13 text-muted">{label}</span>
      <Money rupees={rupees} className="font-display text-25 font-bold" />
    </p>
  );
}

function Answer({ label, words, amount }: { readonly label: string; readonly words: string; readonly amount: number }) {
  return (
    <span>
      <span className="block text-13 text-muted">{label}</span>
      {words || 'Not asked'}
      {amount > 0 && (
        <span className="block text-13 text-muted">
          − <Money rupees={amount} />
        </span>
      )}
    </span>
  );
}
