import { type BlogList, type OneBlog, type RecentBlogs } from '@phirse/contracts/read-models/content.js';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

const blogKeys = keysOf('blogs');
/** The spec's page of the list. */
export const PAGE_SIZE = 10;
const STALE_MS = 10 * 60_000;
const open = { session: null } as const;

/** The list from a page on, further pages as they are wanted. */
export const blogListQuery = (firstPage: number) =>
  infiniteQueryOptions({
    queryKey: blogKeys.of('list', firstPage),
    queryFn: async ({ pageParam, signal }): Promise<BlogList['data']> => {
      const query = { page: pageParam, limit: PAGE_SIZE };
      return (await api.get<BlogList>('/api/blog', { ...open, query, signal })).data;
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : null),
    staleTime: STALE_MS,
  });

export const recentBlogsQuery = queryOptions({
  queryKey: blogKeys.of('recent'),
  queryFn: async ({ signal }) => (await api.get<RecentBlogs>('/api/blog/recent-blog', { ...open, signal })).data,
  staleTime: STALE_MS,
});

export const blogQuery = (slug: string) =>
  queryOptions({
    queryKey: blogKeys.of('post', slug),
    queryFn: async ({ signal }) =>
      (await api.get<OneBlog>(`/api/blog/${encodeURIComponent(slug)}`, { ...open, signal })).data,
    staleTime: STALE_MS,
  });
