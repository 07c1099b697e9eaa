import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { allRules } from './support/all-constraint-rules.ts';
import type { Values } from './support/constraint-rules.ts';
import { cloneDatabase } from './support/database.ts';
import { alice, arrived, nobody, now, paid, reviewer, transfer, treasurer } from './support/ordinary-rows.ts';

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
  kyc_cases_one_pending: { document_path: `${alice}/other` },
  liability_snapshots_as_of_key: { ...snapshot, as_of: undefined },
  liability_snapshots_seal_key: { ...snapshot, seal: undefined },
  liability_snapshots_previous_seal_key: { ...snapshot, previous_seal: undefined },
  payment_methods_position_key: { name: 'another' },
  withdrawal_methods_position_key: { name: 'another' },
};

/** Rows that are not written by hand: a profile comes with its account, the trail seals its rows. Other tests are about these. */
const ELSEWHERE = ['audit_events_hash_key', 'profiles_referral_code_key'];

const BOTH = 'Both rows are there.';

interface Key {
  table: string;
  name: string;
  others: { column: string; type: string }[];
}
const keys = await owner<Key[]>`
  select n.nspname || '.' || t.relname as table, c.relname as name, (
    select coalesce(json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum), '[]')
    from pg_attribute a
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      and not exists (
        select from generate_series(1, i.indnkeyatts) n where pg_get_indexdef(i.indexrelid, n, true) ~ ('\\m' || a.attname || '\\M'))) as others
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname in ('public', 'private', 'ledger') and i.indisunique and not i.indisprimary and c.relname not in ${owner(ELSEWHERE)}
  order by 1, 2`;
const rows = new Map((await allRules(owner)).map(([table, row]) => [table, row]));
rows.set('ledger.transfers', transfer);

/** Values that a column may have in place of its own. */
function variations(type: string, value: unknown): unknown[] {
  if (type === 'uuid')
    return [randomUUID(), alice, reviewer, treasurer, nobody].filter((other) => other !== value);
  if (/^(integer|bigint|smallint|public\.(cents|amount))$/.test(type)) return [Number(value ?? 0) + 1];
  if (type === 'date') return ['2020-02-02'];
  if (type.startsWith('timestamp')) return [new Date('2020-02-02T00:00:00Z')];
  return type === 'text' ? [`${typeof value === 'string' ? value : ''}x`] : [];
}

test('every key is of a table with an ordinary row', () => {
  expect(keys.filter(({ table }) => !rows.has(table)).map(({ name }) => name)).toEqual([]);
});

describe.each(keys)('$name', ({ table, name, others }) => {
  const row = { ...rows.get(table), ...HELD[name] };
  const isKeyed = others.some(({ column }) => column === 'id');
  const own = Object.fromEntries(Object.entries(OWN[name] ?? {}).filter(([, value]) => value !== undefined));
  const second = () => ({ ...row, ...(isKeyed && { id: randomUUID() }), ...own });
  const changes = others.flatMap(({ column, type }) =>
    variations(type, row[column]).map((value): Values => ({ [column]: value as never })),
  );
  /** What refuses the second row, after the first. */
  const refusal = (change: Values) =>
    owner
      .begin(async (sql) => {
        await sql`insert into ${sql(table)} ${sql(row)}`;
        await sql`insert into ${sql(table)} ${sql({ ...second(), ...change })}`;
        throw new Error(BOTH);
      })
      .catch((error: unknown) =>
        error instanceof postgres.PostgresError
          ? (error.constraint_name ?? error.code)
          : (error as Error).message,
      );

  test('refuses a second row', async () => {
    expect(await refusal({})).toBe(name);
  });

  test('refuses it whatever else is different', async () => {
    const accepted: Values[] = [];
    for (const change of changes) if ((await refusal(change)) === BOTH) accepted.push(change);
    expect(accepted).toEqual([]);
  });
});
