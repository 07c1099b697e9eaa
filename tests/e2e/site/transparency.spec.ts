import { readFile } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import { verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { attestation } from '../../db/support/money/reserves.ts';
import { barriersIn } from '../support/barriers.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { signIn } from '../support/screens.ts';

const test = base.extend<{ sql: Sql }>({
  sql: async ({ databaseUrl }, provide) => {
    const sql = postgres(databaseUrl, { max: 1 });
    await provide(sql);
    await sql.end();
  },
});

const snapshot = (sql: Sql) =>
  sql<{ number: string; seal: string; root: string; total: string; pooled: string }[]>`
    select number, seal, root, (total_cents / 100.0)::text::money::text as total, (pooled_cents / 100.0)::text::money::text as pooled from proof.take_snapshot(clock_timestamp())`;

test('a visitor reads what is owed, that no reserve is attested, and every root', async ({ page, sql }) => {
  const [first] = await snapshot(sql);
  // Otherwise the worker's cached figures would be shown.
  await sql`delete from proof.kept_figures where only_row`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transparency' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transparency' })).toBeVisible();
  await expect(page.getByText(`Snapshot ${first?.number}, as of`)).toBeVisible();
  await expect(page.getByText(first?.total ?? '').first()).toBeVisible();
  await expect(page.getByText(/No reserves have been attested\. Nothing on/)).toBeVisible();
  const [income] = await sql<{ booked: string; credited: string }[]>`
    select (sum(amount_cents) / 100.0)::text::money::text as booked,
      (select sum(profit_cents) / 100.0 from ledger.accounts)::text::money::text as credited
    from yield_postings`;
  const line = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(line('Income minus losses, all time')).toContainText(income?.booked ?? '');
  await expect(line('Yield credited to investors, all time')).toContainText(income?.credited ?? '');
  const [leaving] = await sql<{ waiting: number; cents: string }[]>`
    select count(*)::int as waiting, (coalesce(sum(amount_cents), 0) / 100.0)::text::money::text as cents
    from withdrawals where status in ('pending', 'approved', 'paying')`;
  await expect(line('Withdrawals awaiting review or payment')).toContainText(String(leaving?.waiting));
  await expect(line('Their total').first()).toContainText(leaving?.cents ?? '');
  await expect(line('Paid in the last 30 days')).toContainText(/\d/);
  await expect(line('In portfolios and strategies')).toContainText(first?.pooled ?? '');
  await expect(page.getByText(/Simulated coins aren’t reserves/)).toBeVisible();
  await page.locator('[data-snapshots] summary').first().click();
  await expect(page.getByText(first?.root ?? '')).toBeVisible();
  await expect(page.getByText(first?.seal ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What this does not prove' })).toBeVisible();
});

test('a visitor who asks for older snapshots gets those that are missing, none twice', async ({ page, sql }) => {
  for (let n = 0; n < 35; n += 1) await snapshot(sql);
  await page.goto('/transparency');
  const rows = page.locator('[data-snapshots] > li');
  await expect(rows).toHaveCount(30);
  await expect(page.getByRole('heading', { name: 'Liabilities by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Older snapshots' }).dblclick();
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int as count from public.liability_snapshots`;
  await expect(rows).toHaveCount(count);
  const numbers = await page.locator('[data-snapshots] [data-value=number]').allTextContents();
  expect(new Set(numbers).size).toBe(count);
  await expect(page.getByRole('button', { name: 'Older snapshots' })).toBeHidden();
});

test('a visitor reads evidenced capacity in dollars and PH/s next to what was sold, in their language', async ({
  page,
  sql,
}) => {
  const [operator] = await sql<{ id: string }[]>`select id from profiles where email = 'treasurer@example.com'`;
  const row = { sold_cents: 0, evidence: 'stated by Host 12', evidenced_by: operator?.id ?? '' };
  try {
    await sql`
      insert into plans.plan_capacity ${sql([
        { ...row, plan_id: 'gold', capacity_cents: 1_000_000, capacity_phs: 20.5 },
        { ...row, plan_id: 'vip', capacity_cents: 2_000_000, capacity_phs: null },
        { ...row, plan_id: 'sliver', capacity_cents: 3_000_000, capacity_phs: 0 },
      ])}`;
    await sql`delete from proof.kept_figures where only_row`;
    await snapshot(sql);
    await page.goto('/transparency');
    const gold = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Gold' }) });
    await expect(gold).toContainText('of $10,000.00 sold');
    await expect(gold).toContainText('0 of 20.5 PH/s in plans.');
    const vip = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'VIP' }) });
    await expect(vip).toContainText('of $20,000.00 sold');
    await expect(vip.getByText('Stated by Host 12, not proven')).toBeVisible();
    await expect(vip.getByText('stated by Host 12', { exact: true })).toBeHidden();
    await expect(vip.getByText('PH/s')).toBeHidden();
    const none = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sliver' }) });
    await expect(none.getByText('0 of 0 PH/s in plans.')).toBeVisible();
    await page.goto('/de/transparency');
    await expect(page.getByText('0 PH/s von 20,5 PH/s in Plänen.')).toBeVisible();
  } finally {
    await sql`delete from plans.plan_capacity where plan_id in ('gold', 'vip', 'sliver')`;
    await sql`delete from proof.kept_figures where only_row`;
  }
});

test('a visitor sees an attested reserve as text, whatever it contains, with all that is needed to check it', async ({
  page,
  sql,
}) => {
  await snapshot(sql);
  const reserve = attestation({ how_to_check: '<img src=x onerror=alert(1)> Any wallet can verify it.' });
  const [operator] = await sql<{ id: string }[]>`select id from profiles where email = 'admin@example.com'`;
  await sql`insert into reserve_attestations ${sql({ ...reserve, attested_by: operator?.id ?? '' })}`;
  await page.goto('/transparency');
  for (const value of [reserve.address, reserve.message, reserve.signature, reserve.how_to_check])
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  await expect(page.getByText('No reserves have been attested')).toBeHidden();
});

test('an investor sees on the dashboard that the newest snapshot includes them, and keeps the receipt', async ({
  page,
  sql,
  demo,
}) => {
  const [taken] = await snapshot(sql);
  const [own] = await sql<{ held: string }[]>`
    select ((available_cents + invested_cents + withdrawing_cents) / 100.0)::text::money::text as held
    from ledger.accounts join profiles on id = investor_id where email = 'investor@example.com'`;
  await signIn(page, 'investor@example.com', demo.password);
  const card = page.getByRole('region', { name: 'Proof that your balance is in our books' });
  await card.getByText('Proof that your balance is in our books').click();
  const words = `owed investors ${taken?.total} in total. Your browser has verified that your ${own?.held} is included.`;
  await expect(card.getByText(words)).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download the receipt' }).click();
  const file = await (await downloading).path();
  expect(await verifyReceipt(JSON.parse(await readFile(file, 'utf8')))).toEqual([]);
});

test('an investor whose leaf was removed sees a loud warning, with evidence', async ({ page, sql, demo }) => {
  const [taken] = await snapshot(sql);
  await sql`delete from proof.proof_leaves where snapshot = ${taken?.number ?? 0}`;
  await signIn(page, 'investor@example.com', demo.password);
  const alarm = page.getByRole('alert').filter({ hasText: 'The proof of liabilities has failed' });
  await expect(alarm.getByText('Your account isn’t in the snapshot.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Withdraw' }).click();
  await expect(alarm).toBeVisible();
  const downloading = page.waitForEvent('download');
  await alarm.getByRole('button', { name: 'Download the evidence' }).click();
  const evidence = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as object;
  expect(await verifyReceipt(evidence)).toEqual(['not_included']);
  expect(evidence).toMatchObject({ evidence: { problems: ['not_included'] } });
  await snapshot(sql);
});
