import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { Money } from '../../ui/money.js';
import { Pagination } from '../../ui/pagination.js';
import { type Sort } from '../../ui/sort-button.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { Shelf } from './shelf.js';

interface Lead {
  readonly id: string;
  readonly phone: string;
  readonly area: string;
  readonly price: number;
  readonly coins: number;
  readonly status: string;
}

const LEADS: readonly Lead[] = [
  {
    id: 'BB1000000071',
    phone: 'Galaxy S21, 128 GB',
    area: 'Indiranagar 560038',
    price: 18450,
    coins: 56,
    status: 'new',
  },
  {
    id: 'BB1000000072',
    phone: 'iPhone 13, 256 GB',
    area: 'Jayanagar 560041',
    price: 31200,
    coins: 94,
    status: 'processing',
  },
  { id: 'BB1000000073', phone: 'iPad Air, 64 GB', area: 'Mysore 570001', price: 22000, coins: 66, status: 'completed' },
];

const COLUMNS: readonly Column<Lead>[] = [
  { key: 'id', header: 'Order ID', cell: ({ id }) => <span className="font-mono text-13">{id}</span> },
  { key: 'phone', header: 'Phone Name', cell: ({ phone }) => phone, onCard: 'title' },
  { key: 'area', header: 'Area', cell: ({ area }) => area },
  { key: 'price', header: 'Lead Value', align: 'right', sortable: true, cell: ({ price }) => <Money rupees={price} /> },
  { key: 'coins', header: 'Points Required', align: 'right', cell: ({ coins }) => <CoinStamp coins={coins} /> },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'actions', header: 'Actions', cell: () => <Button size="small">Accept</Button>, onCard: 'foot' },
];

export function TablesShelf() {
  const [sort, setSort] = useState<Sort>({ key: 'price', direction: 'desc' });
  const [{ page, limit }, setPage] = useState({ page: 2, limit: 5 });
  return (
    <Shelf title="Tables">
      <DataTable caption="Leads" columns={COLUMNS} rows={LEADS} rowKey={({ id }) => id} sort={sort} onSort={setSort} />
      <Pagination
        page={page}
        totalPages={Math.ceil(43 / limit)}
        total={43}
        limit={limit}
        sizes={[5, 10, 25]}
        onChange={setPage}
        noun="leads"
      />
    </Shelf>
  );
}
