import { useEffect, useRef } from 'react';

const THRESHOLD = 0.8;
const THROTTLE_MS = 150;

/** Calls `onNear` when the page is scrolled to 80 % of its length, looking at most every 150 ms, while `enabled`. */
export function useNearEnd(enabled: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const { scrollHeight } = document.documentElement;
      if (window.scrollY + window.innerHeight >= scrollHeight * THRESHOLD) latest.current();
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [enabled]);
}
