import { type EventStoreDBClient } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { DomainError, ERRORS, type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProcess } from '@phirse/contracts/kernel/process.js';
import { pause } from '@phirse/infra/pause.js';
import { reasonOf, retry } from '@phirse/infra/retry.js';
import { type Db } from 'mongodb';
import { v5 as uuidv5 } from 'uuid';
import { type CatchUpSubscription, CatchUpSubscriptions } from './catch-up-subscriptions.js';

/** Events between two checkpoints: what a crash makes a process see again. */
const MAX_BATCH = 50;
/** Refusals that another try may turn into an answer. */
const PASSING: readonly ErrorCode[] = ['CONFLICT', 'TOO_MANY_REQUESTS'];

const logger = new Logger('processes');

/** Sends a command; rejects with what its handler throws. */
export type Send = (command: object) => Promise<unknown>;

/**
 * Runs every process manager of the process: each follows the log at its own pace. A command is sent until it is answered: done, or
 * refused for good. After a crash commands are sent again, under the same ids.
 */
export class ProcessRunner extends CatchUpSubscriptions {
  constructor(client: EventStoreDBClient, db: Db, processes: readonly AnyProcess[], send: Send) {
    super(
      client,
      db,
      'processes',
      processes.map((process) => subscriptionOf(process, send)),
    );
  }
}

function subscriptionOf(process: AnyProcess, send: Send): CatchUpSubscription {
  return {
    name: process.name,
    eventTypes: process.eventTypes,
    maxBatch: MAX_BATCH,
    handle: async (events, held) => {
      for (const event of events) {
        await settle(process, event, held);
        if (held.aborted) return null;
        let commands: readonly object[];
        try {
          commands = process.react(event, (place) => contextOf(process.name, event, place));
        } catch (error) {
          return { event, error };
        }
        for (const command of commands) if (!(await sendUntilAnswered(process, command, send, held))) return null;
      }
      return null;
    },
  };
}

/** Waits until an event is old enough for the process; later events wait behind it. */
async function settle({ settleMs }: AnyProcess, { recordedAt }: Recorded, held: AbortSignal): Promise<void> {
  const wait = Date.parse(recordedAt) + settleMs - Date.now();
  if (wait > 0) await pause(Math.min(wait, settleMs), held);
}

/** `false` where the lease was lost before the command was answered. */
function sendUntilAnswered({ name }: AnyProcess, command: object, send: Send, held: AbortSignal): Promise<boolean> {
  const what = `${name}: ${command.constructor.name}`;
  const untilRefused = async () => {
    try {
      await send(command);
    } catch (error) {
      if (!isFinal(error)) throw error;
      logger.warn(`${what} was refused: ${reasonOf(error)}`);
    }
  };
  return retry(untilRefused, held, (error, backoff) =>
    logger.error(`${what} failed, again in ${backoff} ms: ${reasonOf(error)}`),
  );
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
