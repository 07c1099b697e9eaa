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
// Not before someone turns to a field: the first screen needs none of it.
addEventListener(
  'focusin',
  () =>
    void import('@/lib/forms/clean-fields').then(({ cleanFields }) => cleanFields()).catch(() => undefined),
  { once: true },
);

const queryClient = createQueryClient(
  () => {
    // Ends in `useSession`, which brings the person to the login; where that could not be fetched, the next screen's guard does.
    void import('@/lib/data/supabase')
      .then(({ supabase }) => supabase.auth.signOut({ scope: 'local' }))
      .catch(dropSession);
  },
  // An authenticator was added elsewhere, of which the session of this tab does not know.
  () => void router.navigate({ to: '/second-step', search: { redirect: router.state.location.href } }),
);
const router = createAppRouter(queryClient);

// The router loads the page again when it takes a failure for a part that a newer version has replaced. Without a network that
// would leave nothing but the browser's own words: its `RouteError` shall tell what happened.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
});

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

/** What a page showed that was loaded again without a network. */
const restoreLastState = async () => {
  if (!hasLastState()) return;
  const lastState = await import('@/lib/offline/last-state');
  lastState.restoreLastState(queryClient);
};

// Without its words (a lost connection) the language of the page stays English.
// Not by a top-level `await`: it would make the bundler split the entry into two dozen files.
void Promise.allSettled([setLanguage(preferredLanguage()), restoreLastState()]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
