import net from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Message } from '@phirse/contracts/kernel/message.js';
import { KafkaTransport, parse } from './kafka-transport.js';

const message: Message = {
  id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11',
  type: 'Happened.v1',
  key: 'a',
  occurredAt: '2026-03-02T06:30:00.000Z',
  position: 1,
  data: { of: 'use' },
};

beforeAll(() => Logger.overrideLogger(false));

/** A port on which nobody listens any more. */
async function deadPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('Kafka', () => {
  it('says so within seconds where no broker answers, again and again, and still closes', async () => {
    const transport = new KafkaTransport([`127.0.0.1:${await deadPort()}`]);
    const began = Date.now();
    await expect(transport.publish('things.v1', [message])).rejects.toThrow(/ECONNREFUSED|Connection error/);
    await expect(transport.publish('things.v1', [message])).rejects.toThrow(/ECONNREFUSED|Connection error/);
    expect(Date.now() - began).toBeLessThan(20_000);
    await transport.publish('things.v1', []);
    await transport.close();
  });

  it('takes for a message what one is, and nothing else', () => {
    const read = (value: unknown) => parse(Buffer.from(JSON.stringify(value)));
    expect(read(message)).toEqual(message);
    const odd = [null, 7, 'text', {}, { ...message, id: 1 }, { ...message, data: null }, { ...message, position: '1' }];
    expect(odd.map(read)).toEqual(odd.map(() => null));
    expect([parse(null), parse(Buffer.from('{"id":'))]).toEqual([null, null]);
  });
});
