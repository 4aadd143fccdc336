import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Message } from '@phirse/contracts/kernel/message.js';
import { InProcessTransport } from './in-process-transport.js';

const TOPIC = 'things.v1';
const message = (id: string, key = 'a'): Message => ({
  id,
  type: 'Happened.v1',
  key,
  occurredAt: '2026-03-02T06:30:00.000Z',
  position: 1,
  data: { id },
});

let transport: InProcessTransport;

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => {
  transport = new InProcessTransport();
});
afterEach(() => transport.close());

/** A handler that notes ids, and that `count` of them have come. */
function notes(fails: (id: string) => boolean = () => false) {
  const ids: string[] = [];
  const handler = async ({ id }: Message) => {
    ids.push(id);
    if (fails(id)) throw new Error('not now');
  };
  const come = async (count: number) => {
    const deadline = Date.now() + 5000;
    while (ids.length < count) {
      if (Date.now() > deadline) throw new Error(`only ${ids}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { ids, handler, come };
}

describe('messages in the process', () => {
  it('reach every group in order, those from before it came too', async () => {
    await transport.publish(TOPIC, [message('1'), message('2')]);
    const [one, other] = [notes(), notes()];
    await transport.subscribe(TOPIC, 'one', one.handler);
    await transport.publish(TOPIC, [message('3')]);
    await transport.subscribe(TOPIC, 'other', other.handler);
    await Promise.all([one.come(3), other.come(3)]);
    expect([one.ids, other.ids]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
  });

  it('come again until they are handled, and later ones wait', async () => {
    let failures = 2;
    const { ids, handler, come } = notes((id) => id === '1' && failures-- > 0);
    await transport.subscribe(TOPIC, 'group', handler);
    await transport.publish(TOPIC, [message('1'), message('2')]);
    await come(4);
    expect(ids).toEqual(['1', '1', '1', '2']);
  });

  it('go on behind the last that the group handled, whoever handles them', async () => {
    const first = notes((id) => id === '2');
    const subscription = await transport.subscribe(TOPIC, 'group', first.handler);
    await transport.publish(TOPIC, [message('1'), message('2'), message('3')]);
    await first.come(2);
    await subscription.stop();
    const second = notes();
    await transport.subscribe(TOPIC, 'group', second.handler);
    await second.come(2);
    expect(second.ids).toEqual(['2', '3']);
  });

  it('reach one member of a group at a time; the next takes over when it stops', async () => {
    const [first, second] = [notes(), notes()];
    const subscription = await transport.subscribe(TOPIC, 'group', first.handler);
    await transport.subscribe(TOPIC, 'group', second.handler);
    await transport.publish(TOPIC, [message('1')]);
    await first.come(1);
    await subscription.stop();
    await transport.publish(TOPIC, [message('2')]);
    await second.come(1);
    expect([first.ids, second.ids]).toEqual([['1'], ['2']]);
  });

  it('keep to their topic, and are each consumer’s own', async () => {
    const { ids, handler, come } = notes();
    await transport.subscribe(TOPIC, 'spoils', async (each) => {
      Object.assign(each, { id: 'spoilt' });
    });
    await transport.publish('others.v1', [message('0')]);
    await transport.publish(TOPIC, [message('1')]);
    await transport.subscribe(TOPIC, 'group', handler);
    await come(1);
    expect(ids).toEqual(['1']);
  });

  it('are kept up to a limit: who falls behind it misses the oldest', async () => {
    await transport.publish(
      TOPIC,
      Array.from({ length: 10_003 }, (_, index) => message(String(index))),
    );
    const { ids, handler, come } = notes();
    await transport.subscribe(TOPIC, 'late', handler);
    await come(10_000);
    expect([ids[0], ids.at(-1)]).toEqual(['3', '10002']);
  });

  it('are refused once the transport is closed', async () => {
    await transport.close();
    await expect(transport.publish(TOPIC, [message('1')])).rejects.toThrow('closed');
  });
});
