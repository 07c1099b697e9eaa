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

test("§2 Refer: an investor finds 'Refer Users' and the words about sharing the link", async () => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer Users');
  await expect(page.getByText('You can refer users by sharing your referral link:')).toBeVisible();
});

test('§2 Refer: the link is the investor’s own (departure: there it was the same for everyone)', async ({
  sql,
}) => {
  const [row] = await sql<
    { code: string }[]
  >`select referral_code as code from profiles where id = ${member.id}`;
  await expect(link()).toHaveAttribute('href', new RegExp(`/register\\?ref=${row?.code}$`));
});

test("§2 Refer, §8: an investor who clicks the link has copied it and is told 'Link Has been Copied'", async ({
  baseURL,
}) => {
  await expectPassingToast(page, 'Link Has been Copied', 'top-center', () => link().click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${baseURL}/register\\?ref=`),
  );
  await expect(page).toHaveURL('/refer');
});

test('§2 Refer: an investor who has referred no one reads an empty table with an explanation', async () => {
  await expect(page.getByRole('heading', { name: 'You Refered' })).toBeVisible();
  await expect(page.getByText('No one has registered with your link yet')).toBeVisible();
});

test("§2 Refer, §3: the table 'You Refered' has Name, Ref.Level, Status and Date Registered, and shows who came (departure: there it had no rows)", async ({
  sql,
}) => {
  await makeMember(sql, { name: 'Grace Brewster Hopper', referredBy: member });
  await page.goto('/refer');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Ref.Level',
    'Status',
    'Date Registered',
    'Reward',
  ]);
  const row = page.getByRole('row').filter({ hasText: 'Grace H.' });
  await expect(row).toContainText('Verified');
  await expect(row).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  await expect(row).toContainText('$0.00');
  await expect(page.getByText('Hopper')).toHaveCount(0);
});

test('§2 Refer: on a phone an investor finds the same as a list (beyond: there it was on desktops only)', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Grace H.')).toBeVisible();
  await expect(page.getByText('Ref.Level').last()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('§2 Refer: a newcomer who registers by the link is in the table (departure: there nothing was recorded)', async ({
  sql,
}) => {
  const [row] = await sql<
    { n: number }[]
  >`select count(*)::int as n from profiles where referred_by = ${member.id}`;
  expect(row?.n).toBe(1);
  await expect(page.getByText('Referring others is up to you.')).toBeVisible();
});
