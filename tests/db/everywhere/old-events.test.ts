import { beforeEach, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, makeInvestor, operator } = await openStage();

beforeEach(() => owner`truncate public.notifications, public.account_events`);

async function add(table: 'notifications' | 'account_events', ago: string, count = 1): Promise<void> {
  const { id } = await makeInvestor();
  const at = owner`now() - ${ago}::interval - n * interval '1 microsecond'`;
  const numbers = owner`generate_series(0, ${count - 1}) n`;
  await (table === 'notifications'
    ? owner`insert into public.notifications (investor_id, kind, subject_id, created_at) select ${id}, 'deposits.pending', ${id}, ${at} from ${numbers}`
    : owner`insert into public.account_events (investor_id, kind, created_at) select ${id}, 'password_changed', ${at} from ${numbers}`);
}

async function remove(): Promise<number | null | undefined> {
  const [row] = await owner<{ removed: number | null }[]>`select whole.remove_old_events() as removed`;
  return row?.removed;
}

test('notifications go after a year and account events after ninety days', async () => {
  for (const ago of ['364 days', '367 days']) await add('notifications', ago);
  for (const ago of ['89 days', '91 days']) await add('account_events', ago);
  expect(await remove()).toBe(2);
  expect(await remove()).toBeNull();
});

test('what another transaction has is passed over, and goes the next time', async () => {
  await add('notifications', '367 days', 2);
  await add('account_events', '91 days', 2);
  await owner.begin(async (busy) => {
    await busy`select from public.notifications order by created_at limit 1 for update`;
    await busy`select from public.account_events order by created_at limit 1 for update`;
    expect(await remove()).toBe(2);
  });
  expect(await remove()).toBe(2);
});

test('a quote goes after ninety days, unless a deposit was made by it', async () => {
  const { id } = await makeInvestor();
  const quoted = (ago: string) => owner<{ id: string }[]>`
    insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, created_at, good_until)
    select ${id}, 'bitcoin', 1000, 1, 10, 'simulated', t, t, t + interval '15 minutes' from (select now() - ${ago}::interval) x (t) returning id`;
  const [used] = await quoted('91 days');
  const [credited] = await quoted('91 days');
  const [young] = await quoted('89 days');
  await quoted('91 days');
  await quoted('400 days');
  await owner`
    insert into public.deposits (investor_id, amount_cents, method, proof_path, quote_id)
    values (${id}, 1000, 'bitcoin', ${`${id}/quoted`}, ${used?.id ?? ''})`;
  await owner`
    insert into public.deposits (investor_id, amount_cents, method, proof_path) values (${id}, 1000, 'bitcoin', ${`${id}/credited`})`;
  await owner`
    update public.deposits set arrived_cents = 1000, arrived_coins = 1, paid_at = now(), credit_price = 10, credit_source = 'simulated',
      credit_priced_at = now(), credit_quote_id = ${credited?.id ?? ''} where proof_path = ${`${id}/credited`}`;
  expect(await remove()).toBe(2);
  expect(await remove()).toBeNull();
  expect(
    await owner`select from public.deposit_quotes where id in ${owner([used, credited, young].map((kept) => kept?.id ?? ''))}`,
  ).toHaveLength(3);
  expect(await owner`select from public.deposit_quotes`).toHaveLength(3);
});

test('a message of a visitor goes a year after it was handled, and no message that waits or is of an account', async () => {
  const { id } = await makeInvestor();
  const handler = operator('reviewer').id;
  const write = (subject: string, investor: string | null, handled: string | null) => owner`
    insert into public.contact_messages (name, email, subject, message, investor_id, created_at, handled_by, handled_at)
    values ('Ann', 'ann@example.com', ${subject}, 'Hello', ${investor}, now() - interval '2 years',
      ${handled === null ? null : handler}, now() - ${handled}::interval)`;
  await write('Gone', null, '366 days');
  await write('Of last year', null, '364 days');
  await write('Waits', null, null);
  await write('Of an account', id, '366 days');
  expect(await remove()).toBe(1);
  expect(
    (await owner<{ subject: string }[]>`select subject from public.contact_messages`)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(expect.arrayContaining(['Of an account', 'Of last year', 'Waits']));
  expect(await owner`select from public.contact_messages where subject = 'Gone'`).toEqual([]);
});

test.each([
  ['notifications', '2 years'],
  ['account_events', '100 days'],
] as const)('old %s go in portions of ten thousand, the oldest first', async (table, ago) => {
  await add(table, ago, 10_001);
  const newest = async () =>
    (
      await owner<{ at: Date }[]>`
      select max(created_at) as at from ${owner(`public.${table}`)} where created_at < now() - interval '1 hour'`
    )[0]?.at;
  const before = await newest();
  expect(await remove()).toBe(10_000);
  expect(await newest()).toEqual(before);
  expect(await remove()).toBe(1);
});

test('a removal that finds nothing reads few pages, also where new rows have the places of old ones', async () => {
  for (const [table, old] of [
    ['notifications', '2 years'],
    ['account_events', '100 days'],
  ] as const) {
    await add(table, old, 20_000);
    while ((await remove()) !== null);
    await owner`vacuum ${owner(`public.${table}`)}`;
    await add(table, '1 day', 20_000);
    await owner`vacuum analyze ${owner(`public.${table}`)}`;
  }
  const sql = await owner.reserve();
  try {
    const look = () =>
      sql.unsafe<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
        'explain (analyze, buffers, format json) select whole.remove_old_events()',
      );
    await look();
    const [row] = await look();
    const plan = row?.['QUERY PLAN'][0].Plan;
    expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(30);
  } finally {
    sql.release();
  }
});

test('what Auth logs of people goes after ninety days, in portions of ten thousand', async () => {
  const log = (ago: string, count: number) => owner`
    insert into auth.audit_log_entries (id, created_at, ip_address)
    select gen_random_uuid(), now() - ${ago}::interval, '203.0.113.7' from generate_series(1, ${count})`;
  const removed = async () =>
    (await owner<{ removed: number | null }[]>`select whole.remove_old_auth_log() as removed`)[0]?.removed;
  await log('89 days', 1);
  await log('91 days', 10_001);
  expect([await removed(), await removed(), await removed()]).toEqual([10_000, 1, null]);
  expect(await owner`select from auth.audit_log_entries`).toHaveLength(1);
});
