import { type Location } from 'react-router-dom';
import { sessionJson } from '../lib/storage.js';

const KEY = 'scrollPositions';
const KEPT = 50;

/** Where each entry of the history was scrolled to, for back, forward and reload. */
const positions = new Map<string, number>(read());

function read(): [string, number][] {
  const stored = sessionJson.read(KEY);
  return Array.isArray(stored)
    ? stored.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number')
    : [];
}

/** All entries that were opened by their address share one key: those are told apart by their path. */
const entryOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

export function rememberScroll(location: Location): void {
  const entry = entryOf(location);
  positions.delete(entry);
  positions.set(entry, window.scrollY);
  for (const oldest of [...positions.keys()].slice(0, -KEPT)) positions.delete(oldest);
}

/** Takes scrolling over from the browser, which would scroll before the page is there; `current` is asked when the page is left. */
export function keepScroll(current: () => Location): void {
  window.history.scrollRestoration = 'manual';
  // A link or a typed address opens a page anew, though one of its path was seen before.
  const [opened] = performance.getEntriesByType('navigation');
  if (opened && 'type' in opened && opened.type === 'navigate') positions.delete(entryOf(current()));
  window.addEventListener('pagehide', () => {
    rememberScroll(current());
    sessionJson.write(KEY, [...positions]);
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

/** A page that was seen before stands where it was left; a new one at its top, or at what its hash names. */
export function restoreScroll(location: Location, isReturn: boolean): void {
  const { hash } = location;
  const position = isReturn ? positions.get(entryOf(location)) : undefined;
  const target = position === undefined && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}
