import { expect, test } from '../support/people.ts';
import { card } from '../support/screens.ts';

test('an investor buys for an amount, tops up, gets it all back and the profit bonus of the house', async ({
  pageOf,
  person,
  sql,
}) => {
  const ada = await person('Ada Topping', 50_000);
  const page = await pageOf(ada.email, '/invest');
  await page.getByRole('article', { name: 'Stater' }).getByRole('button', { name: 'Start Now' }).click();
  const buying = page.getByRole('dialog', { name: 'Invest in Stater' });
  await buying.getByLabel('Amount').fill('250');
  await expect(buying.getByText('In the plan', { exact: true })).toBeVisible();
  await buying.getByRole('button', { name: 'Invest $250.00' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(card(page, 'Balance')).toContainText('$250.00');

  await page.goto('/invest');
  await page.getByRole('button', { name: /^Top up/ }).click();
  const adding = page.getByRole('dialog', { name: 'Top up Stater' });
  await adding.getByLabel('Amount').fill('100');
  await adding.getByRole('button', { name: 'Add $100.00' }).click();
  await expect(page.getByText('Added to your package')).toBeVisible();
  const row = page.getByRole('row', { name: /Stater/ });
  await expect(row).toContainText('$350.00');
  await expect(row).toContainText('Top-ups: 1');
  await expect(row).toContainText('Profit bonus: 10% of the income, after the end');

  // The package ran three days ago, for one day, and that day brought ten dollars.
  await sql`
    update public.positions
    set opened_at = date_trunc('day', now(), 'UTC') - interval '3 days', matures_at = date_trunc('day', now(), 'UTC') - interval '2 days'
    where investor_id = ${ada.id}`;
  await sql`select private.mature_positions(1000)`;
  const [holders] = await sql<{ others: number }[]>`
    select count(*)::int as others from public.positions
    where plan_id = 'stater' and investor_id <> ${ada.id} and opened_at < date_trunc('day', now(), 'UTC') - interval '2 days'`;
  expect(holders?.others).toBe(0);
  await sql`
    with posting as (
      insert into public.yield_postings (plan_id, day, amount_cents, evidence, posted_by)
      select 'stater', (now() at time zone 'utc')::date - 3, 1000, 'stated by a test', id from public.profiles where email = 'treasurer@example.com'
      returning *
    )
    select ledger.transfer(null, 'cash', 'mining_income', 1000, 'income', id, day), private.start_job('yield', id, '{}', posted_by, true) from posting`;
  await sql`select private.mature_positions(1000)`;

  await page.goto('/invest');
  await expect(page.getByRole('row', { name: /Stater/ })).toContainText('Profit bonus: $1.00');
  await page.goto('/dashboard');
  await expect(card(page, 'Balance')).toContainText('$511.00');
  await expect(card(page, 'Bonus')).toContainText('$1.00');
  await page.goto('/transactions?tab=statement');
  await expect(page.getByText('Profit bonus of the plan Stater')).toBeVisible();
  await expect(page.getByText('Plan topped up: Stater')).toBeVisible();
});
