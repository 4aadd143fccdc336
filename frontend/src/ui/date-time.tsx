import { formatAgo, formatDate, formatDateTime, formatDay } from './time-format.js';

export interface DateTimeProps {
  /** ISO instant or date. */
  readonly at: string;
  /** `time` 12 Nov, 4:30 pm; `day` 12 Nov; `date` 12 November 2026; `ago` 5 min ago. */
  readonly show?: 'time' | 'day' | 'date' | 'ago';
}

const FORMATS = { time: formatDateTime, day: formatDay, date: formatDate, ago: formatAgo } as const;

/** A moment in Indian time, machine-readable underneath, the full moment as its tooltip. */
export function DateTime({ at, show = 'time' }: DateTimeProps) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="tabular-nums">
      {FORMATS[show](at)}
    </time>
  );
}
