import type { Page } from '@playwright/test';
import { languages } from '../../../src/lib/i18n/languages.ts';
import { paint } from '../../support/page-time.ts';
import { barriersIn } from '../support/barriers.ts';
import { expect, test } from '../support/fixtures.ts';
import { ACCOUNT_PAGES, expectToFit, SCREENS, signIn } from '../support/screens.ts';

const PAGES = ['/', '/about', '/contact', '/terms', '/transparency', '/nowhere', '/offline'];
const FORMS = ['/register', '/login', '/forgot', '/newsletter'];
const BACK_OFFICE = {
  cases: [
    '/operator',
    '/operator/deposits',
    '/operator/withdrawals',
    '/operator/identity',
    '/operator/messages',
    '/operator/people',
    '/operator/person?id=00000000-0000-4000-8000-000000000001',
  ],
  books: [
    '/operator/yield?plan=basic',
    '/operator/books',
    '/operator/audit',
    '/operator/operators',
    '/operator/wallets',
    '/operator/site',
  ],
  site: [
    '/operator/strategies',
    '/operator/live',
    '/operator/plans',
    '/operator/methods',
    '/operator/exchanges',
    '/operator/signals',
    '/operator/claims',
    '/operator/announcements',
  ],
};

/** In other languages the document is the same except its words: how wide they are shows on these pages, on the narrowest screen. */
const WORDIEST = ['/', '/transparency', '/login'];

// These take as long as all other journeys together, and are independent of each other.
test.describe.configure({ mode: 'parallel' });
// Tracing every look takes as long as the looks.
test.use({ trace: 'off' });

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    expect(await barriersIn(page), `${path} in light`).toEqual([]);
    await expectContrastInDark(page, path);
    await expectToFit(page, SCREENS, path);
  }
}

/** The dark page is the same document, so only contrast can differ. */
async function expectContrastInDark(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await paint(page);
  expect(await barriersIn(page, { rules: ['color-contrast'] }), `${path} in dark`).toEqual([]);
}

async function choose(page: Page, language: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
}

test('a visitor with assistive technology meets no barrier on the public pages', async ({ page }) => {
  await expectAccessible(page, [...PAGES, ...FORMS]);
});

test('a visitor sees all of the public pages on every screen, whatever the language', async ({ page }) => {
  for (const { code, dir } of languages.filter((language) => language.code !== 'en')) {
    await choose(page, code);
    // From right to left, each page is laid out another way.
    const [paths, screens] = dir === 'rtl' ? [[...PAGES, ...FORMS], SCREENS] : [WORDIEST, SCREENS.slice(0, 1)];
    for (const path of paths) {
      await open(page, FORMS.includes(path) ? path : `/${code}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expectToFit(page, screens, `${path} in ${code}`);
    }
  }
});

test('an investor with assistive technology meets no barrier in their account', async ({ page, demo }) => {
  await signIn(page, 'investor@example.com', demo.password);
  await expectAccessible(page, ACCOUNT_PAGES);
});

for (const [area, paths] of Object.entries(BACK_OFFICE)) {
  test(`an operator with assistive technology meets no barrier in the back office: ${area}`, async ({ page, demo }) => {
    await signIn(page, 'admin@example.com', demo.password);
    await expectAccessible(page, paths);
  });
}
