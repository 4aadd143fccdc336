import { type Questionnaire } from '@phirse/contracts/read-models/answers.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

const questionnaireKeys = keysOf('questionnaires');

export const QUESTIONS_FAILED = 'Failed to load questions. Please try again.';

/** The questions of a category, by its slug or bare name. */
export const questionnaireQuery = (categorySlug: string) =>
  queryOptions({
    queryKey: questionnaireKeys.of(categorySlug),
    queryFn: ({ signal }) =>
      api.get<Questionnaire>(`/api/category/fetch-category-slug/${encodeURIComponent(categorySlug)}`, {
        signal,
        session: null,
      }),
    staleTime: 5 * 60_000,
  });
