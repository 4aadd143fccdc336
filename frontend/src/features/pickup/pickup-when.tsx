import { type PickupOptions } from '@phirse/contracts/read-models/answers.js';
import { Card } from '../../ui/card.js';
import { ChipGroup } from '../../ui/chip-group.js';
import { DayStrip } from '../../ui/day-strip.js';

export interface PickupWhenProps {
  readonly dates: PickupOptions['dates'];
  /** Those of the chosen day that have not begun. */
  readonly slots: PickupOptions['time_slot'];
  readonly date: string;
  readonly slot: string;
  readonly onDate: (date: string) => void;
  readonly onSlot: (slot: string) => void;
  /** Whether what is missing is said. */
  readonly tried: boolean;
}

/** The day and the slot of a pickup. */
export function PickupWhen({ dates, slots, date, slot, onDate, onSlot, tried }: PickupWhenProps) {
  return (
    <Card heading="When">
      <div className="grid gap-5">
        <DayStrip
          legend="Day"
          choices={dates}
          value={date}
          onChange={onDate}
          error={tried && !date ? 'Please choose a pickup date' : null}
        />
        <ChipGroup
          legend="Time"
          choices={slots}
          value={slot}
          onChange={onSlot}
          error={tried && !slot ? 'Please choose a pickup slot' : null}
        />
      </div>
    </Card>
  );
}
