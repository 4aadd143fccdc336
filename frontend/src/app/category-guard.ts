import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { type LoaderFunctionArgs } from 'react-router-dom';

/** The first segment of the sell flow must be a category: everything else that matches its pattern is not found. */
export function requireCategory({ params }: LoaderFunctionArgs): null {
  if (!categoryBySlug(params.categorySlug ?? '')) throw new Response(null, { status: 404 });
  return null;
}
