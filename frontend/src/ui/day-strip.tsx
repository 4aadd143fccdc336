import { Choices, type ChoicesProps } from './choices.js';
import { formatDay, formatWeekday } from './time-format.js';

/** Days to choose from, as leaves of a tear-off calendar; `value` of each choice is `YYYY-MM-DD`. */
export function DayStrip(props: ChoicesProps) {
  return (
    <Choices
      {...props}
      layout="grid grid-cols-5 gap-2 lg:grid-cols-10"
      choiceStyle={() =>
        'grid min-h-18 overflow-clip rounded-control border border-control bg-surface text-center transition-colors hover:bg-sunken has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary'
      }
    >
      {({ value, label }) => {
        const [day = '', month = ''] = formatDay(value).split(' ');
        return (
          <>
            <span className="sr-only">{label}</span>
            <span aria-hidden="true" className="border-b border-dashed pt-1 pb-0.5 text-13 font-semibold">
              {formatWeekday(value)}
            </span>
            <span aria-hidden="true" className="grid content-center py-1">
              <span className="font-display text-20 leading-6 font-bold">{day}</span>
              <span className="text-13 leading-4">{month}</span>
            </span>
          </>
        );
      }}
    </Choices>
  );
}
