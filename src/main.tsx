import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '@/lib/data/query-client';
import { allowTranslation } from '@/lib/i18n/allow-translation';
import { setLanguage } from '@/lib/i18n/i18n';
import { isLanguage, type Language, preferredLanguage } from '@/lib/i18n/languages';
import { dropSession } from '@/lib/session/channel';
import { hasLastState } from '@/lib/session/session';
import { App } from './App';
import { createAppRouter } from './router';

allowTranslation();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
const { lang } = document.documentElement;
/** The language of a public page that the build rendered. */
const language = root.hasChildNodes() && isLanguage(lang) ? lang : undefined;

const cleanFields = () =>
  void import('@/lib/forms/clean-fields').then((fields) => fields.cleanFields()).catch(() => undefined);
// Loaded at the first focus, because the first screen does not need it.
if (document.activeElement === document.body) addEventListener('focusin', cleanFields, { once: true });
else cleanFields();

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
const router = createAppRouter(queryClient, { ...(language && { language }) });

// The router reloads the page if it takes a failed import for a replaced chunk. Offline, that would show the
// browser's error page instead of our `RouteError`.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
});

/** Restores the state of a page that reloaded offline. */
const restoreLastState = async () => {
  if (!hasLastState()) return;
  const lastState = await import('@/lib/offline/last-state');
  lastState.restoreLastState(queryClient);
};

const app = (
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>
);

/** Hydrates a public page, after its words have loaded. */
async function takeOver(place: Element, code: Language): Promise<void> {
  // As after server rendering, so that the router adds no boundary around the page.
  router.ssr = { manifest: undefined };
  await setLanguage(code);
  await router.load();
  hydrateRoot(place, app);
}

// Without its words (offline) the page stays English. Not a top-level `await`, which would split the entry into two
// dozen chunks.
if (language) void takeOver(root, language);
else
  void Promise.allSettled([setLanguage(preferredLanguage()), restoreLastState()]).then(() =>
    createRoot(root).render(app),
  );
