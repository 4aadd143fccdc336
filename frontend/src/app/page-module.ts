import { type LoaderFunction, type RouteObject } from 'react-router-dom';

export interface PageModule {
  readonly Component: NonNullable<RouteObject['Component']>;
  readonly loader?: LoaderFunction;
}

/**
 * Routes of an area, path to module: `orders: 'orders'` of the customer's is src/pages/customer/orders.page.tsx, a chunk of its own.
 * A path without its module is left out. `before` runs ahead of the page's own loader and may redirect.
 */
export function pages(
  modules: Readonly<Record<string, () => Promise<PageModule>>>,
  table: Readonly<Record<string, string>>,
  before?: LoaderFunction,
): RouteObject[] {
  return Object.entries(table).flatMap(([path, name]) => {
    const load = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.page.tsx`))?.[1];
    if (!load) return [];
    const lazy = async () => {
      const { Component, loader } = await load();
      return { Component, loader: before ? inTurn(before, loader) : loader };
    };
    return [path === '' ? { index: true, lazy } : { path, lazy }];
  });
}

function inTurn(first: LoaderFunction, second: LoaderFunction | undefined): LoaderFunction {
  return async (args, context) => (await first(args, context)) ?? (await second?.(args, context)) ?? null;
}
