import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { DateTime } from '../../ui/date-time.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { TypedText } from '../../ui/typed-text.js';
import { BlockButton } from './block-button.js';
import { PersonLine } from './person-line.js';

const COLUMNS: readonly Column<PickupPerson>[] = [
  { key: 'name', header: 'Name', cell: (person) => <PersonLine person={person} />, onCard: 'title' },
  { key: 'address', header: 'Address', cell: ({ address }) => <TypedText>{address}</TypedText> },
  { key: 'sex', header: 'Sex', cell: ({ sex }) => <span className="capitalize">{sex}</span> },
  { key: 'addedAt', header: 'Since', cell: ({ addedAt }) => <DateTime at={addedAt} show="day" /> },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];
const ACTIONS: Column<PickupPerson> = {
  key: 'actions',
  header: 'Actions',
  align: 'right',
  onCard: 'foot',
  cell: (person) => <BlockButton person={person} />,
};

/** Pickup persons as a table, on phones as cards. */
export function PersonsTable({
  persons,
  actions = true,
}: {
  readonly persons: readonly PickupPerson[];
  readonly actions?: boolean;
}) {
  return (
    <DataTable
      caption="Pickup persons"
      columns={actions ? [...COLUMNS, ACTIONS] : COLUMNS}
      rows={persons}
      rowKey={({ id }) => id}
      wide="(min-width: 1100px)"
    />
  );
}
