import { expect, test } from 'vitest';
import { DEPOSITS } from '../support/constraints/models/deposits.ts';
import {
  candidates,
  type Column,
  combinations,
  type Given,
  type Model,
} from '../support/constraints/models/model.ts';
import { MONEY } from '../support/constraints/models/money.ts';
import { PEOPLE_AND_SITE } from '../support/constraints/models/people.ts';
import { TRADING } from '../support/constraints/models/trading.ts';
import { cloneDatabase } from '../support/database.ts';

// Each check about several columns is asked about every combination of a few values, and must answer as its model does: a check that
// has lost one of its columns, or a condition, takes a row too many.
const { owner } = await cloneDatabase();
const MODELS = new Map<string, Model>(
  Object.entries({ ...DEPOSITS, ...MONEY, ...PEOPLE_AND_SITE, ...TRADING }),
);

/** Checks of the form of a text, or by a function, which have tests of their own. */
const OF_FORMS = new Set([
  'job_slices_whole',
  'reserves_message_names_all',
  'transfers_accounts_fit',
  'unclaimed_payouts_transaction_id_valid',
  'wallet_changes_address_valid',
  'wallet_changes_memo_valid',
  'withdrawals_address_valid',
  'withdrawals_transaction_id_valid',
]);

interface Check {
  name: string;
  table: string;
  condition: string;
  columns: Column[];
}
const checks = await owner<Check[]>`
  select k.conname as name, k.conrelid::regclass::text as table, pg_get_expr(k.conbin, k.conrelid) as condition, (
    select json_agg(json_build_object('name', a.attname, 'is_nullable', not a.attnotnull,
      'type', format_type(coalesce(nullif(y.typbasetype, 0), y.oid), null), 'listed', coalesce(
        (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = y.oid),
        (select to_json(array(select m[1] from regexp_matches(pg_get_constraintdef(o.oid), '''(\\w+)''::text', 'g') m))
         from pg_constraint o where o.conrelid = a.attrelid and o.contype = 'c' and o.conkey = array[a.attnum]
           and pg_get_constraintdef(o.oid) like '%= ANY (ARRAY[%'))) order by a.attnum)
    from pg_attribute a join pg_type y on y.oid = a.atttypid where a.attrelid = k.conrelid and a.attnum = any (k.conkey)) as columns
  from pg_constraint k
  where k.contype = 'c' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace, 'ledger'::regnamespace) and cardinality(k.conkey) > 1
  order by 1`;

test('every check about several columns has a model, of these columns', () => {
  const modelled = [...MODELS].map(([name, { columns }]) => [name, Object.keys(columns).toSorted()]);
  const found = checks
    .filter(({ name }) => !OF_FORMS.has(name))
    .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(modelled));
});

test.each(checks.filter(({ name }) => MODELS.has(name)))(
  '$name takes what it should and nothing else',
  async ({ name, table, condition, columns }) => {
    const model = MODELS.get(name);
    const values = Object.fromEntries(
      columns.map((column) => [column.name, candidates(column, model?.columns[column.name] ?? [])]),
    );
    const rows = combinations(values);
    const answers = await owner.unsafe<{ is_taken: boolean }[]>(
      `select coalesce(${condition}, true) as is_taken from json_populate_recordset(null::${table}, $1::text::json)`,
      [JSON.stringify(rows)],
    );
    const wrong = rows.filter((row, n) => answers[n]?.is_taken !== model?.takes(row as Given));
    expect(wrong).toEqual([]);
    expect(new Set(answers.map(({ is_taken }) => is_taken)).size).toBe(2);
  },
);
