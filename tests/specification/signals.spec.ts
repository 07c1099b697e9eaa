import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember } from './support/people.ts';

let page: Page;
test.beforeAll(async ({ browser, sql, baseURL }) => {
  page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(page, await makeMember(sql, { deposited: 50_000 }), '/signals');
});
test.afterAll(() => page.context().close());

test("§2 Signals: an investor finds 'Signals', the words about payments, the button 'Click Here to go to payment page', and what shows signals (beyond)", async () => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signals');
  const words = 'Make payments today in other to secure signals for long term investments';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('Signals are shown while you have an active plan')).toBeVisible();
  await expect(page.getByText(/Any plan unlocks all signals/)).toBeVisible();
  await page.getByRole('link', { name: 'Click Here to go to payment page' }).click();
  await expect(page).toHaveURL('/deposit');
});
