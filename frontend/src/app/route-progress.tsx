import { useEffect, useState } from 'react';
import { usePending } from '../lib/navigation.js';

/** Quick changes need no bar. */
const PATIENCE_MS = 150;

/** A thin line at the top while the next page is on its way. */
export function RouteProgress() {
  const busy = usePending();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!shown) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-60 h-1 animate-shimmer bg-[linear-gradient(90deg,var(--color-primary),var(--color-accent),var(--color-primary))] bg-[length:200%_100%]"
    >
      <span className="sr-only">Loading...</span>
    </div>
  );
}
