import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner, type BannerTone } from './banner.js';

export interface PassingBannerProps {
  readonly tone?: BannerTone;
  readonly children: ReactNode;
  readonly onGone: () => void;
  /** 3 s, the partner spec's. */
  readonly afterMs?: number;
}

/** A banner that goes by itself, but never while a pointer rests on it or focus is inside: then it can be read to its end. */
export function PassingBanner({ tone = 'bad', children, onGone, afterMs = 3000 }: PassingBannerProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => gone.current(), afterMs);
    return () => clearTimeout(timer);
  }, [held, afterMs, children]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches for readers and does nothing itself; Dismiss is a button.
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Banner tone={tone} onDismiss={onGone}>
        {children}
      </Banner>
    </div>
  );
}
