import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToFit, SCREENS, signIn } from './screens.ts';

/** The public pages, which each language has at an address of its own. */
const PAGES = ['/', '/about', '/contact', '/terms', '/nowhere'];
const FORMS = ['/register', '/login', '/forgot', '/newsletter'];
const ACCOUNT = [
  '/dashboard',
  '/deposit',
  '/invest',
  '/withdraw',
  '/account',
  '/transactions',
  '/refer',
  '/signals',
  '/support',
];
const DESK = [
  '/operator/deposits',
  '/operator/withdrawals',
  '/operator/identity',
  '/operator/messages',
  '/operator/people',
  '/operator/person?id=00000000-0000-4000-8000-000000000001',
  '/operator/yield?plan=basic',
  '/operator/books',
  '/operator/audit',
  '/operator/operators',
  '/operator/wallets',
  '/operator/site',
  '/operator/live',
  '/operator/plans',
  '/operator/methods',
  '/operator/signals',
  '/operator/claims',
  '/operator/announcements',
];

async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      expect(found, `${path} in ${colorScheme}`).toEqual([]);
    }
    await expectToFit(page, SCREENS, path);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
}

test('a visitor with assistive technology meets no barrier on the public pages, in any language', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.goto('/');
  const languages = (await page.locator('html').getAttribute('data-languages'))?.split(' ') ?? [];
  expect(languages).toContain('en');
  for (const language of languages) {
    await test.step(language, async () => {
      // What the switch of languages remembers.
      await page.evaluate((code) => localStorage.setItem('language', code), language);
      const prefix = language === 'en' ? '' : `/${language}`;
      await expectAccessible(page, [...PAGES.map((path) => prefix + path), ...FORMS]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
});

test('an investor with assistive technology meets no barrier in their account', async ({ page, demo }) => {
  test.setTimeout(240_000);
  await signIn(page, 'investor@example.com', demo.password);
  await expectAccessible(page, ACCOUNT);
});

test('an operator with assistive technology meets no barrier at the desk', async ({ page, demo }) => {
  test.setTimeout(240_000);
  await signIn(page, 'admin@example.com', demo.password);
  await expectAccessible(page, DESK);
});
