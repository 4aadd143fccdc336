import { useEffect, useRef, useState } from 'react';
import { Banner } from './banner.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

export interface CameraDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title?: string;
  readonly onCapture: (photo: File) => void;
}

const QUALITY = 0.9;

/** Takes a photo with the machine's camera; the stream ends with the dialog. */
export function CameraDialog({ open, onOpenChange, title = 'Capture Photo', onCapture }: CameraDialogProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [failed, setFailed] = useState(false);
  const stream = useRef<MediaStream | null>(null);

  useEffect(() => {
    if (!video) return;
    let closed = false;
    const stop = () => {
      for (const track of stream.current?.getTracks() ?? []) track.stop();
    };
    setFailed(false);
    const ask = navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'user' } }) ?? Promise.reject();
    ask.then(
      (granted) => {
        stream.current = granted;
        if (closed) return stop();
        video.srcObject = granted;
      },
      () => !closed && setFailed(true),
    );
    return () => {
      closed = true;
      stop();
    };
  }, [video]);

  const capture = () => {
    if (!video) return;
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    canvas.toBlob(
      (blob) => {
        if (!blob) return setFailed(true);
        onCapture(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
        onOpenChange(false);
      },
      'image/jpeg',
      QUALITY,
    );
  };

  return (
    <Dialog
      {...{ open, onOpenChange, title }}
      footer={
        <Button onClick={capture} disabled={failed}>
          Capture
        </Button>
      }
    >
      {failed && (
        <Banner tone="bad">Failed to access camera. Allow it in the browser, or choose an image file instead.</Banner>
      )}
      <video
        ref={setVideo}
        autoPlay
        playsInline
        muted
        className="aspect-4/3 w-full rounded-card bg-sunken object-cover"
      />
    </Dialog>
  );
}
