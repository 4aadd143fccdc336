import { useState } from 'react';
import { Accordion } from '../../ui/accordion.js';
import { ChipGroup } from '../../ui/chip-group.js';
import { DayStrip } from '../../ui/day-strip.js';
import { Drawing } from '../../ui/drawing.js';
import { OptionCard } from '../../ui/option-card.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { Tabs } from '../../ui/tabs.js';
import { useNumberKeys } from '../../ui/use-number-keys.js';
import { Shelf } from './shelf.js';

const SCREENS = ['Flawless', 'Hairline scratches', 'Cracked', 'Dead pixels'];
const STORAGE = [
  { value: '128', label: '8 GB / 128 GB', detail: 'up to ₹21,000' },
  { value: '256', label: '8 GB / 256 GB', detail: 'up to ₹23,400' },
  { value: '512', label: '12 GB / 512 GB', detail: 'not bought at present', disabled: true },
];
const SERIES = ['ALL', 'S Series', 'Note Series', 'A Series', 'M Series'].map((label) => ({ value: label, label }));
const DAYS = Array.from({ length: 10 }, (_, day) => ({
  value: `2026-11-${21 + day}`.replace('-31', '-30'),
  label: `${21 + day} November`,
})).slice(0, 10);

export function ChoicesShelf() {
  const [screen, setScreen] = useState('Hairline scratches');
  const [storage, setStorage] = useState<string | null>('128');
  const [series, setSeries] = useState<string | null>('ALL');
  const [day, setDay] = useState<string | null>('2026-11-22');
  useNumberKeys(SCREENS.length, (index) => setScreen(SCREENS[index] ?? ''));
  return (
    <Shelf title="Choices">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {SCREENS.map((label, index) => (
          <OptionCard
            key={label}
            label={label}
            detail={index === 1 ? 'Seen only at an angle' : undefined}
            drawing={<Drawing name="phone" />}
            hotkey={index + 1}
            selected={screen === label}
            opens={index === 3}
            onSelect={() => setScreen(label)}
          />
        ))}
      </div>
      <RadioCards legend="Storage" columns={3} choices={STORAGE} value={storage} onChange={setStorage} />
      <RadioCards
        legend="Address"
        choices={STORAGE.slice(0, 2)}
        value={null}
        onChange={() => undefined}
        error="Please fill in all required fields"
      />
      <ChipGroup legend="Series" choices={SERIES} value={series} onChange={setSeries} />
      <DayStrip
        legend="Pickup day"
        choices={DAYS.filter((leaf, index) => DAYS.findIndex(({ value }) => value === leaf.value) === index)}
        value={day}
        onChange={setDay}
      />
      <Tabs
        label="Orders"
        tabs={[
          { value: 'confirmed', label: 'Confirmed', count: 3 },
          { value: 'pending', label: 'Pending', count: 1 },
          { value: 'past', label: 'Past' },
        ]}
      />
      <Accordion
        openFirst
        items={[
          {
            id: 'a',
            title: 'How do you price my phone?',
            content: 'From its list price, your city and your answers. Every line is on the slip.',
          },
          { id: 'b', title: 'When am I paid?', content: 'At the door, in cash, before the phone leaves.' },
        ]}
      />
    </Shelf>
  );
}
