import { type FileUploaded } from '@phirse/contracts/read-models/answers.js';
import { useRef, useState } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { forgetHandover, type Handover, type SlotName, storedHandover, storeHandover } from './evidence.js';

/** A picture on its way, or one that did not arrive. */
export interface Sending {
  readonly file: File;
  /** 0 to 1. */
  readonly progress: number;
  readonly failed: string | null;
}

export const UPLOAD_FAILED = 'This photo did not arrive. Please send it again.';

/** The form of a handover: pictures go to the server one by one as they are taken, and only their names into the order. */
export function useHandover(orderId: string) {
  const [handover, setHandover] = useState(() => storedHandover(orderId));
  const [sending, setSending] = useState<Readonly<Partial<Record<SlotName, Sending>>>>({});
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const change = (next: (current: Handover) => Handover) =>
    setHandover((current) => {
      const changed = next(current);
      storeHandover(orderId, changed);
      return changed;
    });
  const showSending = (slot: SlotName, file: File, change: Partial<Sending> | null) =>
    setSending((current) => {
      // A picture that was replaced meanwhile has nothing to say any more.
      if (current[slot] && current[slot].file !== file) return current;
      return {
        ...current,
        [slot]: change ? { file, progress: 0, failed: null, ...current[slot], ...change } : undefined,
      };
    });

  const send = (slot: SlotName, file: File) => {
    setSending((current) => ({ ...current, [slot]: { file, progress: 0, failed: null } }));
    queue.current = queue.current.then(async () => {
      const form = new FormData();
      form.set('image', file);
      try {
        const { name, link } = await api.upload<FileUploaded>('/files', form, {
          session: 'partner',
          onProgress: (progress) => showSending(slot, file, { progress }),
        });
        change((current) => ({ ...current, pictures: { ...current.pictures, [slot]: { name, link } } }));
        showSending(slot, file, null);
      } catch (error) {
        showSending(slot, file, { failed: messageOf(error, UPLOAD_FAILED) });
      }
    });
  };
  const remove = (slot: SlotName) => {
    setSending((current) => ({ ...current, [slot]: undefined }));
    change((current) => ({ ...current, pictures: { ...current.pictures, [slot]: undefined } }));
  };

  return {
    handover,
    sending,
    isSending: Object.values(sending).some((one) => one && !one.failed),
    send,
    remove,
    setImei: (imeiNumber: string) => change((current) => ({ ...current, imeiNumber })),
    forget: () => forgetHandover(orderId),
  };
}
