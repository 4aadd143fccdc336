import {
  type EventStoreDBClient,
  FORWARDS,
  type JSONType,
  jsonEvent,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { DomainError, refuse } from '@phirse/contracts/kernel/errors.js';
import { type DomainEvent, type EventMetadata, type Recorded } from '@phirse/contracts/kernel/event.js';
import { v5 as uuidv5 } from 'uuid';
import { chainHash } from './event-chain.js';
import { inTime } from './in-time.js';
import { toRecorded } from './recorded.js';
import { StateCache } from './state-cache.js';
import { Turns } from './turns.js';
import { asUnavailable } from './unavailable.js';

const SCHEMA_VERSION = 1;
/** Tries before a busy stream answers CONFLICT. Each lost try means that somebody else's succeeded. */
const MAX_TRIES = 20;
const APPEND_DEADLINE_MS = 5000;

/** What a command did. */
export interface Handled<State, Event extends DomainEvent> {
  readonly state: State;
  /** The events it appended: now, or when it was first sent. Empty where its wish was already true. */
  readonly events: readonly (Event & { readonly id: string })[];
  /** Commit position of the stream's last event, the caller's `X-Position`. */
  readonly position: number;
}

/** A stream as far as it has been read. */
interface Loaded<State> {
  readonly state: State;
  /** -1 for a stream without events. */
  readonly revision: number;
  readonly hash: string;
  readonly position: number;
  /** Command ids and what they appended, so that a command sent twice is recognised whatever came in between. Only grows. */
  readonly handled: Map<string, HandledCommand>;
}

interface HandledCommand {
  readonly fingerprint: string | undefined;
  readonly position: number;
  /** Revision of its last event. */
  readonly revision: number;
  readonly events: readonly (DomainEvent & { readonly id: string })[];
}

/** The write side's one way to the log: load a stream, decide, append with the expected revision, retry on a conflict. */
export class EventStore {
  private readonly cache = new StateCache<Loaded<unknown>>();
  private readonly turns = new Turns();

  constructor(
    readonly client: EventStoreDBClient,
    private readonly auditSecret: string,
  ) {}

  /**
   * Runs one command on one stream. A command whose id the stream has seen answers what it did then and appends nothing.
   * `freshStream` skips the read where the stream is expected not to exist.
   * Throws what the decider refuses, CONFLICT after too many lost races, UNAVAILABLE where the log cannot be reached.
   */
  async handleCommand<State, Command, Event extends DomainEvent>(
    streamName: string,
    decider: Decider<State, Command, Event>,
    command: Command,
    context: CommandContext,
    { freshStream = false } = {},
  ): Promise<Handled<State, Event>> {
    let known =
      this.cached(streamName, decider) ?? (freshStream ? empty(decider) : await this.read(streamName, decider));
    let endTurn: (() => void) | null = null;
    try {
      for (let tries = 1; ; tries++) {
        const before = recognise<State, Event>(known, context);
        if (before) return before;
        let decided: readonly Event[];
        try {
          decided = decider.decide(command, known.state);
        } catch (refusal) {
          // A refusal out of memory may be stale: it counts only once the stream itself says so.
          const current = await this.read(streamName, decider, known);
          if (current.revision === known.revision) throw refusal;
          known = current;
          continue;
        }
        const appended = decided.length > 0 ? await this.append(streamName, decider, known, decided, context) : null;
        if (appended) return appended;
        // Who lost a race waits for those who lost before: all trying again at once, one would win each round.
        if (decided.length > 0) endTurn ??= await this.turns.begin(streamName);
        const current = await this.read(streamName, decider, known);
        if (decided.length === 0 && current.revision === known.revision)
          return { state: known.state, events: [], position: known.position };
        const settled = recognise<State, Event>(current, context);
        if (settled) return settled;
        if (tries >= MAX_TRIES)
          throw new DomainError('CONFLICT', 'Too many changes at once. Please try again.', { retryAfterSeconds: 1 });
        known = current;
      }
    } finally {
      endTurn?.();
    }
  }

  /**
   * The state of a stream as of now, and the revision it stands at (-1 where it has no events). Where `isFinal` says that a state
   * known here cannot change any more, that one is answered without a look at the log.
   */
  async load<State, Event extends DomainEvent>(
    streamName: string,
    decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
    isFinal: (state: State) => boolean = () => false,
  ): Promise<{ readonly state: State; readonly revision: number; readonly position: number }> {
    const known = this.cached(streamName, decider);
    return known && isFinal(known.state) ? known : this.read(streamName, decider, known);
  }

  /** Events of a stream, oldest first: all of them unless `maxCount` says how many. */
  async events<Event extends DomainEvent>(
    streamName: string,
    fromRevision = 0,
    maxCount?: number,
  ): Promise<readonly Recorded<Event>[]> {
    const events: Recorded<Event>[] = [];
    try {
      const stream = this.client.readStream(streamName, {
        direction: FORWARDS,
        fromRevision: fromRevision === 0 ? START : BigInt(fromRevision),
        ...(maxCount !== undefined && { maxCount }),
      });
      const toItsEnd = async () => {
        for await (const resolved of stream) {
          const event = toRecorded<Event>(resolved);
          if (event) events.push(event);
        }
      };
      await inTime(toItsEnd(), () => void stream.cancel());
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw asUnavailable(error);
    }
    return events;
  }

  private cached<State, Event extends DomainEvent>(
    streamName: string,
    decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  ): Loaded<State> | undefined {
    // Keyed by decider as well, so what comes out is what this decider put in.
    return this.cache.get(streamName, decider) as Loaded<State> | undefined;
  }

  private async read<State, Event extends DomainEvent>(
    streamName: string,
    decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
    from: Loaded<State> = empty(decider),
  ): Promise<Loaded<State>> {
    const events = await this.events<Event>(streamName, from.revision + 1);
    if (events.length === 0) return from;
    const { handled } = from;
    for (const event of events) remember(handled, event, event.metadata, event);
    const last = events[events.length - 1] as Recorded<Event>;
    const loaded: Loaded<State> = {
      state: events.reduce((state, event) => decider.evolve(state, event), from.state),
      revision: last.revision,
      hash: last.metadata.hash,
      position: last.position,
      handled,
    };
    this.cache.set(streamName, decider, loaded);
    return loaded;
  }

  /** Appends what was decided; `null` where somebody else was faster. */
  private async append<State, Command, Event extends DomainEvent>(
    streamName: string,
    decider: Decider<State, Command, Event>,
    known: Loaded<State>,
    decided: readonly Event[],
    context: CommandContext,
  ): Promise<Handled<State, Event> | null> {
    let hash = known.hash;
    const written = decided.map((event, index) => {
      const link = {
        $correlationId: context.correlationId,
        $causationId: context.commandId,
        ...(context.fingerprint && { fingerprint: context.fingerprint }),
        actor: context.actor,
        schemaVersion: SCHEMA_VERSION,
      };
      // By command and content: the log takes the same ids again as done, so two senders of one command who would write different
      // things must not agree on an id, or the slower one went on with what was never stored.
      const id = uuidv5(Buffer.from(JSON.stringify([streamName, index, event, link])), context.commandId);
      hash = chainHash(this.auditSecret, hash, { ...event, id, metadata: link });
      return { ...event, id, metadata: { ...link, hash } satisfies EventMetadata };
    });
    try {
      const result = await inTime(
        this.client.appendToStream(
          streamName,
          written.map(({ data, ...event }) => jsonEvent({ ...event, data: data as JSONType })),
          {
            expectedRevision: known.revision < 0 ? NO_STREAM : BigInt(known.revision),
            deadline: APPEND_DEADLINE_MS,
          },
        ),
      );
      const position = result.position ? Number(result.position.commit) : await this.lastPosition(streamName);
      const { handled } = known;
      const state = written.reduce<State>((current, event) => decider.evolve(current, event), known.state);
      for (const [index, event] of written.entries())
        remember(handled, event, event.metadata, { position, revision: known.revision + 1 + index });
      this.cache.set(streamName, decider, {
        state,
        revision: known.revision + written.length,
        hash,
        position,
        handled,
      });
      return { state, events: written, position };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return null;
      this.cache.delete(streamName, decider);
      throw asUnavailable(error);
    }
  }

  private async lastPosition(streamName: string): Promise<number> {
    const events = await this.events(streamName);
    return events.at(-1)?.position ?? 0;
  }
}

function empty<State>(decider: { readonly initialState: State }): Loaded<State> {
  return { state: decider.initialState, revision: -1, hash: '', position: 0, handled: new Map() };
}

function remember(
  handled: Map<string, HandledCommand>,
  event: DomainEvent & { readonly id: string },
  { $causationId, fingerprint }: EventMetadata,
  { position, revision }: { readonly position: number; readonly revision: number },
): void {
  const before = handled.get($causationId)?.events ?? [];
  if (before.some(({ id }) => id === event.id)) return;
  handled.set($causationId, { fingerprint, position, revision, events: [...before, event] });
}

/** What a command did when it was first sent; `null` for one not seen yet. Refuses its key under another body. */
function recognise<State, Event extends DomainEvent>(
  { handled, state, revision }: Loaded<State>,
  { commandId, fingerprint }: CommandContext,
): Handled<State, Event> | null {
  const before = handled.get(commandId);
  // The map is shared with later states of the stream: what this state does not hold yet is not answered out of it.
  if (!before || before.revision > revision) return null;
  if (before.fingerprint !== fingerprint)
    refuse(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request. Use a new key for a new request.',
    );
  // This decider's own stream holds its own events only.
  return { state, events: before.events as readonly (Event & { readonly id: string })[], position: before.position };
}
