import { expect, test } from 'vitest';
import { allRules } from '../support/constraints/all-constraint-rules.ts';
import type { Values } from '../support/constraints/constraint-rules.ts';
import { alice } from '../support/constraints/ordinary-rows.ts';
import { cloneDatabase } from '../support/database.ts';

// What was written once stays as it was, for the owner of the database too.
const { owner } = await cloneDatabase();

/** Written by hand: the columns that never change; undefined where none does. No row is ever removed. */
const KEPT: Record<string, string[] | undefined> = {
  'ledger.plan_tallies': undefined,
  'ledger.tallies': undefined,
  'ledger.transfers': undefined,
  'private.audit_events': undefined,
  'private.book_checks': undefined,
  'private.exchange_choices': ['id', 'exchanges', 'proposed_by', 'proposed_at'],
  'private.halts': ['instrument_id', 'halted_at'],
  'private.proof_nonces': undefined,
  'private.trading_changes': [
    'id',
    'instrument_id',
    'old_trading',
    'trading',
    'reason',
    'proposed_by',
    'proposed_at',
  ],
  'private.resumptions': ['id', 'halt_id', 'seen_mid', 'reason', 'proposed_by', 'proposed_at'],
  'private.simulation': undefined,
  'private.appropriateness_questions': undefined,
  'private.protection_packs': undefined,
  'public.appropriateness_attempts': undefined,
  'public.signals': undefined,
  'public.dealing_requests': ['id', 'pool_id', 'investor_id', 'side', 'amount_cents', 'asked_at'],
  'private.strategy_reviews': undefined,
  'private.unit_moves': undefined,
  'public.copies': ['investor_id', 'pool_id', 'opened_at'],
  'public.copy_requests': [
    'id',
    'pool_id',
    'investor_id',
    'side',
    'amount_cents',
    'units',
    'share_bp',
    'reason',
    'asked_at',
    'not_before',
    'split_from',
  ],
  'public.dealings': undefined,
  'public.lots': ['id', 'pool_id', 'investor_id', 'paid_cents', 'opened_at', 'request_id'],
  'public.strategies': ['pool_id', 'idea', 'stake_bp', 'proposed_at'],
  'public.fills': undefined,
  'public.marks': undefined,
  'public.order_events': undefined,
  'public.orders': [
    'id',
    'pool_id',
    'investor_id',
    'instrument_id',
    'side',
    'kind',
    'spend_cents',
    'time_in_force',
    'expires_at',
    'post_only',
    'placed_at',
  ],
  'public.pools': ['id', 'kind', 'owner_id', 'opened_at'],
  'private.role_changes': ['id', 'person_id', 'old_role', 'new_role', 'proposed_by', 'proposed_at'],
  'private.insurance_payouts': [
    'id',
    'event',
    'happened_on',
    'evidence',
    'amount_cents',
    'lost_cents',
    'proposed_by',
    'proposed_at',
  ],
  'private.insurance_shares': undefined,
  'private.unclaimed_payouts': [
    'id',
    'person_id',
    'amount_cents',
    'recipient',
    'evidence',
    'proposed_by',
    'proposed_at',
  ],
  'private.wallet_changes': [
    'id',
    'wallet_id',
    'old_address',
    'address',
    'address_name',
    'network',
    'memo',
    'reason',
    'proposed_by',
    'proposed_at',
  ],
  'private.switch_changes': ['id', 'kind', 'turn_on', 'reason', 'proposed_by', 'proposed_at'],
  'private.yield_proposals': [
    'id',
    'plan_id',
    'day',
    'amount_cents',
    'evidence',
    'proposed_by',
    'proposed_at',
  ],
  'private.yield_reversals': ['id', 'posting_id', 'reason', 'proposed_by', 'proposed_at'],
  'public.liability_snapshots': undefined,
  'public.plans': ['id'],
  'public.reserve_attestations': undefined,
  'public.restorations': undefined,
};

/** Tables whose rows are kept under a condition; other tests are about these. */
const ELSEWHERE = [
  'private.audit_head',
  'private.corrections',
  'private.go_live_requests',
  'private.quotes',
  'private.withdrawal_limits',
  'public.bars',
  'public.deposit_quotes',
  'public.payout_addresses',
  'public.yield_postings',
];

const rows = new Map<string, Values>([
  ...(await allRules(owner)).map(([table, row]): [string, Values] => [table, row]),
  ['ledger.plan_tallies', { through_id: 1, plan_id: 'vip', packages: 0, principal_cents: 0, hashrate: 0 }],
  [
    'ledger.tallies',
    {
      through_id: 1_000_000,
      cash_cents: 0,
      insurance_fund_cents: 0,
      owed_cents: 0,
      debit_cents: [],
      credit_cents: [],
    },
  ],
  ['private.proof_nonces', { investor_id: alice, nonce: Buffer.alloc(32, 7) }],
]);

test('every table that keeps its rows is among these', async () => {
  const tables = await owner<{ name: string }[]>`
    select distinct t.tgrelid::regclass::text as name from pg_trigger t
    where t.tgfoid = 'private.forbid_change'::regproc`;
  const names = tables.map(({ name }) => (name.includes('.') ? name : `public.${name}`));
  expect(names.toSorted()).toEqual([...Object.keys(KEPT), ...ELSEWHERE].toSorted());
});

test.each(Object.entries(KEPT))('no row of %s is changed or removed', async (table, columns) => {
  const answers: Record<string, string> = {};
  const undo = new Error('undo');
  await owner
    .begin(async (sql) => {
      const row = rows.get(table);
      const [made] = await (row
        ? sql`insert into ${sql(table)} ${sql(row)} on conflict do nothing returning ctid::text as place`
        : sql`select private.audit('test', ${alice})`);
      const [first = ''] = Object.keys(row ?? { action: '' });
      // This row alone: another that has ended is kept by another trigger.
      const where = made?.['place'] === undefined ? '' : ` where ctid = '${String(made['place'])}'`;
      const statements = [
        ...(columns ?? [first]).map((column) => `update ${table} set ${column} = ${column}${where}`),
        `delete from ${table}${where}`,
      ];
      for (const statement of statements)
        answers[statement] = await sql
          .savepoint((inner) => inner.unsafe(statement))
          .then(
            () => 'done',
            (error: unknown) => (error as Error).message,
          );
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(answers).toEqual(
    Object.fromEntries(Object.keys(answers).map((statement) => [statement, 'append_only'])),
  );
});

test.each([...Object.keys(KEPT), ...ELSEWHERE].filter((table) => table !== 'public.plans'))(
  'no one empties %s at once',
  async (table) => {
    await expect(
      owner.begin(async (sql) => {
        // Alone: a table that refers to it may be kept by its own trigger.
        const keys = await sql<{ table: string; name: string }[]>`
          select conrelid::regclass::text as table, conname as name from pg_constraint
          where confrelid = ${table}::regclass and contype = 'f'`;
        for (const key of keys) await sql.unsafe(`alter table ${key.table} drop constraint ${key.name}`);
        await sql`truncate ${sql(table)}`;
        throw new Error('emptied');
      }),
    ).rejects.toThrow('append_only');
  },
);

const now = new Date();
const cancelled = { cancelled_by: alice, cancelled_at: now };

// Here, because tests of prices switch all triggers of their tables off and on again.
test.each([
  ['private.exchange_choices', cancelled, 'update', 'cancelled_at'],
  ['private.halts', { ended_at: now }, 'update', 'agreed_mid'],
  ['private.insurance_payouts', cancelled, 'update', 'cancelled_at'],
  ['private.resumptions', cancelled, 'update', 'cancelled_at'],
  ['private.trading_changes', cancelled, 'update', 'cancelled_at'],
  ['private.quotes', { received_at: now }, 'update', 'bid'],
  ['private.quotes', { received_at: now }, 'delete', ''],
  ['public.bars', { span: '1h' }, 'delete', ''],
  ['public.bars', { span: '1h' }, 'update', 'close'],
  ['public.deposit_quotes', {}, 'update', 'price'],
  ['public.dealing_requests', { status: 'returned', ended_at: now }, 'update', 'status'],
  ['public.copy_requests', { status: 'returned', ended_at: now }, 'update', 'status'],
  ['public.strategies', { status: 'dropped', reason: 'No' }, 'update', 'share_bp'],
  ['public.strategies', { status: 'offered', published_at: now }, 'update', 'published_at'],
  [
    'public.orders',
    { status: 'expired', reason: 'over', watch: null, falls: null, finished_at: now },
    'update',
    'status',
  ],
  ['public.pools', { closed_at: now, opened_at: now }, 'update', 'title'],
] as const)('a row of %s with %o refuses every %s', async (table, end, verb, column) => {
  await expect(
    owner.begin(async (sql) => {
      const [made] = await sql`
        insert into ${sql(table)} ${sql({ ...rows.get(table), ...end })} returning ctid::text as place`;
      const place = String(made?.['place']);
      await (verb === 'delete'
        ? sql`delete from ${sql(table)} where ctid = ${place}::tid`
        : sql`update ${sql(table)} set ${sql(column)} = ${sql(column)} where ctid = ${place}::tid`);
      throw new Error('changed');
    }),
  ).rejects.toThrow('append_only');
});
