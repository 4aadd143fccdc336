import { queryClient } from '../lib/query.js';

const ELEMENT_ID = 'seed';

/** What a prerendered page was made of: its first render in the browser is the same page, without asking again. */
export type Seed = readonly (readonly [key: readonly unknown[], data: unknown])[];

export function takeSeed(): void {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return;
  const seed: Seed = JSON.parse(text);
  for (const [key, data] of seed) queryClient.setQueryData(key, data);
}

/** The seed as an element of the page; `<` is escaped, so that no text in it can end the element. */
export function seedElement(): string {
  const seed: Seed = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(seed).replaceAll('<', '\\u003c')}</script>`;
}
