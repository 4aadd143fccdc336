import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { Drawing } from '../../ui/drawing.js';

/** In the form's place once a message has left; takes the focus that the form's button had. */
export function MessageSent({ onAnother }: { readonly onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-card border border-good-line bg-good-tint p-5 md:p-6"
    >
      <Drawing name="tick" />
      <p className="font-display text-20 font-semibold">Your message has been sent successfully!</p>
      <p className="text-17">We answer by email or phone within one working day, Monday to Saturday.</p>
      <Button tone="outline" onClick={onAnother}>
        Write another
      </Button>
    </div>
  );
}
