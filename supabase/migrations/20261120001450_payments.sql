-- Computed here, so that no client computes money or trusts its clock. Each shows only what its caller may read.

create function public.purchase_terms(plan_id text, amount_cents bigint default null)
  returns table (
    amount_cents bigint, min_cents bigint, max_cents bigint, spendable_cents bigint, balance_cents bigint, remaining_cents bigint,
    refusal text, term interval, opens_at timestamptz, matures_at timestamptz, profit_bonus_bp int)
  language sql stable security invoker set search_path = ''
as $$
  select c.cents, p.min_cents::bigint, p.max_cents::bigint, c.funds, a.available_cents::bigint,
    case when r.refusal is null then a.available_cents - c.cents end, r.refusal,
    p.term, now(), date_add(now(), p.term, 'UTC'), p.profit_bonus_bp
  from public.offered_plans p
  cross join ledger.accounts a
  cross join lateral (
    select coalesce(purchase_terms.amount_cents, p.min_cents) as cents, least(a.available_cents, a.deposited_cents)::bigint as funds) c
  cross join lateral (
    select case
      when c.cents < p.min_cents then 'below_minimum'
      when c.cents > p.max_cents then 'above_maximum'
      when c.cents > c.funds then 'insufficient_funds' end as refusal) r
  where p.active and p.id = purchase_terms.plan_id and a.investor_id = (select people.caller())
$$;
comment on function public.purchase_terms(text, bigint) is
  'Returns what buying a plan for amount_cents (null: minimum) would mean, in cents. remaining_cents is null where plans.invest would raise refusal. No row for a plan not sold. Row-level security applies.';
grant execute on function public.purchase_terms(text, bigint) to authenticated;

create view public.my_positions with (security_invoker = true) as
select
  x.investor_id,
  x.id,
  x.plan_id,
  (x.principal_cents + added.cents)::bigint as principal_cents,
  x.status,
  x.opened_at,
  x.matures_at,
  x.closed_at,
  span.days,
  least(greatest((now() at time zone 'utc')::date - span.first_day, 0), span.days) as days_gone,
  coalesce(earned.amount_cents, 0)::bigint as yield_cents,
  added.parts as top_ups,
  added.left_today as top_ups_left,
  greatest(x.max_cents - x.principal_cents - added.cents, 0)::bigint as room_cents,
  x.profit_bonus_bp,
  x.profit_bonus_cents::bigint as profit_bonus_cents
from public.positions x
cross join lateral (
  select (x.opened_at at time zone 'utc')::date as first_day,
         (x.matures_at at time zone 'utc')::date - (x.opened_at at time zone 'utc')::date as days
) span
cross join lateral (
  select coalesce(sum(t.principal_cents), 0)::bigint as cents, count(*)::int as parts,
    greatest(x.top_ups_per_day - count(*) filter (where (t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date), 0)::int as left_today
  from public.positions t
  where t.package_id = x.id
) added
left join (
  select coalesce(p.package_id, p.id) as package_id, sum(d.amount_cents) as amount_cents
  from public.my_yield_days d
  join public.positions p on p.id = d.position_id
  group by 1
) earned on earned.package_id = x.id
where x.package_id is null;
comment on view public.my_positions is 'Returns the caller''s packages with top-ups: cents, days (UTC), and what can still be added.';
grant select on public.my_positions to authenticated;

create view public.my_position_days with (security_invoker = true) as
select
  x.investor_id,
  coalesce(x.package_id, x.id) as position_id,
  y.day,
  coalesce(sum(d.amount_cents), 0)::bigint as amount_cents,
  y.evidence
from public.positions x
join public.yield_postings y
  on y.plan_id = x.plan_id
  and y.reversed_at is null
  and x.opened_at < (y.day + 1)::timestamp at time zone 'utc' and least(x.matures_at, x.closed_at) > y.day::timestamp at time zone 'utc'
left join public.my_yield_days d on d.position_id = x.id and d.day = y.day
group by x.investor_id, coalesce(x.package_id, x.id), y.id, y.day, y.evidence;
comment on view public.my_position_days is
  'Returns each day''s income of a package''s plan, with its part in cents (also zero) and the evidence.';
grant select on public.my_position_days to authenticated;
create function public.top_up_terms(package_id uuid, amount_cents bigint default null)
  returns table (
    amount_cents bigint, room_cents bigint, top_ups_left int, spendable_cents bigint, balance_cents bigint, remaining_cents bigint,
    held_cents bigint, refusal text, opens_at timestamptz, matures_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select top_up_terms.amount_cents, x.room_cents, x.top_ups_left, c.funds, a.available_cents::bigint,
    case when r.refusal is null then a.available_cents - top_up_terms.amount_cents end,
    x.principal_cents + case when r.refusal is null then coalesce(top_up_terms.amount_cents, 0) else 0 end, r.refusal, now(), x.matures_at
  from public.my_positions x
  join ledger.accounts a on a.investor_id = x.investor_id
  cross join lateral (select least(a.available_cents, a.deposited_cents)::bigint as funds) c
  cross join lateral (
    select case
      when x.status <> 'active' or x.matures_at <= now() then 'package_ended'
      when x.top_ups_left = 0 then 'too_many_top_ups'
      when top_up_terms.amount_cents < 1 then 'invalid_amount'
      when top_up_terms.amount_cents > x.room_cents then 'above_maximum'
      when top_up_terms.amount_cents > c.funds then 'insufficient_funds' end as refusal) r
  where x.id = top_up_terms.package_id and x.investor_id = (select people.caller())
$$;
comment on function public.top_up_terms(uuid, bigint) is
  'Returns what adding amount_cents to the caller''s package would mean, in cents. remaining_cents is null where plans.top_up would raise refusal. Row-level security applies.';
grant execute on function public.top_up_terms(uuid, bigint) to authenticated;

create function public.withdrawal_terms(method text, amount_cents bigint, address text default null, memo text default null)
  returns table (
    verified boolean, balance_cents bigint, remaining_cents bigint, min_cents bigint, duration text, fee_cents bigint, pays_cents bigint,
    payable_from timestamptz, wait text)
  language sql stable security invoker set search_path = ''
as $$
  select p.verified, a.available_cents::bigint, a.available_cents::bigint - withdrawal_terms.amount_cents, m.min_cents::bigint, m.duration,
    f.cents, greatest(withdrawal_terms.amount_cents - f.cents, 0), l.payable_from, l.wait
  from ledger.accounts a
  join public.profiles p on p.id = a.investor_id
  join public.withdrawal_methods m on m.name = withdrawal_terms.method
  cross join lateral (select withdrawals.withdrawal_fee(m, withdrawal_terms.amount_cents) as cents) f
  cross join lateral withdrawals.payout_wait(withdrawal_terms.method, withdrawal_terms.address, withdrawal_terms.memo) l
  where a.investor_id = (select people.caller())
$$;
comment on function public.withdrawal_terms(text, bigint, text, text) is
  'Returns what withdrawing amount_cents would mean, in cents, when it can be paid and why it waits (null: no wait). No row for a method not offered. Raises dead_address (no one can spend from it).';
grant execute on function public.withdrawal_terms(text, bigint, text, text) to authenticated;

create function withdrawals.lapsed_approvals() returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    select w.id from public.withdrawals w
    where w.investor_id = investor and withdrawals.approval_lapsed(w);
end
$$;
comment on function withdrawals.lapsed_approvals() is
  'Returns the caller''s withdrawals whose approver lost the role: they need another approval and can be cancelled. Raises session_ended, not_allowed.';
select ground.open('withdrawals.lapsed_approvals', 'authenticated');
