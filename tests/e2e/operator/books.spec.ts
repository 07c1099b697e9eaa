import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/people.ts';

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
