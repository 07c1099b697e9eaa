import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember } from './support/people.ts';

const ENTRIES = [
  ['Dashboard', '/dashboard'],
  ['Account Settings', '/account'],
  ['Deposit', '/deposit'],
  ['Invest', '/invest'],
  // Ours, in a sandbox (docs/requirements.md, D11).
  ['Portfolio', '/portfolio'],
  ['Trade', '/trade'],
  ['Strategies', '/strategies'],
  ['Withdraw', '/withdraw'],
  ['Signals', '/signals'],
  ['Transactions', '/transactions'],
  ['Refer', '/refer'],
] as const;

let page: Page;
test.beforeAll(async ({ browser, sql, baseURL }) => {
  page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, await makeMember(sql));
});
test.afterAll(() => page.context().close());

const menu = () => page.getByRole('navigation', { name: 'Account' });

test('§2 Shared layout: an investor goes by each entry of the side menu to its page, and by the product title to /dashboard', async () => {
  await expect(menu().getByRole('link')).toHaveText(ENTRIES.map(([entry]) => entry));
  for (const [entry, path] of ENTRIES) {
    const link = menu().getByRole('link', { name: entry, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Glassmine' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('§2 Shared layout: the top bar stays where it is when an investor scrolls', async () => {
  await page.goto('/account?tab=security');
  await expect(page.getByRole('heading', { name: 'Account activity' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('§2 Shared layout, §9: on a wide screen the drawer is always there, 240 wide', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/refer');
  const drawer = page.getByRole('complementary').filter({ has: menu() });
  expect((await drawer.boundingBox())?.width).toBe(240);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('§2 Shared layout, §9: on a narrow screen the drawer is toggled, 240 wide, and closes when an entry is chosen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/refer');
  await expect(menu()).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Signals' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(240);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Signals' }).click();
  await expect(page).toHaveURL('/signals');
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
});
