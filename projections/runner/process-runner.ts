import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, eventTypeFilter } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { DomainError, ERRORS, type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { type Db } from 'mongodb';
import { v5 as uuidv5 } from 'uuid';
import { CheckpointStore } from './checkpoint-store.js';
import { whileHolding } from './lease.js';
import { pause } from './pause.js';

/** Events between two checkpoints: what a crash makes a process see again. */
const MAX_BATCH = 50;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5000;
const VERSION = 1;
/** Refusals that another try may turn into an answer. */
const PASSING: readonly ErrorCode[] = ['CONFLICT', 'TOO_MANY_REQUESTS'];

/** Sends a command; rejects with what its handler throws. */
export type Send = (command: object) => Promise<unknown>;

/**
 * Runs every process manager of the process: each follows the log at its own pace. A command is sent until it is answered: done, or
 * refused for good. After a crash commands are sent again, under the same ids.
 */
export class ProcessRunner {
  private readonly logger = new Logger('processes');
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: CheckpointStore;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly db: Db,
    private readonly processes: readonly AnyProcess[],
    private readonly send: Send,
  ) {
    this.checkpoints = new CheckpointStore(db);
  }

  start(): void {
    this.running = this.run(this.stopping.signal);
  }

  /** Finishes the command at hand and gives the lease back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.processes.length > 0) {
      try {
        await whileHolding(this.db, 'processes', this.holder, signal, async (held) => {
          await Promise.all(this.processes.map((process) => this.keepFollowing(process, held)));
        });
      } catch (error) {
        this.logger.warn(`starting over: ${messageOf(error)}`);
      }
      await pause(FIRST_BACKOFF_MS, signal);
    }
  }

  /** Starts a process over from its checkpoint whenever something goes wrong, until the lease is lost. */
  private async keepFollowing(process: AnyProcess, held: AbortSignal): Promise<void> {
    let backoff = FIRST_BACKOFF_MS;
    while (!held.aborted) {
      const began = Date.now();
      try {
        await this.follow(process, held);
      } catch (error) {
        this.logger.error(`${process.name}: starting over in ${backoff} ms: ${messageOf(error)}`);
      }
      if (Date.now() - began > MAX_BACKOFF_MS) backoff = FIRST_BACKOFF_MS;
      await pause(backoff, held);
      backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
    }
  }

  private async follow(process: AnyProcess, held: AbortSignal): Promise<void> {
    const { position } = await this.checkpoints.open(process.name, VERSION);
    await followLog(this.client, {
      name: process.name,
      from: position,
      filter: eventTypeFilter({ regex: `^(${process.eventTypes.join('|')})$` }),
      maxBatch: MAX_BATCH,
      signal: held,
      handle: async (events, last) => {
        for (const event of events) {
          await this.settle(process, event, held);
          if (held.aborted) return;
          if (!(await this.react(process, event, held))) return;
        }
        await this.checkpoints.advance([process.name], last);
      },
    });
  }

  /** Waits until an event is old enough for the process; later events wait behind it. */
  private async settle({ settleMs }: AnyProcess, { recordedAt }: Recorded, held: AbortSignal): Promise<void> {
    const wait = Date.parse(recordedAt) + settleMs - Date.now();
    if (wait > 0) await pause(Math.min(wait, settleMs), held);
  }

  /** Sends what the process answers to an event. `false` where the lease was lost in between. */
  private async react(process: AnyProcess, event: Recorded, held: AbortSignal): Promise<boolean> {
    const commands = await this.commandsOf(process, event, held);
    for (const command of commands) if (!(await this.sendUntilAnswered(process, command, held))) return false;
    return !held.aborted;
  }

  /** A process that cannot react to an event stops there, loudly: what it would have done must not be skipped. */
  private async commandsOf(process: AnyProcess, event: Recorded, held: AbortSignal): Promise<readonly object[]> {
    try {
      return process.react(event, (place) => contextOf(process.name, event, place));
    } catch (error) {
      const description = `${event.type} ${event.id} at position ${event.position}: ${messageOf(error)}`;
      this.logger.error(`${process.name} stopped: ${description}`, error instanceof Error ? error.stack : '');
      const { position } = await this.checkpoints.open(process.name, VERSION);
      await this.checkpoints.stop(process.name, position, VERSION, description);
      while (!held.aborted) await pause(60_000, held);
      return [];
    }
  }

  private async sendUntilAnswered({ name }: AnyProcess, command: object, held: AbortSignal): Promise<boolean> {
    let backoff = FIRST_BACKOFF_MS;
    while (!held.aborted) {
      try {
        await this.send(command);
        return true;
      } catch (error) {
        if (isFinal(error)) {
          this.logger.warn(`${name}: ${command.constructor.name} was refused: ${messageOf(error)}`);
          return true;
        }
        this.logger.error(`${name}: ${command.constructor.name} failed, again in ${backoff} ms: ${messageOf(error)}`);
        await pause(backoff, held);
        backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      }
    }
    return false;
  }
}

/** The context of a process's command: the same whenever the same event is delivered. */
function contextOf(processName: string, event: Recorded, place: number): CommandContext {
  return {
    actor: { role: 'system', id: processName },
    commandId: uuidv5(`${processName}/${place}`, event.id),
    correlationId: event.metadata.$correlationId,
  };
}

function isFinal(error: unknown): boolean {
  return error instanceof DomainError && ERRORS[error.code].status < 500 && !PASSING.includes(error.code);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
