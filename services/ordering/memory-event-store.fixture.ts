import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Decider, fold } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type DomainEvent, type Recorded } from '@phirse/contracts/kernel/event.js';
import { type Handled } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';

type Folder<State, Event extends DomainEvent> = Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>;

/**
 * The event store in memory, for specs: expected revisions, command ids recognised, a key under another body refused. Every step to and
 * from the log waits for `step`, which may let others go first, or throw, as a crash would.
 */
export class MemoryEventStore {
  readonly log: Recorded[] = [];

  constructor(private readonly step: () => Promise<void> = async () => {}) {}

  async handleCommand<State, Command, Event extends DomainEvent>(
    streamName: string,
    decider: Decider<State, Command, Event>,
    command: Command,
    context: CommandContext,
  ): Promise<Handled<State, Event>> {
    for (;;) {
      const known = await this.events<Event>(streamName);
      const state = fold<State, Event>(decider, known);
      const before = known.filter(({ metadata }) => metadata.$causationId === context.commandId);
      if (before.length > 0) {
        if (before[0]?.metadata.fingerprint !== context.fingerprint) refuse('IDEMPOTENCY_KEY_REUSED', 'Another body.');
        await this.step();
        return { state, events: before, position: before.at(-1)?.position ?? 0 };
      }
      const decided = decider.decide(command, state);
      await this.step();
      if (this.stream(streamName).length !== known.length) continue;
      const written = decided.map((event, index) =>
        this.record(event, streamName, known.length + index, followUp(context, `${streamName}/${index}`), context),
      );
      await this.step();
      const position = written.at(-1)?.position ?? known.at(-1)?.position ?? 0;
      return { state: fold<State, Event>(decider, [...known, ...written]), events: written, position };
    }
  }

  async load<State, Event extends DomainEvent>(streamName: string, decider: Folder<State, Event>) {
    const events = await this.events<Event>(streamName);
    const state = fold<State, Event>(decider, events);
    return { state, revision: events.length - 1, position: events.at(-1)?.position ?? 0 };
  }

  async events<Event extends DomainEvent>(streamName: string): Promise<readonly Recorded<Event>[]> {
    await this.step();
    // The parsing boundary: a stream holds the events of its own decider.
    return this.stream(streamName) as unknown as readonly Recorded<Event>[];
  }

  /** Puts events on a stream, as other contexts would have. */
  given(streamName: string, ...events: readonly DomainEvent[]): void {
    const actor = { role: 'system', id: 'spec' } as const;
    for (const event of events) {
      const commandId = `00000000-0000-4000-a000-${String(this.log.length).padStart(12, '0')}`;
      const context = { actor, commandId, correlationId: commandId };
      this.record(event, streamName, this.stream(streamName).length, followUp(context, streamName), context);
    }
  }

  /** Types of all events of a stream, oldest first. */
  typesOf(streamName: string): readonly string[] {
    return this.stream(streamName).map(({ type }) => type);
  }

  private stream(streamName: string): readonly Recorded[] {
    return this.log.filter((event) => event.streamName === streamName);
  }

  private record<Event extends DomainEvent>(
    event: Event,
    streamName: string,
    revision: number,
    { commandId: id }: CommandContext,
    { commandId, correlationId, actor, fingerprint }: CommandContext,
  ): Recorded<Event> {
    const recorded: Recorded<Event> = {
      ...event,
      id,
      streamName,
      revision,
      position: this.log.length + 1,
      recordedAt: '2026-03-02T10:00:00.000Z',
      metadata: {
        $correlationId: correlationId,
        $causationId: commandId,
        ...(fingerprint && { fingerprint }),
        actor,
        schemaVersion: 1,
        hash: '',
      },
    };
    this.log.push(recorded);
    return recorded;
  }
}
