import { publicPath } from '@/lib/public-path';

/** Application files loaded by this page; their names contain a hash. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Caches the application's files for offline use. Call it after the first screen, whose files it reports. */
export function keepFiles(): void {
  // Only `vite build` makes the worker, and plain http has no workers.
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
  // If the browser refuses, the application works without it.
  void serviceWorker.register('/sw.js').catch(() => undefined);
  void askForWorker(serviceWorker);
}

/** The first worker may not take over a page that was loading when it started. */
async function askForWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active?.postMessage({ type: 'CLAIM' });
}
