import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectToFit, signIn } from '../support/screens.ts';

const SHEET = 718;

const lightness = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return Math.round((red + green + blue) / 3);
  });

test('an investor who prints a page of their dark account gets dark letters, no menus, and the notice of the sandbox', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'investor@example.com', demo.password, '/transactions');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.getByRole('tab', { name: 'Deposits' }).click();
  expect(await lightness(page, 'h1')).toBeGreaterThan(200);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.setViewportSize({ width: SHEET, height: 1000 });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('[data-sandbox]')).toBeVisible();
  await expect(page.getByText('$3,500.00')).toBeVisible();
  await expect.poll(() => lightness(page, 'h1')).toBeLessThan(60);
  await expectToFit(page, [SHEET], 'A sheet of paper');
});
