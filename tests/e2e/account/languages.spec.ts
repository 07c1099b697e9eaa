import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ACCOUNT_PAGES, expectToFit, openSettled, SCREENS, signIn } from '../support/screens.ts';

const DESK = [
  '/operator/deposits',
  '/operator/withdrawals',
  '/operator/identity',
  '/operator/books',
  '/operator/plans',
  '/operator/yield?plan=basic',
];

async function expectAllToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openSettled(page, path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectToFit(page, SCREENS, path);
  }
}

for (const [code, dir] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`a person who chooses ${code} in their account keeps it, and every page of it fits every screen`, async ({
    page,
    demo,
  }) => {
    await signIn(page, 'investor@example.com', demo.password);
    await page.getByRole('combobox', { name: 'Language' }).selectOption(code);
    await expect(page.locator(`html[lang=${code}][dir=${dir}]`)).toBeVisible();
    await expectAllToFit(page, ACCOUNT_PAGES);
  });
}

test('an operator who reads German has a back office that fits every screen', async ({ page, demo }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await expectAllToFit(page, ['/login', '/register']);
  await page.goto('/login');
  await page.locator('input[type=email]').fill('admin@example.com');
  await page.locator('input[type=password]').fill(demo.password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/dashboard');
  await expectAllToFit(page, DESK);
});
