import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** What pages may know of the app's navigation beyond react-router's hooks. */
export interface Navigation {
  readonly subscribe: (listener: () => void) => () => void;
  /** The next page is on its way. */
  readonly isPending: () => boolean;
  /** Resolves once no page is on its way. */
  readonly arrived: () => Promise<void>;
  /** From now on the browser's back and forward lead to this path; answers how to end that. */
  readonly leadBackTo: (path: string) => () => void;
}

const nothing = () => () => undefined;

/** A page that stands alone, as in a test, goes nowhere. */
export const NavigationContext = createContext<Navigation>({
  subscribe: nothing,
  isPending: () => false,
  arrived: () => Promise.resolve(),
  leadBackTo: nothing,
});

export function usePending(): boolean {
  const { subscribe, isPending } = useContext(NavigationContext);
  return useSyncExternalStore(subscribe, isPending, () => false);
}

/** Resolves once the page that was navigated to stands. */
export const useArrival = () => useContext(NavigationContext).arrived;

/** While the caller stands, back leads to `path` instead of into the steps before. */
export function useBackLeadsTo(path: string): void {
  const { leadBackTo } = useContext(NavigationContext);
  useEffect(() => leadBackTo(path), [leadBackTo, path]);
}
