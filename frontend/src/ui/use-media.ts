import { useSyncExternalStore } from 'react';

/** From here on a table has room; the spec's narrow-screen breakpoint. */
export const WIDE = '(min-width: 768px)';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    // At the build, where there is no window: a phone.
    () => false,
  );
}
