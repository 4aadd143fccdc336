import { type Collection, type Db } from 'mongodb';

interface RebuildRequest {
  /** The read model's name. */
  readonly _id: string;
  readonly requestedAt: string;
}

/** How the API and the command line ask the worker, whichever it is, to rebuild a read model. */
export class RebuildRequests {
  private readonly requests: Collection<RebuildRequest>;

  constructor(db: Db) {
    this.requests = db.collection<RebuildRequest>('rebuilds');
  }

  /** Asks for a rebuild; asking twice before it begins is asking once. */
  async ask(name: string, requestedAt: string): Promise<void> {
    await this.requests.replaceOne({ _id: name }, { requestedAt }, { upsert: true });
  }

  /** Names that are asked for. */
  async open(): Promise<readonly string[]> {
    return (await this.requests.find().toArray()).map(({ _id }) => _id);
  }

  async done(name: string): Promise<void> {
    await this.requests.deleteOne({ _id: name });
  }
}
