import { formatAgo, formatDateTime, formatDay } from './time-format.js';

export interface DateTimeProps {
  /** ISO instant or date. */
  readonly at: string;
  /** `time` 12 Nov, 4:30 pm; `day` 12 Nov; `ago` 5 min ago. */
  readonly show?: 'time' | 'day' | 'ago';
}

const FORMATS = { time: formatDateTime, day: formatDay, ago: formatAgo } as const;

/** A moment in Indian time, machine-readable underneath, the full moment as its tooltip. */
export function DateTime({ at, show = 'time' }: DateTimeProps) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="tabular-nums">
      {FORMATS[show](at)}
    </time>
  );
}
