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

/** Has the page write down when the network comes back, and when it has been answered by the API since. */
export async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes = { back: 0, answers: [] as { name: string; ms: number }[] };
    Object.assign(globalThis, { notes });
    addEventListener('online', () => (notes.back = performance.now()));
    new PerformanceObserver((list) => {
      for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
        if (notes.back > 0 && startTime >= notes.back)
          notes.answers.push({ name, ms: responseEnd - notes.back });
    }).observe({ type: 'resource' });
  });
}

/** Milliseconds from the return of the network to the first answer of an address that contains this. */
export async function answeredAfter(page: Page, part: string): Promise<number> {
  const read = () =>
    page.evaluate((wanted) => {
      const { answers } = Reflect.get(globalThis, 'notes') as { answers: { name: string; ms: number }[] };
      return answers.find(({ name }) => name.includes(wanted))?.ms ?? Infinity;
    }, part);
  await expect.poll(read).toBeLessThan(Infinity);
  return read();
}
