import { messageOf } from '../../lib/api-error.js';
import { ErrorState } from '../../ui/error-state.js';

const FAILED = 'The articles did not arrive.';

export interface BlogErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** What went wrong with an article or their list, as the spec words it. */
export function BlogError({ error, onRetry, retrying }: BlogErrorProps) {
  return <ErrorState message={`Error: ${messageOf(error, FAILED)}`} onRetry={onRetry} retrying={retrying} />;
}
