import { type Banner, type HomePage } from '@phirse/contracts/read-models/answers.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { paths } from '../../lib/paths.js';
import { keysOf } from '../../lib/query.js';

/** Stands where no banners arrive, and until they do. */
export const DEFAULT_BANNER: Banner = {
  heading: 'Sell your Smartphone from your own doorstep',
  subheading: 'See the price first, answer a few questions, pick a slot. We come, check and pay in cash.',
  image: '/images/banners/doorstep.svg',
  webLink: paths.sell(),
  buttonText: 'See your price',
};

export const bannersQuery = queryOptions({
  queryKey: keysOf('banners').all,
  queryFn: async ({ signal }) =>
    (await api.get<HomePage>('/dynamic/getHomePage', { signal, session: null })).dynamic.sectionOne,
  staleTime: 30 * 60_000,
});
