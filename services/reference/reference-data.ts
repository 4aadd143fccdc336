import { setTimeout as sleep } from 'node:timers/promises';
import { BACKWARDS, END, EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type Category, type Variant } from '@phirse/contracts/events/catalog.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { estimatePrice } from '@phirse/contracts/rules/pricing.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { invalid } from '@phirse/infra/http/validation.js';
import {
  type AreaFacts,
  type BrandFacts,
  CatalogueFacts,
  findVariant,
  type ModelFacts,
  type QuestionnaireFacts,
  type ReferenceEvent,
} from './catalogue-facts.js';

/** A model's variant, the city that serves the pincode, and the price there before any answer. */
export interface Estimate {
  readonly model: ModelFacts;
  readonly variant: Variant;
  readonly area: AreaFacts;
  /** Whole rupees, rounded to ₹10. */
  readonly estimatedPrice: number;
}

const PREFIXES = ['model-', 'brand-', 'questionnaire-', 'serviceArea-'];
/** Larger than any catalogue, so that the subscription is never held back. */
const MAX_BATCH = 10_000;
/** Events of the log between two signs of progress. */
const SEARCH_WINDOW = 1000;
/** How often a server that never says "caught up" is looked at: two looks without progress mean that it is. */
const LOOK_MS = 1000;

/**
 * What the catalogue, the questionnaires and the service areas say now: in memory, followed from the log, no I/O a request.
 * Keeps answering while the event store is away, and catches up when it is back.
 */
@Injectable()
export class ReferenceData implements OnModuleInit, OnModuleDestroy {
  /** Resolves when all that the log held has been read once. */
  readonly ready: Promise<void>;
  private readonly facts = new CatalogueFacts();
  private readonly stopping = new AbortController();
  private readonly logger = new Logger('reference-data');
  private following: Promise<void> = Promise.resolve();
  private setReady: () => void = () => {};
  private isReady = false;
  private waiting: (() => void)[] = [];
  private handled = 0;
  /** Position of the last sign of progress, an event or a checkpoint. */
  private progress = 0;

  constructor(@Inject(EventStoreDBClient) private readonly client: EventStoreDBClient) {
    this.ready = new Promise((resolve) => {
      this.setReady = () => {
        this.isReady = true;
        resolve();
      };
    });
  }

  /** Commit position of the last event folded in. */
  get position(): number {
    return this.handled;
  }

  onModuleInit(): void {
    const { signal } = this.stopping;
    this.following = followLog<ReferenceEvent>(this.client, {
      name: 'reference-data',
      from: 0,
      filter: streamNameFilter({
        prefixes: PREFIXES,
        maxSearchWindow: SEARCH_WINDOW,
        checkpointReached: (_, { commit }) => {
          this.progress = Math.max(this.progress, Number(commit));
        },
      }),
      maxBatch: MAX_BATCH,
      handle: async (events, position) => this.fold(events, position),
      onCaughtUp: () => this.setReady(),
      signal,
    }).catch((error: unknown) => {
      // Stale look-ups would price devices wrongly for ever: a process that cannot fold must not go on.
      this.logger.error('the look-ups cannot go on', error instanceof Error ? error.stack : String(error));
      throw error;
    });
    void this.lookForEnd(signal);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.following;
  }

  /** Waits until the event at `position`, one of the catalogue's own, is folded in; `false` after `timeoutMs`. */
  async waitFor(position: number, timeoutMs = 2000): Promise<boolean> {
    const deadline = Date.now() + timeoutMs;
    while (this.handled < position && Date.now() < deadline) {
      const timer = new AbortController();
      const changed = new Promise<void>((resolve) => this.waiting.push(resolve));
      const late = sleep(deadline - Date.now(), undefined, { signal: timer.signal }).catch(() => {});
      await Promise.race([changed, late]);
      timer.abort();
    }
    return this.handled >= position;
  }

  /** A model that is or was bought (`isWithdrawn`); `null` for a slug that is none. */
  model(slug: string): ModelFacts | null {
    return this.facts.model(slug);
  }

  /** Every model that is bought now. */
  models(): readonly ModelFacts[] {
    return this.facts.models();
  }

  brand(slug: string): BrandFacts | null {
    return this.facts.brand(slug);
  }

  /** The latest questionnaire of a category with its price rules. */
  questionnaire(category: Category): QuestionnaireFacts | null {
    return this.facts.questionnaire(category);
  }

  /** The city that serves a pincode; `null` where none does. */
  areaOf(pincode: string): AreaFacts | null {
    return this.facts.areaOf(pincode);
  }

  /** A city by its slug; `null` where it is not served. */
  area(city: string): AreaFacts | null {
    return this.facts.area(city);
  }

  /** Every city that is served now. */
  areas(): readonly AreaFacts[] {
    return this.facts.areas();
  }

  /** A model that is bought now; refuses any other (MODEL_NOT_FOUND). */
  boughtModel(slug: string): ModelFacts {
    const model = this.facts.model(slug);
    if (!model) refuse('MODEL_NOT_FOUND', `We do not know the model '${slug}'. Please search for your model again.`);
    if (model.isWithdrawn)
      refuse(
        'MODEL_NOT_FOUND',
        `We do not buy the ${model.brandName} ${model.model} at present. Please choose another.`,
      );
    return model;
  }

  /** A model's variant by name or by path segment; refuses another (INVALID, field `variant`). */
  variant(model: ModelFacts, wanted: string): Variant {
    const variant = findVariant(model, wanted);
    if (variant) return variant;
    const known = model.variants.map(({ name }) => name).join(', ');
    throw invalid([
      { field: 'variant', message: `The ${model.model} does not come in '${wanted}'. Choose one of: ${known}.` },
    ]);
  }

  /**
   * The price of a model's variant at a pincode before any answer. Refuses an unknown or withdrawn model (MODEL_NOT_FOUND), an unknown
   * variant (INVALID) and a pincode that no city serves (AREA_NOT_SERVED).
   */
  estimate(slug: string, wantedVariant: string, pincode: string): Estimate {
    const model = this.boughtModel(slug);
    const variant = this.variant(model, wantedVariant);
    const area =
      this.facts.areaOf(pincode) ??
      refuse('AREA_NOT_SERVED', `We do not pick up at ${pincode} yet. Please try another pincode.`, { pincode });
    return { model, variant, area, estimatedPrice: estimatePrice(variant.price, area.priceFactor) };
  }

  private fold(events: readonly Recorded<ReferenceEvent>[], position: number): void {
    for (const event of events) this.facts.apply(event);
    this.handled = position;
    this.progress = Math.max(this.progress, position);
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  /** For servers before 23.10, which do not say when a subscription has caught up. */
  private async lookForEnd(signal: AbortSignal): Promise<void> {
    let before: number | null = null;
    while (!this.isReady && !signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => {});
      const isThere = await this.answers();
      if (isThere && before === this.progress) this.setReady();
      before = isThere ? this.progress : null;
    }
  }

  private async answers(): Promise<boolean> {
    try {
      for await (const _ of this.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) break;
      return true;
    } catch {
      return false;
    }
  }
}
