import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/use-media.js';

export interface AutoAdvance {
  readonly index: number;
  /** Which way the last change went: where the new one comes from. */
  readonly direction: 'forward' | 'back';
  /** Whether it moves by itself now, which it does not while held. */
  readonly moving: boolean;
  /** What the pause button shows. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Wraps at both ends. */
  readonly go: (index: number) => void;
  /** Stops it while a pointer rests on it or focus is within: spread over the element. */
  readonly holds: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Goes through `count` things, one every `everyMs`; people who ask for less motion start it themselves. */
export function useAutoAdvance(count: number, everyMs: number): AutoAdvance {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [direction, setDirection] = useState<'forward' | 'back'>('forward');
  const [wish, setWish] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const playing = (wish ?? !still) && count > 1;
  const moving = playing && !held.pointer && !held.focus;
  const current = count > 0 ? index % count : 0;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      // Nobody looks: it would race through what was missed on the way back.
      if (document.visibilityState === 'hidden') return;
      setDirection('forward');
      setIndex((before) => (before + 1) % count);
    }, everyMs);
    return () => clearInterval(timer);
  }, [moving, count, everyMs]);

  return {
    index: current,
    direction,
    moving,
    playing,
    toggle: () => setWish(!playing),
    go: (next) => {
      setDirection(next < current ? 'back' : 'forward');
      setIndex((next + count) % count);
    },
    holds: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
