import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router';
import { PendingPage } from '@/components/states/PendingPage';
import { RouteError } from '@/components/states/RouteError';
import type { Language } from '@/lib/i18n/languages';
import { toast } from '@/lib/toast';
import { routeTree } from './routeTree.gen';

interface Place {
  /** The browser's own by default. */
  history?: RouterHistory;
  /** Of a public page, whose address begins with it. */
  language?: Language;
}

/** Creates the client's router. */
export function createAppRouter(queryClient: QueryClient, { history, language }: Place = {}) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    // Hydration must not move a public page that a visitor has scrolled. In the build it would add a script.
    scrollRestoration: import.meta.env.SSR ? false : () => !language,
    basepath: language && language !== 'en' ? `/${language}` : '/',
    // Plain text, because by default `?ref=123456` would become a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) toast.leavePage();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
