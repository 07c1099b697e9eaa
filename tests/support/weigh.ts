import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Weight {
  js: number;
  all: number;
  requests: number;
}

const INLINE = /<script>([^]*?)<\/script>/g;

/**
 * Visits a page and adds up what it loads from the site itself, compressed by gzip as any host can.
 * @param page with an empty cache
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const { origin } = new URL(url);
  const files: { bytes: number; scriptBytes: number }[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(origin);
    // Browsers request the icon once per site, when idle.
    if (!isOurs || response.url().endsWith('/favicon.svg')) return;
    const type = response.headers()['content-type'] ?? '';
    reading.push(
      response.body().then((body) => {
        const bytes = type.includes('font') ? body.length : gzipSync(body).length;
        return files.push({
          bytes,
          scriptBytes: type.includes('javascript') ? bytes : inlineBytes(type, body),
        });
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  const sum = (key: 'bytes' | 'scriptBytes') => files.reduce((total, file) => total + file[key], 0);
  return { js: sum('scriptBytes'), all: sum('bytes'), requests: files.length };
}

function inlineBytes(type: string, body: Buffer): number {
  if (!type.includes('html')) return 0;
  const scripts = [...body.toString().matchAll(INLINE)].map(([, code = '']) => gzipSync(code).length);
  return scripts.reduce((total, bytes) => total + bytes, 0);
}
