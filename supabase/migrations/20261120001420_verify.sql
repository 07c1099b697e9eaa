-- Verification of the books: what should have been booked, and what differs.

create table desk.book_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default clock_timestamp(),
  checked_by uuid references public.profiles (id),
  ledger_problems jsonb not null constraint book_checks_problems_list check (jsonb_typeof(ledger_problems) = 'array'),
  audit_problems int not null constraint book_checks_count_not_negative check (audit_problems >= 0),
  lines bigint constraint book_checks_lines_positive check (lines > 0),
  ended_at timestamptz not null default clock_timestamp()
);
comment on table desk.book_checks is 'Findings of each check of the books and the audit trail; append-only.';
comment on column desk.book_checks.lines is 'Null for a full check.';
select ground.append_only('desk.book_checks');

create type proof.problem as (problem text, subject uuid, expected_cents bigint, found_cents bigint);
comment on type proof.problem is 'What differs: in words, whose, and the cents or units.';

create view proof.account_figures with (security_invoker = true) as
select a.investor_id, array[a.available_cents, a.invested_cents, a.withdrawing_cents, a.deposited_cents, a.profit_cents,
  a.bonus_cents, a.referral_bonus_cents]::bigint[] as cents
from ledger.accounts a;
comment on view proof.account_figures is 'The figures of ledger.accounts (cents), in the order of proof.figure_names.';

create function proof.figure_names() returns text[] language sql immutable as $$
  -- Returns the names of an account's figures.
  select '{available,invested,withdrawing,deposited,profit,bonus,referral bonus}'::text[] $$;

create function proof.figure_sums(after_id bigint, through_id bigint) returns table (investor_id uuid, cents bigint[])
  language plpgsql stable set plan_cache_mode = force_custom_plan as $$
  -- Returns each investor's change of proof.figure_names by the transfers between two ids, in cents.
begin
  return query
    select f.investor_id, array[sum(f.available_cents), sum(f.invested_cents), sum(f.withdrawing_cents),
      sum(f.deposited_cents), sum(f.profit_cents), sum(f.bonus_cents), sum(f.referral_bonus_cents)]::bigint[]
    from proof.line_figures f where f.id > figure_sums.after_id and f.id <= figure_sums.through_id
    group by f.investor_id;
end $$;

create view proof.causes with (security_invoker = true) as
select v.code::ledger.purpose as code, c.id as reference, v.investor_id, v.debit::ledger.book as debit, v.credit::ledger.book as credit, v.cents::bigint as amount_cents
from public.deposits c cross join lateral (values
  ('deposit', c.investor_id, 'cash', 'available', c.arrived_cents::bigint),
  ('insurance', null, 'insurance_fund', 'cash', c.arrived_cents / 5)) v (code, investor_id, debit, credit, cents)
where c.status in ('approved', 'reversed') and v.cents > 0
union all
select v.code::ledger.purpose, c.id, c.investor_id, v.debit::ledger.book, v.credit::ledger.book, c.principal_cents
from public.positions c cross join lateral (values
  (case when c.package_id is null then 'invest' else 'top_up' end, 'available', 'invested', true),
  ('mature', 'invested', 'available', c.status <> 'active')) v (code, debit, credit, is_due)
where v.is_due
union all
select v.code::ledger.purpose, c.id, v.investor_id, v.debit::ledger.book, v.credit::ledger.book, v.cents
from public.withdrawals c
cross join lateral (select c.status = 'paid' or exists (select from withdrawals.reversals r where r.withdrawal_id = c.id) as was_paid) p
cross join lateral (values
  ('withdrawal_hold', c.investor_id, 'available', 'withdrawing', c.amount_cents::bigint, true),
  ('withdrawal_release', c.investor_id, 'withdrawing', 'available', c.amount_cents, c.status in ('rejected', 'cancelled')),
  ('withdrawal_pay', c.investor_id, 'withdrawing', 'cash', c.pays_cents, p.was_paid),
  ('withdrawal_fee', c.investor_id, 'withdrawing', 'fees', c.fee_cents, p.was_paid),
  ('insurance', null, 'insurance_fund', 'cash', c.fee_cents / 5, p.was_paid)) v (code, investor_id, debit, credit, cents, is_due)
where v.is_due and v.cents > 0
union all
select v.code::ledger.purpose, c.id, c.investor_id, v.debit::ledger.book, v.credit::ledger.book, c.amount_cents
from withdrawals.reversals c cross join lateral (values
  ('withdrawal_reversal', 'cash', 'available', true),
  ('withdrawal_hold', 'available', 'withdrawing', true),
  ('withdrawal_pay', 'withdrawing', 'cash', c.paid_at is not null)) v (code, debit, credit, is_due)
where v.is_due
union all
select v.code::ledger.purpose, c.id, null, v.debit::ledger.book, v.credit::ledger.book, abs(c.amount_cents)
from public.yield_postings c cross join lateral (values
  ('income', 'cash', 'mining_income', c.amount_cents > 0),
  ('loss', 'mining_income', 'cash', c.amount_cents < 0),
  ('income_reversal', 'mining_income', 'cash', c.amount_cents > 0 and c.reversed_at is not null),
  ('income_reversal', 'cash', 'mining_income', c.amount_cents < 0 and c.reversed_at is not null)) v (code, debit, credit, is_due)
where v.is_due
union all
select 'bonus', (e.details ->> 'request')::uuid, e.subject, 'bonus_expense', 'available', (e.details ->> 'amount_cents')::bigint
from ground.audit_events e where e.action = 'bonus_granted' and e.actor <> e.subject
union all
select 'profit_bonus', x.id, case when p.closed_at < x.bonus_settled_at then null else x.investor_id end,
  'bonus_expense', case when p.closed_at < x.bonus_settled_at then 'unclaimed' else 'available' end::ledger.book,
  x.profit_bonus_cents
from public.positions x join public.profiles p on p.id = x.investor_id where x.profit_bonus_cents > 0
union all
select v.code::ledger.purpose, c.id, v.investor_id, v.debit::ledger.book, v.credit::ledger.book, v.cents
from desk.corrections c cross join lateral (values
  ('correction', 'correction', c.investor_id, 'corrections', 'available', c.amount_cents::bigint),
  ('correction', 'correction', c.investor_id, 'available', 'corrections', -c.amount_cents),
  ('deposit_correction', 'deposit', c.investor_id, 'cash', 'available', c.amount_cents),
  ('deposit_correction', 'insurance', null, 'insurance_fund', 'cash', c.amount_cents / 5),
  ('deposit_correction', 'insurance_return', null, 'cash', 'insurance_fund', -c.amount_cents / 5),
  ('deposit_correction', 'deposit_reversal', c.investor_id, 'available', 'cash', -c.amount_cents - c.receivable_cents),
  ('deposit_correction', 'deposit_receivable', c.investor_id, 'receivables', 'cash', c.receivable_cents)
) v (kind, code, investor_id, debit, credit, cents)
where c.status = 'booked' and c.kind = v.kind and v.cents > 0
union all
select 'unclaimed_payout', u.id, null, 'unclaimed', 'cash', u.amount_cents from plans.unclaimed_payouts u
union all
select 'insurance_release', i.id, null, 'cash', 'insurance_fund', i.amount_cents from plans.insurance_payouts i
union all
select 'insurance_payout', s.id, s.investor_id, 'insurance_claims', 'available', s.paid_cents
from plans.insurance_shares s where s.paid_cents > 0
union all
select v.code::ledger.purpose, c.id, c.investor_id, v.debit::ledger.book, v.credit::ledger.book, c.cents
from (
  select r.id, r.investor_id, r.side, r.status, r.amount_cents::bigint as cents, true as is_whole from public.dealing_requests r
  union all
  select r.id, r.investor_id, r.side, r.status, case r.side when 'in' then r.amount_cents else r.dealt_cents end, r.split_from is null
  from public.copy_requests r) c
cross join lateral (values
  ('subscribe', 'available', 'pools', c.side = 'in' and c.is_whole),
  ('unsubscribe', 'pools', 'available', c.side = 'in' and c.status = 'returned'),
  ('redeem', 'pools', 'available', c.side = 'out' and c.status = 'dealt')) v (code, debit, credit, is_due)
where v.is_due and c.cents > 0
union all
select f.side::ledger.purpose, f.id, null,
  case f.side when 'buy' then 'coins' else 'cash' end::ledger.book, case f.side when 'buy' then 'cash' else 'coins' end::ledger.book, f.cents
from public.fills f where f.cents > 0;
comment on view proof.causes is 'The expected transfers by cause (cents), without yield shares and referral bonuses.';

-- Every unit comes from money or another unit, and every cent from a dealing.
create function proof.verify_copies() returns setof proof.problem language sql stable as $$
  -- Recomputes lots, dealings and copies, and finds units and fills without a cause, in cents or units.
  with moved as (
    select m.lot_id, sum(m.units)::bigint as units, (sum(m.units) filter (where m.kind = 'in'))::bigint as brought
      from copying.unit_moves m group by m.lot_id)
  select 'units of a lot', coalesce(l.id, m.lot_id), coalesce(m.units, 0), coalesce(l.units, 0)
  from public.lots l full join moved m on m.lot_id = l.id where coalesce(m.units, 0) <> coalesce(l.units, 0)
  union all
  select 'lot of another request', coalesce(l.id, r.id), r.dealt_cents::bigint, l.paid_cents::bigint from public.lots l
  left join moved m on m.lot_id = l.id
  full join (select * from public.copy_requests q where q.side = 'in' and q.status = 'dealt') r on r.id = l.request_id
  where (l.pool_id, l.investor_id, l.paid_cents::bigint, m.brought) is distinct from (r.pool_id, r.investor_id, r.dealt_cents::bigint, r.dealt_units::bigint)
  union all
  select 'profit share that does not add up', m.dealing_id, 0, sum(m.units)::bigint
  from copying.unit_moves m where m.kind = 'share' group by m.dealing_id having sum(m.units) <> 0
  union all
  select 'dealing ' || v.what, d.id, v.found, v.expected from public.dealings d
  left join (
    select r.dealing_id, coalesce(sum(r.dealt_cents) filter (where r.side = 'in'), 0)::bigint as in_cents,
      coalesce(sum(r.dealt_cents) filter (where r.side = 'out'), 0)::bigint as out_cents,
      coalesce(sum(r.dealt_units) filter (where r.side = 'in'), 0)::bigint as in_units, coalesce(sum(r.dealt_units) filter (where r.side = 'out'), 0)::bigint as out_units
    from public.copy_requests r where r.status = 'dealt' group by r.dealing_id) r on r.dealing_id = d.id
  left join (
    select m.dealing_id, coalesce(-sum(m.units) filter (where m.kind = 'out'), 0)::bigint as out_units, coalesce(sum(m.units) filter (where m.kind = 'share' and m.units > 0), 0)::bigint as share
    from copying.unit_moves m group by m.dealing_id) m on m.dealing_id = d.id
  cross join lateral (values
    ('money in', coalesce(r.in_cents, 0), d.in_cents::bigint),
    ('money out', coalesce(r.out_cents, 0), d.out_cents::bigint),
    ('units out of requests', coalesce(r.out_units, 0), d.out_units::bigint),
    ('units out of lots', coalesce(m.out_units, 0), d.out_units::bigint),
    ('units after it', d.units_before + coalesce(r.in_units, 0) - d.out_units, d.units_after::bigint),
    ('profit share', coalesce(m.share, 0), d.share_units::bigint)
  ) v (what, found, expected)
  where v.found <> v.expected
  union all
  select 'fill without its dealing', f.id, null, f.cents::bigint
  from public.fills f where f.dealing_id is not null and not exists (select from public.dealings d where d.id = f.dealing_id and d.pool_id = f.pool_id)
  union all
  select 'request without its dealing', r.id, null, r.dealt_cents::bigint
  from public.copy_requests r where r.status = 'dealt' and not exists (select from public.dealings d where d.id = r.dealing_id and d.pool_id = r.pool_id)
  union all
  select 'rest of a request', r.id, r.amount_cents - r.dealt_cents, coalesce(s.amount_cents, 0)::bigint
  from public.copy_requests r
  left join (select x.split_from, sum(x.amount_cents) as amount_cents from public.copy_requests x where x.side = 'in' group by x.split_from) s on s.split_from = r.id
  where r.side = 'in' and case r.status when 'dealt' then r.amount_cents - r.dealt_cents else 0 end <> coalesce(s.amount_cents, 0)
  union all
  select 'copy ' || v.what, c.investor_id, v.found, v.expected from public.copies c
  left join (
    select x.investor_id, x.pool_id, coalesce(sum(x.dealt_cents) filter (where x.side = 'in'), 0)::bigint as paid_in,
      coalesce(sum(x.dealt_cents) filter (where x.side = 'out'), 0)::bigint as paid_out
    from public.copy_requests x where x.status = 'dealt' group by 1, 2
  ) r on r.investor_id = c.investor_id and r.pool_id = c.pool_id
  cross join lateral (values
    ('paid in', coalesce(r.paid_in, 0), c.paid_in_cents::bigint),
    ('paid out', coalesce(r.paid_out, 0), c.paid_out_cents::bigint)
  ) v (what, found, expected)
  where v.found <> v.expected $$;

-- Each function audits one subject and returns differing rows: problem, id, expected and found, in cents.
-- Each purpose has exactly one legitimate cause. A purpose unknown to these functions is a problem itself.
create function proof.verify_balances() returns setof proof.problem language sql stable as $$
  -- Recomputes the figures of ledger.accounts, in cents, from the transfers.
  select 'balance ' || f.name, coalesce(a.investor_id, b.investor_id), v.expected, v.found from proof.account_figures a
  full join proof.figure_sums(-9223372036854775808, 9223372036854775807) b on b.investor_id = a.investor_id
  cross join unnest(proof.figure_names()) with ordinality f (name, place)
  cross join lateral (select coalesce(b.cents[f.place], 0) as expected, a.cents[f.place] as found) v
  where v.expected is distinct from v.found $$;

create function proof.line_problem(line ledger.transfers, cause proof.causes) returns text language sql immutable as $$
  -- Returns in words how a transfer and its cause differ; either may be missing.
  select replace(coalesce(cause.code, line.code)::text, '_', ' ') || case
    when cause.code is null then ' without its cause'
    when line.code is null then ' not in the books'
    when (line.debit, line.credit) <> (cause.debit, cause.credit) or line.posting_id is not null then ' between other accounts'
    when line.investor_id is distinct from cause.investor_id then ' of another person'
    else ' of another amount' end $$;

create function proof.verify_causes() returns setof proof.problem language sql stable as $$
  -- Compares transfers with proof.causes by person, amount (cents) and accounts, both ways.
  select proof.line_problem(t, c), coalesce(c.reference, t.reference), c.amount_cents, t.amount_cents::bigint
  from (select * from ledger.transfers l where l.code not in ('yield', 'yield_reversal', 'referral_bonus')) t
  full join proof.causes c on c.reference = t.reference and c.code = t.code
  where (t.code, t.debit, t.credit, t.investor_id, t.amount_cents::bigint, t.posting_id)
    is distinct from (c.code, c.debit, c.credit, c.investor_id, c.amount_cents, null::uuid) $$;

create function proof.verify_deposits() returns setof proof.problem language sql stable as $$
  -- Compares each deposit's corrected amount, reversals included, with what two operators booked (cents).
  select 'deposit corrected by one person', d.id, coalesce(c.cents, 0), d.corrected_cents::bigint from public.deposits d
  left join (
    select x.deposit_id, sum(x.amount_cents)::bigint as cents from desk.corrections x where x.status = 'booked'
      and x.deposit_id is not null group by 1) c on c.deposit_id = d.id
  where d.corrected_cents <> coalesce(c.cents, 0) $$;

create function proof.waits_for_worker(kind text, subject uuid) returns boolean language sql stable as $$
  -- Returns whether a job waits for less than an hour; an older one means that no worker runs.
  select exists (
    select from jobs.jobs j
    where j.kind = waits_for_worker.kind and j.subject = waits_for_worker.subject and j.total is null and j.asked_at > now() - interval '1 hour')
$$;

create function proof.verify_yield_lines(after_id bigint, through_id bigint) returns setof proof.problem
  language plpgsql stable set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
  -- Checks yield shares (cents) between two transfer ids: posting, plan, day held, owner or unclaimed.
begin
  return query
    select case when t.debit <> 'mining_income' or t.credit not in ('available', 'unclaimed') then 'yield between other accounts'
        when x.id is null or p.id is null then 'yield without its position or posting'
        when t.investor_id is distinct from case t.credit when 'available' then x.investor_id end then 'yield of another person'
        else 'yield of a day the plan was not held' end,
      t.reference, null::bigint, t.amount_cents::bigint
    from ledger.transfers t
    left join public.positions x on x.id = t.reference
    left join public.yield_postings p on p.id = t.posting_id and p.plan_id = x.plan_id
    where t.code = 'yield' and t.id > verify_yield_lines.after_id and t.id <= verify_yield_lines.through_id and (
      t.debit <> 'mining_income' or t.credit not in ('available', 'unclaimed') or x.id is null or p.id is null
      or t.investor_id is distinct from case t.credit when 'available' then x.investor_id end or t.value_date <> p.day
      or x.opened_at >= (p.day + 1)::timestamp at time zone 'utc'
      or x.closed_at <= p.day::timestamp at time zone 'utc');
end $$;

create function proof.verify_yield() returns setof proof.problem language sql stable as $$
  -- Checks all yield shares (cents), which sum to their postings' income, pending ones included.
  select * from proof.verify_yield_lines(0, 9223372036854775807)
  union all
  select case when coalesce(s.shared, 0) > p.amount_cents then 'yield beyond the income of its day' else 'income not shared out' end,
    p.id, greatest(p.amount_cents, 0), coalesce(s.shared, 0)
  from public.yield_postings p
  left join (
    select b.posting_id, sum(b.amount_cents)::bigint as shared
    from (
      select t.posting_id, t.amount_cents::bigint from ledger.transfers t where t.code = 'yield'
      union all
      select j.subject, l.amount_cents
      from jobs.jobs j join jobs.job_slices s on s.job_id = j.id and s.after >= j.done cross join unnest(s.lines) l
      where j.kind = 'yield' and j.ended_at is null) b
    group by b.posting_id) s on s.posting_id = p.id
  where coalesce(s.shared, 0) <> greatest(p.amount_cents, 0)
    and (s.shared > 0 or exists (
      select from public.positions x join ledger.transfers t on t.reference = x.id and t.code = 'invest' and t.posting_id is null
      where x.plan_id = p.plan_id
        and t.created_at < least((p.day + 1)::timestamp at time zone 'utc', p.posted_at - interval '1 minute')
        and least(x.matures_at, x.closed_at) > p.day::timestamp at time zone 'utc'))
    and not proof.waits_for_worker('yield', p.id) $$;

create function proof.verify_yield_reversals() returns setof proof.problem language sql stable as $$
  -- Checks that exactly the shares (cents) of reversed postings are taken back whole.
  with reversals as materialized (
    select p.subject::uuid as posting_id from desk.proposals p where p.kind = 'reversal' and p.confirmed_at is not null
  ), shares as (
    select t.posting_id, t.reference, (array_agg(t.investor_id) filter (where t.code = 'yield'))[1] as holder,
      sum(t.amount_cents) filter (where t.code = 'yield')::bigint as earned,
      coalesce(sum(t.amount_cents) filter (where t.code = 'yield_reversal'), 0)::bigint as taken,
      bool_or(t.code = 'yield_reversal' and (t.credit <> 'mining_income' or t.debit not in ('available', 'unclaimed', 'receivables'))) as is_elsewhere,
      array_agg(distinct t.investor_id) filter (where t.code = 'yield_reversal') as payers
    from ledger.transfers t where t.code in ('yield', 'yield_reversal')
      and t.posting_id in (
        select r.posting_id from reversals r
        union select k.posting_id from ledger.transfers k where k.code = 'yield_reversal')
    group by t.posting_id, t.reference)
  select case when s.is_elsewhere then 'yield reversal between other accounts'
      when r.posting_id is null then 'yield reversal without its cause'
      when s.payers <> array[s.holder] then 'yield reversal of another person'
      when s.taken < s.earned then 'yield not taken back'
      else 'yield reversal of another amount' end,
    s.reference, case when r.posting_id is null then 0 else s.earned end, s.taken
  from shares s
  left join reversals r on r.posting_id = s.posting_id
  left join (
    select j.subject as posting_id, l.position_id
    from jobs.jobs j join jobs.job_slices s on s.job_id = j.id and s.after >= j.done cross join unnest(s.lines) l
    where j.kind = 'yield_reversal' and j.ended_at is null
  ) w on w.posting_id = s.posting_id and w.position_id = s.reference
  where s.is_elsewhere or s.payers <> array[s.holder]
    or s.taken is distinct from case when r.posting_id is null or w.position_id is not null then 0 else s.earned end
       and not (s.taken = 0 and proof.waits_for_worker('yield_reversal', s.posting_id))
  union all
  select 'posting taken back by one person', p.id, null, p.amount_cents from public.yield_postings p
  where (p.reversed_at is not null) <> exists (select from reversals r where r.posting_id = p.id) $$;

create function proof.verify_positions() returns setof proof.problem language sql stable as $$
  -- Compares invested and withdrawing with positions and requests, in cents, and top-ups with packages.
  select v.what, a.investor_id, v.expected, v.found from ledger.accounts a
  left join (
    select x.investor_id, sum(x.principal_cents)::bigint as principal from public.positions x where x.status = 'active'
      group by x.investor_id) x on x.investor_id = a.investor_id
  left join (
    select w.investor_id, sum(case when withdrawals.is_reversed(w.id) then w.pays_cents else w.amount_cents end)::bigint as held
    from public.withdrawals w where w.status in ('pending', 'approved', 'paying') group by w.investor_id
  ) w on w.investor_id = a.investor_id
  cross join lateral (values
    ('principal of active positions', coalesce(x.principal, 0), a.invested_cents::bigint),
    ('held for open withdrawals', coalesce(w.held, 0), a.withdrawing_cents::bigint)
  ) v (what, expected, found)
  where v.expected <> v.found
  union all
  select 'position without its account or plan', x.id, null, x.principal_cents from public.positions x
  where not exists (select from ledger.accounts a where a.investor_id = x.investor_id)
     or not exists (select from public.plans p where p.id = x.plan_id)
  union all
  select 'top-up of another package', t.id, null, t.principal_cents from public.positions t
  left join public.positions x on x.id = t.package_id and x.package_id is null
    and (x.investor_id, x.plan_id, x.matures_at) = (t.investor_id, t.plan_id, t.matures_at) and x.opened_at <= t.opened_at
  where t.package_id is not null and x.id is null
  union all
  select 'package above its maximum', x.id, x.max_cents, x.principal_cents + t.cents from public.positions x
  join (
    select t.package_id, sum(t.principal_cents)::bigint as cents from public.positions t where t.package_id is not null
      group by t.package_id) t on t.package_id = x.id
  where x.principal_cents + t.cents > x.max_cents $$;

create function people.was_operator(person uuid, moment timestamptz) returns boolean language sql stable as $$
  -- Returns whether a person was an operator within a minute of a moment, by the trail.
  select exists (
    select from (
      select e.details ->> 'to' as role, e.at, lead(e.at, 1, 'infinity') over (order by e.id) as until
      from ground.audit_events e
      where e.subject = person and e.action in ('role_insert', 'role_update', 'role_delete')) held
    -- A transfer has its transaction's start time, and may not have seen how another one ended.
    where held.role is not null and held.at <= moment + interval '1 minute' and held.until >= moment - interval '1 minute')
$$;

create function proof.verify_profit_bonuses() returns setof proof.problem language sql stable as $$
  -- Checks each profit bonus (cents) by the plan's rate at purchase, none late or for an operator.
  with changes as (
    select e.at, e.details ->> 'plan' as plan_id, (e.details #>> '{changes,profit_bonus_bp,0}')::int as before_bp
    from ground.audit_events e where e.action = 'plan_changed' and e.details #> '{changes,profit_bonus_bp}' is not null
  ), earned as (
    select x.id, sum(case t.code when 'yield' then t.amount_cents else -t.amount_cents end)::bigint as cents
    from ledger.transfers t
    join public.positions p on p.id = t.reference
    join public.positions x on x.id = coalesce(p.package_id, p.id)
    where t.posting_id is not null and t.created_at <= x.bonus_settled_at group by x.id)
  select 'profit bonus of another part of the yield', x.id, b.cents, x.profit_bonus_cents from public.positions x
  left join earned e on e.id = x.id
  cross join lateral (select greatest(coalesce(e.cents, 0), 0) * x.profit_bonus_bp / 10000 as cents) b
  where x.bonus_settled_at is not null and x.profit_bonus_cents <> b.cents
    and not (x.profit_bonus_cents = 0 and people.was_operator(x.investor_id, x.bonus_settled_at))
  union all
  select 'profit bonus not settled', x.id, null, null from public.positions x
  where x.status = 'matured' and x.profit_bonus_bp > 0 and x.bonus_settled_at is null
    and x.closed_at < now() - make_interval(days => plans.yield_window() + 2)
    -- A forged time may be infinite and has no days.
    and not (isfinite(x.opened_at) and isfinite(least(x.matures_at, x.closed_at)) and plans.income_is_open(
      x.plan_id, (x.opened_at at time zone 'utc')::date,
      ((least(x.matures_at, x.closed_at) - interval '1 microsecond') at time zone 'utc')::date))
  union all
  select 'profit bonus of a plan', x.id, null, null from public.positions x
  join public.plans p on p.id = x.plan_id
  join ledger.transfers t on t.reference = x.id and t.code = 'invest' and t.posting_id is null
  where x.profit_bonus_bp > 0 and x.profit_bonus_bp <> coalesce(
    (select c.before_bp from changes c where c.plan_id = x.plan_id and c.at > t.created_at order by c.at limit 1), p.profit_bonus_bp)
    -- A buyer in the minute of a change may have come before it.
    and not exists (
      select from changes c
      where c.plan_id = x.plan_id and c.before_bp = x.profit_bonus_bp and c.at between t.created_at - interval '1 minute' and t.created_at)
$$;

create function proof.verify_referrals() returns setof proof.problem language sql stable as $$
  -- Checks each referral bonus (cents): referrer, first plan, end of term, rate at purchase; none missing.
  with changes as (
    select e.at, e.details ->> 'plan' as plan_id, (e.details #>> '{changes,referral_bonus_bp,0}')::int as before_bp
    from ground.audit_events e
    where e.action = 'plan_changed' and e.details #> '{changes,referral_bonus_bp}' is not null
  ), first_plans as (
    select b.id as buyer, b.referred_by, f.id as position_id, f.referral_settled_at, f.referral_bonus_cents as promised,
      case when f.referral_bonus_cents = 0 and exists (
        select from ground.audit_events e where e.action = 'switched' and e.details ->> 'kind' = 'referral') then 0 else f.principal_cents * coalesce(
      (select c.before_bp from changes c
        where c.plan_id = f.plan_id and c.at between f.created_at - interval '1 minute' and f.created_at
          and f.principal_cents * c.before_bp / 10000 = f.referral_bonus_cents
        limit 1),
      (select c.before_bp from changes c where c.plan_id = f.plan_id and c.at > f.created_at order by c.at limit 1), p.referral_bonus_bp) / 10000 end as bonus
    from public.profiles b
    cross join lateral (
      select x.id, x.referral_settled_at, x.referral_bonus_cents, x.plan_id, x.principal_cents, t.created_at
      from ledger.transfers t join public.positions x on x.id = t.reference
      where t.investor_id = b.id and t.code = 'invest' order by t.id limit 1) f
    join public.plans p on p.id = f.plan_id
    where b.referred_by is not null or exists (
      select from ledger.transfers t where t.reference = b.id and t.code = 'referral_bonus' and t.posting_id is null)
      or exists (select from public.positions x where x.investor_id = b.id and x.referral_bonus_cents > 0))
  select case when f.buyer is null then 'referral bonus without its cause'
      when t.code is null then 'referral bonus not in the books'
      when f.referral_settled_at is null then 'referral bonus before it is due'
      when not i.confirmed then 'referral bonus without a confirmed identity'
      when (t.debit, t.credit) <> ('referral_expense', 'available') or t.posting_id is not null then 'referral bonus between other accounts'
      when t.investor_id is distinct from f.referred_by and (f.referred_by is not null or r.closed_at is null) then 'referral bonus of another person'
      else 'referral bonus of another amount' end,
    coalesce(t.reference, f.buyer), f.bonus, t.amount_cents::bigint
  from (select * from ledger.transfers l where l.code = 'referral_bonus') t
  full join first_plans f on f.buyer = t.reference
  left join public.profiles r on r.id = coalesce(t.investor_id, f.referred_by)
  cross join lateral (
    select exists (select from public.kyc_cases k where k.investor_id = f.buyer and k.status = 'approved') as confirmed) i
  where f.buyer is null
     or t.code is null and f.bonus > 0 and f.referral_settled_at is not null and f.referred_by is not null and r.closed_at is null
       and kyc.is_new_identity(f.buyer, f.referred_by) and not people.was_operator(f.referred_by, f.referral_settled_at)
     or t.code is not null and (f.referral_settled_at is null or not i.confirmed)
     or (t.debit, t.credit) <> ('referral_expense', 'available') or t.posting_id is not null
     or t.investor_id <> f.referred_by or t.code is not null and f.referred_by is null and r.closed_at is null
     or t.amount_cents <> f.bonus
  union all
  select 'referral bonus of a plan', x.id, coalesce(f.bonus, 0), x.referral_bonus_cents::bigint
  from public.positions x left join first_plans f on f.position_id = x.id
  where x.referral_bonus_cents <> coalesce(f.bonus, 0) and (x.referral_bonus_cents > 0 or f.referred_by is not null)
  union all
  select 'referral bonus settled with the first plan', a.investor_id, null, null
  from ledger.accounts a join public.profiles p on p.id = a.investor_id
  where (a.referral_due or p.referred_by is not null)
    and a.referral_due = exists (select from public.positions x where x.investor_id = a.investor_id) $$;

create function proof.verify_tallies() returns setof proof.problem language sql stable as $$
  -- Recomputes the newest ledger.tallies, and each plan's packages, principal and capacity.
  with newest as (
    select * from ledger.tallies k order by k.through_id desc limit 1
  ), sums as materialized (
    select s.*, s.debit_cents - s.credit_cents as rest from newest y
      cross join lateral ledger.account_sums(0, y.through_id) s)
  select 'tally of ' || v.what, null::uuid, v.expected, v.found from newest y
  cross join lateral (
    select 'cash' as what, s.rest as expected, y.cash_cents as found from sums s where s.account = 'cash'
    union all
    select 'insurance_fund', s.rest, y.insurance_fund_cents from sums s where s.account = 'insurance_fund'
    union all
    select 'what is owed', -sum(s.rest)::bigint, y.owed_cents from sums s where s.account <= 'withdrawing'
    union all
    select 'debits of ' || s.account, s.debit_cents, y.debit_cents[s.place] from sums s
    union all
    select 'credits of ' || s.account, s.credit_cents, y.credit_cents[s.place] from sums s) v
  where v.expected is distinct from v.found
  union all
  select 'tally of ' || v.what || ' of ' || coalesce(x.plan_id, s.plan_id), null::uuid, v.expected, v.found
  from (
    select p.plan_id, count(*) filter (where p.package_id is null) as packages, sum(p.principal_cents)::bigint as cents,
      coalesce(sum(p.hashrate), 0) as hashrate
    from public.positions p where p.status = 'active' group by p.plan_id) x
  full join ledger.plan_sums() s on s.plan_id = x.plan_id
  cross join lateral (values
    ('packages', coalesce(x.packages, 0), coalesce(s.packages, 0)),
    ('principal', coalesce(x.cents, 0), coalesce(s.principal_cents, 0)),
    -- Thousandths, to be whole.
    ('capacity', (coalesce(x.hashrate, 0) * 1000)::bigint, (coalesce(s.hashrate, 0) * 1000)::bigint)
  ) v (what, expected, found)
  where v.expected <> v.found $$;

create function proof.verify_pools() returns setof proof.problem language sql stable as $$
  -- Recomputes pools from dealings, fills and transfers, in cents, units or lots.
  with asked as (
    select r.pool_id,
      sum(case r.side when 'in' then r.amount_cents else -r.amount_cents end) filter (where r.status = 'dealt') as cents,
      sum(case r.side when 'in' then r.units else -r.units end) filter (where r.status = 'dealt') as units,
      sum(r.amount_cents) filter (where r.status = 'waiting' and r.side = 'in') as waiting,
      sum(r.amount_cents) filter (where r.status = 'waiting' and r.side = 'out') as leaving
    from public.dealing_requests r group by r.pool_id
    union all
    select r.pool_id,
      sum(case r.side when 'in' then r.dealt_cents else -r.dealt_cents end) filter (where r.status = 'dealt'),
      (select sum(l.units) from public.lots l where l.pool_id = r.pool_id),
      sum(r.amount_cents) filter (where r.status = 'waiting' and r.side = 'in'), 0
    from public.copy_requests r group by r.pool_id
  ), traded as (
    select f.pool_id, sum(case f.side when 'sell' then f.cents else -f.cents end) as cents from public.fills f group by f.pool_id
  ), bought as (
    select o.pool_id, sum(o.reserved) as reserved from public.orders o where o.side = 'buy' group by o.pool_id)
  select 'pool ' || v.what, b.pool_id, v.expected::bigint, v.found::bigint from pools.pool_books b
  left join asked a on a.pool_id = b.pool_id
  left join traded t on t.pool_id = b.pool_id
  left join bought o on o.pool_id = b.pool_id
  cross join lateral (values
    ('cash', coalesce(a.cents, 0) + coalesce(t.cents, 0), b.cash_cents),
    ('units', coalesce(a.units, 0), b.units),
    ('waiting', coalesce(a.waiting, 0), b.waiting_cents),
    ('reserved', coalesce(o.reserved, 0) + coalesce(a.leaving, 0), b.reserved_cents)
  ) v (what, expected, found)
  where v.expected <> v.found
  union all
  select v.what || ' of ' || coalesce(f.instrument_id, h.instrument_id), coalesce(f.pool_id, h.pool_id), v.expected, v.found
  from (
    select x.pool_id, x.instrument_id, sum(case x.side when 'buy' then x.quantity else -x.quantity end)::bigint as lots,
      sum(case x.side when 'buy' then x.cost_cents else -x.cost_cents end)::bigint as cents
    from public.fills x group by x.pool_id, x.instrument_id) f
  full join pools.holdings h on h.pool_id = f.pool_id and h.instrument_id = f.instrument_id
  left join (
    select x.pool_id, x.instrument_id, sum(x.reserved)::bigint as lots from public.orders x where x.side = 'sell'
      group by x.pool_id, x.instrument_id) o on o.pool_id = h.pool_id and o.instrument_id = h.instrument_id
  cross join lateral (values
    ('holding', coalesce(f.lots, 0), coalesce(h.quantity, 0)::bigint),
    ('cost', coalesce(f.cents, 0), coalesce(h.cost_cents, 0)::bigint),
    ('held for orders', coalesce(o.lots, 0), coalesce(h.reserved, 0)::bigint)
  ) v (what, expected, found)
  where v.expected <> v.found
  union all
  select 'order filled otherwise', coalesce(o.id, f.order_id), coalesce(f.cents, 0), coalesce(o.filled_cents, 0)
  from public.orders o
  full join (
    select x.order_id, min(x.pool_id::text) as pool_id, min(x.instrument_id) as instrument_id, min(x.side) as side,
      sum(x.quantity) as lots, sum(x.cents)::bigint as cents, sum(x.fee_cents) as fees
    from public.fills x where x.order_id is not null group by x.order_id) f on f.order_id = o.id
  where (o.pool_id::text, o.instrument_id, o.side, o.filled_quantity::numeric, o.filled_cents::bigint, o.fee_cents::numeric)
      is distinct from (f.pool_id, f.instrument_id, f.side, f.lots, f.cents, f.fees)
    and (o.id is null or o.filled_quantity > 0 or f.order_id is not null)
  union all
  select 'cash of pools', null, s.owned::bigint, s.booked::bigint
  from (
    select (select coalesce(sum(b.cash_cents + b.waiting_cents), 0) from pools.pool_books b) as owned,
      ledger.pools_held() as booked) s
  where s.owned <> s.booked $$;

create function proof.verify_seals() returns setof proof.problem language sql stable as $$
  -- Recomputes the seals of the days (proof.wrong_seals).
  select 'transfers of ' || to_char(s.day, 'YYYY-MM-DD') || ' differ from their seal', null::uuid, null::bigint, null::bigint from proof.wrong_seals() s
$$;

create function proof.verify_parts() returns text[] language sql immutable as $$
  -- Returns the parts of an audit, each a function ledger.verify_ with this name.
  select array[
    'balances', 'causes', 'deposits', 'yield', 'yield_reversals', 'positions', 'profit_bonuses', 'referrals', 'pools',
    'copies', 'tallies', 'checkpoint', 'report_days', 'seals', 'chain', 'mining'] $$;

create function proof.verify_part(part text) returns setof proof.problem language plpgsql stable as $$
  -- Runs one of proof.verify_parts(); returns differing rows, in cents.
begin
  return query execute format('select * from proof.%I()', 'verify_' || part);
end $$;

create function proof.verify() returns setof proof.problem language sql stable as $$
  -- Recomputes figures (cents), causes and day seals; returns differing rows. For the database owner.
  select v.* from unnest(proof.verify_parts()) p (part) cross join lateral proof.verify_part(p.part) v $$;

-- Checks new transfers as they come. Only a full audit finds missing ones, and errors in sums, bonuses and the trail.
create table proof.checkpoint (
  only_row boolean primary key default true constraint checkpoint_only_row check (only_row),
  through_id bigint not null,
  checked_at timestamptz not null
);
comment on table proof.checkpoint is 'One row: up to which transfer all were checked on arrival, and when.';

create table proof.checked_accounts (
  investor_id uuid primary key,
  cents bigint[] not null
) with (fillfactor = 60); -- room for HOT updates
comment on table proof.checked_accounts is 'Each account''s figures at the checkpoint. No foreign key: some are forged.';

create function proof.verify_lines(after_id bigint, through_id bigint) returns setof proof.problem
  language plpgsql stable set plan_cache_mode = force_custom_plan set work_mem = '64MB' as $$
  -- Checks transfers from the checkpoint (after_id) to another, but for referral bonuses and reversals, and figures.
begin
  return query
    select proof.line_problem(t, c.cause), t.reference, (c.cause).amount_cents, t.amount_cents::bigint
    from ledger.transfers t
    -- The offset stops full reads of views: it looks up one row of each possible cause.
    left join lateral (select c as cause from proof.causes c where c.reference = t.reference and c.code = t.code offset 0) c on true
    where t.id > verify_lines.after_id and t.id <= verify_lines.through_id and t.code not in ('yield', 'yield_reversal', 'referral_bonus')
      and (t.code, t.debit, t.credit, t.investor_id, t.amount_cents::bigint, t.posting_id)
        is distinct from ((c.cause).code, (c.cause).debit, (c.cause).credit, (c.cause).investor_id, (c.cause).amount_cents, null::uuid);
  return query select * from proof.verify_yield_lines(verify_lines.after_id, verify_lines.through_id);
  return query
    select 'balance ' || f.name, n.investor_id, v.expected, v.found
    from proof.figure_sums(verify_lines.after_id, 9223372036854775807) n
    left join lateral (select * from proof.checked_accounts c where c.investor_id = n.investor_id offset 0) k on true
    left join lateral (select * from proof.account_figures c where c.investor_id = n.investor_id offset 0) a on true
    cross join unnest(proof.figure_names()) with ordinality f (name, place)
    cross join lateral (select coalesce(k.cents[f.place], 0) + n.cents[f.place] as expected, a.cents[f.place] as found) v
    where v.expected is distinct from v.found;
end $$;

create function proof.move_checkpoint(after_id bigint, through_id bigint) returns void language plpgsql as $$
  -- Adds transfers after the checkpoint, up to a settled one, to its figures, in cents.
begin
  insert into proof.checked_accounts as k (investor_id, cents)
  select * from proof.figure_sums(move_checkpoint.after_id, move_checkpoint.through_id)
  on conflict on constraint checked_accounts_pkey do update
    set cents = array(select n.earlier + n.added from unnest(k.cents, excluded.cents) n (earlier, added));
  insert into proof.checkpoint as c (through_id, checked_at) values (move_checkpoint.through_id, clock_timestamp())
  on conflict on constraint checkpoint_pkey do update set through_id = excluded.through_id, checked_at = excluded.checked_at;
end $$;

create function proof.check_new_lines() returns bigint language plpgsql as $$
  -- Checks new transfers (proof.verify_lines) each minute or five thousand; returns the last id, null if none.
declare
  begun constant timestamptz := clock_timestamp();
  earlier proof.checkpoint;
  boundary bigint;
  found jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('check new lines', 0)) then return null; end if;
  select * into earlier from proof.checkpoint c;
  earlier.through_id := coalesce(earlier.through_id, 0);
  -- As in ledger.tally: no open transaction writes before it. At most a million at once.
  boundary := (
    select least(t.id, earlier.through_id + 1000000) from ledger.transfers t
    where t.id > earlier.through_id and t.created_at <= ledger.journal_settled(begun) order by t.id desc limit 1);
  if boundary is null or boundary - earlier.through_id < 5000 and earlier.checked_at > begun - interval '1 minute' then
    return null;
  end if;
  select coalesce(jsonb_agg(to_jsonb(v)), '[]') into found
  from (select * from proof.verify_lines(earlier.through_id, boundary) limit 100) v;
  perform proof.move_checkpoint(earlier.through_id, boundary);
  if found <> '[]' then
    insert into desk.book_checks (checked_at, ledger_problems, audit_problems, lines)
    values (begun, found, 0, boundary - earlier.through_id);
  end if;
  return boundary;
end $$;

create function proof.verify_checkpoint() returns setof proof.problem language sql stable as $$
  -- Compares every account's figures (cents), less later transfers, with the checkpoint; nothing before the first one.
  select 'checked ' || f.name, coalesce(a.investor_id, k.investor_id), v.expected, v.found from proof.account_figures a
  full join proof.checked_accounts k on k.investor_id = a.investor_id
  left join proof.figure_sums((select c.through_id from proof.checkpoint c), 9223372036854775807) n
    on n.investor_id = coalesce(a.investor_id, k.investor_id)
  cross join unnest(proof.figure_names()) with ordinality f (name, place)
  cross join lateral (select a.cents[f.place] - coalesce(n.cents[f.place], 0) as expected, coalesce(k.cents[f.place], 0) as found) v
  where exists (select from proof.checkpoint) and v.expected is distinct from v.found $$;
