import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/query.js';
import { router } from './router.js';

/** After the first paint: a toast shown before they arrive waits in their store. */
const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.js')).Toasts }));

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  );
}
