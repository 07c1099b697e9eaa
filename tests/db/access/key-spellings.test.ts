import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allRules } from '../support/constraints/all-constraint-rules.ts';
import type { Values } from '../support/constraints/constraint-rules.ts';
import { alice, arrived, now, paid, reviewer } from '../support/constraints/ordinary-rows.ts';
import { cloneDatabase } from '../support/database.ts';

// What is one thing for a key though it is written in two ways, or not at all.
const { owner } = await cloneDatabase();
const rows = new Map((await allRules(owner)).map(([table, row]) => [table, row]));

const approved = { ...arrived, status: 'approved', reviewed_by: reviewer, reviewed_at: now };
const onTron = { ...approved, network: 'TRON', transaction_output: null };
const sent = (method: string, address: string, transaction_id: string = arrived.transaction_id) => ({
  ...paid,
  method,
  address,
  transaction_id,
});
const ON_ETHEREUM = `0x${arrived.transaction_id}`;

/** Pairs of rows that a key takes for one, by its name; each a change to an ordinary row. */
const ALIKE: Record<string, [table: string, first: Values, second: Values][]> = {
  deposits_payment_once: [
    ['public.deposits', onTron, onTron],
    [
      'public.deposits',
      { ...onTron, network: 'Ethereum', transaction_id: ON_ETHEREUM },
      { ...onTron, network: 'Ethereum', transaction_id: ON_ETHEREUM, method: 'USDT' },
    ],
  ],
  withdrawals_payment_once: [
    [
      'public.withdrawals',
      sent('Ethereum', '0x52908400098527886e0f7030069857d2e4169ee7', ON_ETHEREUM),
      sent('Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', ON_ETHEREUM),
    ],
    [
      'public.withdrawals',
      sent('Ethereum', '0x52908400098527886e0f7030069857d2e4169ee7', ON_ETHEREUM),
      sent('USDT', '0x52908400098527886E0F7030069857D2E4169EE7', ON_ETHEREUM),
    ],
    [
      'public.withdrawals',
      sent('Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
      sent('Bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'),
    ],
    ...[
      'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
      '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
    ].map((address): [string, Values, Values] => [
      'public.withdrawals',
      sent('TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF'),
      sent('TON', address),
    ]),
  ],
  newsletter_email_once: [
    ['public.newsletter_subscriptions', { email: 'reader@example.com' }, { email: 'Reader@Example.COM' }],
  ],
  protection_packs_once: [
    ['private.protection_packs', { country: null, version: 7 }, { country: null, version: 7 }],
  ],
};

/** Keys with a column that can be null, and then hold nothing; the network of a payment is never null where its transaction is not. */
const NULL_IS_NOTHING = ['account_events_session_once', 'jobs_once', 'unclaimed_payouts_payment_once'];

test('each key that is of more than its columns, or of columns that can be null, is among these', async () => {
  const keys = await owner<{ name: string }[]>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'ledger'::regnamespace) and i.indisunique
      -- A key of what is null in all of its rows lets one row be.
      and (pg_get_expr(i.indexprs, t.oid) !~ '^\\(\\w+ IS NULL\\)$' or exists (
        select from pg_attribute a where a.attrelid = t.oid and a.attnum = any (i.indkey) and not a.attnotnull
          and coalesce(pg_get_expr(i.indpred, t.oid), '') !~ ('\\m' || a.attname || ' IS NOT NULL')))
    order by 1`;
  expect(keys.map(({ name }) => name)).toEqual([...Object.keys(ALIKE), ...NULL_IS_NOTHING].toSorted());
});

test.each(
  Object.entries(ALIKE).flatMap(([name, pairs]) => pairs.map((pair, n) => [name, n + 1, ...pair] as const)),
)('%s takes the rows of pair %i for one', async (name, _, table, first, second) => {
  const row = rows.get(table) ?? {};
  const isKeyed = 'id' in row;
  const own = (change: Values): Values => ({
    ...row,
    ...(isKeyed && { id: randomUUID() }),
    ...(table === 'public.deposits' && { proof_path: `${alice}/${randomUUID()}` }),
    ...change,
  });
  await expect(owner`insert into ${owner(table)} ${owner([own(first), own(second)])}`).rejects.toMatchObject({
    constraint_name: name,
  });
});
