import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, parseSearchWith, RouterProvider, stringifySearchWith } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PendingPage } from '@/components/PendingPage';
import { RouteError } from '@/components/RouteError';
import { createQueryClient } from '@/lib/query-client';
import { routeTree } from './routeTree.gen';

const queryClient = createQueryClient(() => {
  // Ends in `useSession`, which brings the person to the login.
  void import('@/lib/supabase').then(({ supabase }) => supabase.auth.signOut({ scope: 'local' }));
});

const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // React Query decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
  // Plain text in the address: by default `?ref=12e4` would arrive as a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** After registering: the address that waits for its confirmation. */
    unconfirmedEmail?: string;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
