import { type Message } from '@phirse/contracts/kernel/message.js';
import { type Collection, type Db } from 'mongodb';

/** Longer than a broker keeps messages (7 days): what comes again comes within this. */
const REMEMBERED_SECONDS = 14 * 24 * 60 * 60;

interface HandledMessage {
  /** `group/message id`. */
  readonly _id: string;
  readonly handledAt: Date;
}

/** What a group of consumers has handled: makes at least once into once, but for a crash in the very middle of the work. */
export class HandledMessages {
  private readonly handled: Collection<HandledMessage>;
  private indexed: Promise<unknown> | null = null;

  constructor(
    db: Db,
    private readonly group: string,
  ) {
    this.handled = db.collection<HandledMessage>('handled-messages');
  }

  /**
   * Does the work unless the group has done it for this message. It is remembered after the work, never before: a crash between the two
   * repeats the work rather than losing it. Answers whether the work was done now; rejects with what the work throws.
   */
  async handleOnce(message: Pick<Message, 'id'>, work: () => Promise<void>): Promise<boolean> {
    await this.createIndex();
    const _id = `${this.group}/${message.id}`;
    if (await this.handled.findOne({ _id })) return false;
    await work();
    await this.handled.updateOne({ _id }, { $setOnInsert: { handledAt: new Date() } }, { upsert: true });
    return true;
  }

  private async createIndex(): Promise<void> {
    this.indexed ??= this.handled.createIndex({ handledAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });
    await this.indexed.catch((error: unknown) => {
      this.indexed = null;
      throw error;
    });
  }
}
