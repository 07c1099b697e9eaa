import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './screens.ts';

const ACCOUNT = [
  '/dashboard',
  '/deposit',
  '/invest',
  '/withdraw',
  '/account',
  '/transactions',
  '/refer',
  '/signals',
];
const DESK = ['/operator/deposits', '/operator/withdrawals', '/operator/identity'];

/** Opens a page in the language that was chosen and expects that nothing sticks out of it sideways. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([path, width]).toEqual([path, page.viewportSize()?.width]);
}

for (const [code, dir] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`somebody who chooses ${code} in their account keeps it, and every screen fits a phone and a desk`, async ({
    page,
    demo,
  }) => {
    await signIn(page, 'investor@example.com', demo.password);
    await page.getByRole('combobox', { name: 'Language' }).selectOption(code);
    await expect(page.locator(`html[lang=${code}][dir=${dir}]`)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ACCOUNT) await expectToFit(page, path);
    }
  });

  test(`an operator who reads ${code} has a desk that fits a phone and a screen`, async ({ page, demo }) => {
    await page.goto('/login');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), code);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectToFit(page, '/login');
    await expectToFit(page, '/register');
    await page.goto('/login');
    await page.locator('input[type=email]').fill('admin@example.com');
    await page.locator('input[type=password]').fill(demo.password);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL('/dashboard');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of DESK) await expectToFit(page, path);
    }
  });
}
