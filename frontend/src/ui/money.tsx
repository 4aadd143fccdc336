import { formatRupees } from '@phirse/contracts/rules/money.js';
import { classNames } from './class-names.js';

/** Whole rupees in Indian grouping and tabular figures: ₹1,23,456. */
export function Money({ rupees, className }: { readonly rupees: number; readonly className?: string }) {
  return <span className={classNames('money', className)}>{formatRupees(rupees)}</span>;
}
