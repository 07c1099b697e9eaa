/**
 * `npm run bench -- area`: how long an investor waits for each screen of the area after a click, when the pointer has rested
 * on the link before (preloading by intent), in a real browser against the local Supabase. Medians of five; the figures are
 * milliseconds from the click to the painted data.
 */
import type { Page } from '@playwright/test';
import type { Bench } from './kit/bench.ts';
import { median } from './kit/figures.ts';
import { signedIn } from './kit/visit.ts';

const ROUNDS = { small: 1, full: 5 };
const SCREENS = [
  '/account',
  '/deposit',
  '/invest',
  '/withdraw',
  '/signals',
  '/transactions',
  '/refer',
  '/dashboard',
];
/** As long as a hand needs between arriving at a link and pressing it. */
const REST_MS = 300;

/** Rests on a link of the menu, presses it, and returns when its screen was painted without anything still on its way. */
async function go(page: Page, path: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Account' }).locator(`a[href="${path}"]`);
  await link.hover();
  await page.waitForTimeout(REST_MS);
  const arrival = page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true });
        const look = () => {
          // The address changes first, the screen when it has its data.
          const isThere = location.pathname === target && heading() !== undefined && heading() !== before;
          const isBusy = document.querySelector('main [aria-busy=true]') !== null;
          // One frame later it has been painted.
          if (pressed > 0 && isThere && !isBusy) {
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          } else requestAnimationFrame(look);
        };
        look();
      }),
    path,
  );
  await link.click();
  return arrival;
}

export const area: Bench = async ({ size, openSite }) => {
  const { site, browser } = await openSite();
  const times = new Map<string, number[]>(SCREENS.map((path) => [path, []]));
  for (let round = 0; round < ROUNDS[size]; round += 1) {
    // A new document each time: nothing has been read before.
    const context = await signedIn(browser, site.url, 'investor@example.com');
    const page = await context.newPage();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    for (const path of SCREENS) times.get(path)?.push(await go(page, path));
    await context.close();
  }
  const results = Object.fromEntries([...times].map(([path, list]) => [path, Math.round(median(list))]));
  return { ...results, worst: Math.max(...Object.values(results)) };
};
