import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type CoinValue } from '@phirse/contracts/read-models/answers.js';
import {
  type CoinPurchaseView,
  type CoinStatement,
  type PartnerDashboard,
  type Transaction,
} from '@phirse/contracts/read-models/partner.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { type StatementPeriod } from './statement-period.js';

export const TRANSACTIONS_FAILED = 'Failed to load transactions';
/** Rupees a coin costs where the API cannot say: the partner spec's fallback. */
export const FALLBACK_COIN_VALUE = 10;

export const dashboardQuery = (phone: string) =>
  queryOptions({
    queryKey: partnerKeys.of('dashboard', phone),
    queryFn: ({ signal }) => api.get<PartnerDashboard>(`/partner/dashboard/${phone}`, { signal }),
  });

export const transactionsQuery = (phone: string, query: Readonly<Record<string, QueryValue>>) =>
  queryOptions({
    queryKey: partnerKeys.of('transactions', phone, query),
    queryFn: ({ signal }) =>
      api.get<Listed<'transactions', Transaction>>(`/partner/transactions/${phone}`, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A period's lines with what they add up to. Never another period's while one is read: figures on paper must be those of their days. */
export const statementQuery = (phone: string, { from, to }: StatementPeriod) =>
  queryOptions({
    queryKey: partnerKeys.of('statement', phone, { from, to }),
    queryFn: ({ signal }) => api.get<CoinStatement>(`/partner/statement/${phone}`, { query: { from, to }, signal }),
  });

export const coinValueQuery = queryOptions({
  queryKey: partnerKeys.of('coin-value'),
  queryFn: ({ signal }) => api.get<CoinValue>('/coins/get-coin-value', { signal }),
  staleTime: 10 * 60_000,
});

/** The partner's own purchases, newest first. */
export const purchasesQuery = (phone: string, query: Readonly<Record<string, QueryValue>>) =>
  queryOptions({
    queryKey: partnerKeys.of('purchases', phone, query),
    queryFn: ({ signal }) =>
      api.get<Listed<'purchases', CoinPurchaseView>>(`/payment/purchases/${phone}`, { query, signal }),
  });
