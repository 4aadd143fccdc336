import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { TableToolbar } from '../../lib/table-toolbar.js';
import { tableQuery, useTableParams } from '../../lib/use-table-params.js';
import { classNames } from '../../ui/class-names.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Pagination } from '../../ui/pagination.js';
import { SelectField } from '../../ui/select-field.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { LeadCard } from './lead-card.js';
import { type LeadOutcome, LeadOutcomeBanner } from './lead-outcome.js';
import { LEADS_FAILED, leadsQuery } from './leads.queries.js';
import { NewLeads } from './new-leads.js';
import { useLeadNews } from './use-lead-news.js';

const SIZES = [5, 10, 20] as const;
const SORTS = [
  { value: 'pickupDateTime:asc', label: 'Pickup soonest' },
  { value: 'price:desc', label: 'Highest price' },
  { value: 'coins:asc', label: 'Fewest coins' },
  { value: 'name:asc', label: 'Device' },
  { value: 'pincode:asc', label: 'Pincode' },
];
const CATEGORIES = [
  { value: 'mobile', label: 'Phones' },
  { value: 'tablet', label: 'Tablets' },
];
const GRID = 'grid gap-4 lg:grid-cols-2 xl:grid-cols-3';

export interface LeadsTabProps {
  readonly balance: number | null;
  readonly onPurchase: (missing: number) => void;
}

/** Leads that nobody has accepted yet. */
export function LeadsTab({ balance, onPurchase }: LeadsTabProps) {
  const phone = usePartnerPhone();
  const params = useTableParams({ sizes: SIZES, sorts: SORTS });
  const category = params.filter('category', CATEGORIES);
  const leads = useQuery(leadsQuery(phone, { ...tableQuery(params), category }));
  const [outcome, setOutcome] = useState<LeadOutcome | null>(null);
  const narrowed = params.search !== '' || category !== '';
  const news = useLeadNews(leads);
  const list = useRef<HTMLUListElement>(null);
  const showNew = () => {
    if (params.page > 1 || params.sort) params.change({ sort: '', order: '' });
    news.load();
    // The button that was pressed goes with the news.
    list.current?.focus();
  };
  const taken = (lead: DisplayedOrder) => setOutcome({ is: 'taken', device: lead.productDetails.name });

  return (
    <div className="relative grid gap-4">
      {outcome && <LeadOutcomeBanner outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <TableToolbar params={params} searchLabel="Search device, pincode, order id" sorts={SORTS}>
        <div className="md:w-40">
          <SelectField
            label="Device type"
            labelHidden
            placeholder="All devices"
            options={CATEGORIES}
            value={category}
            onChange={(event) => params.change({ category: event.target.value })}
          />
        </div>
      </TableToolbar>
      <NewLeads count={news.count} gone={news.lastGone} onShow={showNew} />
      <QueryView
        query={leads}
        errorText={LEADS_FAILED}
        skeleton={<LeadsSkeleton />}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          narrowed ? (
            <EmptyState drawing="search">No lead fits what you search for.</EmptyState>
          ) : (
            <EmptyState
              drawing="phone"
              action={
                <LinkButton tone="outline" to={paths.partner.profile()}>
                  See your pincodes
                </LinkButton>
              }
            >
              No open leads in your pincodes right now. New ones appear here by themselves.
            </EmptyState>
          )
        }
      >
        {({ orders, pagination }) => (
          <>
            <ul
              ref={list}
              tabIndex={-1}
              aria-label="Open leads"
              className={classNames(GRID, 'scroll-mt-20 outline-none')}
            >
              {orders.map((lead) => (
                <li
                  key={lead.orderId}
                  className={classNames('grid', news.isNew(lead) && 'animate-rise rounded-card ring-2 ring-accent')}
                >
                  <LeadCard
                    lead={lead}
                    isGone={news.isGone(lead)}
                    balance={balance}
                    onAccepted={(answer) => setOutcome({ is: 'accepted', answer })}
                    onTaken={taken}
                    onPurchase={onPurchase}
                  />
                </li>
              ))}
            </ul>
            <Pagination {...pagination} sizes={SIZES} noun="leads" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function LeadsSkeleton() {
  return (
    <SkeletonGroup className={GRID}>
      {Array.from({ length: 3 }, (_, card) => (
        <Skeleton key={card} className="h-88 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
