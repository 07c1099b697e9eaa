import { expect, test } from 'vitest';
import { readRelations } from '../../../scripts/access/catalog.ts';
import { tidy } from '../../../scripts/access/words.ts';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();
const relations = await readRelations(owner);
const policies = relations.flatMap((relation) =>
  relation.policies.map((policy) => ({
    ...policy,
    relation: `${relation.schema}.${relation.name}`,
    owned: relation.columns.includes('investor_id') ? 'investor_id' : relation.name === 'profiles' && 'id',
    rules: [policy.using, policy.check].filter((rule) => rule !== null).map(tidy),
  })),
);
const inOurSchemas = owner`('public', 'ledger', 'private')`;

test('row-level security is enabled and forced on every table, so that not even its owner role is exempt by default', async () => {
  const open = await owner`
    select c.oid::regclass::text as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${inOurSchemas} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`;
  expect([...open]).toEqual([]);
});

test('every table says in a policy who reads or writes it', () => {
  const silent = relations.filter(
    ({ schema, view, policies: own }) => !view && schema !== 'storage' && own.length === 0,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every view runs with the rights of its reader', async () => {
  const views = await owner`
    select c.oid::regclass::text as view from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${inOurSchemas} and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions @> '{security_invoker=true}', false)`;
  expect([...views]).toEqual([]);
});

test('every policy of a table with an owner names the owner, or says that there is none', () => {
  const nameless = policies.filter(
    ({ owned, rules }) =>
      owned !== false &&
      rules.some(
        (rule) =>
          rule !== 'false' &&
          !rule.includes(`${owned} = (select private.caller())`) &&
          !rule.toLowerCase().includes(`(${owned} is null)`),
      ),
  );
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test('every policy of files names the bucket and the caller', () => {
  const loose = policies.filter(
    ({ relation, rules }) =>
      relation === 'storage.objects' &&
      rules.some(
        (rule) =>
          !(
            rule.includes('bucket_id') &&
            /own_object|own_folders|starts_with\(name, .*private\.caller\(\)|may_download_proofs|may_open_document/i.test(
              rule,
            )
          ),
      ),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test('only reference data, the site and what is owed in all may be read whole', () => {
  const open = policies.filter(({ rules }) =>
    rules.some((rule) => ['true', '(select private.caller()) is not null'].includes(rule)),
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'instruments_anyone_select',
    'liability_snapshots_anyone_select',
    'reserve_attestations_anyone_select',
    'restorations_anyone_select',
    'site_anyone_select',
    'strategy_outcomes_signed_in_select',
    'strategy_statistics_signed_in_select',
    'yield_postings_investor_select',
  ]);
});

test('tables without readers say so', () => {
  const closed = policies.filter(({ rules }) => rules.includes('false'));
  expect(closed.map(({ name }) => name).toSorted()).toEqual([
    'alarm_links_nobody_select',
    'appropriateness_questions_nobody_select',
    'audit_events_nobody_select',
    'audit_head_nobody_select',
    'book_check_request_nobody_select',
    'book_check_run_nobody_select',
    'book_checks_nobody_select',
    'call_counts_nobody_select',
    'case_leases_nobody_select',
    'checked_accounts_nobody_select',
    'checkpoint_nobody_select',
    'closed_accounts_nobody_select',
    'code_words_nobody_select',
    'exchange_choices_nobody_select',
    'explorers_nobody_select',
    'go_live_requests_nobody_select',
    'halts_nobody_select',
    'health_checks_nobody_select',
    'holdings_nobody_select',
    'job_slices_nobody_select',
    'jobs_nobody_select',
    'kept_figures_nobody_select',
    'newsletter_nobody_select',
    'newsletter_tokens_nobody_select',
    'operator_visits_nobody_select',
    'operators_nobody_select',
    'outgoing_mails_nobody_select',
    'plan_capacity_nobody_select',
    'plan_tallies_nobody_select',
    'pool_books_nobody_select',
    'price_feed_nobody_select',
    'proof_leaves_nobody_select',
    'proof_levels_nobody_select',
    'proof_nonces_nobody_select',
    'proof_pools_nobody_select',
    'proof_secret_nobody_select',
    'protection_packs_nobody_select',
    'quotes_nobody_select',
    'recovery_codes_nobody_select',
    'refused_quotes_nobody_select',
    'report_days_nobody_select',
    'requests_nobody_select',
    'resumptions_nobody_select',
    'role_changes_nobody_select',
    'role_limits_nobody_select',
    'seen_passkeys_nobody_select',
    'senders_nobody_select',
    'sign_in_guesses_nobody_select',
    'simulation_nobody_select',
    'strategy_reviews_nobody_select',
    'switch_changes_nobody_select',
    'tallies_nobody_select',
    'tax_numbers_nobody_select',
    'time_limits_nobody_select',
    'trading_changes_nobody_select',
    'unclaimed_payouts_nobody_select',
    'unit_moves_nobody_select',
    'uptime_days_nobody_select',
    'wallet_changes_nobody_select',
    'withdrawal_limits_nobody_select',
    'yield_proposals_nobody_select',
    'yield_reversals_nobody_select',
  ]);
});

test('every policy is for one verb and named roles; visitors are named only where they are meant', () => {
  expect(policies.filter(({ verb }) => verb === 'all')).toEqual([]);
  expect(policies.filter(({ roles }) => roles.includes('public')).map(({ name }) => name)).toEqual([]);
  const forVisitors = policies.filter(
    ({ roles, rules }) => roles.includes('anon') && !rules.includes('false'),
  );
  expect(forVisitors.map(({ name }) => name).toSorted()).toEqual([
    'bars_anyone_select',
    'claims_anyone_select',
    'instruments_anyone_select',
    'last_quotes_anyone_select',
    'liability_snapshots_anyone_select',
    'plans_visitor_select',
    'reserve_attestations_anyone_select',
    'restorations_anyone_select',
    'site_anyone_select',
  ]);
});

test('no policy and no function trusts what people write into their own account', async () => {
  const trusting = policies.filter(({ rules }) => rules.some((rule) => rule.includes('user_metadata')));
  expect(trusting.map(({ name }) => name)).toEqual([]);
  // The sign-up trigger copies the name from there, an export shows it, closing and a registration that is not finished empty it; it decides nothing.
  const functions = await owner<{ name: string }[]>`
    select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${inOurSchemas} and p.prosrc ~ 'user_meta_?data' order by 1`;
  expect(functions.map(({ name }) => name)).toEqual([
    'private.before_user_created',
    'private.close_account',
    'private.create_profile',
    'private.finish_registration',
    'private.follow_language',
    'private.forget_registration',
    'private.my_data',
  ]);
});
