import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What the first visit of the dashboard costs; bytes of JavaScript as gzip. */
export interface DashboardWeight {
  /** Asked for before the figures were on the screen. */
  jsBefore: number;
  /** In all. */
  js: number;
  /** To the site and its Supabase, questions of permission (CORS) and a second one of the bell aside. */
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** What the page itself writes down while it loads. */
interface Notes {
  shift: number;
  cardsAt: number;
}

/** Opens the dashboard in a browser that has loaded nothing of the site, as the person whose session is `token`. */
export async function weighDashboard(signedIn: Page, token: string): Promise<DashboardWeight> {
  const browser = signedIn.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({
    baseURL: new URL(signedIn.url()).origin,
    serviceWorkers: 'allow',
  });
  try {
    await context.addInitScript((session: string) => {
      sessionStorage.setItem('token', session);
      const notes: Notes = { shift: 0, cardsAt: Infinity };
      Object.assign(globalThis, { notes });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) notes.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        if (document.querySelector('hgroup bdi')) notes.cardsAt = Math.min(notes.cardsAt, performance.now());
      }).observe(document, { childList: true, subtree: true });
    }, token);
    const page = await context.newPage();
    const scripts = new Map<string, Promise<number>>();
    let requests = 0;
    let isBellAsked = false;
    page.on('request', (request) => {
      // The icon comes once a site, when nothing else is to do.
      if (!request.url().startsWith('http') || request.url().endsWith('/favicon.svg')) return;
      if (request.url().endsWith('/rpc/unread_notifications')) {
        // On a busy machine its answer comes before the live channel stands. Then it is asked again, since something may have
        // happened between.
        if (isBellAsked) return;
        isBellAsked = true;
      }
      requests += 1;
      if (request.resourceType() !== 'script') return;
      const weigh = async () => gzipSync((await (await request.response())?.body()) ?? '').length;
      scripts.set(request.url(), weigh());
    });
    await page.goto('/dashboard');
    await page.getByLabel('Balance', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    // What comes later is no part of it, and has no answer once the page is closed.
    page.removeAllListeners('request');
    const { shift, early } = await page.evaluate(() => {
      const notes = Reflect.get(globalThis, 'notes') as Notes;
      const loaded = performance.getEntriesByType('resource');
      const before = loaded.filter(({ startTime }) => startTime <= notes.cardsAt);
      return { shift: notes.shift, early: before.map(({ name }) => name) };
    });
    const sum = async (bytes: Promise<number>[]) =>
      (await Promise.all(bytes)).reduce((total, one) => total + one, 0);
    return {
      jsBefore: await sum([...scripts].flatMap(([url, bytes]) => (early.includes(url) ? [bytes] : []))),
      js: await sum([...scripts.values()]),
      requests,
      shift,
    };
  } finally {
    await context.close();
  }
}
