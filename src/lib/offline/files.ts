import { publicPath } from '@/lib/public-path';

/** Files of the application that this page has loaded; their names change with their content. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Has a service worker keep the files of the application, so that it opens without a network. To be called after the first
 * screen: what was loaded before the worker began is named to it, and so is the page for addresses that cannot be reached.
 */
export function keepFiles(): void {
  // Built by `vite build`; and a plain http address has no workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const tell = () =>
    serviceWorker.controller?.postMessage({
      type: 'CACHE_URLS',
      payload: { urlsToCache: [...loadedFiles(), publicPath('/offline')] },
    });
  tell();
  // The first worker, and each of a new release.
  serviceWorker.addEventListener('controllerchange', tell);
  // Where the browser refuses, the application works as it does without.
  void serviceWorker.register('/sw.js').catch(() => undefined);
  void askForWorker(serviceWorker);
}

/** A page that was being opened while the first worker began is not one of those that the worker took over then. */
async function askForWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active?.postMessage({ type: 'CLAIM' });
}
