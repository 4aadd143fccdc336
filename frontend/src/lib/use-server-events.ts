import { useEffect, useRef } from 'react';
import { type ServerEvent } from './event-reader.js';
import { openServerEvents } from './server-events.js';

/** Listens to a path's live updates while mounted; `null` listens to nothing. */
export function useServerEvents(path: string | null, onEvent: (event: ServerEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (path) return openServerEvents(path, { onEvent: (event) => latest.current(event) });
  }, [path]);
}
