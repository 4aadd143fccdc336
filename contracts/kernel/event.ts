/** Who caused an event. `system` is a process manager or a seed. */
export type ActorRole = 'customer' | 'partner' | 'pickUp' | 'operator' | 'system';

export interface Actor {
  readonly role: ActorRole;
  /** Customer, partner, pickup-person or operator id; a process name for `system`. */
  readonly id: string;
}

/** A fact. `data` is flat JSON; personal data of a customer sits under the one key `customer`. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** What every stored event carries beside its data. */
export interface EventMetadata {
  readonly $correlationId: string;
  /** Id of the command that the event came from. */
  readonly $causationId: string;
  /** Digest of the command's body where the caller named an `Idempotency-Key`. */
  readonly fingerprint?: string;
  readonly actor: Actor;
  readonly schemaVersion: number;
  /** HMAC over the previous event's hash and this event: the stream's tamper-evident chain. */
  readonly hash: string;
}

/** An event as it comes out of the log. Each kind of event keeps its own type and data. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly streamName: string;
  /** Zero-based revision within the stream. */
  readonly revision: number;
  /** Commit position in the whole log: strictly rising, below 2^53. */
  readonly position: number;
  /** When the log took it, ISO 8601 UTC. */
  readonly recordedAt: string;
  readonly metadata: EventMetadata;
};
