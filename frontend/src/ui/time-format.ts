/** Everything happens in India: a traveller's clock must not move a pickup. */
const ZONE = { timeZone: 'Asia/Kolkata' } as const;
const DAY = new Intl.DateTimeFormat('en-IN', { ...ZONE, day: 'numeric', month: 'short' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-IN', { ...ZONE, day: 'numeric', month: 'short', year: 'numeric' });
const DATE = new Intl.DateTimeFormat('en-IN', { ...ZONE, day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-IN', { ...ZONE, hour: 'numeric', minute: '2-digit', hour12: true });
const YEAR = new Intl.DateTimeFormat('en-IN', { ...ZONE, year: 'numeric' });
const WEEKDAY = new Intl.DateTimeFormat('en-IN', { ...ZONE, weekday: 'short' });
const MINUTE_MS = 60_000;

/** `12 Nov`, with the year where it is not this one; the input itself where it is no date. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return (YEAR.format(date) === YEAR.format(now) ? DAY : DAY_OF_YEAR).format(date).replace('Sept', 'Sep');
}

/** `12 November 2026`, for what is quoted years later; the input itself where it is no date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : DATE.format(date);
}

/** `12 Nov, 4:30 pm`, with the year where it is not this one. */
export function formatDateTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : `${formatDay(iso, now)}, ${TIME.format(date).replace(/\s/u, ' ').toLowerCase()}`;
}

/** `Wed` for an ISO date or instant. */
export function formatWeekday(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : WEEKDAY.format(date);
}

/** `just now`, `5 min ago`, `3 h ago`, then the day and time. */
export function formatAgo(iso: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : formatDateTime(iso, now);
}
