import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/people.ts';

// Or the tests after these would find the plan sold out.
test.afterEach(({ sql }) => sql`delete from private.plan_capacity`.then(() => undefined));

test('back office: a treasurer sees what a posting would credit, books it, and a second treasurer finds it booked', async ({
  sql,
  pageOf,
  person,
}) => {
  const holder = await person('Yield Yara', 300_000);
  const position = randomUUID();
  await sql`
    insert into public.positions (id, investor_id, plan_id, principal_cents, opened_at, matures_at)
    values (${position}, ${holder.id}, 'gold', 100000, date_trunc('day', now(), 'utc') - interval '1 day', now() + interval '7 days')`;
  await sql`select ledger.transfer(${holder.id}, 'available', 'invested', 100000, 'invest', ${position})`;
  const [treasurer, admin] = [
    await pageOf('treasurer', '/operator/yield?plan=gold'),
    await pageOf('admin', '/operator/yield?plan=gold'),
  ];
  await expect(treasurer.getByText(/days? (is|are) missing/)).toBeVisible();
  await treasurer.getByLabel('Income of the day').fill('12.34');
  await treasurer.getByLabel('Evidence', { exact: true }).fill('stated by the pool, statement 7');
  await treasurer.getByRole('button', { name: 'Show what would be credited' }).click();
  await expect(treasurer.getByText('1 position shares $12.34.')).toBeVisible();
  await expect(treasurer.getByRole('row', { name: /Yield Yara/ })).toContainText('$12.34');
  await treasurer.getByRole('button', { name: /^Book \$12\.34 for/ }).click();
  await expect(treasurer.getByText(/^Booked: \$12\.34 for/)).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('list', { name: 'Days of Gold' })).toContainText('$12.34');
  const [row] =
    await sql`select profit_cents::int as profit from ledger.accounts where investor_id = ${holder.id}`;
  expect(row).toEqual({ profit: 1234 });
});

test('back office: a plan is not sold beyond the capacity that a treasurer evidenced', async ({
  pageOf,
  person,
}) => {
  const buyer = await person('Sold Out Sam', 3_000_000);
  const treasurer = await pageOf('treasurer', '/operator/yield');
  await treasurer.getByRole('button', { name: 'Enter evidence for VIP' }).click();
  const dialog = treasurer.getByRole('dialog');
  await dialog.getByLabel('Principal that the plan can put to work').fill('10000');
  await dialog.getByLabel('Evidence').fill('https://example.com/contract-12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(treasurer.getByText('The capacity of VIP has been recorded.')).toBeVisible();
  await expect(treasurer.getByRole('row', { name: /VIP/ })).toContainText('$10,000.00');
  const page = await pageOf(buyer.email, '/invest');
  await page.getByRole('article', { name: 'VIP' }).getByRole('button', { name: 'Start Now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Invest/ })
    .click();
  await expect(page.getByText(/This plan is sold out/).first()).toBeVisible();
});

test('back office: a treasurer checks the books and downloads them without a formula in them', async ({
  pageOf,
  person,
}) => {
  // The lines of this month are downloaded, which may have begun a moment ago.
  await person('Ledger Lea', 100);
  const page = await pageOf('treasurer', '/operator/books');
  await expect(page.getByText('Debits and credits are equal.')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Demo Treasurer asked for a check.')).toBeVisible();
  // The worker of the local Supabase looks every ten seconds.
  await expect(page.getByText(/, by Demo Treasurer$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Nothing wrong was found.').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Ledger lines: Download/ }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('line,booked_at,value_date,debit,credit,code,amount_usd,investor,reference');
  expect(text).toMatch(/,cash,available,deposit,\d+\.\d\d,/);
  expect(text).not.toMatch(/(^|,)[=@]/m);
});

test('back office: a treasurer returns the principal of a plan that has ended', async ({
  sql,
  pageOf,
  person,
}) => {
  const holder = await person('Ended Edith', 200_000);
  const position = randomUUID();
  await sql`
    insert into public.positions (id, investor_id, plan_id, principal_cents, opened_at, matures_at)
    values (${position}, ${holder.id}, 'basic', 100000, now() - interval '8 days', now() - interval '1 second')`;
  await sql`select ledger.transfer(${holder.id}, 'available', 'invested', 100000, 'invest', ${position})`;
  const page = await pageOf('treasurer', '/operator/books');
  await page.getByRole('button', { name: 'Return the principal' }).click();
  // The timer of the local Supabase may have been first.
  await expect(
    page.getByText(/^(The principal of \d+ plans? has been returned\.|No plan is due\.)$/),
  ).toBeVisible();
  const [after] =
    await sql`select available_cents::int as available from ledger.accounts where investor_id = ${holder.id}`;
  expect(after).toEqual({ available: 200_000 });
  await page.getByRole('button', { name: 'Return the principal' }).click();
  await expect(page.getByText('No plan is due.')).toBeVisible();
});

test('back office: an admin gives a role, the audit trail tells it, and takes it away while the person works', async ({
  pageOf,
  person,
}) => {
  const novice = await person('Novice Nell');
  const admin = await pageOf('admin', `/operator/person?id=${novice.id}`);
  await admin.getByLabel('Role of Novice Nell').selectOption('reviewer');
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByText('The role of Novice Nell has been changed.')).toBeVisible();
  const page = await pageOf(novice.email, '/operator/deposits');
  await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
  await admin.getByLabel('Role of Novice Nell').selectOption({ label: 'No role' });
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await admin.goto(`/operator/audit?subject=${novice.id}`);
  await expect(admin.getByRole('link', { name: 'Role taken away' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Role given' })).toBeVisible();
});
