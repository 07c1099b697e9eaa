-- What investors read of their books: statement, days, attention, dashboard.
-- Investors read the ledger as themselves, so its policies decide what they see.

create view ledger.movements with (security_invoker = true) as
select t.id, t.investor_id, t.reference, t.created_at, t.value_date, t.posting_id,
  case when t.code = 'yield_reversal' and t.debit = 'receivables' then 'yield_receivable' else t.code::text end as kind,
  t.amount_cents::bigint as amount_cents,
  case when t.credit = 'available' then t.amount_cents when t.debit = 'available' then -t.amount_cents else 0 end as available_change,
  case when t.credit = 'invested' then t.amount_cents when t.debit = 'invested' then -t.amount_cents else 0 end as invested_change,
  case when t.credit = 'withdrawing' then t.amount_cents when t.debit = 'withdrawing' then -t.amount_cents else 0 end as withdrawing_change
from ledger.transfers t where t.investor_id is not null;
comment on view ledger.movements is 'Investors'' transfers with their change (signed cents) of the three balances.';
grant select on ledger.movements to authenticated;

create function copying.strategy_title(request_id uuid) returns text
  language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the title of the strategy of the caller's request, else null.
declare
  investor constant uuid := people.caller();
begin
  return (
    select p.title from public.copy_requests r join public.pools p on p.id = r.pool_id
    where r.id = strategy_title.request_id and r.investor_id = investor);
end $$;

create function public.statement(
  kinds text[] default null, from_day date default null, to_day date default null, before bigint default null, max_rows int default 50
) returns table (
  id bigint, booked_at timestamptz, value_date date, kind text, detail text, amount_cents bigint, change_cents bigint,
  available_cents bigint, invested_cents bigint, withdrawing_cents bigint, owned_cents bigint, claimed_cents bigint,
  is_computed boolean)
  language plpgsql stable security invoker as $$ -- for: authenticated
  -- Returns the caller's ledger lines, newest first, with balances after each (cents); change is of what they own.
  -- is_computed: yield of mining, not stated. Days are UTC; max_rows up to 1000. Row-level security applies.
#variable_conflict use_column
begin
  return query
    with page as (
      select m.* from ledger.movements m where m.investor_id = (select people.caller())
        and m.id < coalesce(before, 9223372036854775807) and (kinds is null or m.kind = any (kinds))
        and m.created_at >= coalesce(from_day::timestamp at time zone 'utc', '-infinity')
        and m.created_at < coalesce((to_day + 1)::timestamp at time zone 'utc', 'infinity')
      order by m.id desc limit least(greatest(coalesce(max_rows, 50), 1), 1000)
    ), later as materialized (
      -- Subtracts later changes from today's balances, so that a first page reads only itself.
      select m.id, coalesce(sum(m.available_change) over after, 0)::bigint as available,
        coalesce(sum(m.invested_change) over after, 0)::bigint as invested,
        coalesce(sum(m.withdrawing_change) over after, 0)::bigint as withdrawing
      from ledger.movements m where m.investor_id = (select people.caller()) and m.id >= (select min(p.id) from page p)
      window after as (order by m.id desc rows between unbounded preceding and 1 preceding))
    select p.id, p.created_at, p.value_date, p.kind,
      case
        when p.kind = 'deposit' then coalesce(
          (select d.method from public.deposits d where d.id = p.reference),
          (select d.method from desk.corrections c join public.deposits d on d.id = c.deposit_id where c.id = p.reference))
        when p.kind in ('invest', 'top_up', 'mature', 'yield', 'yield_reversal', 'yield_receivable', 'profit_bonus') then (
          select coalesce(o.title, x.plan_id) from public.positions x left join public.plans o on o.id = x.plan_id where x.id = p.reference)
        when p.kind like 'withdrawal%' then (
          select w.method from public.withdrawals w
          where w.id = coalesce((select r.withdrawal_id from withdrawals.reversals r where r.id = p.reference), p.reference))
        when p.kind in ('correction', 'deposit_reversal', 'deposit_receivable') then (select c.reason from desk.corrections c where c.id = p.reference)
        when p.kind = 'insurance_payout' then (
          select i.event from plans.insurance_shares s join plans.insurance_payouts i on i.id = s.payout_id where s.id = p.reference)
        when p.kind in ('subscribe', 'unsubscribe', 'redeem') then copying.strategy_title(p.reference)
      end, p.amount_cents, p.available_change + p.invested_change + p.withdrawing_change,
      a.available_cents - l.available, a.invested_cents - l.invested, a.withdrawing_cents - l.withdrawing,
      a.available_cents + a.invested_cents + a.withdrawing_cents - l.available - l.invested - l.withdrawing,
      (select nullif(d.amount_cents, p.amount_cents) from public.deposits d where p.kind = 'deposit' and d.id = p.reference),
      (select y.is_computed from public.yield_postings y where y.id = p.posting_id)
    from page p
    join later l on l.id = p.id
    join ledger.accounts a on a.investor_id = p.investor_id
    order by p.id desc;
end $$;

create function public.statement_totals(from_day date default null, to_day date default null) returns table (
  kind text, lines bigint, amount_cents bigint, available_cents bigint, invested_cents bigint, withdrawing_cents bigint,
  owned_cents bigint) language sql stable security invoker as $$ -- for: authenticated
  -- Returns the caller's totals by kind for days (UTC), cents; opening, closing: balances. Row-level security applies.
  with sums as (
    select m.kind, m.created_at < coalesce(from_day::timestamp at time zone 'utc', '-infinity') as earlier,
      count(*) as lines, sum(m.amount_cents) as amount, sum(m.available_change) as available,
      sum(m.invested_change) as invested, sum(m.withdrawing_change) as withdrawing
    from ledger.movements m where m.investor_id = (select people.caller())
      and m.created_at < coalesce((to_day + 1)::timestamp at time zone 'utc', 'infinity')
    group by 1, 2
  ), parts as (
    select 'opening' as part, s.* from sums s where s.earlier
    union all
    select s.kind, s.* from sums s where not s.earlier
    union all
    select 'closing', s.* from sums s)
  select frame.part, coalesce(sum(p.lines), 0)::bigint, coalesce(sum(p.amount), 0)::bigint,
    coalesce(sum(p.available), 0)::bigint, coalesce(sum(p.invested), 0)::bigint,
    coalesce(sum(p.withdrawing), 0)::bigint, coalesce(sum(p.available + p.invested + p.withdrawing), 0)::bigint
  from (values ('opening'), ('closing') union select p.part from parts p) frame (part)
  left join parts p on p.part = frame.part
  group by frame.part $$;

create function public.balance_days(days int default 90) returns table (
  day date, owned_cents bigint, income_cents bigint) language plpgsql stable security invoker as $$ -- for: authenticated
  -- Returns the caller's total and earnings (cents) of each of up to 366 days (UTC). Row-level security applies.
#variable_conflict use_column
begin
  return query
    with today as (
      select (now() at time zone 'utc')::date as day, least(greatest(coalesce(days, 90), 1), 366) as most
    ), first as (
      select m.created_at from ledger.movements m where m.investor_id = (select people.caller()) order by m.id limit 1
    ), recent as materialized (
      select (m.created_at at time zone 'utc')::date as day, m.value_date, m.kind, m.amount_cents,
        m.available_change + m.invested_change + m.withdrawing_change as change
      from ledger.movements m, today t
      where m.investor_id = (select people.caller()) and m.created_at >= (t.day - t.most)::timestamp at time zone 'utc'
    ), changes as (
      select r.day, sum(r.change) as change from recent r group by 1
    ), earned as (
      select r.value_date as day, sum(case r.kind when 'yield_receivable' then -r.amount_cents else r.change end) as cents
      from recent r
      where r.kind in ('yield', 'yield_reversal', 'yield_receivable', 'bonus', 'profit_bonus', 'referral_bonus')
      group by 1)
    select d.day::date,
      (a.available_cents + a.invested_cents + a.withdrawing_cents
        - coalesce(sum(c.change) over (order by d.day desc rows between unbounded preceding and 1 preceding), 0))::bigint,
      coalesce(e.cents, 0)::bigint
    from ledger.accounts a
    cross join today t
    cross join first f
    cross join lateral generate_series(
      greatest(t.day - t.most + 1, (f.created_at at time zone 'utc')::date - 1)::timestamp, t.day::timestamp, interval '1 day') d (day)
    left join changes c on c.day = d.day
    left join earned e on e.day = d.day::date
    where a.investor_id = (select people.caller()) order by d.day;
end $$;

create function public.attention() returns table (kind text, subject uuid, amount_cents bigint, detail text, at timestamptz)
  language plpgsql stable security invoker as $$ -- for: authenticated
  -- Returns what waits for the caller, newest first: email_unverified, account_frozen, kyc_missing, kyc_pending,
  -- kyc_rejected, deposit_pending, withdrawal_pending, withdrawal_approved, withdrawal_paying, mining_short (a
  -- plan whose work is below contract), position_due, position_matured (for a week); in cents. Row-level security applies.
#variable_conflict use_column
begin
  return query
    select 'email_unverified', p.id, null::bigint, p.email, p.created_at from public.profiles p
    where p.id = (select people.caller()) and not p.verified
    union all
    select case when f.by_owner then 'account_stopped' else 'account_frozen' end, f.person_id, null, f.reason, f.frozen_at
    from people.freezes f where f.person_id = (select people.caller())
    union all
    select 'kyc_' || coalesce(k.status, 'missing'), p.id, null, k.reason, coalesce(k.created_at, p.created_at)
    from public.profiles p
    left join lateral (
      select c.status, c.name, c.reason, c.created_at from public.kyc_cases c where c.investor_id = p.id
        order by c.created_at desc limit 1) k on k.status <> 'approved' or k.name = p.name
    where p.id = (select people.caller()) and k.status is distinct from 'approved'
    union all
    select 'deposit_pending', d.id, d.amount_cents, d.method, d.created_at from public.deposits d
    where d.investor_id = (select people.caller()) and d.status = 'pending'
    union all
    select 'withdrawal_' || w.status, w.id, w.amount_cents, w.method, w.created_at from public.withdrawals w
    where w.investor_id = (select people.caller()) and w.status in ('pending', 'approved', 'paying')
    union all
    select 'mining_short', min(x.id::text)::uuid, null, o.title, min(x.opened_at)
    from public.positions x join public.plans o on o.id = x.plan_id
    where x.investor_id = (select people.caller()) and x.status = 'active' and o.id in (select mining.short_plans())
    group by o.id
    union all
    select case x.status when 'active' then 'position_due' else 'position_matured' end, x.id,
      x.principal_cents + coalesce(t.cents, 0)::bigint, coalesce(o.title, x.plan_id),
      coalesce(x.closed_at, x.matures_at)
    from public.positions x
    left join lateral (select sum(t.principal_cents) as cents from public.positions t where t.package_id = x.id) t on true
    left join public.plans o on o.id = x.plan_id
    where x.investor_id = (select people.caller()) and x.package_id is null
      and (x.status = 'active' and x.matures_at <= now() or x.status = 'matured' and x.closed_at > now() - interval '7 days')
    order by 5 desc limit 50;
end $$;

create function public.dashboard() returns jsonb language sql stable security invoker as $$ -- for: authenticated
  -- Returns the caller's whole dashboard in one snapshot, earnings by day of this month (UTC) in cents.
  with days as materialized (
    select d.day, d.owned_cents, d.income_cents from public.balance_days() d)
  select jsonb_build_object(
    'portfolio', (select to_jsonb(p) from public.portfolio p where p.investor_id = (select people.caller())),
    'month_income_cents', (
      select coalesce(sum(d.income_cents), 0) from days d where d.day >= date_trunc('month', now() at time zone 'utc')),
    'attention', (select coalesce(jsonb_agg(a order by a.at desc), '[]') from public.attention() a),
    'days', (select coalesce(jsonb_agg(d order by d.day), '[]') from days d),
    'lines', (select coalesce(jsonb_agg(l order by l.id desc), '[]') from public.statement(max_rows => 5) l),
    'insurance', (select to_jsonb(i) from plans.insurance_coverage() i),
    'announcements', (select coalesce(jsonb_agg(n), '[]') from public.my_announcements() n),
    'prices', (select coalesce(jsonb_agg(m), '[]') from public.market_prices() m), 'role', public.my_role(),
    'mode', (select s.mode from public.site s)) $$;
