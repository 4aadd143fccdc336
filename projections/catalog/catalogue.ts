import { Inject, Injectable } from '@nestjs/common';
import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { Db } from 'mongodb';
import { type BrandDocument, type CatalogDocument, catalog, type ModelDocument } from './catalog.projection.js';

/** A rebuild swaps documents without new positions: everything is read again this often. */
const RELOAD_MS = 60_000;

/** The catalogue in memory: a few hundred documents that every visitor reads. Each use asks the database for what is newer. */
@Injectable()
export class Catalogue {
  private readonly documents = new Map<string, CatalogDocument>();
  private position = -1;
  private loadedAt = 0;

  constructor(@Inject(Db) private readonly db: Db) {}

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
    const isStale = Date.now() - this.loadedAt > RELOAD_MS;
    const newer = await this.db
      .collection<CatalogDocument>(catalog.name)
      .find({ position: { $gt: isStale ? -1 : this.position } })
      .toArray();
    if (isStale) {
      this.documents.clear();
      this.loadedAt = Date.now();
    }
    for (const document of newer) {
      const { _id, kind }: { readonly _id: string; readonly kind?: string } = document;
      // A tombstone has no kind.
      if (kind) this.documents.set(_id, document);
      else this.documents.delete(_id);
      this.position = Math.max(this.position, document.position);
    }
  }
}
