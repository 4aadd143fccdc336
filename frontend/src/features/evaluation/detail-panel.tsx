import { type QuestionOption } from '@phirse/contracts/rules/questions.js';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { IconButton } from '../../ui/icon-button.js';
import { OptionCard } from '../../ui/option-card.js';
import { Picture } from '../../ui/picture.js';

export interface DetailPanelProps {
  /** The option asked about more closely. */
  readonly option: QuestionOption;
  readonly multiple: boolean;
  readonly isGiven: (detail: QuestionOption) => boolean;
  readonly onChoose: (detail: QuestionOption) => void;
  readonly onClose: () => void;
}

/** What exactly is the matter with one option: takes the focus when it opens, Escape closes it. */
export function DetailPanel({ option, multiple, isGiven, onChoose, onClose }: DetailPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="col-span-full animate-rise scroll-mb-28 rounded-card border-2 border-primary bg-primary-tint p-4"
    >
      <header className="-mt-2 -mr-2 mb-1 flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-17">
          {option.description}: {multiple ? 'pick all that apply' : 'pick one'}
        </h2>
        <IconButton label={`Close ${option.description}`} icon={<X />} onClick={onClose} />
      </header>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {option.subOptions.map((detail, index) => (
          <OptionCard
            key={detail.description}
            label={detail.description}
            drawing={detail.image && <Picture src={detail.image} alt="" className="h-24 w-full" />}
            selected={isGiven(detail)}
            hotkey={index < 9 ? index + 1 : undefined}
            onSelect={() => onChoose(detail)}
          />
        ))}
      </div>
      <div className="mt-3 flex justify-end">
        <Button size="small" tone="outline" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}
