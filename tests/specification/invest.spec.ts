import type { Page } from '@playwright/test';
import { card } from '../e2e/support/screens.ts';
import { expect, test } from './support/fixtures.ts';
import { openAs } from './support/investors.ts';
import { expectPassingToast, expectToast } from './support/toasts.ts';

const PLANS = [
  ['Stater', '$100-$500', '1 week', '10% referral bonus'],
  ['Basic', '$1,000', '1 week', '15% profit bonus'],
  ['Gold', '$5,000', '2 weeks', '10% profit bonus'],
  ['Sliver', '$8,000', '3 weeks', '24000 max'],
  ['Standard', '$10,000', '1 month', '32000 max'],
  ['VIP', '$20,000', '2 months', '35% profit bonus'],
] as const;

async function start(page: Page, plan: string) {
  await page.getByRole('article', { name: plan, exact: true }).getByRole('button', { name: 'Start Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Invest in ${plan}` });
  await expect(dialog.getByText('Balance afterwards')).toBeVisible();
  return {
    dialog,
    confirm: () => dialog.getByRole('button', { name: /^Invest \$/ }).click(),
  };
}

test("§2 Invest: an investor reads 'Choose a plan to Invest In...' above a card of each plan with price, duration, offers and 'Start Now'", async ({
  investor: { page },
}) => {
  await page.goto('/invest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan to Invest In...');
  await expect(page.getByRole('article')).toHaveCount(PLANS.length);
  for (const [title, ...words] of PLANS) {
    const plan = page.getByRole('article', { name: title, exact: true });
    for (const each of [...words, 'target, not guaranteed'])
      await expect(plan.getByText(each, { exact: true })).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Start Now' })).toBeEnabled();
  }
});

test("§4 Invest: an investor sees before it happens what 'Start Now' leads to, and nothing has happened yet", async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/invest', { deposited: 150_000 });
  const { dialog } = await start(page, 'Basic');
  const [dates] = await sql<{ first: string; last: string }[]>`
    select to_char(now() at time zone 'utc', 'YYYY/MM/DD') as first,
           to_char(now() at time zone 'utc' + interval '7 days', 'YYYY/MM/DD') as last`;
  await expect(dialog.getByRole('definition')).toHaveText([
    '$1,500.00',
    '$1,000.00',
    '$500.00',
    dates?.first ?? '',
    dates?.last ?? '',
    '30%target, not guaranteed',
  ]);
  expect(await sql`select 1 from public.positions where investor_id = ${id}`).toHaveLength(0);
});

test("§4 Invest: the balance falls by the plan's min and the plan is the active one (departure: there balance = deposited − min); 'Request Submitted', then the dashboard", async ({
  page,
  sql,
}) => {
  await openAs(page, sql, '/invest', { deposited: 150_000 });
  const { confirm } = await start(page, 'Basic');
  await expectPassingToast(page, 'Request Submitted', 'top-center', confirm);
  await expect(page).toHaveURL('/dashboard');
  await expect(card(page, 'Balance')).toContainText('$500.00');
  await expect(card(page, 'Total Package')).toContainText('1');
  await expect(card(page, 'Active Packages')).toContainText('Basic');
});

test("§4 Invest: an investor whose deposits are below the plan's min reads 'insufficent Fund' and is brought to /deposit", async ({
  page,
  sql,
}) => {
  await openAs(page, sql, '/invest', { deposited: 50_000 });
  const { dialog } = await start(page, 'Basic');
  await expect(dialog.getByText('Your balance does not cover this amount')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a deposit' }).click();
  await expectToast(page, 'insufficent Fund', 'bottom');
  await expect(page).toHaveURL('/deposit');
});

test.describe('the clock of the machine is years behind, and far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('§9: an investor reads the dates of the books (UTC) all the same', async ({ page, sql }) => {
    await page.clock.install({ time: new Date('2019-01-01T12:00:00Z') });
    await page.clock.resume();
    const { id } = await openAs(page, sql, '/invest', { deposited: 150_000 });
    const { dialog } = await start(page, 'Basic');
    const [last] = await sql<{ day: string }[]>`
      select to_char(now() at time zone 'utc' + interval '7 days', 'YYYY/MM/DD') as day`;
    await expect(dialog.getByText(last?.day ?? '')).toBeVisible();
    await sql`update public.deposits set created_at = '2026-03-04T23:30:00Z' where investor_id = ${id}`;
    await page.goto('/deposit');
    await expect(page.getByRole('row', { name: /\$1,500\.00/ })).toContainText('2026/03/04');
  });
});

test('§2 Invest: an investor sees how far a package is, and the income of each day with its evidence, zero too', async ({
  investor: { page },
  sql,
}) => {
  // Bought four days before the sandbox began, which may have been yesterday by now.
  const [bought] = await sql<{ day: number }[]>`
    select (now() at time zone 'utc')::date - (x.opened_at at time zone 'utc')::date as day
    from public.positions x join public.profiles p on p.id = x.investor_id
    where p.email = 'investor@example.com' and x.plan_id = 'basic' and x.status = 'active'`;
  await page.goto('/invest');
  const row = page.getByRole('row', { name: /Basic/ });
  await expect(row.getByRole('progressbar', { name: `Day ${bought?.day} of 7` })).toBeVisible();
  await expect(row).toContainText('$26.60');
  await row.getByRole('button', { name: /Income by day/ }).click();
  const days = page.getByRole('dialog').getByRole('row');
  await expect(days).toHaveCount(4);
  await expect(days.nth(1)).toContainText('$14.10');
  await expect(days.nth(2)).toContainText(/\$0\.00.*a day without income/s);
  await expect(days.nth(3)).toContainText('$12.50');
});
