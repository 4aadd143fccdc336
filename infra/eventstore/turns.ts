/** Lets those who wait for the same thing go one after the other, in the order in which they came. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  /** Resolves when it is the caller's turn, with what ends it. */
  async begin(key: string): Promise<() => void> {
    const before = this.last.get(key);
    let release = () => {};
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.last.set(key, mine);
    await before;
    return () => {
      if (this.last.get(key) === mine) this.last.delete(key);
      release();
    };
  }
}
