/** Mutants that change nothing a caller could notice, by name, each with its reason. They are not counted as mutants. */
export const equivalent: Record<string, string> = {
  'private.halt_trading: compares c.confirmed_by, not c.proposed_by = operator and c.reason = why':
    'Who proposed a halt confirmed it, by a check.',
  'private.is_operator_since:  and o.role = any (roles) → nothing':
    'Who proposed it had one of the roles then, and role_since is later after every change of a role.',
  "private.put_in_place: change.proposed_at, 'treasurer', 'admin' → change.proposed_at":
    'As with private.is_operator_since: the proposer had one of the two, and has kept it.',
  "private.put_in_place: change.approved_at, 'treasurer', 'admin' → change.approved_at":
    'As with private.is_operator_since: the approver had one of the two, and has kept it.',
  "private.read_losses: 'invalid_losses' not for jsonb_typeof(one.value) <> 'object'":
    'What is no object has no lost_cents, which the next condition refuses.',
  'private.invest: least(account.available_cents, account.deposited_cents) → account.deposited_cents':
    'ledger.transfer refuses what the available balance does not hold, with the same code, and the purchase is undone.',
  'private.top_up: least(account.available_cents, account.deposited_cents) → account.deposited_cents':
    'As with a purchase: ledger.transfer refuses it with the same code, and what was added is undone.',
  'unique public.deposits_proof_once: with one more column, investor_id':
    'The path begins with the id of the investor, by a check.',
  'unique public.kyc_cases_document_once: with one more column, investor_id':
    'The path begins with the id of the investor, by a check.',
  'unique public.withdrawals_payment_once: with one more column, status':
    'Only what is paid has a transaction, by a check.',
  'check deposit_quotes_price_positive of table public.deposit_quotes: > -1 in place of 0':
    'At a price of zero or less no coins are enough, by another check.',
  'check liability_snapshots_leaves_power_of_two of table public.liability_snapshots: >= 1023 in place of 1024':
    'No power of two lies between them.',
  'check liability_snapshots_pools_leaves_power_of_two of table public.liability_snapshots: >= 1023 in place of 1024':
    'No power of two lies between them.',
  "private.subscribe_newsletter: first perform private.limit_sender();, then perform pg_advisory_xact_lock(hashtextextended('newsletter '":
    'Nothing else takes both locks, and what is counted is counted after both.',
  'policy insurance_payouts_investor_select on private.insurance_payouts: using or for booked_by':
    'Who booked one is named together with the time, by a check, and what is booked is shown to all alike.',
  'private.lock_for_language: without the check of the session':
    'The trigger require_session asks for it at the same moment; without one no account is locked.',
  'trigger follow_confirmation on auth.users: for every row':
    'What it copies, the address and its confirmation, is the same when neither changed.',
  'trigger keep_an_admin_deleted on private.operators: for every row':
    'Who is no admin and leaves finds another admin: the last one never leaves.',
  'trigger refuse_closed on public.contact_messages: for every row':
    'A visitor has no account that could be closed.',
  'trigger limit_pending_deposits on public.deposits: for every row':
    'Every deposit waits when it is made: nobody can write its status.',
  'trigger name_payment on public.deposits: for every row':
    'Every deposit waits when it is made: nobody can write its status.',
  'ledger.tally: with a shared lock of all writers':
    'Two at once add up the same lines from the same beginning, and the key keeps one of two that are alike.',
  'private.halt_trading: with a shared lock of all writers':
    'A batch of prices takes it alone, and two changes of one instrument wait for its row.',
  'private.open_trading_change: with a shared lock of all writers':
    'A batch of prices takes it alone, and two changes of one instrument wait for its row.',
  "private.replace_order: 'invalid_order' not for (wanted.stop_price is null) <> (earlier.stop_price is null)":
    'Only a limit has no stop, it is never armed, and a stop of what is not armed is refused, too.',
  'private.coming_units: order by g.cents desc) → order by g.cents desc, g.id)':
    'Of parts of one size all bring more units together than some: if all do not bring one each, no fewer do.',
  "private.return_request: without the refusal 'not_found'":
    'private.lock_pool raises the same: the request that is not found is of no pool.',
  "private.review_correction: case correction.kind when 'bonus' then array['treasurer', 'admin'] else array['reviewer', 'treasurer', 'admin'] end → array['reviewer', 'treasurer', 'admin']":
    'Who proposed a bonus was no reviewer then, and role_since is later after every change of a role.',
  "private.role_change_hindrance: , change.proposed_at, 'admin' → , change.proposed_at":
    'Who proposed it was an admin then, and role_since is later after every change of a role.',
  'private.settle_withdrawal: w.network = withdrawal.network and → nothing':
    'No address is one of two networks.',
  'private.settle_profit_bonus: greatest(private.earned_by(package), 0) → private.earned_by(package)':
    'No more is taken back of a package than was booked for it.',
  "private.top_up: package.status <> 'active' or → nothing":
    'A package matures after the end of its term alone, which is refused, too.',
  "private.top_up: 'package_ended' not for package.status <> 'active'":
    'A package matures after the end of its term alone, which is refused, too.',
  "ledger.causes: limit >= in place of >: WHEN p.amount_cents::bigint > 0 THEN 'mining_income'::text":
    'Of no income there is no reversal.',
  "ledger.causes: limit >= in place of >: WHEN p.amount_cents::bigint > 0 THEN 'cash'::text":
    'Of no income there is no reversal.',
  "ledger.causes: limit >= in place of >: WHEN c.amount_cents::bigint > 0 THEN 'corrections'::text":
    'No correction is of nothing, by a check.',
  "ledger.causes: limit >= in place of >: WHEN c.amount_cents::bigint > 0 THEN 'available'::text":
    'No correction is of nothing, by a check.',
  "ledger.causes: limit <= in place of <: WHEN p.closed_at < x.bonus_settled_at THEN 'unclaimed'::text":
    'The bonus of an open account is settled before its money leaves and it is closed, that of a closed one after.',
  'check corrections_bonus_given of table private.corrections: > -1 in place of 0':
    'No correction is of nothing, by another check.',
  "private.return_copy_request: without the refusal 'not_found'":
    'private.lock_strategy raises the same: the request that is not found is of no strategy.',
  "private.my_open_order: without the refusal 'not_found'":
    'private.lock_pool raises the same: the order that is not found is of no pool.',
  'private.trade_slices: least(p.bid_left, p.quantity, → least(p.quantity, ':
    'What leaves was cut to private.most_sold, with the crumbs: no slice of it needs more than the size shown.',
  'check strategies_share_bounded of table public.strategies: >= -1 in place of 0':
    'The share of the record is between zero and it, by another check.',
};
