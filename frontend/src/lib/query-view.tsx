import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Banner } from '../ui/banner.js';
import { ErrorState } from '../ui/error-state.js';
import { SkeletonRows } from '../ui/skeleton.js';
import { ApiError, messageOf } from './api-error.js';

export interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** In the final layout; rows unless given. */
  readonly skeleton?: ReactNode;
  /** The text of the spec's error catalogue: whatever failed, unless the server refused and said why. */
  readonly errorText: string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly errorAction?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The four faces of a query: loading, error with Retry, empty, data. Old data stays while new fails, with a note. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, errorText, isEmpty, empty, errorAction, children } = props;
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined)
    return (
      <>
        {error && (
          <Banner tone="warn" title={messageOf(error, errorText)}>
            You see what we had before.
          </Banner>
        )}
        {empty && isEmpty?.(data) ? empty : children(data)}
      </>
    );
  if (error)
    return (
      <ErrorState
        message={<Failure error={error} errorText={errorText} />}
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : null}
        action={errorAction}
      />
    );
  return skeleton ?? <SkeletonRows />;
}

/** A refusal has words of its own; a failure has the page's, and the reason under them where one is known. */
function Failure({ error, errorText }: { readonly error: Error; readonly errorText: string }) {
  const words = messageOf(error, errorText);
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (isRefusal || words === errorText) return words;
  return (
    <>
      <span className="block">{errorText}</span>
      <span className="mt-1 block text-15 text-muted">{words}</span>
    </>
  );
}
