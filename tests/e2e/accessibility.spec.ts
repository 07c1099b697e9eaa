import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './screens.ts';

const PUBLIC = [
  '/',
  '/about',
  '/contact',
  '/terms',
  '/register',
  '/login',
  '/forgot',
  '/newsletter',
  '/nowhere',
];
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
const DESK = ['/operator/deposits', '/operator/withdrawals', '/operator/identity', '/operator/messages'];

async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(120_000);
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
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} sticks out of a phone's screen`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
}

test('a visitor with assistive technology meets no barrier on the public pages', async ({ page }) => {
  await expectAccessible(page, PUBLIC);
});

test('an investor with assistive technology meets no barrier in their account', async ({ page, demo }) => {
  await signIn(page, 'investor@example.com', demo.password);
  await expectAccessible(page, ACCOUNT);
});

test('an operator with assistive technology meets no barrier at the desk', async ({ page, demo }) => {
  await signIn(page, 'admin@example.com', demo.password);
  await expectAccessible(page, DESK);
});
