import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The first visit of the dashboard; JavaScript in gzipped bytes. */
export interface DashboardWeight {
  jsBefore: number;
  js: number;
  /** To the site and its Supabase, without CORS preflights and a second request of the bell. */
  requests: number;
  shift: number;
}

interface Notes {
  shift: number;
  cardsAt: number;
}

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
      // Browsers request the icon once per site, when idle.
      if (!request.url().startsWith('http') || request.url().endsWith('/favicon.svg')) return;
      if (request.url().endsWith('/rpc/unread_notifications')) {
        // On a busy machine the bell's answer precedes the live channel, and is then requested again.
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
    // Later requests do not count, and have no answer once the page is closed.
    page.removeAllListeners('request');
    const { shift, early } = await page.evaluate(() => {
      const notes = Reflect.get(globalThis, 'notes') as Notes;
      const loaded = performance.getEntriesByType('resource');
      const before = loaded.filter(({ startTime }) => startTime <= notes.cardsAt);
      return { shift: notes.shift, early: before.map(({ name }) => name) };
    });
    const sum = async (bytes: Promise<number>[]) => (await Promise.all(bytes)).reduce((total, one) => total + one, 0);
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
