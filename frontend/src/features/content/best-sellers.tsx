import { type ExchangePage } from '@phirse/contracts/read-models/content.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';

/** Newer phones with the sum of an exchange, as a slip each: its price, your old phone, what is left to pay. */
export function BestSellers({ note, phones }: ExchangePage['bestSellers']) {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {phones.map(({ model, storage, price, exchangeUpTo, image }) => (
          <li key={`${model} ${storage}`} className="drop-shadow-[0_6px_10px_#16221d1a]">
            <div className="torn flex h-full flex-col rounded-t-card border-x border-t bg-surface px-4 pt-4 pb-6">
              <Picture src={image} alt="" className="mx-auto aspect-square w-40" />
              <h3 className="mt-3 text-17">{model}</h3>
              <p className="text-13 text-muted">{storage}</p>
              <dl className="perforated mt-3 grid gap-1.5 pt-3 pb-3">
                <Row label="Its price" rupees={price} />
                <div className="flex justify-between gap-3">
                  <dt className="text-muted">Your old phone, up to</dt>
                  <dd className="money text-good">
                    − <Money rupees={exchangeUpTo} />
                  </dd>
                </div>
              </dl>
              <p className="perforated mt-auto flex items-baseline justify-between gap-3 pt-3 font-semibold">
                You add <Money rupees={price - exchangeUpTo} className="font-display text-20 font-bold" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {note && <p className="mt-4 text-13 text-muted">{note}</p>}
    </>
  );
}

function Row({ label, rupees }: { readonly label: string; readonly rupees: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd>
        <Money rupees={rupees} />
      </dd>
    </div>
  );
}
