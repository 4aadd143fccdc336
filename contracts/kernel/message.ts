import { type DomainEvent, type Recorded } from './event.js';

/** What other systems get to know. Its type carries its version (`OrderPlaced.v1`): a breaking change is a new type beside the old one. */
export interface Message<Type extends string = string, Data extends object = object> {
  /** The event's id: a consumer knows by it what it has handled already. */
  readonly id: string;
  readonly type: Type;
  /** Messages of one key arrive in the order of the log. */
  readonly key: string;
  /** When it happened, ISO 8601 UTC. */
  readonly occurredAt: string;
  /** The event's position in the log. */
  readonly position: number;
  readonly data: Data;
}

/** Which events leave the house, and as what. Pure; `null` says of a type of event that it stays inside. */
export interface Publisher<Event extends DomainEvent, Out extends Message> {
  /** Checkpoint name, `order-publisher`. */
  readonly name: string;
  readonly topic: string;
  readonly on: {
    readonly [Type in Event['type']]: ((event: Recorded<Extract<Event, { type: Type }>>) => Out) | null;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of publishers holds different events and messages
export type AnyPublisher = Publisher<any, any>;
