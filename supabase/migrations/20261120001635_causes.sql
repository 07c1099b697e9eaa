create view proof.line_figures with (security_invoker = true) as
select t.id, t.investor_id,
  case when t.credit = 'available' then t.amount_cents when t.debit = 'available' then -t.amount_cents else 0 end as available_cents,
  case when t.credit = 'invested' then t.amount_cents when t.debit = 'invested' then -t.amount_cents else 0 end as invested_cents,
  case when t.credit = 'withdrawing' then t.amount_cents when t.debit = 'withdrawing' then -t.amount_cents else 0 end as withdrawing_cents,
  case when t.code = 'deposit' then t.amount_cents when t.code in ('deposit_reversal', 'deposit_receivable') then -t.amount_cents else 0 end as deposited_cents,
  case t.code when 'yield' then t.amount_cents when 'yield_reversal' then -t.amount_cents else 0 end as profit_cents,
  case when t.code in ('bonus', 'profit_bonus') then t.amount_cents else 0 end as bonus_cents,
  case t.code when 'referral_bonus' then t.amount_cents else 0 end as referral_bonus_cents
from ledger.transfers t
where t.investor_id is not null;
comment on view proof.line_figures is 'What each transfer adds to its investor''s figures in ledger.accounts, in cents.';

create function proof.figure_sums(after_id bigint, through_id bigint)
  returns table (
    investor_id uuid, available bigint, invested bigint, withdrawing bigint, deposited bigint, profit bigint, bonus bigint, referral_bonus bigint)
  -- A generic plan would read whole tables.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  return query
    select f.investor_id, sum(f.available_cents)::bigint, sum(f.invested_cents)::bigint, sum(f.withdrawing_cents)::bigint,
      sum(f.deposited_cents)::bigint, sum(f.profit_cents)::bigint, sum(f.bonus_cents)::bigint, sum(f.referral_bonus_cents)::bigint
    from proof.line_figures f
    where f.id > figure_sums.after_id and f.id <= figure_sums.through_id
    group by f.investor_id;
end
$$;
comment on function proof.figure_sums(bigint, bigint) is
  'Returns each investor''s change of each figure by the transfers between two ids, in cents.';

create view proof.causes with (security_invoker = true) as
select 'deposit'::ledger.purpose as code, d.id as reference, d.investor_id, 'cash'::ledger.book as debit, 'available'::ledger.book as credit,
  d.arrived_cents::bigint as amount_cents
from public.deposits d where d.status in ('approved', 'reversed')
union all
select 'insurance', d.id, null, 'insurance_fund', 'cash', d.arrived_cents / 5
from public.deposits d where d.status in ('approved', 'reversed') and d.arrived_cents >= 5
union all
select case when x.package_id is null then 'invest' else 'top_up' end::ledger.purpose, x.id, x.investor_id, 'available', 'invested', x.principal_cents
from public.positions x
union all
select 'mature', x.id, x.investor_id, 'invested', 'available', x.principal_cents from public.positions x where x.status <> 'active'
union all
select 'withdrawal_hold', w.id, w.investor_id, 'available', 'withdrawing', w.amount_cents from public.withdrawals w
union all
select 'withdrawal_release', w.id, w.investor_id, 'withdrawing', 'available', w.amount_cents
from public.withdrawals w where w.status in ('rejected', 'cancelled')
union all
select 'withdrawal_pay', w.id, w.investor_id, 'withdrawing', 'cash', w.pays_cents from public.withdrawals w where w.status = 'paid'
union all
select 'withdrawal_fee', w.id, w.investor_id, 'withdrawing', 'fees', w.fee_cents
from public.withdrawals w where w.status = 'paid' and w.fee_cents > 0
union all
select 'insurance', w.id, null, 'insurance_fund', 'cash', w.fee_cents / 5
from public.withdrawals w where w.status = 'paid' and w.fee_cents >= 5
union all
select 'income', p.id, null, 'cash', 'mining_income', p.amount_cents from public.yield_postings p where p.amount_cents > 0
union all
select 'loss', p.id, null, 'mining_income', 'cash', -p.amount_cents from public.yield_postings p where p.amount_cents < 0
union all
select 'income_reversal', p.id, null,
  case when p.amount_cents > 0 then 'mining_income' else 'cash' end::ledger.book,
  case when p.amount_cents > 0 then 'cash' else 'mining_income' end::ledger.book, abs(p.amount_cents)
from public.yield_postings p where p.reversed_at is not null and p.amount_cents <> 0
union all
select 'bonus', (e.details ->> 'request')::uuid, e.subject, 'bonus_expense', 'available', (e.details ->> 'amount_cents')::bigint
from ground.audit_events e where e.action = 'bonus_granted' and e.actor <> e.subject
union all
select 'profit_bonus', x.id, case when p.closed_at < x.bonus_settled_at then null else x.investor_id end, 'bonus_expense',
  case when p.closed_at < x.bonus_settled_at then 'unclaimed' else 'available' end::ledger.book, x.profit_bonus_cents
from public.positions x join public.profiles p on p.id = x.investor_id
where x.profit_bonus_cents > 0
union all
select 'correction', c.id, c.investor_id,
  case when c.amount_cents > 0 then 'corrections' else 'available' end::ledger.book,
  case when c.amount_cents > 0 then 'available' else 'corrections' end::ledger.book, abs(c.amount_cents)
from desk.corrections c where c.status = 'booked' and c.kind = 'correction'
union all
select 'deposit', c.id, c.investor_id, 'cash', 'available', c.amount_cents
from desk.corrections c where c.status = 'booked' and c.kind = 'deposit_correction' and c.amount_cents > 0
union all
select case when c.amount_cents > 0 then 'insurance' else 'insurance_return' end::ledger.purpose, c.id, null,
  case when c.amount_cents > 0 then 'insurance_fund' else 'cash' end::ledger.book,
  case when c.amount_cents > 0 then 'cash' else 'insurance_fund' end::ledger.book, abs(c.amount_cents) / 5
from desk.corrections c where c.status = 'booked' and c.kind = 'deposit_correction' and abs(c.amount_cents) >= 5
union all
select 'deposit_reversal', c.id, c.investor_id, 'available', 'cash', -c.amount_cents - c.receivable_cents
from desk.corrections c where c.status = 'booked' and c.kind = 'deposit_correction' and -c.amount_cents > c.receivable_cents
union all
select 'deposit_receivable', c.id, c.investor_id, 'receivables', 'cash', c.receivable_cents
from desk.corrections c where c.status = 'booked' and c.kind = 'deposit_correction' and c.receivable_cents > 0
union all
select 'unclaimed_payout', u.id, null, 'unclaimed', 'cash', u.amount_cents
from plans.unclaimed_payouts u
union all
select 'insurance_release', i.id, null, 'cash', 'insurance_fund', i.amount_cents
from plans.insurance_payouts i
union all
select 'insurance_payout', s.id, s.investor_id, 'insurance_claims', 'available', s.paid_cents
from plans.insurance_shares s where s.paid_cents > 0
union all
select 'subscribe', r.id, r.investor_id, 'available', 'pools', r.amount_cents from public.dealing_requests r where r.side = 'in'
union all
select 'unsubscribe', r.id, r.investor_id, 'pools', 'available', r.amount_cents
from public.dealing_requests r where r.side = 'in' and r.status = 'returned'
union all
select 'redeem', r.id, r.investor_id, 'pools', 'available', r.amount_cents
from public.dealing_requests r where r.side = 'out' and r.status = 'dealt' and r.amount_cents > 0
union all
select 'subscribe', r.id, r.investor_id, 'available', 'pools', r.amount_cents
from public.copy_requests r where r.side = 'in' and r.split_from is null
union all
select 'unsubscribe', r.id, r.investor_id, 'pools', 'available', r.amount_cents
from public.copy_requests r where r.side = 'in' and r.status = 'returned'
union all
select 'redeem', r.id, r.investor_id, 'pools', 'available', r.dealt_cents
from public.copy_requests r where r.side = 'out' and r.status = 'dealt' and r.dealt_cents > 0
union all
select f.side::ledger.purpose, f.id, null,
  case f.side when 'buy' then 'coins' else 'cash' end::ledger.book, case f.side when 'buy' then 'cash' else 'coins' end::ledger.book, f.cents
from public.fills f where f.cents > 0;
comment on view proof.causes is 'The expected transfers by cause, in cents. Yield shares and referral bonuses have their own functions.';

create index audit_events_bonus_requests on ground.audit_events (((details ->> 'request')::uuid)) where action = 'bonus_granted';
