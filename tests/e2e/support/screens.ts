import { expect, type Page, type Request } from '@playwright/test';
import { publishableKey } from 'local-supabase/keys.ts';
import { paint } from '../../support/page-time.ts';
import { SUPABASE_URL } from '../../support/site.ts';

export const ACCOUNT_PAGES = [
  '/dashboard',
  '/deposit',
  '/invest',
  '/portfolio',
  '/trade',
  '/strategies',
  '/strategies/mine',
  '/strategies/questions',
  '/withdraw',
  '/account',
  '/account?tab=security',
  '/transactions',
  '/refer',
  '/signals',
  '/support',
];

/**
 * Signs in as the form does, but without loading it, which takes longer than most tests.
 * @param path where the person begins
 */
export async function signIn(page: Page, email: string, password: string, path = '/dashboard'): Promise<void> {
  // A file without scripts at the origin whose storage holds the session.
  await page.goto('/robots.txt');
  await page.evaluate(
    async ({ url, headers, body }) => {
      const answer = await fetch(url, { method: 'POST', headers, body });
      const session = await answer.text();
      if (!answer.ok) throw new Error(`Auth refused to sign in: ${session}`);
      sessionStorage.setItem('token', session);
      sessionStorage.setItem('logout-before', localStorage.getItem('glassmine:logout') ?? '');
    },
    {
      url: `${SUPABASE_URL}/auth/v1/token?grant_type=password`,
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    },
  );
  await page.goto(path);
  if (path === '/dashboard') await expect(page).toHaveURL(path);
}

export async function finishRegistration(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page).toHaveURL('/login');
}

export function card(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

export async function openScreen(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: entry }).click();
}

/** Opens an address and waits until its form works, and the page has all its answers and has painted them. */
export async function openSettled(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  const begin = (request: Request) => pending.add(request);
  const end = (request: Request) => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await expect
    .poll(async () => {
      const isWaiting = (await page.locator('html[data-app]:not([data-late])').count()) > 0;
      await paint(page);
      return isWaiting || pending.size > 0;
    })
    .toBe(false);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
}

export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.has(globalThis, 'notReloaded'))).toBe(true);
}

/** Expects that a page, or an open dialog, does not overflow sideways at these widths. */
export async function expectToFit(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await paint(page);
    const wide = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((element) => {
            const { tagName, scrollWidth, clientWidth } = element;
            const out = [...element.querySelectorAll('*')].findLast(
              (one) => one.getBoundingClientRect().right > clientWidth,
            );
            const cause = out?.outerHTML.slice(0, 200) ?? 'nothing that is there now';
            return `${tagName}: ${scrollWidth} px in ${clientWidth} px, by ${cause}`;
          }),
      );
    // A busy machine may still paint by the rules for the previous width.
    await expect.poll(wide, { message: `${what} on a screen of ${width} px` }).toEqual([]);
  }
}

/**
 * The narrowest screen that counts, and the narrowest of each layout: a small window zoomed to 200 %, lists as tables, the menu always
 * open, everything shown. A wider screen of the same layout has more room.
 */
export const SCREENS = [320, 640, 768, 1024, 1280];
