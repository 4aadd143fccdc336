import { type DomainEvent } from '@phirse/contracts/kernel/event.js';
import { type Projection } from '@phirse/contracts/kernel/projection.js';

export type SampleEvent =
  | DomainEvent<'SampleAdded', { id: string; amount: number }>
  | DomainEvent<'SampleRemoved', { id: string }>;

export interface SampleDocument {
  readonly _id: string;
  readonly position: number;
  readonly sum: number;
  readonly events: number;
}

/** A read model for the runner's specs: sums by id, in as many versions and variants as a spec needs. */
export function sampleProjection({
  name = 'samples',
  version = 1,
  factor = 1,
  refuses = Number.NaN,
}: {
  readonly name?: string;
  readonly version?: number;
  readonly factor?: number;
  /** The amount that the fold throws at. */
  readonly refuses?: number;
} = {}): Projection<SampleDocument, SampleEvent> {
  return {
    name,
    version,
    indexes: [{ keys: { sum: 1 } }],
    on: {
      SampleAdded: {
        ids: ({ data }) => [data.id],
        project: (document, { data }) => {
          if (data.amount === refuses) throw new Error(`cannot fold ${data.amount}`);
          return {
            _id: data.id,
            sum: (document?.sum ?? 0) + data.amount * factor,
            events: (document?.events ?? 0) + 1,
          };
        },
      },
      SampleRemoved: { ids: ({ data }) => [data.id], project: () => null },
    },
  };
}
