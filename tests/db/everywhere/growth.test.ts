import { beforeAll, expect, test } from 'vitest';
import { claimsOf, type Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, operator } = await openStage();

const GROWING = [
  'auth.users',
  'auth.sessions',
  'ledger.accounts',
  'ledger.transfers',
  'ground.audit_events',
  'messages.outgoing_mails',
  'proof.proof_leaves',
  'public.account_events',
  'public.contact_messages',
  'public.deposits',
  'public.kyc_cases',
  'public.newsletter_subscriptions',
  'public.notifications',
  'public.positions',
  'public.profiles',
  'public.withdrawals',
];

const CROWD = 1000;

/**
 * Returns the growing tables of which a query reads more than a few rows, although indexes are preferred; rolls back.
 */
async function readMuchOf(person: Person, query: string, prepare = 'select'): Promise<string[]> {
  const sql = await owner.reserve();
  const count = async () => {
    await sql`reset role`;
    const rows = await sql<{ name: string; tuples: number }[]>`
      select schemaname || '.' || relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as tuples
      from pg_stat_xact_user_tables`;
    return new Map(rows.map(({ name, tuples }) => [name, tuples]));
  };
  try {
    await sql.unsafe(`begin; ${prepare}; set local enable_seqscan = off`);
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(person))}, true)`;
    const before = await count();
    await sql`set local role authenticated`;
    await sql.unsafe(query);
    const after = await count();
    return GROWING.map((name) => ({ name, tuples: (after.get(name) ?? 0) - (before.get(name) ?? 0) }))
      .filter(({ tuples }) => tuples > CROWD / 10)
      .map(({ name, tuples }) => `${name}: ${tuples}`);
  } finally {
    await sql`rollback`;
    sql.release();
  }
}

let alice: Person;
beforeAll(async () => {
  alice = await makeInvestor({ deposited: 500_000, name: 'Alice Liddell' });
  await asInvestor(alice).call('record_export');
  await owner`
    insert into auth.users (id, email) select gen_random_uuid(), 'crowd' || n || '@example.com' from generate_series(1, ${CROWD}) n`;
  await owner`
    insert into messages.outgoing_mails (recipient, kind, params, language)
    select 'crowd' || n || '@example.com', 'newsletter_welcome', '{}', 'en' from generate_series(1, ${CROWD}) n`;
  await owner`alter table contact_messages disable trigger user`;
  await owner`
    insert into contact_messages (name, email, subject, message)
    select 'One', 'crowd' || n || '@example.com', 'S', 'M' from generate_series(1, ${CROWD}) n`;
  await owner`alter table contact_messages enable trigger user`;
  await owner`select ground.audit('tried', null, '{}') from generate_series(1, ${CROWD})`;
  await owner`analyze`;
}, 60_000);

test('every table that holds rows of people has an index that begins with the person', async () => {
  const bare = await owner<{ name: string }[]>`
    select a.attrelid::regclass::text as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace::regnamespace::text = any (ground.schemas())
      and a.attname in ('investor_id', 'person_id')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`;
  expect(bare).toEqual([]);
});

test('an export reads what is held about one person by indexes', async () => {
  expect(await readMuchOf(alice, 'select public.my_data()')).toEqual([]);
});

test.each([
  'select public.dashboard()',
  'select * from public.statement()',
  'select * from public.my_referrals()',
  'select public.unread_notifications()',
  'select public.my_sessions()',
])('%s reads what is of one person by indexes', async (query) => {
  expect(await readMuchOf(alice, query)).toEqual([]);
});

test.each(['liddell', `${'0'.repeat(8)}-0000-4000-8000-000000000001`])(
  'an operator who looks for "%s" reads people by indexes',
  async (words) => {
    const query = `select * from public.find_people('${words}')`;
    // With so few people, the planner would read all of them, newest first.
    const prepare = 'drop index public.profiles_newest, public.profiles_country';
    expect(await readMuchOf(operator('reviewer'), query, prepare)).toEqual([]);
  },
);

test('an operator who looks at everyone reads a page of the newest', async () => {
  expect(await readMuchOf(operator('reviewer'), "select * from public.find_people('')")).toEqual([]);
});

test('public.take_snapshot, which reads every account in one statement, is the one call that may take two minutes', async () => {
  const doors = await owner<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and array_to_string(proconfig, ' ') like '%statement_timeout%'`;
  expect(doors.map(({ name }) => name)).toEqual(['take_snapshot']);
});
