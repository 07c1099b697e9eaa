import { expect, test } from './fixtures.ts';

test('a visitor opens the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin Here' }).first()).toHaveAttribute('href', '/register');
});
