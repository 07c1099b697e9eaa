import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '@/lib/data/query-client';
import { allowTranslation } from '@/lib/i18n/allow-translation';
import { setLanguage } from '@/lib/i18n/i18n';
import { preferredLanguage } from '@/lib/i18n/languages';
import { dropSession } from '@/lib/session/channel';
import { hasLastState } from '@/lib/session/session';
import { createAppRouter } from './router';

allowTranslation();
// Loaded on first focus of a field: the first screen does not need it.
addEventListener(
  'focusin',
  () => void import('@/lib/forms/clean-fields').then(({ cleanFields }) => cleanFields()).catch(() => undefined),
  { once: true },
);

const queryClient = createQueryClient(
  () => {
    // `useSession` sends the user to the login; if that could not be loaded, the next screen's guard does.
    void import('@/lib/data/supabase')
      .then(({ supabase }) => supabase.auth.signOut({ scope: 'local' }))
      .catch(dropSession);
  },
  // An authenticator was added elsewhere, which this tab's session does not know.
  () => void router.navigate({ to: '/second-step', search: { redirect: router.state.location.href } }),
);
const router = createAppRouter(queryClient);

// The router reloads the page if it takes a failed import for a replaced chunk. Offline, that would show the
// browser's error page instead of our `RouteError`.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
});

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

/** Restores the state of a page that reloaded offline. */
const restoreLastState = async () => {
  if (!hasLastState()) return;
  const lastState = await import('@/lib/offline/last-state');
  lastState.restoreLastState(queryClient);
};

// Without its words (offline) the page stays English. Not a top-level `await`, which would split the entry into two
// dozen chunks.
void Promise.allSettled([setLanguage(preferredLanguage()), restoreLastState()]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
