import { paths } from '../../lib/paths.js';
import { LinkButton } from '../../ui/link-button.js';
import { TextField } from '../../ui/text-field.js';
import { faultOf, presets, type useStatementPeriod } from './statement-period.js';

/** The period of a statement: a ready-made one, or two days. */
export function PeriodChoice({ period, today, change }: ReturnType<typeof useStatementPeriod>) {
  const { from, to } = period;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="grid grid-cols-2 gap-2 max-md:w-full">
        <TextField
          label="From"
          type="date"
          value={from}
          max={to}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={to}
          min={from}
          error={faultOf(period)}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      <nav aria-label="Ready-made periods" className="flex flex-wrap gap-2 md:mt-7">
        {presets(today).map((preset) => {
          const isShown = preset.from === from && preset.to === to;
          return (
            <LinkButton
              key={preset.label}
              replace
              preventScrollReset
              size="small"
              tone={isShown ? 'primary' : 'outline'}
              aria-current={isShown ? 'page' : undefined}
              to={paths.partner.statement(preset)}
            >
              {preset.label}
            </LinkButton>
          );
        })}
      </nav>
    </div>
  );
}
