import { type SiteContent, type SiteContentName, type SiteContents } from '@phirse/contracts/read-models/content.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

const contentKeys = keysOf('content');
/** Texts change a few times a month. */
const STALE_MS = 30 * 60_000;

export const CONTENT_FAILED = 'This part of the page did not arrive. Please try again.';

/** A piece of the site's own text, as operators last edited it. */
export const contentQuery = <Name extends SiteContentName>(name: Name) =>
  queryOptions({
    queryKey: contentKeys.of(name),
    queryFn: async ({ signal }): Promise<SiteContents[Name]> => {
      const answer = await api.get<SiteContent<Name>>(`/dynamic/site-content/${name}`, { signal, session: null });
      return answer.data;
    },
    staleTime: STALE_MS,
  });
