import { type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { DateTime } from '../../ui/date-time.js';
import { toast } from '../../ui/toast-store.js';
import { type Kept } from './pickups.queries.js';

/** Says that what is shown was read before, and from when it is; nothing where it came from the network. */
export function KeptNotice({ query, what }: { readonly query: UseQueryResult<Kept>; readonly what: 'list' | 'order' }) {
  const { data, refetch, isFetching } = query;
  const isKept = data?.keptAt !== undefined;
  useEffect(() => {
    if (!isKept) return;
    const readAgain = () => void refetch();
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [isKept, refetch]);
  if (!data?.keptAt) return null;
  const retry = async () => {
    const { data: now } = await refetch();
    if (now?.keptAt) toast.error('Still no connection. Calls and the address work all the same.');
  };
  return (
    <Banner
      tone="warn"
      action={
        <Button size="small" tone="outline" loading={isFetching} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      {navigator.onLine ? 'The connection is weak.' : 'You are offline.'} This {what} is from{' '}
      <DateTime at={data.keptAt} />.
    </Banner>
  );
}
