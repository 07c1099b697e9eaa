import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers for a page, and keeps all files that it has loaded. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/'));
        const kept = await Promise.all(files.map((name) => caches.match(name)));
        const prefix = document.documentElement.lang === 'en' ? '' : `/${document.documentElement.lang}`;
        const offline = await caches.match(`${prefix}/offline`);
        return navigator.serviceWorker.controller !== null && offline !== undefined && kept.every(Boolean);
      }),
    )
    .toBe(true);
}

/** What a page has done since the network is back; milliseconds from then on. */
export interface AfterReturn {
  /** When it asked for each address, perhaps a moment before, and had the answer. */
  reads: { name: string; asked: number; answered: number }[];
  /** When it opened a connection for the live channel, and was let in. */
  connected: number;
  joined: number;
}

/** Has the next documents of a page write down what they do once the network is back. */
export async function watchReturn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let back = Infinity;
    const notes = { reads: [] as unknown[], connected: Infinity, joined: Infinity };
    Object.assign(globalThis, { notes });
    addEventListener('online', () => (back = performance.now()));
    new PerformanceObserver((list) => {
      for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
        // Also what a live message had it ask for a moment before: that is not asked for twice.
        if (responseEnd >= back)
          notes.reads.push({ name, asked: startTime - back, answered: responseEnd - back });
    }).observe({ type: 'resource' });
    const since = () => Math.max(performance.now() - back, 0);
    globalThis.WebSocket = class extends WebSocket {
      constructor(...places: ConstructorParameters<typeof WebSocket>) {
        super(...places);
        if (back === Infinity) return;
        notes.connected = Math.min(notes.connected, since());
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'string' && data.includes('session:') && data.includes('"status":"ok"'))
            notes.joined = Math.min(notes.joined, since());
        });
      }
    };
  });
}

/** What a page has done since then, once it is live again and has an answer to this. */
export async function readReturn(page: Page, address: string): Promise<AfterReturn> {
  const read = () => page.evaluate(() => Reflect.get(globalThis, 'notes') as AfterReturn);
  await expect.poll(async () => (await read()).joined).toBeLessThan(Infinity);
  await expect.poll(async () => (await read()).reads.some(({ name }) => name.includes(address))).toBe(true);
  return read();
}
