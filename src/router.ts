import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router';
import { PendingPage } from '@/components/states/PendingPage';
import { RouteError } from '@/components/states/RouteError';
import { toast } from '@/lib/toast';
import { routeTree } from './routeTree.gen';

/** Creates the client's router. @param history for tests; the browser's own by default */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    // Plain text, because by default `?ref=123456` would become a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) toast.leavePage();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
