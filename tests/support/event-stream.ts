import { setTimeout as sleep } from 'node:timers/promises';

export interface SentEvent {
  readonly event: string;
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly data: any;
}

/** A reader of server-sent events, as a browser reads them. */
export class EventStream {
  readonly events: SentEvent[] = [];
  readonly status: number;
  private ended = false;

  private constructor(
    private readonly response: Response,
    private readonly stopping: AbortController,
  ) {
    this.status = response.status;
  }

  static async open(url: string, token: string, lastEventId?: string): Promise<EventStream> {
    const stopping = new AbortController();
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastEventId && { 'last-event-id': lastEventId }),
      },
      signal: stopping.signal,
    });
    const stream = new EventStream(response, stopping);
    if (response.ok) void stream.read();
    return stream;
  }

  get contentType(): string {
    return this.response.headers.get('content-type') ?? '';
  }

  get headers(): Headers {
    return this.response.headers;
  }

  get isOver(): boolean {
    return this.ended;
  }

  problem(): Promise<unknown> {
    return this.response.json();
  }

  /** Waits until an event is there for which this holds. */
  async until(holds: (event: SentEvent) => boolean, withinMs = 10_000): Promise<SentEvent> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const found = this.events.find(holds);
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(`not sent within ${withinMs} ms; sent: ${JSON.stringify(this.events)}`);
      await sleep(10);
    }
  }

  /** Waits until the server has ended it. */
  async over(withinMs = 5000): Promise<void> {
    const deadline = Date.now() + withinMs;
    while (!this.ended) {
      if (Date.now() > deadline) throw new Error(`still open after ${withinMs} ms`);
      await sleep(10);
    }
  }

  close(): void {
    this.stopping.abort();
  }

  private async read(): Promise<void> {
    let waiting = '';
    try {
      for await (const chunk of this.response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const parts = (waiting + chunk).split('\n\n');
        waiting = parts.pop() ?? '';
        for (const part of parts) this.take(part);
      }
    } catch {
      // Closed by us, or the server is gone: either way there is no more to come.
    }
    this.ended = true;
  }

  private take(part: string): void {
    const fields = new Map(
      part.split('\n').map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
      }),
    );
    const data = fields.get('data');
    if (data)
      this.events.push({ event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) });
  }
}
