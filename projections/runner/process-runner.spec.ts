import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { type Process } from '@phirse/contracts/kernel/process.js';
import { type Checkpoint } from '@phirse/infra/mongo/checkpoints.js';
import { type SampleEvent } from '../testing/sample.projection.js';
import { startTestServers, type TestServers, until } from '../testing/test-servers.js';
import { ProcessRunner, type Send } from './process-runner.js';

class Note {
  constructor(
    readonly id: string,
    readonly context: CommandContext,
  ) {}
}

let servers: TestServers;
let runner: ProcessRunner | null = null;

const noting = (settleMs = 0): Process<SampleEvent> => ({
  name: 'noting',
  eventTypes: ['SampleAdded'],
  settleMs,
  react: (event, contextOf) => {
    if (event.data.id === 'poison') throw new Error('cannot react');
    return [new Note(event.data.id, contextOf(0)), new Note(`${event.data.id}-again`, contextOf(1))];
  },
});

beforeAll(async () => {
  Logger.overrideLogger(false);
  servers = await startTestServers();
});
afterAll(() => servers.stop());
beforeEach(async () => {
  await servers.db.dropDatabase();
});
afterEach(() => runner?.stop());

function run(send: Send, process = noting()): void {
  runner = new ProcessRunner(servers.client, servers.db, [process], send);
  runner.start();
}

const add = (id: string) => servers.append('sample-a', { type: 'SampleAdded', data: { id, amount: 1 } });
const checkpoints = () => servers.db.collection<Checkpoint>('checkpoints');
const position = async () => (await checkpoints().findOne({ _id: 'noting' }))?.position ?? 0;
const passed = (wanted: number) => until(async () => (await position()) >= wanted, `noting at ${wanted}`);

/** Collects notes that begin with `prefix`; the log of this file goes on from one spec to the next. */
function notes(prefix: string, answer: (note: Note) => void = () => {}) {
  const sent: Note[] = [];
  const send: Send = async (command) => {
    if (!(command instanceof Note) || !command.id.startsWith(prefix)) return;
    sent.push(command);
    answer(command);
  };
  return { sent, send };
}

describe('a process', () => {
  it('sends its commands in order, under ids that a second delivery repeats', async () => {
    const { sent, send } = notes('a');
    run(send);
    const last = await add('a');
    await passed(last);
    await runner?.stop();
    await checkpoints().updateOne({ _id: 'noting' }, { $set: { position: 0 } });
    run(send);
    await passed(last);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'a-again', 'a', 'a-again']);
    const [first, second, third, fourth] = sent.map(({ context }) => context.commandId);
    expect([third, fourth]).toEqual([first, second]);
    expect(first).not.toBe(second);
    expect(sent[0]?.context).toMatchObject({
      actor: { role: 'system', id: 'noting' },
      correlationId: '00000000-0000-4000-8000-00000000c0de',
    });
  });

  it('sends until it is answered, and goes on after a refusal', async () => {
    let failures = 2;
    const { sent, send } = notes('b', ({ id }) => {
      if (id === 'b' && failures-- > 0) throw new DomainError('UNAVAILABLE', 'away');
      if (id === 'b-again') throw new DomainError('INSUFFICIENT_COINS', 'no');
    });
    run(send);
    await passed(await add('b'));
    expect(sent.map(({ id }) => id)).toEqual(['b', 'b', 'b', 'b-again']);
  });

  it('tries again where too much went on at once', async () => {
    let failures = 1;
    const { sent, send } = notes('c', ({ id }) => {
      if (id === 'c' && failures-- > 0) throw new DomainError('CONFLICT', 'busy');
    });
    run(send);
    await passed(await add('c'));
    expect(sent.map(({ id }) => id)).toEqual(['c', 'c', 'c-again']);
  });

  it('leaves an event alone until it has settled', async () => {
    const { sent, send } = notes('d');
    run(send, noting(600));
    const began = Date.now();
    await passed(await add('d'));
    expect(sent).toHaveLength(2);
    expect(Date.now() - began).toBeGreaterThanOrEqual(550);
  });

  it('stops loudly at an event that it cannot react to', async () => {
    run(async () => {});
    const last = await add('e');
    await passed(last);
    await add('poison');
    await until(async () => (await checkpoints().findOne({ _id: 'noting' }))?.status === 'stopped', 'stopped');
    expect(await checkpoints().findOne({ _id: 'noting' })).toMatchObject({
      position: last,
      error: expect.stringContaining('cannot react'),
    });
  });
});
