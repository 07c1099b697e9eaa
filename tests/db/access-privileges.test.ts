import { describe, expect, test } from 'vitest';
import { type ApiRole, readCatalog } from '../../scripts/access/catalog.ts';
import { cloneDatabase } from './support/database.ts';
import { type Columns, privileges } from './support/privileges.ts';

const { owner } = await cloneDatabase();
const catalog = await readCatalog(owner);
const ours = catalog.relations.filter(({ schema }) => ['public', 'ledger', 'private'].includes(schema));

const forVisitors = [
  'private.is_sandbox',
  'public.market_prices',
  'public.price_bars',
  'private.simulation_so_far',
  'public.simulation',
  'private.published_figures',
  'private.published_payouts',
  'public.transparency',
  'private.computed_claims',
  'public.front_page',
  ...['confirm_newsletter', 'subscribe_newsletter', 'unsubscribe_newsletter'].flatMap((name) => [
    `private.${name}`,
    `public.${name}`,
  ]),
];
/** Written by hand: the functions that a role may execute. */
const executable: Record<ApiRole, string[]> = {
  anon: forVisitors,
  authenticated: [
    ...forVisitors,
    'ledger.balance_at',
    'private.caller',
    'private.has_uploaded',
    'private.may_upload',
    'private.has_active_plan',
    'private.may_hear',
    'private.opening_on_record',
    'private.operator_role',
    'private.own_object',
    ...['private', 'public'].flatMap((schema) =>
      [
        'account_hindrance',
        'announcement_desk',
        'attest_reserve',
        'apply_wallet_change',
        'approve_wallet_change',
        'audit_log',
        'book_days',
        'cancel_exchanges',
        'cancel_go_live',
        'cancel_withdrawal',
        'cancel_role',
        'cancel_wallet_change',
        'check_books',
        'claim_case',
        'claim_desk',
        'cancel_unclaimed_payout',
        'cancel_yield',
        'cancel_yield_reversal',
        'close_account',
        'close_contact_messages',
        'confirm_exchanges',
        'confirm_role',
        'bonus_switches',
        'cancel_bonus_change',
        'confirm_bonus_change',
        'propose_bonus_change',
        'confirm_yield',
        'confirm_yield_reversal',
        'contact_queue',
        'correction_queue',
        'deposit_queue',
        'end_sessions',
        'evidence_capacity',
        'explorer_desk',
        'find_people',
        'freeze_person',
        'go_live',
        'go_live_checklist',
        'go_live_state',
        'grant_bonus',
        'insurance_coverage',
        'invest',
        'kyc_queue',
        'lapsed_approvals',
        'last_book_checks',
        'ledger_lines',
        'list_jobs',
        'list_limits',
        'list_operators',
        'list_role_changes',
        'method_desk',
        'my_data',
        'name_transaction',
        'my_proof',
        'my_referrals',
        'my_sessions',
        'open_yield',
        'open_claims',
        'pay_unclaimed',
        'person_overview',
        'plan_capacities',
        'plan_desk',
        'post_yield',
        'preview_balance',
        'preview_credit',
        'preview_yield',
        'price_desk',
        'propose_correction',
        'propose_exchanges',
        'propose_unclaimed_payout',
        'propose_wallet_change',
        'propose_yield_reversal',
        'publish_announcement',
        'publish_signal',
        'propose_insurance_payout',
        'book_insurance_payout',
        'cancel_insurance_payout',
        'insurance_balance',
        'insurance_payouts',
        'insurance_shares',
        'queue_counts',
        'quote_deposit',
        'read_notifications',
        'read_tax_number',
        'record_document_opening',
        'record_export',
        'record_tax_number_reading',
        'release_case',
        'report',
        'request_go_live',
        'request_withdrawal',
        'review_correction',
        'review_deposit',
        'review_kyc',
        'review_withdrawal',
        'save_site',
        'set_kyc_tax_number',
        'save_plan',
        'set_explorer',
        'set_limit',
        'set_payment_method',
        'set_role',
        'set_withdrawal_method',
        'settle_withdrawal',
        'give_back_withdrawal',
        'signal_desk',
        'start_yield_preview',
        'take_withdrawal',
        'top_up',
        'trial_balance',
        'unclaimed_money',
        'unfreeze_person',
        'unread_notifications',
        'wallet_desk',
        'withdraw_correction',
        'verify_claim',
        'withdraw_announcement',
        'withdraw_claim',
        'withdraw_signal',
        'write_claim',
        'write_message',
        'withdrawal_queue',
        'yield_days',
        'yield_preview',
      ].map((name) => `${schema}.${name}`),
    ),
    'private.handle_contact_message',
    'public.answer_contact_message',
    'public.close_contact_message',
    'private.mature_positions_now',
    'public.mature_positions',
    'private.take_snapshot_now',
    'public.take_snapshot',
    'public.my_announcements',
    'public.my_role',
    'public.withdrawal_terms',
    'public.purchase_terms',
    'public.top_up_terms',
    'public.statement',
    'public.statement_totals',
    'public.balance_days',
    'public.attention',
    'public.dashboard',
  ],
  service_role: ['private', 'public'].flatMap((schema) =>
    [
      'add_past_bars',
      'begin_simulation',
      'finish_mail',
      'ingest_quotes',
      'record_health_check',
      'take_mails',
    ].map((name) => `${schema}.${name}`),
  ),
};

test('the list of tables here names every table and view that exists', () => {
  expect(ours.map(({ schema, name }) => `${schema}.${name}`).toSorted()).toEqual(
    Object.keys(privileges).toSorted(),
  );
});

describe.each(ours.map((relation) => [`${relation.schema}.${relation.name}`, relation] as const))(
  'on %s',
  (name, relation) => {
    test('each role of the API holds exactly the privileges that are meant', () => {
      const found: Record<string, Record<string, Columns>> = {};
      for (const { role, verb, columns } of relation.privileges)
        (found[role] ??= {})[verb] = columns.length === relation.columns.length ? 'all' : columns.join(' ');
      expect(found).toEqual(privileges[name]);
    });
  },
);

test('no role of the API may truncate a table of ours, refer to it or put a trigger on it', async () => {
  const held = await owner`
    select r.role, c.oid::regclass::text as relation, v.verb
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'ledger', 'private')
    cross join unnest('{anon,authenticated,service_role}'::text[]) r (role)
    cross join unnest('{truncate,references,trigger,maintain}'::text[]) v (verb)
    where c.relkind in ('r', 'v') and has_table_privilege(r.role, c.oid, v.verb)`;
  expect([...held]).toEqual([]);
});

test.each(Object.entries(executable))(
  '%s may execute exactly the functions that are meant',
  async (role, expected) => {
    const granted = await owner<{ name: string }[]>`
    select distinct n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'ledger', 'private') and has_function_privilege(${role}, p.oid, 'execute')`;
    expect(granted.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  },
);

test('no role of the API may create anything in a schema of ours, nor enter one it has no use for', async () => {
  const schemas = await owner`
    select n.nspname as schema, r.role, has_schema_privilege(r.role, n.oid, 'usage') as usage, has_schema_privilege(r.role, n.oid, 'create') as create
    from pg_namespace n cross join unnest('{anon,authenticated,service_role}'::text[]) r (role)
    where n.nspname in ('public', 'ledger', 'private') order by 1, 2`;
  expect(schemas.filter(({ create }) => create)).toEqual([]);
  expect(schemas.filter(({ usage }) => !usage).map(({ schema, role }) => `${role} ${schema}`)).toEqual([
    'anon ledger',
    'service_role ledger',
  ]);
});

test('what a later migration creates is closed until it grants something', async () => {
  await owner`create table public.later (id int generated by default as identity primary key)`;
  await owner`create function public.later() returns int language sql return 1`;
  await owner`create function private.later() returns int language sql return 1`;
  const open = await owner`
    select r.role from unnest('{anon,authenticated,service_role}'::text[]) r (role)
    where has_table_privilege(r.role, 'public.later', 'select, insert, update, delete, truncate, references, trigger, maintain')
       or has_sequence_privilege(r.role, 'public.later_id_seq', 'usage, select, update')
       or has_function_privilege(r.role, 'public.later()', 'execute')
       or has_function_privilege(r.role, 'private.later()', 'execute')`;
  expect([...open]).toEqual([]);
});
