import {
  type BrandListed,
  type CatalogEvent,
  type Category,
  type ModelListed,
  type ServiceAreaOpened,
  type Variant,
} from '@phirse/contracts/events/catalog.events.js';
import { type QuestionnaireEvent, type QuestionnairePublished } from '@phirse/contracts/events/evaluation.events.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';

/** Events that the facts are folded from. */
export type ReferenceEvent = CatalogEvent | QuestionnaireEvent;

export type BrandFacts = BrandListed['data'];
/** A model at its present prices. Withdrawn ones stay known: orders and pictures refer to them. */
export type ModelFacts = ModelListed['data'] & { readonly isWithdrawn: boolean };
/** The latest questionnaire of a category, with its rules: those never leave the server. */
export type QuestionnaireFacts = QuestionnairePublished['data'];
/** A city that is served. */
export type AreaFacts = ServiceAreaOpened['data'];

/** What the catalogue says now, folded in memory. Events may come twice. */
export class CatalogueFacts {
  private readonly brandsBySlug = new Map<string, BrandFacts>();
  private readonly modelsBySlug = new Map<string, ModelFacts>();
  private readonly questionnaires = new Map<Category, QuestionnaireFacts>();
  private readonly areasByCity = new Map<string, AreaFacts>();
  private areasByPincode = new Map<string, AreaFacts>();

  apply(event: ReferenceEvent): void {
    switch (event.type) {
      case 'BrandListed':
        this.brandsBySlug.set(event.data.slug, event.data);
        return;
      case 'ModelListed':
        this.modelsBySlug.set(event.data.slug, { ...event.data, isWithdrawn: false });
        return;
      case 'ModelRepriced':
        this.change(event.data.slug, ({ variants }) => ({ variants: repriced(variants, event.data) }));
        return;
      case 'ModelWithdrawn':
        this.change(event.data.slug, () => ({ isWithdrawn: true }));
        return;
      case 'QuestionnairePublished':
        this.questionnaires.set(event.data.category, event.data);
        return;
      case 'ServiceAreaOpened':
        this.areasByCity.set(event.data.city, event.data);
        this.indexPincodes();
        return;
      case 'ServiceAreaClosed':
        this.areasByCity.delete(event.data.city);
        this.indexPincodes();
        return;
      default:
        ignore(event);
    }
  }

  /** A model that is or was bought. */
  model(slug: string): ModelFacts | null {
    return this.modelsBySlug.get(slug) ?? null;
  }

  /** Every model that is bought now. */
  models(): readonly ModelFacts[] {
    return [...this.modelsBySlug.values()].filter((model) => !model.isWithdrawn);
  }

  brand(slug: string): BrandFacts | null {
    return this.brandsBySlug.get(slug) ?? null;
  }

  questionnaire(category: Category): QuestionnaireFacts | null {
    return this.questionnaires.get(category) ?? null;
  }

  /** The city that serves a pincode; `null` where none does. */
  areaOf(pincode: string): AreaFacts | null {
    return this.areasByPincode.get(pincode) ?? null;
  }

  area(city: string): AreaFacts | null {
    return this.areasByCity.get(city) ?? null;
  }

  /** Every city that is served now, in the order in which they were opened. */
  areas(): readonly AreaFacts[] {
    return [...this.areasByCity.values()];
  }

  private change(slug: string, changes: (model: ModelFacts) => Partial<ModelFacts>): void {
    const model = this.modelsBySlug.get(slug);
    if (model) this.modelsBySlug.set(slug, { ...model, ...changes(model) });
  }

  /** The first city opened keeps a pincode that two of them claim. */
  private indexPincodes(): void {
    this.areasByPincode = new Map(
      [...this.areasByCity.values()]
        .reverse()
        .flatMap((area) => area.pincodes.map((pincode) => [pincode, area] as const)),
    );
  }
}

/** The variant of a name or of its path segment, `8 GB / 128 GB` or `8gb-128gb`. */
export function findVariant(model: Pick<ModelFacts, 'variants'>, wanted: string): Variant | null {
  const slug = variantSlug(wanted);
  return (
    model.variants.find(({ name }) => name === wanted) ??
    model.variants.find(({ name }) => variantSlug(name) === slug) ??
    null
  );
}

function repriced(
  variants: readonly Variant[],
  { variant, price }: { readonly variant: string; readonly price: number },
): readonly Variant[] {
  return variants.map((candidate) => (candidate.name === variant ? { ...candidate, price } : candidate));
}

/** Events of a later version than this code change nothing here. */
function ignore(_event: never): void {}
