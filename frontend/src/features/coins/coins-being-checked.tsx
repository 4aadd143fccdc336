import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { purchasesQuery } from './coins.queries.js';

const MOST = 100;

/** Coins that are paid for and on their way, beside those that are there; leads to the list of purchases. */
export function CoinsBeingChecked() {
  const { data } = useQuery(purchasesQuery(usePartnerPhone(), { status: 'pending', limit: MOST }));
  if (!data || data.purchases.length === 0) return null;
  const coins = data.purchases.reduce((sum, purchase) => sum + purchase.coins, 0);
  return (
    <Link
      to={paths.partner.dashboard('transactions')}
      className="money flex min-h-6 items-center text-13 text-warn underline-offset-4 hover:underline"
    >
      +{formatCount(coins)} being checked
    </Link>
  );
}
