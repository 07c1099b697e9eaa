import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a first visit of a page costs, in bytes. */
export interface Weight {
  js: number;
  all: number;
  requests: number;
}

/**
 * Visits a page and adds up what it loads from the site itself, compressed by gzip as any host can.
 * @param page has loaded nothing of the site yet
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const { origin } = new URL(url);
  const files: { bytes: number; isScript: boolean }[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(origin);
    // Browsers ask for the icon once a site, when nothing else is to do.
    if (!isOurs || response.url().endsWith('/favicon.svg')) return;
    const type = response.headers()['content-type'] ?? '';
    reading.push(
      response.body().then((body) => {
        const bytes = type.includes('font') ? body.length : gzipSync(body).length;
        return files.push({ bytes, isScript: type.includes('javascript') });
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum(files.filter(({ isScript }) => isScript)), all: sum(files), requests: files.length };
}
