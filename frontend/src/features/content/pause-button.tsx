import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.js';

export interface PauseButtonProps {
  readonly playing: boolean;
  readonly onToggle: () => void;
  /** What moves: "banners". */
  readonly what: string;
}

/** Stops and starts something that moves by itself. */
export function PauseButton({ playing, onToggle, what }: PauseButtonProps) {
  return (
    <IconButton
      label={playing ? `Pause the ${what}` : `Play the ${what}`}
      icon={playing ? <Pause /> : <Play />}
      onClick={onToggle}
    />
  );
}
