import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { lastPosition } from '@phirse/infra/eventstore/last-position.js';
import { pause } from '@phirse/infra/pause.js';
import { keepRunning, reasonOf } from '@phirse/infra/retry.js';
import { type Db } from 'mongodb';
import { CheckpointStore } from './checkpoint-store.js';
import { type FoldFailure, type StoredDocument } from './fold-batch.js';
import { whileHolding } from './lease.js';
import { LiveProjection } from './live-projection.js';
import { Lock } from './lock.js';
import { RebuildRequests } from './rebuild-requests.js';
import { BuildFailed, describeFailure, SideBuild, sideNameOf } from './side-build.js';

const MAX_BATCH = 2000;
/** A batch costs a dozen calls to the database, however many events it holds. */
const LINGER_MS = 20;
/** While there is a backlog, documents are written this often, or when one read model holds so many that wait. */
const BACKLOG_FLUSH_MS = 500;
const MAX_UNWRITTEN = 10_000;
/** How often the worker looks whether somebody asks for a rebuild. */
const REQUESTS_MS = 1000;

interface Stopped {
  readonly live: LiveProjection;
  readonly failure: FoldFailure;
}

/**
 * Keeps every read model of the process up to date: one subscription for all of them, one worker at a time. Whatever goes wrong
 * with the database or the log, it starts over from the checkpoints, with back-off, until it is stopped.
 */
export class ProjectionRunner {
  private readonly logger = new Logger('projections');
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: CheckpointStore;
  private readonly requests: RebuildRequests;
  /** Held by a batch, and by whoever needs the read models to stand still. */
  private readonly lock = new Lock();
  private live: LiveProjection[] = [];
  private position = 0;
  private running: Promise<void> = Promise.resolve();
  private held: AbortSignal | null = null;
  private failed = new AbortController();
  /** What is being written. */
  private writing: Promise<void> = Promise.resolve();
  /** Read models that folded something since the last write began. */
  private readonly unsaved = new Set<LiveProjection>();
  private flushTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly db: Db,
    private readonly projections: readonly AnyProjection[],
  ) {
    this.checkpoints = new CheckpointStore(db);
    this.requests = new RebuildRequests(db);
  }

  start(): void {
    const { signal } = this.stopping;
    this.running = keepRunning(
      () => whileHolding(this.db, 'projections', this.holder, signal, (held) => this.work(held)),
      signal,
      (error, backoff) => this.logger.warn(`starting over in ${backoff} ms: ${reasonOf(error)}`),
    );
  }

  /** Finishes the batch at hand and gives the lease back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /**
   * Builds a read model from the first event while the old one serves, then swaps. Only the worker at work can.
   * @throws BuildFailed where an event cannot be folded; the old one goes on serving
   */
  async rebuild(name: string): Promise<void> {
    const projection = this.projections.find((known) => known.name === name);
    if (!projection) throw new Error(`There is no read model '${name}'`);
    if (!this.held) throw new Error('Another worker is at work; ask that one');
    await this.build(projection, this.held, { fresh: true });
  }

  /** Loads the checkpoints and follows the log until the lease is lost or something fails. */
  private async work(held: AbortSignal): Promise<void> {
    this.failed = new AbortController();
    this.writing = Promise.resolve();
    this.unsaved.clear();
    const signal = AbortSignal.any([held, this.failed.signal]);
    const outdated = await this.open();
    this.position =
      this.live.length > 0 ? Math.min(...this.live.map(({ position }) => position)) : await lastPosition(this.client);
    this.held = signal;
    const building = this.buildAll(outdated, signal).then(() => this.serveRequests(signal));
    building.catch(() => this.failed.abort());
    try {
      await followLog(this.client, {
        name: 'projections',
        from: this.position,
        filter: excludeSystemEvents(),
        maxBatch: MAX_BATCH,
        lingerMs: LINGER_MS,
        handle: (events, position) => this.lock.run(() => this.handle(events, position)),
        signal,
      });
    } finally {
      this.held = null;
      clearTimeout(this.flushTimer);
      this.failed.abort();
      await Promise.all([this.writing, building]);
    }
  }

  /** The read models whose documents are of the present version go on; answers the others. */
  private async open(): Promise<readonly AnyProjection[]> {
    const outdated: AnyProjection[] = [];
    this.live = [];
    for (const projection of this.projections) {
      const { name, version } = projection;
      const checkpoint = await this.checkpoints.open(name, version);
      if (checkpoint.version !== version) {
        outdated.push(projection);
        continue;
      }
      const collection = this.db.collection<StoredDocument>(name);
      // Without a checkpoint, what the collection holds is of unknown origin.
      if (checkpoint.position === 0) await collection.drop();
      const live = new LiveProjection(projection, collection, checkpoint.position);
      await live.createIndexes();
      this.live.push(live);
    }
    return outdated;
  }

  /** Folds a batch while what came before it is still being written. A full batch means a backlog: its documents may change again. */
  private async handle(events: readonly Recorded[], position: number): Promise<void> {
    const behind = this.live.filter((live) => live.position < position);
    const folded = await Promise.all(
      behind.map(async (live) => ({ live, failure: await live.fold(events, position) })),
    );
    const stopped = folded.flatMap(({ live, failure }) => (failure ? [{ live, failure }] : []));
    this.live = this.live.filter((live) => !stopped.some((one) => one.live === live));
    this.position = position;
    for (const live of behind) this.unsaved.add(live);
    const isBacklog =
      events.length === MAX_BATCH && !behind.some(({ unwrittenCount }) => unwrittenCount >= MAX_UNWRITTEN);
    if (isBacklog && stopped.length === 0) this.flushSoon();
    else await this.flush(stopped);
  }

  private flushSoon(): void {
    const flush = () => this.lock.run(() => this.flush([])).catch(() => this.failed.abort());
    this.flushTimer ??= setTimeout(flush, BACKLOG_FLUSH_MS);
  }

  /** Begins to write what was folded; never more than one write at a time. */
  private async flush(stopped: readonly Stopped[]): Promise<void> {
    clearTimeout(this.flushTimer);
    this.flushTimer = undefined;
    await this.writing;
    const unsaved = [...this.unsaved];
    this.unsaved.clear();
    this.writing = this.write(unsaved, stopped, this.position);
    // Whoever comes next is told by awaiting it; where nobody comes, the worker starts over.
    this.writing.catch(() => this.failed.abort());
  }

  /** Documents first, checkpoints after: what a crash leaves in between is recognised by the documents' own positions. */
  private async write(
    unsaved: readonly LiveProjection[],
    stopped: readonly Stopped[],
    position: number,
  ): Promise<void> {
    await Promise.all(unsaved.map((live) => live.flush()));
    for (const { live, failure } of stopped) {
      const description = describeFailure(failure);
      this.logger.error(
        `${live.name} stopped: ${description}`,
        failure.error instanceof Error ? failure.error.stack : '',
      );
      await this.checkpoints.stop(live.name, live.position, live.projection.version, description);
    }
    const passed = unsaved.filter((live) => !stopped.some((one) => one.live === live)).map(({ name }) => name);
    await this.checkpoints.advance(passed, position);
  }

  private async buildAll(outdated: readonly AnyProjection[], signal: AbortSignal): Promise<void> {
    for (const projection of outdated) {
      try {
        await this.build(projection, signal, { fresh: false });
      } catch (error) {
        if (!(error instanceof BuildFailed)) throw error;
        this.logger.error(`${projection.name} cannot be rebuilt: ${error.message}`, error.stack);
        const serving = await this.checkpoints.find(projection.name);
        if (serving)
          await this.checkpoints.stop(projection.name, serving.position, serving.version, `rebuild: ${error.message}`);
      }
    }
  }

  private async serveRequests(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const name of await this.requests.open()) {
        await this.rebuild(name).catch((error: unknown) => {
          if (signal.aborted) throw error;
          this.logger.error(`${name} is not rebuilt: ${reasonOf(error)}`);
        });
        if (!signal.aborted) await this.requests.done(name);
      }
      await pause(REQUESTS_MS, signal);
    }
  }

  private async build(projection: AnyProjection, signal: AbortSignal, options: { fresh: boolean }): Promise<void> {
    const { name, version } = projection;
    const build = await SideBuild.open(this.client, this.db, this.checkpoints, projection, options);
    try {
      await build.catchUp(signal);
      await this.lock.run(async () => {
        await this.flush([]);
        await this.writing;
        await build.catchUp(signal, this.position);
        if (signal.aborted) return;
        const swapped = await build.swapIn();
        this.live = [...this.live.filter((live) => live.name !== name), swapped];
        this.logger.log(`${name} is rebuilt as version ${version} (${sideNameOf(projection)})`);
      });
    } catch (error) {
      if (error instanceof BuildFailed) await build.discard();
      throw error;
    }
  }
}
