import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { lastPosition } from '@phirse/infra/eventstore/last-position.js';
import { type Db } from 'mongodb';
import { CheckpointStore } from './checkpoint-store.js';
import { type StoredDocument } from './fold-batch.js';
import { whileHolding } from './lease.js';
import { LiveProjection } from './live-projection.js';
import { Lock } from './lock.js';
import { pause } from './pause.js';
import { BuildFailed, describeFailure, SideBuild, sideNameOf } from './side-build.js';

const MAX_BATCH = 2000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5000;

/**
 * Keeps every read model of the process up to date: one subscription for all of them, one worker at a time. Whatever goes wrong
 * with the database or the log, it starts over from the checkpoints, with back-off, until it is stopped.
 */
export class ProjectionRunner {
  private readonly logger = new Logger('projections');
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: CheckpointStore;
  /** Held by a batch, and by whoever needs the read models to stand still. */
  private readonly lock = new Lock();
  private live: LiveProjection[] = [];
  private position = 0;
  private running: Promise<void> = Promise.resolve();
  private held: AbortSignal | null = null;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly db: Db,
    private readonly projections: readonly AnyProjection[],
  ) {
    this.checkpoints = new CheckpointStore(db);
  }

  start(): void {
    this.running = this.run(this.stopping.signal);
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

  private async run(signal: AbortSignal): Promise<void> {
    let backoff = FIRST_BACKOFF_MS;
    while (!signal.aborted) {
      const began = Date.now();
      try {
        await whileHolding(this.db, 'projections', this.holder, signal, (held) => this.work(held));
      } catch (error) {
        this.logger.warn(`starting over in ${backoff} ms: ${error instanceof Error ? error.message : error}`);
      }
      if (Date.now() - began > MAX_BACKOFF_MS) backoff = FIRST_BACKOFF_MS;
      await pause(backoff, signal);
      backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
    }
  }

  /** Loads the checkpoints and follows the log until the lease is lost or something fails. */
  private async work(held: AbortSignal): Promise<void> {
    const failed = new AbortController();
    const signal = AbortSignal.any([held, failed.signal]);
    const outdated = await this.open();
    this.position =
      this.live.length > 0 ? Math.min(...this.live.map(({ position }) => position)) : await lastPosition(this.client);
    this.held = signal;
    const building = this.buildAll(outdated, signal);
    building.catch(() => failed.abort());
    try {
      await followLog(this.client, {
        name: 'projections',
        from: this.position,
        filter: excludeSystemEvents(),
        maxBatch: MAX_BATCH,
        handle: (events, position) => this.lock.run(() => this.handle(events, position)),
        signal,
      });
    } finally {
      this.held = null;
      failed.abort();
      await building;
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

  private async handle(events: readonly Recorded[], position: number): Promise<void> {
    const behind = this.live.filter((live) => live.position < position);
    const failures = await Promise.all(behind.map((live) => live.apply(events, position)));
    const stopped = new Set<LiveProjection>();
    for (const [index, failure] of failures.entries()) {
      const live = behind[index];
      if (!failure || !live) continue;
      stopped.add(live);
      const description = describeFailure(failure);
      this.logger.error(
        `${live.name} stopped: ${description}`,
        failure.error instanceof Error ? failure.error.stack : '',
      );
      await this.checkpoints.stop(live.name, live.position, live.projection.version, description);
    }
    this.live = this.live.filter((live) => !stopped.has(live));
    const passed = behind.filter((live) => !stopped.has(live)).map(({ name }) => name);
    await this.checkpoints.advance(passed, position);
    this.position = position;
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

  private async build(projection: AnyProjection, signal: AbortSignal, options: { fresh: boolean }): Promise<void> {
    const { name, version } = projection;
    const build = await SideBuild.open(this.client, this.db, this.checkpoints, projection, options);
    try {
      await build.catchUp(signal);
      await this.lock.run(async () => {
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
