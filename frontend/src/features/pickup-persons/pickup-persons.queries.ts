import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OnePartner } from '@phirse/contracts/read-models/answers.js';
import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';

export const PERSONS_FAILED = 'Failed to load pickup persons';
/** Where an order waits for one of them. */
export const CHOICE_FAILED = 'Failed to load pickup boys';
export const PROFILE_FAILED = 'Failed to load partner profile';

export const pickupPersonsQuery = (phone: string, query: Readonly<Record<string, QueryValue>>) =>
  queryOptions({
    queryKey: partnerKeys.of('pickup-persons', phone, query),
    queryFn: ({ signal }) =>
      api.get<Listed<'pickUpPersons', PickupPerson>>(`/partner/get-pickup-persons/${phone}`, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Those whom an order may be given to. */
export const activePersonsQuery = (phone: string) => pickupPersonsQuery(phone, { status: 'active', limit: 100 });

/** The partner's own details, every pickup person included. */
export const profileQuery = (phone: string) =>
  queryOptions({
    queryKey: partnerKeys.of('profile', phone),
    queryFn: ({ signal }) => api.get<OnePartner>(`/partner/partners/${phone}`, { signal }),
  });
