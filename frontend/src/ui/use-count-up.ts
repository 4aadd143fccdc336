import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 900;

/** Counts up to a figure once, the first time it is shown; later changes and reduced motion show the figure at once. */
export function useCountUp(target: number, enabled: boolean): number {
  const [shown, setShown] = useState(() => (enabled && mayMove() ? 0 : target));
  const done = useRef(shown === target);
  useEffect(() => {
    if (done.current) {
      setShown(target);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const share = Math.min(1, Math.max(0, now - start) / DURATION_MS);
      setShown(Math.round(target * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
      else done.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && document.visibilityState === 'visible';
}
