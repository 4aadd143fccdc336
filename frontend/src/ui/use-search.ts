import { useEffect, useRef, useState } from 'react';

export type SearchState<Item> =
  | { readonly is: 'idle' }
  | { readonly is: 'searching' }
  | { readonly is: 'found'; readonly items: readonly Item[] }
  | { readonly is: 'failed' };

/** Runs an asynchronous search a while after the last keystroke; an answer that comes late, for older text, is dropped. */
export function useSearch<Item>(
  text: string,
  search: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
  { delayMs = 500, minLength = 1 }: { readonly delayMs?: number; readonly minLength?: number } = {},
): SearchState<Item> {
  const [state, setState] = useState<SearchState<Item>>({ is: 'idle' });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const wanted = text.trim().length >= Math.max(1, minLength) ? text.trim() : '';
  useEffect(() => {
    if (!wanted) {
      setState({ is: 'idle' });
      return;
    }
    const abort = new AbortController();
    setState({ is: 'searching' });
    const timer = setTimeout(async () => {
      try {
        const items = await latest.current(wanted, abort.signal);
        if (!abort.signal.aborted) setState({ is: 'found', items });
      } catch {
        if (!abort.signal.aborted) setState({ is: 'failed' });
      }
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, delayMs]);
  return state;
}
