import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const KB = 1000;

/** What a first visit loads from the site itself, compressed as a host would. */
async function weigh(page: Page, path: string, origin: string) {
  const files: { url: string; bytes: number; isScript: boolean }[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(origin);
    // Browsers ask for the icon once a site, when nothing else is to do.
    if (!isOurs || response.url().endsWith('/favicon.svg')) return;
    const type = response.headers()['content-type'] ?? '';
    reading.push(
      response.body().then((body) => {
        const bytes = type.includes('font') ? body.length : gzipSync(body).length;
        return files.push({ url: response.url(), bytes, isScript: type.includes('javascript') });
      }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum(files.filter(({ isScript }) => isScript)), all: sum(files), requests: files.length };
}

for (const path of ['/', '/about', '/terms']) {
  test(`a visitor of ${path} loads 3 kB of JavaScript, and 60 kB in 6 requests in all`, async ({
    page,
    baseURL,
  }) => {
    const { js, all, requests } = await weigh(page, path, baseURL ?? '');
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(3 * KB);
    expect(all).toBeLessThanOrEqual(60 * KB);
    expect(requests).toBeLessThanOrEqual(6);
  });
}

for (const path of ['/contact', '/login', '/register', '/forgot']) {
  test(`a visitor of ${path} loads at most 20 kB of JavaScript`, async ({ page, baseURL }) => {
    const { js } = await weigh(page, path, baseURL ?? '');
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(20 * KB);
  });
}
