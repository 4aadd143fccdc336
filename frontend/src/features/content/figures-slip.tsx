import { TornSlip } from './torn-slip.js';

export interface FiguresSlipProps {
  readonly heading: string;
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
  /** Where the figures come from. */
  readonly note?: string;
  readonly className?: string;
}

/** What we count, as lines of a receipt: the words, the figure. */
export function FiguresSlip({ heading, figures, note, className }: FiguresSlipProps) {
  return (
    <TornSlip heading={heading} className={className}>
      <dl>
        {figures.map(({ figure, text }) => (
          <div key={text} className="perforated flex items-baseline justify-between gap-4 py-3 first:border-t-0">
            <dt className="text-muted">{text}</dt>
            <dd className="money shrink-0 font-display text-20 font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="perforated pt-3 text-13 text-muted">{note}</p>}
    </TornSlip>
  );
}
