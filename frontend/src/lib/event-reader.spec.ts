import { describe, expect, it } from '@jest/globals';
import { eventReader } from './event-reader.js';

const bodyOf = (...chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

describe('an event stream', () => {
  it('is read whatever the pieces it comes in; comments and half events are no events', async () => {
    const events = [];
    for await (const event of eventReader(
      bodyOf(
        ': hello\n\nid: 7\neve',
        'nt: order\ndata: {"a":\ndata: 1}\n',
        '\ndata:tight\r\n\r\nid: 9\n\ndata: cut off',
      ),
    ))
      events.push(event);
    expect(events).toEqual([
      { id: '7', type: 'order', data: '{"a":\n1}' },
      { id: '', type: 'message', data: 'tight' },
    ]);
  });
});
