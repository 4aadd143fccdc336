import { Badge, type BadgeTone } from './badge.js';

/** Colours of the customer spec, section 4: new blue, pending yellow, completed green, cancelled red, any other grey. */
const TONES: Readonly<Record<string, BadgeTone>> = {
  new: 'info',
  pending: 'warn',
  completed: 'good',
  cancelled: 'bad',
  assigned: 'info',
  active: 'good',
  blocked: 'bad',
  approved: 'good',
  rejected: 'bad',
  credited: 'good',
  debited: 'warn',
};

/** A status or sub-status as the API spells it, capitalised for reading. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge tone={TONES[status.toLowerCase()] ?? 'plain'}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
  );
}
