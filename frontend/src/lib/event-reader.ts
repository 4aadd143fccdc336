export interface ServerEvent {
  readonly id: string;
  /** The event's name, `message` where the server gave none. */
  readonly type: string;
  readonly data: string;
}

/** Longest text kept while an event is incomplete; a server that sends more is not one of ours. */
const LONGEST_EVENT = 1_000_000;

/** Reads the events of a `text/event-stream` body as they come; `heard` is told of every sign of life, heartbeats included. */
export async function* eventReader(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? '';
      if (rest.length > LONGEST_EVENT) throw new Error('An event of the stream is too long');
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A block of `field: value` lines; comments and blocks without data (heartbeats) are no event. */
function parse(block: string): ServerEvent | null {
  let id = '';
  let type = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'event') type = value;
    else if (field === 'id') id = value;
  }
  return data.length > 0 ? { id, type, data: data.join('\n') } : null;
}
