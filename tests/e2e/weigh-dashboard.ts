import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What the first visit of the dashboard costs; bytes of JavaScript as gzip. */
export interface DashboardWeight {
  /** Asked for before the figures were on the screen. */
  jsBefore: number;
  /** In all. */
  js: number;
  /** To the site and its Supabase, questions of permission (CORS) aside. */
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Opens the dashboard in a browser that has loaded nothing of the site, as somebody whose session is `token`. */
export async function weighDashboard(signedIn: Page, token: string): Promise<DashboardWeight> {
  const browser = signedIn.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ baseURL: new URL(signedIn.url()).origin });
  try {
    await context.addInitScript((session: string) => {
      sessionStorage.setItem('token', session);
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(
            globalThis,
            'shift',
            Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, token);
    const page = await context.newPage();
    const scripts: { at: number; bytes: Promise<number> }[] = [];
    let requests = 0;
    page.on('request', (request) => {
      // The icon comes once a site, when nothing else is to do.
      if (!request.url().startsWith('http') || request.url().endsWith('/favicon.svg')) return;
      requests += 1;
      if (request.resourceType() !== 'script') return;
      const bytes = request
        .response()
        .then(async (response) => gzipSync((await response?.body()) ?? '').length);
      scripts.push({ at: performance.now(), bytes });
    });
    await page.goto('/dashboard');
    await page.getByLabel('Balance', { exact: true }).waitFor();
    const shown = performance.now();
    await page.waitForLoadState('networkidle');
    const sum = async (some: typeof scripts) =>
      (await Promise.all(some.map(({ bytes }) => bytes))).reduce((total, bytes) => total + bytes, 0);
    return {
      jsBefore: await sum(scripts.filter(({ at }) => at <= shown)),
      js: await sum(scripts),
      requests,
      shift: await page.evaluate(() => Number(Reflect.get(globalThis, 'shift'))),
    };
  } finally {
    await context.close();
  }
}
