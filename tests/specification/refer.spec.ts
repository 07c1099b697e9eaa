import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember, type Member } from './support/people.ts';
import { expectPassingToast } from './support/toasts.ts';

let page: Page;
let member: Member;
test.beforeAll(async ({ browser, sql, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  member = await makeMember(sql);
  await enter(page, member, '/refer');
});
test.afterAll(() => page.context().close());

const link = () => page.getByRole('link', { name: /\/register\?ref=/ });

test("§2 Refer, §8: an investor finds 'Refer Users', copies a link of their own by a click (departure: there it was the same for everyone), and is told 'Link Has been Copied'", async ({
  baseURL,
  sql,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer Users');
  await expect(page.getByText('You can refer users by sharing your referral link:')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You Refered' })).toBeVisible();
  await expect(page.getByText('No referrals yet')).toBeVisible();
  await expect(page.getByText('Referring others is optional')).toBeVisible();
  const [row] = await sql<{ code: string }[]>`select referral_code as code from profiles where id = ${member.id}`;
  await expectPassingToast(page, 'Link Has been Copied', 'top-center', () => link().click());
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/register?ref=${row?.code}`);
  await expect(page).toHaveURL('/refer');
});

test("§2 Refer, §3: the table 'You Refered' has Name, Ref.Level, Status and Date Registered, and shows who came (departure: there it had no rows)", async ({
  sql,
}) => {
  await makeMember(sql, { name: 'Grace Brewster Hopper', referredBy: member });
  await page.goto('/refer');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Ref.Level', 'Status', 'Date Registered', 'Reward']);
  const row = page.getByRole('row').filter({ hasText: 'Grace H.' });
  await expect(row).toContainText('Verified');
  await expect(row).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  await expect(row).toContainText('$0.00');
  await expect(page.getByText('Hopper')).toHaveCount(0);
  // Beyond the specification, which had it on desktops only.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Grace H.')).toBeVisible();
  await expect(page.getByText('Ref.Level').last()).toBeVisible();
});
