import type { ApiRole, Verb } from '../../../scripts/access/catalog.ts';

/** Names with spaces between them, or `all`. */
export type Columns = string;

const ATTESTED =
  'id network address amount value_cents signed_on block_height block_hash message signature how_to_check attested_at';

/** Written by hand: everything that the roles of the API may do with tables and views of ours. */
export const privileges: Record<string, Partial<Record<ApiRole, Partial<Record<Verb, Columns>>>>> = {
  'public.account_events': {
    authenticated: { select: 'id investor_id kind ip user_agent is_new_device detail created_at' },
    service_role: { select: 'all' },
  },
  'public.announcements': {
    authenticated: { select: 'id title body weight shown_from' },
    service_role: { select: 'all' },
  },
  'public.bars': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.claims': {
    anon: { select: 'id text evidence_url verified_at' },
    authenticated: { select: 'id text evidence_url verified_at' },
    service_role: { select: 'all' },
  },
  'public.contact_messages': {
    anon: { insert: 'name email subject message language' },
    authenticated: { select: 'id reference investor_id subject message created_at handled_at answer' },
    service_role: { select: 'all' },
  },
  'public.deposits': {
    authenticated: {
      select:
        'id investor_id amount_cents method proof_path network transaction_id transaction_output arrived_cents status approved reviewed_at reason created_at quote_id arrived_coins paid_at credit_price credit_source credit_priced_at credit_quote_id',
      insert: 'amount_cents method proof_path network transaction_id quote_id',
    },
    service_role: { select: 'all' },
  },
  'public.instruments': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.kyc_cases': {
    authenticated: {
      select: 'id investor_id name home_address document_path status reviewed_at reason created_at',
      insert: 'home_address document_path',
    },
    service_role: { select: 'all' },
  },
  'public.last_quotes': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.deposit_quotes': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.payout_addresses': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.liability_snapshots': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.newsletter_subscriptions': { service_role: { select: 'all' } },
  'public.notifications': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.payment_methods': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.offered_plans': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.plans': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.portfolio': { authenticated: { select: 'all' } },
  'public.positions': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.profiles': {
    authenticated: { select: 'all', update: 'name phone avatar_path language mail_notifications' },
    service_role: { select: 'all' },
  },
  'public.signals': {
    authenticated: { select: 'id title body published_at' },
    service_role: { select: 'all' },
  },
  'public.reserve_attestations': {
    anon: { select: ATTESTED },
    authenticated: { select: ATTESTED },
    service_role: { select: 'all' },
  },
  'public.site': {
    anon: { select: 'all' },
    authenticated: { select: 'all' },
    service_role: { select: 'all' },
  },
  'public.wallets': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.withdrawal_methods': { authenticated: { select: 'all' }, service_role: { select: 'all' } },
  'public.withdrawals': {
    authenticated: {
      select:
        'id investor_id method address amount_cents fee_cents pays_cents status approved reviewed_at reason paid_at transaction_id created_at',
    },
    service_role: { select: 'all' },
  },
  'public.yield_postings': {
    authenticated: { select: 'id plan_id day amount_cents evidence posted_at reversed_at' },
    service_role: { select: 'all' },
  },
  'public.my_position_days': { authenticated: { select: 'all' } },
  'public.my_positions': { authenticated: { select: 'all' } },
  'public.my_yield_days': { authenticated: { select: 'all' } },
  'ledger.accounts': { authenticated: { select: 'all' } },
  'ledger.tallies': {},
  'ledger.transfers': { authenticated: { select: 'all' } },
  'ledger.movements': { authenticated: { select: 'all' } },
  'private.audit_events': {},
  'private.audit_head': {},
  'private.closed_accounts': {},
  'private.book_checks': {},
  'private.book_check_request': {},
  'private.jobs': {},
  'private.job_lines': {},
  'private.kept_figures': {},
  'private.case_claims': {},
  'private.corrections': { authenticated: { select: 'id investor_id amount_cents reason status ended_at' } },
  'private.explorers': {},
  'private.insurance_payouts': { authenticated: { select: 'id event booked_at' } },
  'private.insurance_shares': { authenticated: { select: 'id payout_id investor_id' } },
  'private.freezes': { authenticated: { select: 'person_id reason by_owner frozen_at' } },
  'private.alarm_links': {},
  'private.recovery_codes': {},
  'private.code_words': {},
  'private.seen_passkeys': {},
  'private.password_guesses': {},
  'private.withdrawal_limits': {},
  'private.exchange_choices': {},
  'private.go_live_requests': {},
  'private.halts': {},
  'private.health_checks': {},
  'private.newsletter_tokens': {},
  'private.operators': {},
  'private.operator_visits': {},
  'private.outgoing_mails': {},
  'private.price_feed': {},
  'private.proof_leaves': {},
  'private.proof_levels': {},
  'private.proof_nonces': {},
  'private.proof_secret': {},
  'private.plan_capacity': {},
  'private.quotes': {},
  'private.refused_quotes': {},
  'private.resumptions': {},
  'private.role_changes': {},
  'private.role_limits': {},
  'private.senders': {},
  'private.simulation': {},
  'private.tax_numbers': {},
  'private.unclaimed_payouts': {},
  'private.uptime_days': {},
  'private.switch_changes': {},
  'private.yield_proposals': {},
  'private.yield_reversals': {},
  'private.wallet_changes': {},
};
