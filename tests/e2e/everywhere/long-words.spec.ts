import { randomUUID } from 'node:crypto';
import { expect, test, waitingDeposit, waitingWithdrawal } from '../support/people.ts';
import { expectToFit, SCREENS } from '../support/screens.ts';

const NAME = 'W'.repeat(80);
const ADDRESS = `${'w'.repeat(64)}@${'w'.repeat(60)}.example`;

test('an operator reads the longest words that strangers can send, and no screen is pushed apart by them', async ({
  sql,
  pageOf,
  person,
}) => {
  const wordy = await person(NAME, 50_000);
  await sql`update public.profiles set email = ${ADDRESS}, country = ${'W'.repeat(60)} where id = ${wordy.id}`;
  const deposit = await waitingDeposit(sql, wordy, 4200);
  const withdrawal = await waitingWithdrawal(sql, wordy, 4300);
  const [identity] = await sql<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path)
    values (${wordy.id}, ${'W'.repeat(300)}, ${`${wordy.id}/document`}) returning id`;
  const [message] = await sql<{ id: string }[]>`
    insert into public.contact_messages (name, email, subject, message)
    values (${NAME}, ${ADDRESS}, ${'W'.repeat(150)}, ${'W'.repeat(4000)}) returning id`;
  // As if they did it themselves, so that the trail shows their name.
  await sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: wordy.id })}, true)`;
    await transaction`insert into people.operators (user_id, role) values (${wordy.id}, 'reviewer')`;
  });
  const page = await pageOf('admin');
  for (const [queue, id] of [
    ['deposits', deposit],
    ['withdrawals', withdrawal],
    ['identity', identity?.id],
    ['messages', message?.id],
  ] as const) {
    const path = `/operator/${queue}?from=${id ?? ''}`;
    await page.goto(path);
    await expect(page.getByRole('cell', { name: NAME }).first()).toBeVisible();
    await expectToFit(page, SCREENS, path);
    await page.goto(`${path}&case=${id ?? ''}`);
    await expect(page.getByRole('dialog').getByText(NAME).first()).toBeVisible();
    await expectToFit(page, SCREENS, `${path}, opened,`);
  }
  for (const path of [
    '/operator',
    '/operator/people',
    `/operator/person?id=${wordy.id}`,
    '/operator/operators',
    '/operator/audit',
  ]) {
    await page.goto(path);
    await expect(page.getByText(NAME).first()).toBeAttached();
    // The overview folds what no decision needs.
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    await expect(page.getByText(NAME).first()).toBeVisible();
    await expectToFit(page, SCREENS, path);
  }
  await sql`delete from people.operators where user_id = ${wordy.id}`;
});

test('an investor with the longest name finds every one of their screens in shape', async ({ sql, pageOf, person }) => {
  const wordy = await person(NAME, 50_000);
  const friend = await person(NAME);
  await sql`update public.profiles set referred_by = ${wordy.id} where id = ${friend.id}`;
  await sql`
    insert into public.kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at, reason)
    select ${wordy.id}, ${'W'.repeat(300)}, ${`${wordy.id}/document`}, 'rejected', id, now(), ${'W'.repeat(300)}
    from public.profiles where email = 'reviewer@example.com'`;
  await waitingWithdrawal(sql, wordy, 4300);
  await sql`
    insert into people.freezes (person_id, reason, frozen_by)
    select ${wordy.id}, ${'W'.repeat(500)}, id from public.profiles where email = 'reviewer@example.com'`;
  const page = await pageOf(wordy.email);
  const paths = '/dashboard /account /account?tab=security /refer /invest /withdraw /transactions';
  for (const path of paths.split(' ')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectToFit(page, SCREENS, path);
  }
});

test('a lead with the longest name and words finds every screen of strategies in shape, and operators do', async ({
  sql,
  pageOf,
  person,
}) => {
  const wordy = await person(NAME, 50_000);
  const id = randomUUID();
  await sql`insert into public.pools (id, kind, owner_id, title) values (${id}, 'strategy', ${wordy.id}, ${'W'.repeat(60)})`;
  await sql`insert into pools.pool_books (pool_id) values (${id})`;
  await sql`
    insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents, status, published_at, reason)
    values (${id}, ${'W'.repeat(1000)}, 1000, 1000, 100000, 'suspended', now(), ${'W'.repeat(500)})`;
  await sql`insert into public.copies (investor_id, pool_id) values (${wordy.id}, ${id})`;
  for (const [who, paths] of [
    [wordy.email, ['/strategies', `/strategies/view?id=${id}`, '/strategies/mine', '/portfolio', '/trade']],
    ['admin', ['/operator/strategies']],
  ] as const) {
    const page = await pageOf(who);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText('W'.repeat(60)).first()).toBeVisible();
      await expectToFit(page, SCREENS, path);
    }
  }
});
