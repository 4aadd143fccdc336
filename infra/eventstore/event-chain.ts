import { createHmac } from 'node:crypto';
import { type DomainEvent, type EventMetadata } from '@phirse/contracts/kernel/event.js';
import canonicalize from 'canonicalize';

type Linkable = DomainEvent & { readonly id: string; readonly metadata: Omit<EventMetadata, 'hash'> };

/** Links an event to the one before it: HMAC-SHA-256 over that one's hash (empty for the first) and this event's canonical JSON. */
export function chainHash(secret: string, previousHash: string, event: Linkable): string {
  const { $correlationId, $causationId, fingerprint, actor, schemaVersion } = event.metadata;
  const metadata = { $correlationId, $causationId, fingerprint, actor, schemaVersion };
  const json = canonicalize({ id: event.id, type: event.type, data: event.data, metadata });
  return createHmac('sha256', secret)
    .update(previousHash)
    .update('\n')
    .update(json ?? '')
    .digest('hex');
}

/** The revision of the first event of a stream whose hash is not the chain's; `null` where the chain holds. */
export function brokenLink(
  secret: string,
  events: readonly (Linkable & { readonly revision: number; readonly metadata: EventMetadata })[],
): number | null {
  let previous = '';
  for (const event of events) {
    if (chainHash(secret, previous, event) !== event.metadata.hash) return event.revision;
    previous = event.metadata.hash;
  }
  return null;
}
