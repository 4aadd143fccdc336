import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { NavigationContext } from '../lib/navigation.js';
import { queryClient } from '../lib/query.js';
import { whenVisitorActs } from '../lib/warm-up.js';
import { subscribeToasts } from '../ui/toast-store.js';
import { type AppNavigator, type View } from './navigator.js';
import { FailureContext } from './route-boundary.js';
import { routes } from './routes.js';
import { restoreScroll } from './scroll-memory.js';

/**
 * Until the visitor acts, or something is to be said, no toast is on the page; one that comes early waits in its store. Code that does
 * not arrive is asked for again with the next toast.
 */
function useToasts(): ComponentType | null {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../ui/toasts.js').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined,
      );
    whenVisitorActs(load);
    return subscribeToasts(load);
  }, []);
  return Toasts;
}

/** The app from its first view on. */
export function App({ navigator, first }: { readonly navigator: AppNavigator; readonly first: View }) {
  const [view, setView] = useState(first);
  const Toasts = useToasts();
  useEffect(() => navigator.onView((next) => startTransition(() => setView(next))), [navigator]);
  useLayoutEffect(() => {
    if (!view.keepsScroll) restoreScroll(view.location, view.action === 'POP');
    navigator.stands(view);
  }, [view, navigator]);
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationContext value={navigator}>
        <Page view={view} navigator={navigator} />
      </NavigationContext>
      {Toasts && <Toasts />}
    </QueryClientProvider>
  );
}

function Page({
  view: { location, action, failure },
  navigator: { navigator },
}: {
  readonly view: View;
  readonly navigator: AppNavigator;
}) {
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <FailureContext value={failure}>
        <Routes />
      </FailureContext>
    </Router>
  );
}

const Routes = (): ReactNode => useRoutes(routes);
