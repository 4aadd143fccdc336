import { type ReimbursementStatus } from '@phirse/contracts/read-models/partner.js';
import { type ReactNode } from 'react';
import { formatPhone } from '../../lib/format.js';
import { type Column } from '../../ui/data-table.js';
import { DateTime } from '../../ui/date-time.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { TypedText } from '../../ui/typed-text.js';

/** What every request of a partner's has in common, whatever is asked for. */
export interface ReviewRow {
  readonly partnerName: string;
  readonly partnerPhone: string;
  readonly status: ReimbursementStatus;
  readonly reason: string;
  readonly requestedAt: string;
  readonly decidedAt: string | null;
}

export const PARTNER: Column<ReviewRow> = {
  key: 'partner',
  header: 'Partner',
  onCard: 'title',
  cell: ({ partnerName, partnerPhone }) => (
    <span className="grid">
      <span className="font-semibold">
        <TypedText>{partnerName}</TypedText>
      </span>
      <span className="money text-13 font-normal text-muted">{formatPhone(partnerPhone)}</span>
    </span>
  ),
};

export const ASKED: Column<ReviewRow> = {
  key: 'requestedAt',
  header: 'Asked',
  cell: ({ requestedAt }) => <DateTime at={requestedAt} />,
};

/** The last column: what can be decided, or how and why it was. */
export const decisionColumn = <Row extends ReviewRow>(decide: (row: Row) => ReactNode): Column<Row> => ({
  key: 'decision',
  header: 'Decision',
  align: 'right',
  onCard: 'foot',
  cell: (row) =>
    row.status === 'pending' ? (
      decide(row)
    ) : (
      <span className="grid justify-items-end gap-1 text-right whitespace-normal">
        <StatusBadge status={row.status} />
        {row.decidedAt && (
          <span className="text-13 text-muted">
            <DateTime at={row.decidedAt} />
          </span>
        )}
        {row.reason && <span className="text-13">{row.reason}</span>}
      </span>
    ),
});
