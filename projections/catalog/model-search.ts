import { type CatalogModel } from '@phirse/contracts/read-models/catalog.js';

type Searched = Pick<CatalogModel, 'model' | 'brandName' | 'seriesName' | 'variants' | 'releasedYear'>;

/** Models that a text may mean, best match first; spacing, case, punctuation and the brand may be missing. Blank finds nothing. */
export function searchModels<Model extends Searched>(
  models: readonly Model[],
  text: string,
  limit: number,
): readonly Model[] {
  const query = compact(text);
  if (!query) return [];
  const words = text.split(/\s+/).map(compact).filter(Boolean);
  return models
    .map((model) => ({ model, score: scoreOf(model, query, words) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score ||
        one.model.model.length - other.model.model.length ||
        other.model.releasedYear - one.model.releasedYear ||
        (one.model.model < other.model.model ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ model }) => model);
}

function scoreOf(
  { model, brandName, seriesName, variants }: Searched,
  query: string,
  words: readonly string[],
): number {
  const name = compact(model);
  const full = name.startsWith(compact(brandName)) ? name : compact(brandName) + name;
  if (name === query || full === query) return 100;
  if (name.startsWith(query)) return 80;
  if (full.startsWith(query)) return 75;
  if (full.includes(query)) return 60;
  if (words.every((word) => full.includes(word))) return 40;
  const everything = full + compact(seriesName) + variants.map(compact).join('');
  return words.every((word) => everything.includes(word)) ? 20 : 0;
}

/** `Galaxy S21+` as `galaxys21plus`. */
const compact = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^\p{L}\p{N}]+/gu, '');
