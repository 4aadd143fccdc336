import { classNames } from '../../ui/class-names.js';

export interface DotsProps {
  readonly labels: readonly string[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** One dot for each slide, large enough for a thumb. */
export function Dots({ labels, current, onChoose }: DotsProps) {
  return (
    <ul className="flex">
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`${index + 1} of ${labels.length}: ${label}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span
              className={classNames(
                'h-3 rounded-full border-2 border-primary transition-[width] duration-220',
                index === current ? 'w-7 bg-primary' : 'w-3 group-hover:bg-primary-tint',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
