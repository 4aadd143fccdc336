import { describe, expect, it } from '@jest/globals';
import { type ModelEvent } from '@phirse/contracts/events/catalog.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { SAMPLE_MODEL } from '../reference/sample-model.js';
import { type ModelCommand, modelDecider } from './model.decider.js';

const AT = '2026-03-10T08:00:00.000Z';
const { slug } = SAMPLE_MODEL;
const listed: ModelEvent = { type: 'ModelListed', data: SAMPLE_MODEL };
const repriced: ModelEvent = { type: 'ModelRepriced', data: { slug, at: AT, variant: '8 GB / 128 GB', price: 19_000 } };
const withdrawn: ModelEvent = { type: 'ModelWithdrawn', data: { slug, at: AT } };
const list = (changes: object = {}): ModelCommand => ({
  type: 'ListModel',
  model: { ...SAMPLE_MODEL, at: AT, ...changes },
});
const reprice = (variant: string, price: number): ModelCommand => ({
  type: 'RepriceModel',
  slug,
  variant,
  price,
  at: AT,
});
const WITHDRAW: ModelCommand = { type: 'WithdrawModel', slug, at: AT };

const when = (given: readonly ModelEvent[], command: ModelCommand) =>
  modelDecider.decide(command, fold(modelDecider, given));
const refused = (code: string) => expect.objectContaining({ code });

describe('ListModel', () => {
  it('lists a model', () => {
    expect(when([], list())).toEqual([{ type: 'ModelListed', data: { ...SAMPLE_MODEL, at: AT } }]);
  });
  it('changes nothing the second time, whatever the order of its keys', () => {
    const reversed = Object.fromEntries(Object.entries(SAMPLE_MODEL).reverse());
    expect(when([listed], list(reversed))).toEqual([]);
  });
  it('leaves a later price alone', () => {
    expect(when([listed, repriced], list())).toEqual([]);
  });
  it('lists anew what has changed, and brings a withdrawn model back', () => {
    expect(when([listed], list({ bestSelling: false }))).toHaveLength(1);
    expect(when([listed, withdrawn], list())).toHaveLength(1);
  });
  it.each([
    ['no variants', []],
    ['a free variant', [{ name: '64 GB', price: 0 }]],
    ['part of a rupee', [{ name: '64 GB', price: 10.5 }]],
    [
      'two variants of one name',
      [
        { name: '64 GB', price: 10 },
        { name: '64gb', price: 20 },
      ],
    ],
  ])('refuses %s', (_, variants) => {
    expect(() => when([], list({ variants }))).toThrow(refused('INVALID'));
  });
});

describe('RepriceModel', () => {
  it('changes the price of a variant by name or path segment', () => {
    expect(when([listed], reprice('8 GB / 128 GB', 19_000))).toEqual([repriced]);
    expect(when([listed], reprice('8gb-128gb', 19_000))).toEqual([repriced]);
  });
  it('changes nothing where that is the price', () => {
    expect(when([listed, repriced], reprice('8gb-128gb', 19_000))).toEqual([]);
  });
  it.each<[string, readonly ModelEvent[], ModelCommand, string]>([
    ['an unknown model', [], reprice('8gb-128gb', 1), 'MODEL_NOT_FOUND'],
    ['a withdrawn model', [listed, withdrawn], reprice('8gb-128gb', 1), 'INVALID_TRANSITION'],
    ['an unknown variant', [listed], reprice('1 TB', 1), 'INVALID'],
    ['a price of nothing', [listed], reprice('8gb-128gb', 0), 'INVALID'],
  ])('refuses %s', (_, given, command, code) => {
    expect(() => when(given, command)).toThrow(refused(code));
  });
});

describe('WithdrawModel', () => {
  it('withdraws, once', () => {
    expect(when([listed], WITHDRAW)).toEqual([withdrawn]);
    expect(when([listed, withdrawn], WITHDRAW)).toEqual([]);
  });
  it('refuses an unknown model', () => {
    expect(() => when([], WITHDRAW)).toThrow(refused('MODEL_NOT_FOUND'));
  });
});
