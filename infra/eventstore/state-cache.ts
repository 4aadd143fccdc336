/** Streams kept in memory; the least recently used go first. Each holds a folded state, not the events' history. */
const MAX_STREAMS = 5000;

/** Folded streams by name and decider. Only a head start: every append still names its expected revision. */
export class StateCache<Loaded> {
  private readonly entries = new Map<string, { readonly decider: object; readonly loaded: Loaded }>();

  get(streamName: string, decider: object): Loaded | undefined {
    const entry = this.entries.get(streamName);
    if (entry?.decider !== decider) return undefined;
    this.entries.delete(streamName);
    this.entries.set(streamName, entry);
    return entry.loaded;
  }

  set(streamName: string, decider: object, loaded: Loaded): void {
    this.entries.delete(streamName);
    this.entries.set(streamName, { decider, loaded });
    if (this.entries.size > MAX_STREAMS) {
      const oldest = this.entries.keys().next();
      if (!oldest.done) this.entries.delete(oldest.value);
    }
  }

  delete(streamName: string, decider: object): void {
    if (this.entries.get(streamName)?.decider === decider) this.entries.delete(streamName);
  }
}
