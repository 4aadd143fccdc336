import { type PickupOptions } from '@phirse/contracts/read-models/answers.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

export const PICKUP_FAILED = 'Failed to load pickup options. Please try again.';

/** The next ten days and the slots of a day. */
export const pickupOptionsQuery = queryOptions({
  queryKey: keysOf('pickup-options').all,
  queryFn: ({ signal }) => api.get<PickupOptions>('/dynamic/calendar/next-10-days-web', { signal, session: null }),
  staleTime: 60_000,
});
