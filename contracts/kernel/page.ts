export const MAX_PAGE_SIZE = 100;
/** Far beyond any list; what is asked for beyond it is a slip. */
export const MAX_PAGE = 100_000;

export interface Pagination {
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
  readonly hasNext: boolean;
}

/** The pagination block of a list answer. */
export function pagination(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages };
}

/** A list answer: `{ orders: [...], pagination }`. */
export type Listed<Name extends string, Item> = { readonly [key in Name]: readonly Item[] } & {
  readonly pagination: Pagination;
};
