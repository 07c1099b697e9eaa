create table public.plans (
  id text primary key,
  title text not null,
  duration text not null,
  term interval not null constraint plans_term_positive check (term > interval '0'),
  price_text text not null,
  min_cents public.amount not null,
  max_cents public.amount not null,
  top_ups_per_day int not null default 0 constraint plans_top_ups_bounded check (top_ups_per_day between 0 and 100),
  roi_bp int not null constraint plans_roi_not_negative check (roi_bp >= 0),
  profit_bonus_bp int not null default 0 constraint plans_profit_bonus_bounded check (profit_bonus_bp between 0 and 3500),
  referral_bonus_bp int not null default 0 constraint plans_referral_bonus_bounded check (referral_bonus_bp between 0 and 1000),
  hashrate numeric(12, 3) constraint plans_hashrate_positive check (hashrate > 0),
  offers text[] not null,
  position int not null unique,
  active boolean not null default true,
  constraint plans_max_not_below_min check (max_cents >= min_cents),
  constraint plans_hashrate_bounded check (hashrate * max_cents <= 1000000 * min_cents::numeric)
);
comment on table public.plans is 'What can be bought (specification 3, Plan).';
comment on column public.plans.price_text is 'Words only; no function reads them.';
comment on column public.plans.max_cents is 'Including top-ups.';
comment on column public.plans.profit_bonus_bp is 'Basis points of a package''s yield, credited by the house at its end.';
comment on column public.plans.hashrate is 'PH/s of a package at the minimum, others in proportion; null if the plan names no capacity.';
comment on column public.plans.roi_bp is 'Target return over the term in basis points, not guaranteed. Nothing is computed from it.';
comment on column public.plans.referral_bonus_bp is 'Basis points of the principal, paid once to the referrer after the first plan''s term.';

create type public.position_status as enum ('active', 'matured', 'closed');
comment on type public.position_status is 'An enum, because it is cheaper in a purchase than a check on text.';

create table public.positions (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null,
  plan_id text not null,
  principal_cents public.amount not null,
  status public.position_status not null default 'active',
  opened_at timestamptz not null default now(),
  matures_at timestamptz not null,
  closed_at timestamptz,
  referral_bonus_cents public.cents not null default 0 constraint positions_referral_bonus_not_negative check (referral_bonus_cents >= 0),
  package_id uuid references public.positions (id),
  max_cents public.cents not null default 0,
  top_ups_per_day int not null default 0,
  profit_bonus_bp int not null default 0,
  hashrate numeric(12, 3),
  profit_bonus_cents public.cents,
  bonus_settled_at timestamptz,
  referral_settled_at timestamptz,
  constraint positions_closed_at_fits check ((status = 'active') = (closed_at is null)),
  constraint positions_promises_of_packages check (
    package_id is null or package_id <> id and max_cents + top_ups_per_day + profit_bonus_bp + referral_bonus_cents = 0),
  constraint positions_bonus_settled_whole check (
    case when bonus_settled_at is null then profit_bonus_cents is null else coalesce(profit_bonus_cents, -1) >= 0 and status <> 'active' end),
  constraint positions_referral_settled_after_term check (referral_settled_at is null or status = 'matured')
);
comment on table public.positions is
  'A plan bought (package) or an addition to one (top-up). Terms stay as bought; the principal returns at maturity.';
comment on column public.positions.package_id is 'The package that this tops up and ends with; null for packages.';
comment on column public.positions.profit_bonus_bp is 'Of a package: basis points of its yield, added by the house at its end.';
comment on column public.positions.hashrate is 'PH/s at purchase, rounded down; null without.';
comment on column public.positions.profit_bonus_cents is '0 without yield; null until settled.';
comment on column public.positions.id is 'Made by the client: a retry finds this row. UUID version 7 keeps new rows on shared pages.';

comment on column public.positions.investor_id is 'Not a foreign key, nor is plan_id: each purchase would lock the plan''s row.';

comment on column public.positions.referral_bonus_cents is
  'Credited to the referrer after the first plan''s full term, once the identity is confirmed.';

create index positions_investor on public.positions (investor_id, opened_at desc);
create index positions_due on public.positions (matures_at) where status = 'active';
create index positions_of_plan on public.positions (plan_id, opened_at);
create index positions_of_package on public.positions (package_id) where package_id is not null;
create index positions_bonus_open on public.positions (investor_id)
  where status = 'matured' and profit_bonus_bp > 0 and bonus_settled_at is null;
create index positions_referral_open on public.positions (investor_id)
  where status = 'matured' and referral_bonus_cents > 0 and referral_settled_at is null;

grant select on public.plans to anon, authenticated, service_role;
grant select on public.positions to authenticated, service_role;

create trigger plans_stay before delete or update of id on public.plans
  for each row execute function ground.forbid_change();

create policy plans_visitor_select on public.plans for select to anon using (active);
create policy plans_investor_select on public.plans
  for select to authenticated
  using (active or id in (select x.plan_id from public.positions x where x.investor_id = (select people.caller())));
create policy positions_investor_select on public.positions
  for select to authenticated
  using (investor_id = (select people.caller()));

create trigger announce after insert or update of status on public.positions
  for each row execute function messages.announce();

create function plans.invest(
  plan_id text, request_id uuid, expected_cents bigint, expected_term interval, amount_cents bigint, expected_bonus_bp int)
  returns public.positions
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(invest.request_id, investor, 'invest', jsonb_build_array(invest.plan_id, invest.amount_cents));
  account ledger.accounts;
  plan record;
  amount bigint;
  matures_at timestamptz;
  bought public.positions;
begin
  -- Other purchases, a freeze and the account's closing wait here.
  select * into account from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    select * into bought from public.positions x where x.id = invest.request_id;
    return bought;
  end if;
  if exists (select from people.freezes f where f.person_id = investor) then
    raise exception 'account_frozen';
  end if;
  perform kyc.require_identity(investor, 'plan');
  select p.id, p.term, p.min_cents, p.max_cents, p.top_ups_per_day, p.profit_bonus_bp, p.referral_bonus_bp, p.hashrate into plan
  from public.offered_plans p where p.id = invest.plan_id and p.active;
  if not found then
    raise exception 'plan_not_found';
  end if;
  -- Months in UTC, whatever the caller's time zone.
  matures_at := date_add(now(), plan.term, 'UTC');
  if plan.min_cents <> invest.expected_cents then
    raise exception 'price_changed' using detail = plan.min_cents::text;
  end if;
  if matures_at <> date_add(now(), invest.expected_term, 'UTC') then
    raise exception 'term_changed' using detail = plan.term::text;
  end if;
  if plan.profit_bonus_bp <> invest.expected_bonus_bp then
    raise exception 'bonus_changed' using detail = plan.profit_bonus_bp::text;
  end if;
  amount := coalesce(invest.amount_cents, plan.min_cents);
  if amount < plan.min_cents then
    raise exception 'below_minimum' using detail = plan.min_cents::text;
  end if;
  if amount > plan.max_cents then
    raise exception 'above_maximum' using detail = plan.max_cents::text;
  end if;
  if amount > least(account.available_cents, account.deposited_cents) then
    raise exception 'insufficient_funds';
  end if;
  insert into public.positions as x (
    id, investor_id, plan_id, principal_cents, matures_at, referral_bonus_cents, max_cents, top_ups_per_day, profit_bonus_bp, hashrate)
  values (invest.request_id, investor, plan.id, amount, matures_at,
    case when account.referral_due then amount * plan.referral_bonus_bp / 10000 else 0 end,
    plan.max_cents, plan.top_ups_per_day, plan.profit_bonus_bp, trunc(plan.hashrate * amount / plan.min_cents, 3))
  on conflict (id) do nothing
  returning * into bought;
  if not found then
    -- Last, so that a caller who could not buy learns nothing of others' requests.
    raise exception 'request_id_reused';
  end if;
  perform ledger.transfer(investor, 'available', 'invested', bought.principal_cents, 'invest', bought.id);
  perform plans.sell_capacity(bought);
  if account.referral_due then
    update ledger.accounts a set referral_due = false where a.investor_id = investor;
  end if;
  return bought;
end
$$;
comment on function plans.invest(text, uuid, bigint, interval, bigint, int) is
  'Buys a plan for amount_cents (null: minimum) from the available balance, at the expected terms, if given. Idempotent by request_id. Raises session_ended, not_allowed, request_id_required, request_id_reused, account_frozen, identity_required, plan_not_found, price_changed (detail: the minimum in cents), term_changed (detail: the term), bonus_changed (detail: the bonus in basis points), below_minimum, above_maximum (detail: the bound in cents), insufficient_funds, plan_sold_out (specification 4, Invest).';
grant execute on function plans.invest(text, uuid, bigint, interval, bigint, int) to authenticated;

create function public.invest(
  plan_id text, request_id uuid, expected_cents bigint default null, expected_term interval default null,
  amount_cents bigint default null, expected_bonus_bp int default null) returns public.positions
  -- A door in SQL would be planned again at each call.
  language plpgsql security invoker set search_path = ''
as $$ begin return plans.invest(plan_id, request_id, expected_cents, expected_term, amount_cents, expected_bonus_bp); end $$;
comment on function public.invest(text, uuid, bigint, interval, bigint, int) is 'See plans.invest.';
grant execute on function public.invest(text, uuid, bigint, interval, bigint, int) to authenticated;

create function plans.top_ups_of(package_id uuid) returns table (cents bigint, parts int, today int)
  language sql stable set search_path = ''
as $$
  select coalesce(sum(t.principal_cents), 0)::bigint, count(*)::int,
    (count(*) filter (where (t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date))::int
  from public.positions t
  where t.package_id = top_ups_of.package_id
$$;
comment on function plans.top_ups_of(uuid) is 'Returns a package''s top-ups: cents, number, and number today (UTC).';

create function plans.top_up(package_id uuid, amount_cents bigint, request_id uuid) returns public.positions
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(top_up.request_id, investor, 'top_up', jsonb_build_array(top_up.package_id, top_up.amount_cents));
  account ledger.accounts;
  package public.positions;
  earlier record;
  added public.positions;
begin
  select * into account from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    select * into added from public.positions x where x.id = top_up.request_id;
    return added;
  end if;
  if exists (select from people.freezes f where f.person_id = investor) then
    raise exception 'account_frozen';
  end if;
  perform kyc.require_identity(investor, 'plan');
  select * into package from public.positions x
  where x.id = top_up.package_id and x.investor_id = investor and x.package_id is null;
  if not found then
    raise exception 'not_found';
  end if;
  -- Not now(): the caller may have waited for the lock beyond the end.
  if package.status <> 'active' or package.matures_at <= clock_timestamp() then
    raise exception 'package_ended';
  end if;
  if top_up.amount_cents is null or top_up.amount_cents < 1 then
    raise exception 'invalid_amount';
  end if;
  select * into earlier from plans.top_ups_of(package.id);
  if earlier.today >= package.top_ups_per_day then
    raise exception 'too_many_top_ups' using detail = package.top_ups_per_day::text;
  end if;
  if top_up.amount_cents > package.max_cents - package.principal_cents - earlier.cents then
    raise exception 'above_maximum' using detail = greatest(package.max_cents - package.principal_cents - earlier.cents, 0)::text;
  end if;
  if top_up.amount_cents > least(account.available_cents, account.deposited_cents) then
    raise exception 'insufficient_funds';
  end if;
  -- Never before its package, which may have been bought while this waited for the lock.
  insert into public.positions as x (id, investor_id, plan_id, principal_cents, opened_at, matures_at, package_id, hashrate)
  values (top_up.request_id, investor, package.plan_id, top_up.amount_cents, greatest(now(), package.opened_at), package.matures_at, package.id,
    trunc(package.hashrate * top_up.amount_cents / package.principal_cents, 3))
  on conflict (id) do nothing
  returning * into added;
  if not found then
    raise exception 'request_id_reused';
  end if;
  perform ledger.transfer(investor, 'available', 'invested', added.principal_cents, 'top_up', added.id);
  perform plans.sell_capacity(added);
  return added;
end
$$;
comment on function plans.top_up(uuid, bigint, uuid) is
  'Adds amount_cents from the available balance to the caller''s active package, by its terms. Idempotent by request_id. Raises session_ended, not_allowed, request_id_required, request_id_reused, account_frozen, identity_required, not_found, package_ended, invalid_amount, too_many_top_ups (detail: how many a day, UTC), above_maximum (detail: the room in cents), insufficient_funds, plan_sold_out.';
select ground.open('plans.top_up', 'authenticated');

create function plans.settle_referral_bonus(package public.positions) returns void
  language plpgsql set search_path = ''
as $$
declare
  referrer constant uuid := (
    select r.id from public.profiles b join public.profiles r on r.id = b.referred_by
    where b.id = package.investor_id and r.closed_at is null
      -- Operators set plans and bonuses, so they must not earn from them.
      and not exists (select from people.operators o where o.user_id = r.id)
      and kyc.is_new_identity(b.id, r.id));
begin
  update public.positions x set referral_settled_at = clock_timestamp() where x.id = package.id;
  if referrer is not null then
    perform ledger.transfer(referrer, 'referral_expense', 'available', package.referral_bonus_cents, 'referral_bonus', package.investor_id);
    perform messages.notify(referrer, 'portfolio', 'referrals.credited', referrer, package.referral_bonus_cents, null);
  end if;
end
$$;
comment on function plans.settle_referral_bonus(public.positions) is
  'Credits the referrer of a finished package''s buyer, once; never an operator or a known identity (kyc.is_new_identity).';

create function plans.settle_referral_bonuses(max_rows int) returns void
  language plpgsql set search_path = ''
as $$
declare
  -- One run at a time, so that of two buyers with one identity only the first gives a bonus.
  alone constant boolean := pg_try_advisory_xact_lock(hashtextextended('referral bonuses', 0));
  due constant public.positions[] := array(
    select x from public.positions x
    where alone and x.status = 'matured' and x.referral_bonus_cents > 0 and x.referral_settled_at is null and kyc.has_identity(x.investor_id)
    order by x.investor_id
    limit max_rows
    for no key update skip locked);
  kept constant uuid[] := ledger.lock_accounts(array(
    select distinct b.referred_by from unnest(due) d join public.profiles b on b.id = d.investor_id where b.referred_by is not null));
  one public.positions;
begin
  foreach one in array due loop
    continue when (select b.referred_by = any (kept) from public.profiles b where b.id = one.investor_id);
    perform plans.settle_referral_bonus(one);
  end loop;
end
$$;
comment on function plans.settle_referral_bonuses(int) is
  'Settles referral bonuses of finished packages with confirmed buyers; skips locked accounts until the next run.';

create function plans.mature_positions(max_rows int, investor uuid default null) returns int
  language plpgsql set search_path = ''
as $$
declare
  -- Not for update: a top-up locks its account and then its package.
  due constant public.positions[] := array(
    select x from public.positions x
    where x.status = 'active' and x.matures_at <= now() and (investor is null or x.investor_id = investor)
    order by x.investor_id, x.id
    limit max_rows
    for no key update skip locked);
  earned constant public.positions[] := array(
    select x from plans.profit_bonuses_due(case when investor is null then max_rows else 0 end) x);
  one public.positions;
  kept constant uuid[] := ledger.lock_accounts(array(
    select d.investor_id from unnest(due) d union select e.investor_id from unnest(earned) e));
  done int := 0;
begin
  foreach one in array due loop
    continue when one.investor_id = any (kept);
    done := done + 1;
    update public.positions x set status = 'matured', closed_at = now() where x.id = one.id;
    perform ledger.transfer(one.investor_id, 'invested', 'available', one.principal_cents, 'mature', one.id);
  end loop;
  foreach one in array earned loop
    continue when one.investor_id = any (kept);
    perform plans.settle_profit_bonus(one);
  end loop;
  if investor is null then
    perform plans.settle_referral_bonuses(max_rows);
  end if;
  return done;
end
$$;
comment on function plans.mature_positions(int, uuid) is
  'Returns the principal of due positions and settles bonuses of ended packages; returns how many. Skips locked accounts until the next run. With an investor: only their principal. Safe to run concurrently.';

create function plans.return_principal() returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  perform from ledger.accounts a where a.investor_id = investor for update;
  return plans.mature_positions(1000, investor);
end
$$;
comment on function plans.return_principal() is
  'Returns the principal of the caller''s ended plans to their available balance, without waiting for the job; returns how many. Raises session_ended, not_allowed (specification 4, Invest).';
select ground.open('plans.return_principal', 'authenticated');

create function whole.in_pools_cents(investor uuid) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((
    select sum(v.value_cents + b.waiting_cents)
    from public.pools p join pools.pool_books b on b.pool_id = p.id cross join lateral pools.pool_value(p.id) v
    where p.owner_id = investor and p.closed_at is null and p.kind = 'portfolio'), 0) + copying.copied_cents(investor);
end
$$;
comment on function whole.in_pools_cents(uuid) is
  'Returns the liquidation value of a person''s pools and pending subscriptions, in cents; 0 without any.';

create function whole.pooled_cents(investor uuid) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid;
begin
  begin
    person := people.caller();
  exception when insufficient_privilege then
    return null;
  end;
  if investor is distinct from person then
    return null;
  end if;
  return whole.in_pools_cents(investor);
end
$$;
comment on function whole.pooled_cents(uuid) is
  'See whole.in_pools_cents; null for other people and without a session. For public.portfolio.';
grant execute on function whole.pooled_cents(uuid) to authenticated;

create view public.portfolio with (security_invoker = true) as
select
  a.investor_id,
  a.deposited_cents,
  a.profit_cents,
  a.bonus_cents,
  a.referral_bonus_cents,
  a.available_cents as balance_cents,
  a.invested_cents,
  a.withdrawing_cents,
  a.available_cents + a.invested_cents + a.withdrawing_cents as owned_cents,
  a.profit_cents + a.bonus_cents + a.referral_bonus_cents as income_cents,
  whole.pooled_cents(a.investor_id) as pooled_cents,
  held.total_packages,
  held.active_packages,
  newest.title as active_plan
from ledger.accounts a
cross join lateral (
  select count(*)::int as total_packages, (count(*) filter (where x.status = 'active'))::int as active_packages
  from public.positions x
  where x.investor_id = a.investor_id and x.package_id is null
) held
left join lateral (
  select p.title
  from public.positions x
  join public.plans p on p.id = x.plan_id
  where x.investor_id = a.investor_id and x.package_id is null and x.status = 'active'
  order by x.opened_at desc
  limit 1
) newest on true;
comment on view public.portfolio is
  'Returns the caller''s dashboard cards in cents (specification 2, Dashboard). pooled_cents, on paper, is not part of what they own.';
grant select on public.portfolio to authenticated;
