import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Passbook } from '../../ui/passbook.js';
import { PrintSheet } from '../../ui/print-sheet.js';
import { formatDay } from '../../ui/time-format.js';
import { passbookEntries } from './ledger-entries.js';
import { StatementSheet, type StatementSheetProps, Sums } from './statement-sheet.js';

/** A statement on the screen, and the button that puts it on paper. */
export function StatementView({ statement, partner }: StatementSheetProps) {
  const { from, to, transactions } = statement;
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card heading={partner.companyName || partner.name}>
          {partner.companyName && <p>{partner.name}</p>}
          {partner.gstIN && (
            <p>
              GSTIN <span className="font-mono">{partner.gstIN}</span>
            </p>
          )}
          <p className="text-muted">
            {formatDay(from)} to {formatDay(to)}
          </p>
        </Card>
        <Card>
          <Sums statement={statement} />
        </Card>
      </div>
      {transactions.length > 0 ? (
        <Passbook caption="Lines of the statement, oldest first" entries={passbookEntries(transactions)} />
      ) : (
        <EmptyState drawing="coins">No coins moved in these days.</EmptyState>
      )}
      <div>
        <PrintSheet label="Print statement">
          <StatementSheet statement={statement} partner={partner} />
        </PrintSheet>
      </div>
    </>
  );
}
