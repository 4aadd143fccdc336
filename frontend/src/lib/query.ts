import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.js';

const RETRIES = 2;
/** Also without a connection a call is tried and fails, and its place says so; held back it would load for ever. */
const NETWORK_MODE = 'always';

/** Only what may pass by itself is tried again: a 4xx would answer the same. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

// Before the next event, not a timer later: the second press of a double click must find its button busy.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: NETWORK_MODE,
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        refetchOnWindowFocus: false,
      },
      // A write is sent again by its user, with the same Idempotency-Key.
      mutations: { networkMode: NETWORK_MODE, retry: false },
    },
  });
}

/** The page's one client; loaders use it too. */
export const queryClient = createQueryClient();

/**
 * A family of query keys: `const orderKeys = keysOf('orders')`, `orderKeys.of('list', { page })`; invalidate `orderKeys.all`
 * after a write.
 */
export function keysOf<Noun extends string>(noun: Noun) {
  return {
    all: [noun] as const,
    of: (...parts: readonly unknown[]) => [noun, ...parts] as const,
  };
}
