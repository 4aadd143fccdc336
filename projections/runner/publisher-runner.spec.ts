import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Message, type Publisher } from '@phirse/contracts/kernel/message.js';
import { HandledMessages } from '@phirse/infra/kafka/handled-messages.js';
import { InProcessTransport } from '@phirse/infra/kafka/in-process-transport.js';
import { type MessageTransport } from '@phirse/infra/kafka/message-transport.js';
import { type Checkpoint } from '@phirse/infra/mongo/checkpoints.js';
import { type SampleEvent } from '../testing/sample.projection.js';
import { startTestServers, type TestServers, until } from '../testing/test-servers.js';
import { PublisherRunner } from './publisher-runner.js';

const TOPIC = 'samples.v1';
const CHECKPOINT = 'sample-publisher.in-process';

const publisher: Publisher<SampleEvent, Message> = {
  name: 'sample-publisher',
  topic: TOPIC,
  on: {
    SampleAdded: ({ id, position, recordedAt, data }) => {
      if (data.id === 'poison') throw new Error('cannot be told');
      return { id, key: data.id, occurredAt: recordedAt, position, type: 'SampleAdded.v1', data };
    },
    SampleRemoved: null,
  },
};

let servers: TestServers;
let transport: InProcessTransport;
let runners: PublisherRunner[] = [];
/** What the topic got since this test began: the log of this file goes on from one to the next. */
let arrived: Message[] = [];
let begin = 0;

beforeAll(async () => {
  Logger.overrideLogger(false);
  servers = await startTestServers();
});
afterAll(() => servers.stop());
beforeEach(async () => {
  await servers.db.dropDatabase();
  transport = new InProcessTransport();
  arrived = [];
  await transport.subscribe(TOPIC, 'spec', async (message) => {
    if (message.position > begin) arrived.push(message);
  });
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await transport.close();
});

function run(over: MessageTransport = transport): PublisherRunner {
  const runner = new PublisherRunner(servers.client, servers.db, [publisher], over);
  runners.push(runner);
  runner.start();
  return runner;
}

/** The same transport with something before or after its publishing. */
const over = (publish: MessageTransport['publish']): MessageTransport => ({
  name: transport.name,
  publish,
  subscribe: (topic, group, handler) => transport.subscribe(topic, group, handler),
  close: () => transport.close(),
});

const checkpoints = () => servers.db.collection<Checkpoint>('checkpoints');
const passed = (position: number) =>
  until(
    async () => ((await checkpoints().findOne({ _id: CHECKPOINT }))?.position ?? 0) >= position,
    `the checkpoint at ${position}`,
  );
const amounts = () => arrived.map(({ data }) => ('amount' in data ? data.amount : null));

async function add(id: string, ...given: readonly number[]): Promise<number> {
  let position = 0;
  for (const amount of given)
    position = await servers.append(`sample-${id}`, { type: 'SampleAdded', data: { id, amount } });
  return position;
}

/** Appends one event and goes on behind it. */
async function beginHere(): Promise<void> {
  begin = await add('before', 0);
}

describe('a publisher', () => {
  it('publishes in log order under the ids of the events, and leaves out what stays inside', async () => {
    await beginHere();
    await add('a', 1, 2);
    await servers.append('sample-a', { type: 'SampleRemoved', data: { id: 'a' } });
    const last = await add('b', 3);
    run();
    await passed(last);
    await until(() => arrived.length === 3, 'three messages');
    expect(amounts()).toEqual([1, 2, 3]);
    expect(arrived.map(({ key }) => key)).toEqual(['a', 'a', 'b']);
    expect(arrived.at(-1)?.position).toBe(last);
    await passed(await add('a', 4));
    await until(() => arrived.length === 4, 'the fourth');
  });

  it('that crashes after publishing publishes again: nothing is lost, a key keeps its order, who handles once handles once', async () => {
    await beginHere();
    const handled: unknown[] = [];
    const once = new HandledMessages(servers.db, 'spec');
    await transport.subscribe(TOPIC, 'once', async (message) => {
      if (message.position > begin)
        await once.handleOnce(message, async () => {
          handled.push(message.id);
        });
    });
    await add('a', 1, 2, 3);
    const last = await add('b', 4);
    // The checkpoint is gone once the messages are out: what a crash between the two leaves.
    let crashes = 1;
    run(
      over(async (topic, messages) => {
        await transport.publish(topic, messages);
        if (messages.some(({ position }) => position > begin) && crashes-- > 0) await checkpoints().deleteMany({});
      }),
    );
    await passed(last);
    await passed(await add('a', 5));
    await until(() => amounts().includes(5) && handled.length >= 5, 'every message handled');
    expect(arrived.length).toBeGreaterThan(5);
    expect([...new Set(amounts())]).toEqual([1, 2, 3, 4, 5]);
    expect(handled).toEqual([...new Set(arrived.map(({ id }) => id))]);
  });

  it('goes on until it is acknowledged, and sets no checkpoint before', async () => {
    await beginHere();
    await checkpointAt(begin);
    let tries = 0;
    const seen: (number | undefined)[] = [];
    const last = await add('a', 1, 2);
    run(
      over(async (topic, messages) => {
        seen.push((await checkpoints().findOne({ _id: CHECKPOINT }))?.position);
        tries += 1;
        if (tries === 1) throw new Error('no broker');
        await transport.publish(topic, messages);
        if (tries === 2) throw new Error('the acknowledgement was lost');
      }),
    );
    await passed(last);
    await until(() => amounts().includes(2), 'both messages');
    expect(arrived.length).toBeGreaterThan(2);
    expect([...new Set(amounts())]).toEqual([1, 2]);
    expect(seen.slice(0, 3)).toEqual([begin, begin, begin]);
  });

  it('works in one worker at a time; the next takes over where it stopped', async () => {
    await beginHere();
    const first = run();
    await passed(await add('a', 1));
    run();
    await passed(await add('a', 2));
    await first.stop();
    await passed(await add('a', 3));
    await until(() => arrived.length === 3, 'three messages');
    expect(amounts()).toEqual([1, 2, 3]);
  });

  it('stops loudly before an event that it cannot tell of, having told of all before it', async () => {
    await beginHere();
    await checkpointAt(begin);
    const before = await add('a', 1);
    await add('poison', 2);
    await add('a', 3);
    run();
    await until(async () => (await checkpoints().findOne({ _id: CHECKPOINT }))?.status === 'stopped', 'stopped');
    expect(await checkpoints().findOne({ _id: CHECKPOINT })).toMatchObject({
      position: before,
      error: expect.stringContaining('cannot be told'),
    });
    expect(amounts()).toEqual([1]);
  });
});

async function checkpointAt(position: number): Promise<void> {
  await checkpoints().insertOne({
    _id: CHECKPOINT,
    position,
    version: 1,
    status: 'running',
    error: null,
    updatedAt: '2026-03-02T06:30:00.000Z',
  });
}
