/** Caches public files only: not Supabase, uploads or other origins. */
import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerBuild } from './build';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: WorkerBuild;

const { version, files, addresses } = BUILD;
const PREFIX = 'glassmine-files-';
const FILES = `${PREFIX}${version}`;

/** The document for an address when offline: the application's, or the offline page in the address's language. */
async function documentFor({ pathname }: URL): Promise<Response | undefined> {
  if (addresses.includes(pathname.replace(/\/$/, ''))) return matchPrecache('/app.html');
  const language = /^\/([a-z]{2})(\/|$)/.exec(pathname)?.[1] ?? '';
  return (await caches.match(`/${language}/offline`)) ?? matchPrecache('/offline.html');
}

// Documents come from the network when possible, so that no release can lock users in.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: ({ request }) => documentFor(new URL(request.url)) }],
    }),
  ),
);
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' });
// Caches other files on use; their names are hashed. Pages report what they loaded before this worker started.
registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && (pathname.startsWith('/assets/') || /^(\/[a-z]{2})?\/offline$/.test(pathname)),
  new CacheFirst({ cacheName: FILES }),
);

/** Whether no other tab may need the previous release's files. */
async function isAlone(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.length < 2;
}

async function removeOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) =>
  event.waitUntil(isAlone().then((alone) => (alone ? self.skipWaiting() : undefined))),
);
self.addEventListener('activate', (event) =>
  // Navigation preload requests documents while this worker starts.
  event.waitUntil(Promise.all([removeOldFiles(), self.registration.navigationPreload?.enable()])),
);
clientsClaim();
// Requested by a page that this worker did not claim.
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'CLAIM')
    event.waitUntil(self.clients.claim());
});
