import { CircleCheck, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { IconButton } from '../../ui/icon-button.js';
import { ImageUpload } from '../../ui/image-upload.js';
import { Picture } from '../../ui/picture.js';
import { type SLOTS, type Uploaded } from './evidence.js';
import { type Sending } from './use-handover.js';

export interface EvidenceFieldProps {
  readonly slot: (typeof SLOTS)[number];
  readonly uploaded: Uploaded | undefined;
  readonly sending: Sending | undefined;
  readonly error: string | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** One picture of the handover: to be taken, on its way, or arrived. */
export function EvidenceField({ slot, uploaded, sending, error, onChoose, onRemove }: EvidenceFieldProps) {
  const { name, label, hint, facing } = slot;
  if (uploaded && !sending)
    return (
      <div id={name}>
        <p className="mb-1.5 text-15 font-semibold">{label}</p>
        <div className="flex min-h-24 items-center gap-3 rounded-card border border-good-line bg-good-tint p-3">
          <Picture
            src={uploaded.link}
            alt={label}
            fallback="paper"
            className="size-18 rounded-control border object-cover"
          />
          <span className="flex flex-1 items-center gap-2 font-semibold text-good">
            <CircleCheck aria-hidden="true" className="size-5" /> Received
          </span>
          <IconButton label={`Remove ${label}`} icon={<Trash2 />} onClick={onRemove} />
        </div>
      </div>
    );
  return (
    <div id={name} tabIndex={-1} className="grid content-start gap-2 rounded-card">
      <ImageUpload
        label={label}
        hint={hint}
        camera={facing}
        value={sending?.file ?? null}
        progress={sending && !sending.failed ? sending.progress : null}
        error={sending?.failed ?? error}
        onChange={(file) => (file ? onChoose(file) : onRemove())}
      />
      {sending?.failed && (
        <Button size="small" tone="outline" onClick={() => onChoose(sending.file)}>
          <RotateCw aria-hidden="true" className="size-4" />
          Send {label} again
        </Button>
      )}
    </div>
  );
}
