import { Inject, Injectable } from '@nestjs/common';
import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { type Checkpoint, Checkpoints } from '@phirse/infra/mongo/checkpoints.js';
import { Db } from 'mongodb';
import { type BrandDocument, type CatalogDocument, catalog, type ModelDocument } from './catalog.projection.js';

/** A rebuild of the same version changes documents without new positions: everything is read again this often. */
const RELOAD_MS = 60_000;

type Reached = Pick<Checkpoint, 'position' | 'version'>;

/** The catalogue in memory: a few hundred documents that every visitor reads. Each use asks how far the read model has come. */
@Injectable()
export class Catalogue {
  private documents = new Map<string, CatalogDocument>();
  private reached: Reached | null = null;
  private loadedAt = 0;
  private loading: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Db) private readonly db: Db,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Brands of a category in the order of the shelf. */
  async brands(category: Category): Promise<readonly BrandDocument[]> {
    await this.refresh();
    return [...this.documents.values()]
      .filter((document) => document.kind === 'brand')
      .filter(({ categories }) => categories.includes(category))
      .sort((one, other) => one.listed - other.listed);
  }

  /** Models, the newest first. */
  async models(category?: Category): Promise<readonly ModelDocument[]> {
    await this.refresh();
    return [...this.documents.values()]
      .filter((document) => document.kind === 'model')
      .filter(({ categoryType }) => !category || categoryType === category)
      .sort((one, other) => other.releasedYear - one.releasedYear || other.basePrice - one.basePrice);
  }

  async model(slug: string): Promise<ModelDocument | null> {
    await this.refresh();
    const document = this.documents.get(slug);
    return document?.kind === 'model' ? document : null;
  }

  private async refresh(): Promise<void> {
    const checkpoint = (await this.checkpoints.all()).find(({ _id }) => _id === catalog.name);
    const now: Reached = { position: checkpoint?.position ?? 0, version: checkpoint?.version ?? 0 };
    if (this.isAt(now)) return;
    // One load at a time: a slower, older one must not overwrite what a newer one brought.
    const load = () => this.load(now);
    this.loading = this.loading.then(load, load);
    await this.loading;
  }

  private async load(now: Reached): Promise<void> {
    if (this.isAt(now)) return;
    const after = this.mustReload(now) ? null : this.reached;
    // Only below a checkpoint is everything written: what lies past the last one is read again.
    const changed = await this.db
      .collection<CatalogDocument>(catalog.name)
      .find({ position: { $gt: after?.position ?? -1 } })
      .toArray();
    const documents = new Map(after ? this.documents : []);
    for (const document of changed) {
      const { _id, kind }: { readonly _id: string; readonly kind?: string } = document;
      // A tombstone has no kind.
      if (kind) documents.set(_id, document);
      else documents.delete(_id);
    }
    if (!after) this.loadedAt = Date.now();
    this.documents = documents;
    this.reached = now;
  }

  private isAt(now: Reached): boolean {
    return !this.mustReload(now) && this.reached !== null && this.reached.position >= now.position;
  }

  private mustReload({ version }: Reached): boolean {
    return this.reached?.version !== version || Date.now() - this.loadedAt > RELOAD_MS;
  }
}
