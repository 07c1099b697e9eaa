// What may be empty, what a new row begins with, and what it refers to. A change of a table is a change of this list.

/** The columns that may be null, by table; all others are always given. */
export const NULLABLE: Readonly<Record<string, string>> = {
  'ledger.transfers': 'investor_id posting_id',
  'private.alarm_links': 'used_at',
  'private.audit_events': 'actor previous_hash subject',
  'private.audit_head': 'last_hash',
  'private.book_check_run': 'checked_by',
  'private.book_checks': 'checked_by lines',
  'private.corrections': 'corrects decided_by deposit_id ended_at refusal',
  'private.exchange_choices': 'cancelled_at cancelled_by confirmed_at confirmed_by',
  'private.explorers': 'template',
  'private.freezes': 'frozen_by',
  'private.go_live_requests': 'cancel_reason cancelled_at cancelled_by confirmed_at confirmed_by',
  'private.halts': 'ended_at resumed_at',
  'private.insurance_payouts': 'booked_at booked_by cancelled_at cancelled_by',
  'private.jobs': 'ended_at error result subject total tried_at',
  'private.newsletter_tokens': 'subscription_id',
  'private.outgoing_mails': 'failure sent_at',
  'private.plan_capacity': 'capacity_phs',
  'private.pool_books': 'failed_at failure tried_at',
  'private.proof_pools': 'marked_at',
  'private.protection_packs': 'country',
  'private.resumptions': 'cancelled_at cancelled_by confirmed_at confirmed_by',
  'private.role_changes': 'cancelled_at cancelled_by confirmed_at confirmed_by new_role old_role',
  'private.role_limits': 'set_by',
  'private.sign_in_guesses': 'network',
  'private.strategy_reviews': 'reason',
  'private.switch_changes': 'cancelled_at cancelled_by confirmed_at confirmed_by',
  'private.time_limits': 'set_by',
  'private.trading_changes': 'cancelled_at cancelled_by confirmed_at confirmed_by',
  'private.unclaimed_payouts': 'cancelled_at cancelled_by network paid_at paid_by transaction_id',
  'private.wallet_changes': `
    applied_at applied_by approved_at approved_by cancel_reason cancelled_at cancelled_by effective_at memo
    old_address`,
  'private.withdrawal_limits': 'earlier_cents limit_cents',
  'private.yield_proposals': 'cancelled_at cancelled_by confirmed_at confirmed_by',
  'private.yield_reversals': 'cancelled_at cancelled_by confirmed_at confirmed_by',
  'public.account_events': 'detail ip session_id user_agent',
  'public.announcements': 'shown_until withdrawn_at withdrawn_by',
  'public.claims': 'verified_at verified_by withdrawn_at withdrawn_by written_by',
  'public.contact_messages': 'answer email handled_at handled_by investor_id reference',
  'public.copies': 'ended_at stop_bp',
  'public.copy_requests': `
    amount_cents dealing_id dealt_cents dealt_units ended_at left_out_at not_before share_bp share_units split_from units`,
  'public.dealing_requests': 'ended_at pool_units pool_value_cents units',
  'public.deposits': `
    arrived_cents arrived_coins credit_price credit_priced_at credit_quote_id credit_source first_approved_at
    first_approved_by network paid_at proof_fingerprint quote_id reason rest_coins rest_price rest_priced_at rest_source
    reversed_at reviewed_at reviewed_by transaction_id transaction_output`,
  'public.fills': 'dealing_id order_id',
  'public.kyc_cases': 'reason reviewed_at reviewed_by',
  'public.marks': 'net_price',
  'public.newsletter_subscriptions': 'confirmed_at',
  'public.notifications': 'amount_cents arrived_coins claimed_cents coin detail quoted_coins read_at',
  'public.order_events': 'price quantity reason',
  'public.orders': `
    expires_at falls finished_at limit_price pair_id quantity reason rebalance_id spend_cents stop_price
    trail_bp trail_mark watch`,
  'public.plans': 'hashrate',
  'public.pools': 'closed_at',
  'public.positions': 'bonus_settled_at closed_at hashrate package_id profit_bonus_cents referral_settled_at',
  'public.profiles': 'avatar_path closed_at referred_by',
  'public.signals': 'pool_id published_by',
  'public.site': 'contact_email contact_phone legal_entity postal_location risk_warning',
  'public.strategies': 'published_at reason shared_at',
  'public.strategy_outcomes': 'below_zero holders money_rate time_rate',
  'public.strategy_statistics': 'growth sharpe sortino volatility worst_day worst_month yearly_growth',
  'public.wallets': 'address address_name memo network',
  'public.withdrawals':
    'coins given_back_at memo paid_at paid_by price reason reviewed_at reviewed_by taken_by taken_until transaction_id',
  'public.yield_postings': 'reversed_at reversed_by',
};

/** What a column is in a row that does not say it, and the columns of which this is so. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  'now()': `
    private.case_leases.since private.closed_accounts.closed_at private.corrections.created_at
    private.exchange_choices.proposed_at private.freezes.frozen_at private.go_live_requests.requested_at
    private.insurance_payouts.proposed_at private.outgoing_mails.created_at private.outgoing_mails.due_at
    private.plan_capacity.evidenced_at private.protection_packs.added_at
    private.protection_packs.in_force_from private.resumptions.proposed_at private.role_changes.proposed_at
    private.role_limits.set_at private.simulation.begun_at private.switch_changes.proposed_at
    private.time_limits.set_at private.trading_changes.proposed_at private.unclaimed_payouts.proposed_at
    private.wallet_changes.proposed_at private.yield_proposals.proposed_at private.yield_reversals.proposed_at
    public.announcements.published_at public.announcements.shown_from public.claims.written_at
    public.contact_messages.created_at public.deposit_quotes.created_at public.deposits.created_at
    public.kyc_cases.created_at public.newsletter_subscriptions.asked_at public.positions.opened_at
    public.profiles.created_at public.reserve_attestations.attested_at public.wallets.changed_at
    public.withdrawals.created_at public.yield_postings.posted_at`,
  'clock_timestamp()': `
    ledger.transfers.created_at private.alarm_links.created_at private.book_check_request.asked_at
    private.book_checks.checked_at private.book_checks.ended_at private.code_words.chosen_at
    private.jobs.asked_at private.operator_visits.visited_at private.operators.role_since
    private.sign_in_guesses.guessed_at private.recovery_codes.created_at private.seen_passkeys.seen_at
    private.call_counts.since private.senders.sent_at private.strategy_reviews.at private.unit_moves.at private.withdrawal_limits.set_at
    public.account_events.created_at public.appropriateness_attempts.at public.copies.opened_at
    public.copy_requests.asked_at public.dealing_requests.asked_at public.dealings.at public.fills.at
    public.liability_snapshots.taken_at public.lots.opened_at public.marks.at public.notifications.created_at
    public.order_events.at public.orders.asked_at public.orders.placed_at public.payout_addresses.added_at
    public.pools.opened_at public.signals.published_at public.strategies.changed_at
    public.strategies.proposed_at`,
  '0': `
    ledger.accounts.available_cents ledger.accounts.bonus_cents ledger.accounts.deposited_cents
    ledger.accounts.invested_cents ledger.accounts.profit_cents ledger.accounts.referral_bonus_cents
    ledger.accounts.withdrawing_cents private.book_check_run.done private.holdings.reserved private.jobs.done
    private.outgoing_mails.attempts private.plan_capacity.sold_phs private.pool_books.cash_cents
    private.corrections.receivable_cents public.deposits.corrected_cents
    private.pool_books.failures private.pool_books.reserved_cents private.pool_books.skips private.pool_books.units
    private.pool_books.waiting_cents public.copies.paid_in_cents public.copies.paid_out_cents
    public.copies.share_units public.copies.stop_base_cents public.orders.fee_cents public.orders.filled_cents
    public.orders.filled_quantity public.orders.reserved public.plans.profit_bonus_bp
    public.plans.referral_bonus_bp public.plans.top_ups_per_day public.positions.max_cents
    public.positions.profit_bonus_bp public.positions.referral_bonus_cents public.positions.top_ups_per_day
    public.withdrawal_methods.fee_cents public.withdrawals.fee_cents`,
  'gen_random_uuid()': `
    private.insurance_shares.id private.outgoing_mails.id private.role_changes.id private.switch_changes.id
    private.unclaimed_payouts.id private.yield_proposals.id private.yield_reversals.id
    public.account_events.id public.announcements.id public.claims.id public.contact_messages.id
    public.copy_requests.id public.deposit_quotes.id public.deposits.id public.fills.id public.kyc_cases.id
    public.lots.id public.newsletter_subscriptions.id public.notifications.id public.pools.id
    public.positions.id public.reserve_attestations.id public.signals.id public.withdrawals.id
    public.yield_postings.id`,
  true: `
    ledger.checkpoint.only_row private.audit_head.only_row private.book_check_request.only_row
    private.book_check_run.only_row private.kept_figures.only_row private.price_feed.only_row
    private.proof_secret.only_row private.simulation.only_row public.account_events.is_new_device
    public.orders.is_new public.payment_methods.active public.plans.active public.profiles.mail_notifications
    public.site.only_row public.withdrawal_methods.active`,
  false: `
    ledger.accounts.referral_due public.orders.post_only public.profiles.verified
    public.site.mail_notifications`,
  "''::text": `
    public.kyc_cases.name public.profiles.country public.profiles.phone public.payout_addresses.memo`,
  "'en'::text": `
    public.contact_messages.language public.newsletter_subscriptions.language public.profiles.language`,
  "'pending'::text": `
    public.deposits.status public.kyc_cases.status public.withdrawals.status`,
  "'waiting'::text": `
    private.jobs.state public.copy_requests.status public.dealing_requests.status`,
  "'[]'::jsonb": 'private.book_check_run.problems public.site.registrations',
  "'proposed'::text": 'private.corrections.status public.strategies.status',
  "'{}'::text[]": 'public.kyc_cases.identity_keys public.site.identity_before public.site.unserved_countries',
  '1': `
    private.call_counts.calls private.price_feed.pause_s public.marks.flow_growth public.site.version public.strategies.flow_growth
    public.strategies.record_units`,
  '100': 'public.instruments.min_order_cents public.strategies.record_hwm',
  'private.caller()': 'public.deposits.investor_id public.kyc_cases.investor_id',
  [`"left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 12)`]: 'public.profiles.referral_code',
  '50': 'private.price_feed.messages_a_second',
  "'-infinity'::timestamp with time zone": 'private.price_feed.told_at',
  "'00:00:10'::interval": 'public.instruments.max_age',
  "'active'::position_status": 'public.positions.status',
  "'asked'::text": 'public.copy_requests.reason',
  "'correction'::text": 'private.corrections.kind',
  "'none'::text": 'public.instruments.trading',
  "'portfolio'::text": 'public.pools.kind',
  "'sandbox'::text": 'public.site.mode',
  "'shown'::text": 'public.instruments.status',
  "'{profit,referral,granted}'::text[]": 'public.site.bonuses',
  "'{}'::jsonb": 'private.jobs.details',
  "(now() + '48:00:00'::interval)": 'private.newsletter_tokens.confirms_until',
  '10': 'public.instruments.taker_bp',
  '1000': 'public.instruments.band_bp',
  '5': 'public.instruments.maker_bp',
  '500': 'public.strategies.stake_bp',
  "date_trunc('milliseconds'::text, clock_timestamp())": 'public.restorations.restored_at',
  "encode(sha256(convert_to(((gen_random_uuid())::text || (gen_random_uuid())::text), 'UTF8'::name)), 'hex'::text)":
    'private.simulation.seed',
  "nextval('order_turns'::regclass)": 'public.orders.turn',
  'private.random_nonce()': 'private.proof_nonces.nonce',
};

/** What a column always is, reckoned from others of its row. */
export const GENERATED: Readonly<Record<string, string>> = {
  'private.freezes.by_owner': '(frozen_by IS NULL)',
  'public.appropriateness_attempts.passed': "(wrong = '{}'::text[])",
  'public.contact_messages.reference': 'upper("left"((id)::text, 8))',
  'public.deposits.approved': "(status = 'approved'::text)",
  'public.liability_snapshots.total_cents':
    '(((((available_cents)::bigint + (invested_cents)::bigint) + (withdrawing_cents)::bigint) + (accrued_cents)::bigint) + (pooled_cents)::bigint)',
  'public.payout_addresses.canonical_address': 'private.canonical_address((network)::text, address)',
  'public.withdrawals.approved': "(status = ANY (ARRAY['approved'::text, 'paying'::text, 'paid'::text]))",
  'public.withdrawals.network': 'private.withdrawal_network(method, address)',
  'public.withdrawals.pays_cents': '((amount_cents)::bigint - (fee_cents)::bigint)',
};

/** What is referred to, and the columns that refer to it. */
export const REFERENCES: Readonly<Record<string, string>> = {
  'public.profiles (id)': `
    public.account_events.investor_id public.announcements.published_by public.announcements.withdrawn_by
    public.appropriateness_attempts.investor_id public.claims.verified_by public.claims.withdrawn_by
    public.claims.written_by public.contact_messages.handled_by public.contact_messages.investor_id
    public.copies.investor_id public.deposit_quotes.investor_id public.deposits.first_approved_by
    public.deposits.investor_id public.deposits.reviewed_by public.kyc_cases.investor_id
    public.kyc_cases.reviewed_by ledger.accounts.investor_id public.payout_addresses.investor_id
    public.pools.owner_id private.alarm_links.person_id private.book_check_request.asked_by
    private.book_check_run.checked_by private.book_checks.checked_by private.closed_accounts.person
    private.code_words.person_id private.corrections.decided_by private.corrections.investor_id
    private.corrections.proposed_by private.exchange_choices.cancelled_by
    private.exchange_choices.confirmed_by private.exchange_choices.proposed_by private.freezes.frozen_by
    private.freezes.person_id private.go_live_requests.cancelled_by private.go_live_requests.confirmed_by
    private.go_live_requests.requested_by private.insurance_payouts.booked_by
    private.insurance_payouts.cancelled_by private.insurance_payouts.proposed_by
    private.insurance_shares.investor_id private.jobs.asked_by private.operators.user_id
    private.sign_in_guesses.person_id private.plan_capacity.evidenced_by
    private.recovery_codes.person_id private.resumptions.cancelled_by private.resumptions.confirmed_by
    private.resumptions.proposed_by private.role_changes.cancelled_by private.role_changes.confirmed_by
    private.role_changes.person_id private.role_changes.proposed_by private.role_limits.set_by
    private.seen_passkeys.person_id private.strategy_reviews.reviewed_by private.switch_changes.cancelled_by
    private.switch_changes.confirmed_by private.switch_changes.proposed_by private.time_limits.set_by
    private.trading_changes.cancelled_by private.trading_changes.confirmed_by
    private.trading_changes.proposed_by private.unclaimed_payouts.cancelled_by
    private.unclaimed_payouts.paid_by private.unclaimed_payouts.person_id
    private.unclaimed_payouts.proposed_by private.wallet_changes.applied_by private.wallet_changes.approved_by
    private.wallet_changes.cancelled_by private.wallet_changes.proposed_by private.withdrawal_limits.person_id
    private.yield_proposals.cancelled_by private.yield_proposals.confirmed_by
    private.yield_proposals.proposed_by private.yield_reversals.cancelled_by
    private.yield_reversals.confirmed_by private.yield_reversals.proposed_by public.profiles.referred_by
    public.reserve_attestations.attested_by public.signals.published_by public.withdrawals.investor_id
    public.withdrawals.paid_by public.withdrawals.reviewed_by public.withdrawals.taken_by
    public.yield_postings.posted_by public.yield_postings.reversed_by`,
  'public.pools (id)': `
    public.copies.pool_id public.copy_requests.pool_id public.dealing_requests.pool_id public.dealings.pool_id
    public.lots.pool_id public.marks.pool_id public.orders.pool_id private.holdings.pool_id
    private.pool_books.pool_id public.signals.pool_id public.strategies.pool_id
    public.strategy_outcomes.pool_id public.strategy_statistics.pool_id`,
  'public.instruments (id)': `
    public.last_quotes.instrument_id public.orders.instrument_id private.halts.instrument_id
    private.holdings.instrument_id private.trading_changes.instrument_id public.signals.instrument_id`,
  'public.payment_methods (name)': `
    public.deposit_quotes.method public.deposits.method public.wallets.method`,
  'public.plans (id)': `
    private.plan_capacity.plan_id private.yield_proposals.plan_id public.yield_postings.plan_id`,
  'private.operators (user_id)': 'private.case_leases.operator_id private.operator_visits.operator_id',
  'public.deposits (id)': 'private.corrections.deposit_id',
  'public.deposit_quotes (id)': 'public.deposits.credit_quote_id public.deposits.quote_id',
  'auth.users (id)': 'public.profiles.id',
  'private.halts (id)': 'private.resumptions.halt_id',
  'private.insurance_payouts (id)': 'private.insurance_shares.payout_id',
  'private.jobs (id)': 'private.job_slices.job_id',
  'public.kyc_cases (id)': 'private.tax_numbers.case_id',
  'public.newsletter_subscriptions (id)': 'private.newsletter_tokens.subscription_id',
  'public.positions (id)': 'public.positions.package_id',
  'public.strategies (pool_id)': 'private.strategy_reviews.pool_id',
  'public.wallets (id)': 'private.wallet_changes.wallet_id',
  'public.withdrawal_methods (name)': 'public.withdrawals.method',
  'public.yield_postings (id)': 'private.yield_reversals.posting_id',
};

/** What happens to a row when that to which it refers is removed, where this is not refused at the end of the statement. */
export const ON_REMOVAL: Readonly<Record<string, string>> = {
  'private.case_leases.operator_id': 'ON DELETE CASCADE',
  'private.newsletter_tokens.subscription_id': 'ON DELETE CASCADE',
  'private.operator_visits.operator_id': 'ON DELETE CASCADE',
  'public.profiles.id': 'ON DELETE RESTRICT',
};
