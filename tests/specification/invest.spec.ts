import type { Page, Route } from '@playwright/test';
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

/** Opens the dialog of a plan and waits for its figures. */
async function start(page: Page, plan: string) {
  await page
    .getByRole('article', { name: plan, exact: true })
    .getByRole('button', { name: 'Start Now' })
    .click();
  const dialog = page.getByRole('dialog', { name: `Invest in ${plan}` });
  await expect(dialog.getByText('Balance afterwards')).toBeVisible();
  return {
    dialog,
    confirm: (options?: { timeout: number }) =>
      dialog.getByRole('button', { name: /^Invest \$/ }).click(options),
  };
}

test("§2 Invest: an investor reads 'Choose a plan to Invest In...'", async ({ investor: { page } }) => {
  await page.goto('/invest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan to Invest In...');
  await expect(page.getByRole('article')).toHaveCount(PLANS.length);
});

for (const [title, price, duration, offer] of PLANS) {
  test(`§2 Invest: an investor finds the card of ${title} with price, duration, offers and a 'Start Now' button`, async ({
    investor: { page },
  }) => {
    await page.goto('/invest');
    const plan = page.getByRole('article', { name: title, exact: true });
    await expect(plan.getByText(price, { exact: true })).toBeVisible();
    await expect(plan.getByText(duration, { exact: true })).toBeVisible();
    await expect(plan.getByText(offer, { exact: true })).toBeVisible();
    await expect(plan.getByText('target, not guaranteed')).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Start Now' })).toBeEnabled();
  });
}

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

test('§5 Invest: an investor whose balance comes from a bonus, not from deposits, is refused as well', async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/dashboard');
  await sql`select ledger.transfer(${id}, 'bonus_expense', 'available', 500000, 'bonus', gen_random_uuid())`;
  await page.goto('/invest');
  const { dialog } = await start(page, 'Basic');
  await expect(dialog.getByText('Your deposits do not cover this amount')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a deposit' }).click();
  await expectToast(page, 'insufficent Fund', 'bottom');
});

test('an investor who invests in two tabs at once, with money for one, buys one', async ({ page, sql }) => {
  const { id } = await openAs(page, sql, '/invest', { deposited: 100_000 });
  // As "duplicate tab" does it: the other tab has the session, too.
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void open('/invest')),
  ]);
  await other.waitForURL('/invest');
  const tabs = [await start(page, 'Basic'), await start(other, 'Basic')];
  // Neither is on its way before both are: the second tab would hear of the first purchase, and offer a deposit instead.
  const sent: Route[] = [];
  await page.context().route('**/rpc/invest', async (route) => {
    sent.push(route);
    if (sent.length === tabs.length) await Promise.all(sent.map((each) => each.continue()));
  });
  await Promise.all(tabs.map(({ confirm }) => confirm()));
  await expect
    .poll(() => [page, other].map((tab) => new URL(tab.url()).pathname).toSorted())
    .toEqual(['/dashboard', '/deposit']);
  const [books] = await sql`
    select a.available_cents, (select count(*)::int from public.positions p where p.investor_id = a.investor_id) as positions
    from ledger.accounts a where a.investor_id = ${id}`;
  expect(books).toEqual({ available_cents: '0', positions: 1 });
});

test('an investor with the dialog open hears of a purchase in another tab before they confirm', async ({
  page,
  sql,
}) => {
  await openAs(page, sql, '/invest', { deposited: 300_000 });
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void open('/invest')),
  ]);
  await other.waitForURL('/invest');
  const { dialog } = await start(page, 'Basic');
  await (await start(other, 'Stater')).confirm();
  await expect(dialog.getByText(/A package was bought while this window was open/)).toBeVisible();
  await expect(dialog.getByText('$1,900.00')).toBeVisible();
});

test('an investor whose plan changes its price while the dialog is open is not debited another amount than they saw', async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/invest', { deposited: 300_000 });
  const { dialog, confirm } = await start(page, 'Basic');
  await sql`update public.plans set min_cents = 120000 where id = 'basic'`;
  try {
    // The dialog may have heard of it already: then there is no button that buys.
    await confirm({ timeout: 2000 }).catch(() => undefined);
    await expect(dialog.getByText(/The price of this plan has changed/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue at $1,200.00' }).click();
    await expect(dialog.getByRole('button', { name: 'Invest $1,200.00' })).toBeVisible();
    expect(await sql`select 1 from public.positions where investor_id = ${id}`).toHaveLength(0);
  } finally {
    await sql`update public.plans set min_cents = 100000 where id = 'basic'`;
  }
});

test.describe('the clock of the machine is years behind, and far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('an investor reads the dates of the books all the same', async ({ page, sql }) => {
    await page.clock.install({ time: new Date('2019-01-01T12:00:00Z') });
    await page.clock.resume();
    await openAs(page, sql, '/invest', { deposited: 150_000 });
    const { dialog } = await start(page, 'Basic');
    const [last] = await sql<{ day: string }[]>`
      select to_char(now() at time zone 'utc' + interval '7 days', 'YYYY/MM/DD') as day`;
    await expect(dialog.getByText(last?.day ?? '')).toBeVisible();
  });
});

test('§2 Invest: an investor sees how far a package is, and the income of each day with its evidence, zero too', async ({
  investor: { page },
  sql,
}) => {
  // It was bought four days before the sandbox began, which may have been yesterday by now.
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
