/** Folded streams kept in memory; the least recently used go first. Each holds a state, not the events' history. */
const MAX_ENTRIES = 5000;

/** Folded streams by name and decider. Only a head start: every append still names its expected revision. */
export class StateCache<Loaded> {
  private readonly entries = new Map<string, Loaded>();
  private readonly serials = new WeakMap<object, number>();
  private lastSerial = 0;

  get(streamName: string, decider: object): Loaded | undefined {
    const key = this.keyOf(streamName, decider);
    const loaded = this.entries.get(key);
    if (loaded === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, loaded);
    return loaded;
  }

  set(streamName: string, decider: object, loaded: Loaded): void {
    const key = this.keyOf(streamName, decider);
    this.entries.delete(key);
    this.entries.set(key, loaded);
    if (this.entries.size <= MAX_ENTRIES) return;
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }

  delete(streamName: string, decider: object): void {
    this.entries.delete(this.keyOf(streamName, decider));
  }

  private keyOf(streamName: string, decider: object): string {
    let serial = this.serials.get(decider);
    if (serial === undefined) {
      serial = ++this.lastSerial;
      this.serials.set(decider, serial);
    }
    return `${serial}:${streamName}`;
  }
}
