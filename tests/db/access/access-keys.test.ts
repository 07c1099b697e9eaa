import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { allRules } from '../support/constraints/all-constraint-rules.ts';
import type { Values } from '../support/constraints/constraint-rules.ts';
import {
  alice,
  arrived,
  identity,
  nobody,
  now,
  paid,
  reviewer,
  transfer,
  treasurer,
} from '../support/constraints/ordinary-rows.ts';
import { KEYS } from '../support/constraints/unique-keys.ts';
import { cloneDatabase } from '../support/database.ts';
import { attestation } from '../support/money/reserves.ts';
import { ADDRESSES } from '../support/site/settings.ts';

// What may exist once exists once: a second row is refused though it differs in any other column.
const { owner } = await cloneDatabase();

/** What makes an ordinary row one that the index holds, where it does not hold all. */
const HELD: Record<string, Values> = {
  account_events_session_once: { session_id: nobody },
  deposits_payment_once: { ...arrived, status: 'approved', reviewed_by: reviewer, reviewed_at: now },
  withdrawals_payment_once: paid,
  transfers_yield_once: { debit: 'mining_income', code: 'yield', posting_id: alice },
  unclaimed_payouts_payment_once: {
    network: 'Bitcoin',
    transaction_id: arrived.transaction_id,
    paid_by: reviewer,
    paid_at: now,
  },
};

/** What the second row has of its own, so that no other key refuses it first. */
const seal = (n: string) => n.repeat(64);
const snapshot = { number: 2, as_of: '2021-01-01T00:00:00Z', seal: seal('e'), previous_seal: seal('f') };
const OWN: Record<string, Values> = {
  deposits_payment_once: { proof_path: `${alice}/other` },
  audit_events_hash_key: { id: 1_000_001 },
  kyc_cases_document_once: { status: 'rejected', reviewed_by: reviewer, reason: 'No' },
  kyc_cases_one_pending: { document_path: `${alice}/other` },
  liability_snapshots_as_of_key: { ...snapshot, as_of: undefined },
  liability_snapshots_seal_key: { ...snapshot, seal: undefined },
  liability_snapshots_previous_seal_key: { ...snapshot, previous_seal: undefined },
  restorations_previous_seal_key: { number: 100 },
  instruments_position_key: { id: 'DEF-USD' },
  lots_request_id_key: { pool_id: '00000000-0000-4000-8000-0000000000aa' },
  appropriateness_questions_place_once: { id: 'past' },
  payment_methods_position_key: { name: 'another' },
  withdrawal_methods_position_key: { name: 'another' },
};

/** A profile comes with its account, so that two are compared below. */
const ELSEWHERE = ['profiles_referral_code_key'];

const BOTH = 'Both rows are there.';

/** JSON for Postgres: bytes as it writes them. */
const asText = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
    ? `\\x${Buffer.from(value as never).toString('hex')}`
    : value;

await owner.unsafe(`
  create schema keys;
  create function keys.refusals(name text, seconds text[]) returns setof text language plpgsql as $$
  declare
    second text;
    columns text;
    answer text;
  begin
    foreach second in array seconds loop
      select string_agg(quote_ident(k.key), ', ') into columns from json_object_keys(second::json) k (key);
      begin
        execute format('insert into %1$s (%2$s) select %2$s from json_populate_record(null::%1$s, $1::json)', name, columns) using second;
        raise exception using message = '${BOTH}';
      exception when others then
        get stacked diagnostics answer = constraint_name;
        return next case when sqlerrm = '${BOTH}' then sqlerrm else coalesce(nullif(answer, ''), sqlstate) end;
      end;
    end loop;
  end $$`);

interface Key {
  table: string;
  name: string;
  columns: { column: string; type: string }[];
  /** The columns that the key is of, those within expressions included. */
  keyed: string[];
}
const keys = await owner<Key[]>`
  select n.nspname || '.' || t.relname as table, c.relname as name, (
    select json_agg(json_build_object('column', a.attname, 'type', format_type(coalesce(nullif(y.typbasetype, 0), y.oid), null)) order by a.attnum)
    from pg_attribute a join pg_type y on y.oid = a.atttypid
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns, (
    select array_agg(distinct a.attname::text order by a.attname::text)
    from generate_series(1, i.indnkeyatts) n join pg_attribute a on pg_get_indexdef(c.oid, n, true) ~ ('\\m' || a.attname || '\\M')
    where a.attrelid = t.oid and a.attnum > 0) as keyed
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname in ('public', 'private', 'ledger') and i.indisunique and not i.indisprimary and c.relname not in ${owner(ELSEWHERE)}
  order by 1, 2`;
const rows = new Map((await allRules(owner)).map(([table, row]) => [table, row]));
rows.set('ledger.transfers', transfer);
rows.set('private.audit_events', {
  id: 1_000_000,
  at: now,
  action: 'test',
  details: {},
  hash: Buffer.alloc(32, 1),
});

/** Values of columns that take only few. */
const FEW: Record<string, unknown[]> = {
  network: ['main', 'Ethereum', 'TRON', 'Bitcoin'],
  old_role: ['treasurer', null],
  new_role: ['reviewer', 'treasurer', null],
  language: ['de'],
  kind: ['bonus', 'signed_in', 'session_ended'],
  leaves: [2048],
  method: ['USDT', 'Ethereum', 'bitcoin'],
  amount: ['2 TBTC'],
  debit: ['available', 'cash', 'bonus_expense'],
  credit: ['available', 'invested', 'withdrawing'],
  code: ['bonus', 'deposit', 'yield_reversal'],
  status: ['pending', 'approved', 'rejected', 'cancelled', 'booked'],
};
const bob = '00000000-0000-4000-8000-000000000002';
const PEOPLE = [alice, bob, reviewer, treasurer, nobody];

/** Values that a column may have in place of its own. */
function variations(column: string, type: string, value: unknown): unknown[] {
  const few = FEW[column];
  if (few) return few;
  if (type === 'uuid') return [randomUUID(), ...PEOPLE];
  if (/^(integer|bigint|smallint|numeric)$/.test(type))
    return [Number(value ?? 0) + 1, Number(value ?? 0) - 1];
  if (type === 'date') return ['2020-02-02'];
  if (type.startsWith('timestamp')) return [new Date('2020-02-02T00:00:00Z')];
  if (type === 'boolean') return [true, false];
  if (type === 'text[]') return [['Bitcoin'], ['another']];
  if (type === 'interval') return ['1 hour'];
  if (type === 'jsonb') return [{ another: 1 }];
  if (type === 'inet') return ['203.0.113.77'];
  if (type === 'bytea') return [Buffer.alloc(32, 7)];
  if (type === 'text') return [`${typeof value === 'string' ? value : ''}x`];
  throw new Error(`access-keys.test.ts: nothing is known to differ in ${column}, of type ${type}.`);
}

/** All times of a row a day later: one alone would break their order before it met the key. */
function aDayLater(columns: Key['columns'], row: Values): Values {
  const times = columns.filter(({ type, column }) => type.startsWith('timestamp') && row[column]);
  return Object.fromEntries(
    times.map(({ column }) => [
      column,
      new Date(new Date(row[column] as string | Date).getTime() + 86_400_000),
    ]),
  );
}

const OTHER_BLOCK = 'b'.repeat(64);

/** Columns that cannot differ alone. */
const TOGETHER: Record<string, Values[]> = {
  jobs_once: [
    { state: 'failed', error: 'x' },
    { state: 'done', ended_at: now },
    { state: 'working' },
    { done: 1, total: 2 },
  ],
  deposits_proof_once: [{ status: 'rejected', reviewed_by: reviewer, reason: 'No' }],
  transfers_once: [{ credit: 'fees', investor_id: null }],
  transfers_yield_once: [{ credit: 'fees', investor_id: null }],
  liability_snapshots_as_of_key: [{ root: 'ef'.repeat(32) }],
  liability_snapshots_seal_key: [{ root: 'ef'.repeat(32) }],
  liability_snapshots_previous_seal_key: [{ root: 'ef'.repeat(32) }],
  restorations_previous_seal_key: [{ seal: 'ef'.repeat(32) }],
  wallet_changes_one_open: [{ network: 'main', address: ADDRESSES['bitcoin']?.main }],
  deposits_payment_once: [{ investor_id: bob, proof_path: `${bob}/other` }],
  reserves_once: [
    attestation({ signed_on: '2020-02-02' }),
    attestation({ block_hash: OTHER_BLOCK, message: `${attestation({}).message} ${OTHER_BLOCK}` }),
  ],
};

test('every key is written down here, with the columns that it is of and no more', () => {
  const found = keys.map(({ name, keyed }) => [name, keyed] as const);
  const written = Object.entries(KEYS).map(([name, columns]) => [name, columns.toSorted()] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(written));
});

test('every key is of a table with an ordinary row', () => {
  expect(keys.filter(({ table }) => !rows.has(table)).map(({ name }) => name)).toEqual([]);
});

/** Returns what refuses each of these rows, one at a time, next to a first row: a constraint, or the code of an error. */
async function refusals(table: string, first: Values, seconds: Values[]): Promise<string[]> {
  let answers: string[] = [];
  const undo = new Error('undo');
  await owner
    .begin(async (sql) => {
      await sql`insert into ${sql(table)} ${sql(first)}`;
      const found = await sql<{ answer: string }[]>`
        select answer from keys.refusals(${table}, ${seconds.map((row) => JSON.stringify(row, asText))}) as answer`;
      answers = found.map(({ answer }) => answer);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return answers;
}

describe.each(keys)('$name', ({ table, name, columns }) => {
  const free = columns.filter(({ column }) => !KEYS[name]?.includes(column));
  const row = { ...rows.get(table), ...HELD[name] };
  const isKeyed = columns.some(({ column }) => column === 'id');
  const own = Object.fromEntries(Object.entries(OWN[name] ?? {}).filter(([, value]) => value !== undefined));
  const second = () => ({ ...row, ...(isKeyed && { id: randomUUID() }), ...own });
  const changes = [
    ...free.flatMap(({ column, type }) =>
      variations(column, type, row[column]).map((value): Values => ({ [column]: value })),
    ),
    aDayLater(free, row),
    ...(TOGETHER[name] ?? []),
  ];

  test('refuses a second row', async () => {
    expect(await refusals(table, row, [second()])).toEqual([name]);
  });

  test('refuses it whatever else is different', async () => {
    const answers = await refusals(
      table,
      row,
      changes.map((change) => ({ ...second(), ...change })),
    );
    // Another key that refuses it would hide this one.
    const others = answers.map((answer) => answer === BOTH || (answer !== name && answer in KEYS));
    expect(changes.filter((_, n) => others[n])).toEqual([]);
  });
});

test('every table that holds one row holds no other', async () => {
  const tables = await owner<{ name: string; rules: string[] }[]>`
    select a.attrelid::regclass::text as name, array(
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = a.attrelid and k.contype in ('c', 'p') and a.attnum = any (k.conkey) order by 1) as rules
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' where a.attname = 'only_row'`;
  expect(tables.length).toBeGreaterThan(0);
  expect([...tables]).toEqual(
    tables.map(({ name }) => ({ name, rules: ['CHECK (only_row)', 'PRIMARY KEY (only_row)'] })),
  );
});

test.each([
  ['kyc_cases_one_pending', OWN['kyc_cases_one_pending']],
  ['kyc_cases_document_once', OWN['kyc_cases_document_once']],
])('%s refuses a second case of a person who has another name by then', async (name, own) => {
  const written = owner.begin(async (sql) => {
    await sql`insert into public.kyc_cases ${sql(identity)}`;
    await sql`update public.profiles set name = 'Renamed' where id = ${alice}`;
    await sql`insert into public.kyc_cases ${sql({ ...identity, ...own })}`;
  });
  await expect(written).rejects.toMatchObject({ constraint_name: name });
});

test('profiles_referral_code_key refuses a code that another account has, whatever else is different', async () => {
  await owner`
    update public.profiles set name = 'Another', phone = '+1 555', country = 'Another', language = 'de', verified = not verified,
      created_at = '2020-02-02', mail_notifications = not mail_notifications where id = ${alice}`;
  const [mine = {}, theirs = {}] = await owner`
    select * from public.profiles where id in ${owner([alice, reviewer])} order by id`;
  const alike = Object.keys(mine).filter(
    (column) => mine[column] !== null && mine[column] === theirs[column],
  );
  expect(alike).toEqual([]);
  await expect(
    owner`update public.profiles set referral_code = ${String(theirs['referral_code'])} where id = ${alice}`,
  ).rejects.toMatchObject({ constraint_name: 'profiles_referral_code_key' });
});
