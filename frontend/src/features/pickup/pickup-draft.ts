import { useState } from 'react';
import { sessionJson } from '../../lib/storage.js';
import { type Booking } from './use-place-order.js';

const KEY = 'pickupDraft';

/** What somebody has chosen so far; a sign-in that is asked for again in between must not lose it. */
export type PickupDraft = Pick<Booking, 'date' | 'time' | 'address' | 'addPhone'>;

/** The parsing boundary of what this app itself has written: another customer's, or of another shape, counts as nothing. */
function draftOf(phone: string): Partial<PickupDraft> {
  const stored = sessionJson.read(KEY);
  if (typeof stored !== 'object' || stored === null || !('phone' in stored) || stored.phone !== phone) return {};
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Partial<PickupDraft>;
}

/** The form's state, kept in this tab for its customer until the order is placed. */
export function usePickupDraft(phone: string, addresses: readonly string[]) {
  const [draft, setDraft] = useState<PickupDraft>(() => {
    const { date = '', time = '', address = '', addPhone = '' } = draftOf(phone);
    const only = addresses.length === 1 ? (addresses[0] ?? '') : '';
    return { date, time, addPhone, address: address || only };
  });
  const change = (changed: Partial<PickupDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...changed };
      sessionJson.write(KEY, { ...next, phone });
      return next;
    });
  return { draft, change };
}

export function forgetPickupDraft(): void {
  sessionJson.remove(KEY);
}
