import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from './button.js';
import { classNames } from './class-names.js';
import { FieldError } from './field-error.js';
import { IconButton } from './icon-button.js';
import { refusalOf, usePreview } from './image-file.js';

export interface ImageUploadProps {
  readonly label: string;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  readonly hint?: string;
  readonly error?: string | null;
  readonly optional?: boolean;
  /** MIME types taken; any image unless told. */
  readonly types?: readonly string[];
  /** Said when the type does not fit. */
  readonly typeMessage?: string;
  /** Offers the camera beside the files: `user` for a face, `environment` for a thing. */
  readonly camera?: 'user' | 'environment';
  /** 0 to 1 while it is sent; a bar shows it. */
  readonly progress?: number | null;
  readonly disabled?: boolean;
}

/** One image from a file, the camera or a drop, checked for type and size (5 MB) before it is sent, with a preview. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, onChange, hint, error, optional, types, camera, progress, disabled } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const shots = useRef<HTMLInputElement>(null);
  const preview = usePreview(value);
  const id = useId();

  const take = (file: File | undefined) => {
    if (!file) return;
    const problem = refusalOf(file, types, props.typeMessage);
    setRefusal(problem);
    if (!problem) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const input = {
    type: 'file',
    accept: types?.join(',') ?? 'image/*',
    disabled,
    hidden: true,
  } as const;

  return (
    <fieldset
      disabled={disabled}
      aria-describedby={`${id}-hint ${id}-error`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="mb-1.5 text-15 font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <div
        className={classNames(
          'relative flex min-h-24 flex-wrap items-center gap-3 overflow-clip rounded-card border-2 border-dashed p-3',
          over ? 'border-primary bg-primary-tint' : (refusal ?? error) ? 'border-bad' : 'border-control',
        )}
      >
        {value && preview && (
          <>
            <img src={preview} alt={`Chosen: ${value.name}`} className="size-18 rounded-control border object-cover" />
            <span className="min-w-0 flex-1 truncate text-13 text-muted">{value.name}</span>
            <IconButton label={`Remove ${label}`} icon={<Trash2 />} onClick={() => onChange(null)} />
          </>
        )}
        {!value && (
          <>
            <Button tone="outline" onClick={() => files.current?.click()}>
              <ImagePlus aria-hidden="true" className="size-5" /> Choose image
              <span className="sr-only"> for {label}</span>
            </Button>
            {camera && (
              <Button tone="quiet" onClick={() => shots.current?.click()}>
                <Camera aria-hidden="true" className="size-5" /> Take photo<span className="sr-only"> for {label}</span>
              </Button>
            )}
            <span className="text-13 text-muted pointer-coarse:hidden">or drop it here</span>
          </>
        )}
        {progress != null && (
          <progress
            aria-label={`Sending ${label}`}
            value={progress}
            className="absolute inset-x-0 bottom-0 h-1.5 w-full accent-primary"
          />
        )}
        <input {...input} ref={files} aria-label={label} onChange={(event) => take(event.target.files?.[0])} />
        {camera && (
          <input
            {...input}
            ref={shots}
            aria-label={`${label}, camera`}
            capture={camera}
            onChange={(event) => take(event.target.files?.[0])}
          />
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-13 text-muted">
        {hint ?? 'Up to 5 MB.'}
      </p>
      <FieldError id={`${id}-error`} message={refusal ?? error} />
    </fieldset>
  );
}
