import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { Card } from '../../ui/card.js';
import { Money } from '../../ui/money.js';
import { compareAnswers } from './compare-answers.js';

/** Quote beside requote, answer by answer; nothing while there was no requote. */
export function RequoteCard({ order }: { readonly order: DisplayedOrder }) {
  const { firstQuote, productDetails } = order;
  if (!firstQuote) return null;
  const { changed, unchanged, rest } = compareAnswers(firstQuote, productDetails);
  return (
    <Card heading="What changed at your door">
      <div className="grid grid-cols-2 gap-3">
        <Figure label="You were quoted" rupees={firstQuote.price} />
        <Figure label="Price now" rupees={productDetails.price} strong />
      </div>
      <p className="mt-3">
        <Why less={firstQuote.price - productDetails.price} changed={changed.length} />
      </p>
      {changed.length > 0 && (
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
      {rest > 1 && (
        <p className="perforated mt-3 flex justify-between gap-4 pt-3">
          Our least price for a device we buy
          <span className="money shrink-0">+ {formatRupees(rest)}</span>
        </p>
      )}
      {changed.length > 0 && unchanged > 0 && (
        <p className="perforated mt-3 pt-3 text-13 text-muted">
          {unchanged === 1 ? 'One other answer' : `The ${unchanged} other answers`} stayed as you gave
          {unchanged === 1 ? ' it' : ' them'}
          {order.promo.price > 0 && `, and your promo code still counts for ${formatRupees(order.promo.price)}`}.
        </p>
      )}
    </Card>
  );
}

function Why({ less, changed }: { readonly less: number; readonly changed: number }) {
  if (changed === 0) return 'Every answer stayed the same.';
  const answers = changed === 1 ? 'one answer is different' : `${changed} answers are different`;
  if (less === 0) return `The price stayed the same, though ${answers}.`;
  return (
    <>
      <b className="money">{formatRupees(Math.abs(less))}</b> {less > 0 ? 'less' : 'more'}, because {answers}.
    </>
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
          <span aria-hidden="true">− </span>
          <span className="sr-only">takes off </span>
          <Money rupees={amount} />
        </span>
      )}
    </span>
  );
}
