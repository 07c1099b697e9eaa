import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls a page and has cached all its files. */
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

/** What a page has done since the network's return, in milliseconds from then. */
export interface AfterReturn {
  reads: { name: string; asked: number; answered: number }[];
  connected: number;
  joined: number;
}

/** Makes the next documents of a page record what they do after the network's return. */
export async function watchReturn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let back = Infinity;
    const notes = { reads: [] as unknown[], connected: Infinity, joined: Infinity };
    Object.assign(globalThis, { notes });
    addEventListener('online', () => (back = performance.now()));
    new PerformanceObserver((list) => {
      for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
        // Includes requests that a live message caused just before, which are not repeated.
        if (responseEnd >= back) notes.reads.push({ name, asked: startTime - back, answered: responseEnd - back });
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

export async function readReturn(page: Page, address: string): Promise<AfterReturn> {
  const read = () => page.evaluate(() => Reflect.get(globalThis, 'notes') as AfterReturn);
  await expect.poll(async () => (await read()).joined).toBeLessThan(Infinity);
  await expect.poll(async () => (await read()).reads.some(({ name }) => name.includes(address))).toBe(true);
  return read();
}
