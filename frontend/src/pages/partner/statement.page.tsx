import { useQuery } from '@tanstack/react-query';
import { statementQuery, TRANSACTIONS_FAILED } from '../../features/coins/coins.queries.js';
import { PeriodChoice } from '../../features/coins/period-choice.js';
import { faultOf, useStatementPeriod } from '../../features/coins/statement-period.js';
import { StatementView } from '../../features/coins/statement-view.js';
import { partnersOnly, usePartnerPhone } from '../../features/partner-session/signed-in-partner.js';
import { PROFILE_FAILED, profileQuery } from '../../features/pickup-persons/pickup-persons.queries.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';

export const loader = partnersOnly;

/** /partner/statement?from=&to=: the coins of a period, for the screen and for paper. */
export function Component() {
  useDocumentTitle('Coin statement');
  const phone = usePartnerPhone();
  const choice = useStatementPeriod();
  const { period } = choice;
  const profile = useQuery(profileQuery(phone));
  const isPossible = faultOf(period) === null;
  const statement = useQuery({ ...statementQuery(phone, period), enabled: isPossible });
  return (
    <div className="grid gap-4">
      <div>
        <Breadcrumb
          crumbs={[
            { label: 'Transaction History', to: paths.partner.dashboard('transactions') },
            { label: 'Coin statement' },
          ]}
        />
        <h1 className="text-25">Coin statement</h1>
      </div>
      <PeriodChoice {...choice} />
      {isPossible && (
        <QueryView query={profile} errorText={PROFILE_FAILED}>
          {({ partner }) => (
            <QueryView query={statement} errorText={TRANSACTIONS_FAILED}>
              {(data) => <StatementView statement={data} partner={partner} />}
            </QueryView>
          )}
        </QueryView>
      )}
    </div>
  );
}
