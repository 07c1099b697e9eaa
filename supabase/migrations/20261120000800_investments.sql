-- Plans, the positions people hold in them, and the purchase.
-- The cards also say what a portfolio on paper is worth, by a function of a later file (pools.sql).

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
comment on column public.plans.term is 'How long the principal is held; duration is the same in words.';
comment on column public.plans.price_text is 'The price in words, as are offers: no function reads them. What is sold is what the other columns say.';
comment on column public.plans.min_cents is 'The least that a package costs.';
comment on column public.plans.max_cents is 'The most that a package holds, with its top-ups.';
comment on column public.plans.top_ups_per_day is 'How often a package can be topped up on a day (UTC).';
comment on column public.plans.profit_bonus_bp is 'Basis points of the yield booked for a package, credited by the house when the package has ended.';
comment on column public.plans.hashrate is 'The capacity in PH/s that a package at the minimum stands for, and another in proportion to what was paid; null of a plan that names none.';
comment on column public.plans.roi_bp is 'Target return over the term in basis points: a target, not guaranteed. Nothing is computed from it.';
comment on column public.plans.referral_bonus_bp is 'Basis points of the principal paid once to the person who referred a buyer, when the term of the buyer''s first plan has run and their identity is confirmed.';

create type public.position_status as enum ('active', 'matured', 'closed');
comment on type public.position_status is 'An enum, which costs a purchase less than a check of a text.';

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
  'A plan that an investor bought (a package), or what they added to one later (a top-up). Each earns from its own moment on; the principal returns to available when it matures. What was bought keeps its terms, whatever becomes of the plan.';
comment on column public.positions.package_id is 'The package that this tops up and with which it ends; null of a package itself.';
comment on column public.positions.max_cents is 'Of a package, how much it may hold with its top-ups, in cents.';
comment on column public.positions.top_ups_per_day is 'Of a package, how often it can be topped up on a day (UTC).';
comment on column public.positions.profit_bonus_bp is 'Of a package, basis points of its booked yield that the house adds when it has ended.';
comment on column public.positions.hashrate is 'The capacity in PH/s that what was paid stands for, by the terms of the plan at the time, rounded down; null where it named none.';
comment on column public.positions.profit_bonus_cents is 'What the house added, 0 if there was no yield; null until it is settled.';
comment on column public.positions.bonus_settled_at is 'When the profit bonus was settled, from the yield that was booked until then.';
comment on column public.positions.referral_settled_at is 'When the referral bonus was credited, or refused for good.';
comment on column public.positions.id is
  'Made by the client once a click: a retry finds this row and buys nothing. Best ordered by time (UUID version 7), so that new rows share pages.';

comment on column public.positions.investor_id is
  'Not a foreign key, nor is plan_id: private.invest has just locked the account and read the plan, neither of which is ever removed, and every purchase would lock the plan''s one row.';

comment on column public.positions.referral_bonus_cents is
  'What the person who referred the buyer is credited when the term has run and the buyer''s identity is confirmed; of a first plan only. Nothing is booked before, and nothing at all if the plan does not run its term.';

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

-- Plans are taken out of sale, never out of the books.
create trigger plans_stay before delete or update of id on public.plans
  for each row execute function private.forbid_change();

create policy plans_visitor_select on public.plans for select to anon using (active);
-- A plan that is sold no more keeps its name for those who bought it.
create policy plans_investor_select on public.plans
  for select to authenticated
  using (active or id in (select x.plan_id from public.positions x where x.investor_id = (select private.caller())));
create policy positions_investor_select on public.positions
  for select to authenticated
  using (investor_id = (select private.caller()));

create trigger announce after insert or update of status on public.positions
  for each row execute function private.announce();

create function private.invest(
  plan_id text, request_id uuid, expected_cents bigint, expected_term interval, amount_cents bigint, expected_bonus_bp int)
  returns public.positions
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
  is_known constant boolean := private.is_retry(invest.request_id, investor, 'invest', jsonb_build_array(invest.plan_id, invest.amount_cents));
  account ledger.accounts;
  plan record;
  amount bigint;
  matures_at timestamptz;
  bought public.positions;
begin
  -- Whatever else concerns this account waits here: other purchases, a freeze, its end.
  select * into account from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    -- What was bought is bought, whatever the plan costs now.
    select * into bought from public.positions x where x.id = invest.request_id;
    return bought;
  end if;
  if exists (select from private.freezes f where f.person_id = investor) then
    raise exception 'account_frozen';
  end if;
  perform private.require_identity(investor, 'plan');
  select p.id, p.term, p.min_cents, p.max_cents, p.top_ups_per_day, p.profit_bonus_bp, p.referral_bonus_bp, p.hashrate into plan
  from public.offered_plans p where p.id = invest.plan_id and p.active;
  if not found then
    raise exception 'plan_not_found';
  end if;
  -- A month is one of UTC, whatever time zone the caller asks for.
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
    -- Told last: who could not buy anyway learns nothing of the requests of others.
    raise exception 'request_id_reused';
  end if;
  perform ledger.transfer(investor, 'available', 'invested', bought.principal_cents, 'invest', bought.id);
  perform private.sell_capacity(bought);
  if account.referral_due then
    update ledger.accounts a set referral_due = false where a.investor_id = investor;
  end if;
  return bought;
end
$$;
comment on function private.invest(text, uuid, bigint, interval, bigint, int) is
  'Buys a plan for amount_cents from the available balance, any amount from its minimum (null: that) to its maximum. The position gets the request_id as its id: a retry returns the first position. '
  'With expected_cents, expected_term and expected_bonus_bp, the minimum, the length and the profit bonus (basis points) that the caller has seen, nothing is bought at others. Raises session_ended, not_allowed, '
  'request_id_required, request_id_reused, account_frozen, identity_required, plan_not_found, price_changed (detail: the minimum in cents), term_changed (detail: the term), bonus_changed (detail: the bonus in basis points), '
  'below_minimum, above_maximum (detail: the bound in cents), insufficient_funds, plan_sold_out (specification 4, Invest).';
grant execute on function private.invest(text, uuid, bigint, interval, bigint, int) to authenticated;

create function public.invest(
  plan_id text, request_id uuid, expected_cents bigint default null, expected_term interval default null,
  amount_cents bigint default null, expected_bonus_bp int default null) returns public.positions
  -- A door in SQL would be planned again at each call.
  language plpgsql security invoker set search_path = ''
as $$ begin return private.invest(plan_id, request_id, expected_cents, expected_term, amount_cents, expected_bonus_bp); end $$;
comment on function public.invest(text, uuid, bigint, interval, bigint, int) is 'See private.invest.';
grant execute on function public.invest(text, uuid, bigint, interval, bigint, int) to authenticated;

create function private.top_ups_of(package_id uuid) returns table (cents bigint, parts int, today int)
  language sql stable set search_path = ''
as $$
  select coalesce(sum(t.principal_cents), 0)::bigint, count(*)::int,
    (count(*) filter (where (t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date))::int
  from public.positions t
  where t.package_id = top_ups_of.package_id
$$;
comment on function private.top_ups_of(uuid) is 'What was added to a package (cents), in how many parts, and how many of them today (UTC).';

create function private.top_up(package_id uuid, amount_cents bigint, request_id uuid) returns public.positions
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
  is_known constant boolean := private.is_retry(top_up.request_id, investor, 'top_up', jsonb_build_array(top_up.package_id, top_up.amount_cents));
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
  if exists (select from private.freezes f where f.person_id = investor) then
    raise exception 'account_frozen';
  end if;
  perform private.require_identity(investor, 'plan');
  select * into package from public.positions x
  where x.id = top_up.package_id and x.investor_id = investor and x.package_id is null;
  if not found then
    raise exception 'not_found';
  end if;
  -- By the clock and not by now(): a caller who waited for the account may have waited beyond the end.
  if package.status <> 'active' or package.matures_at <= clock_timestamp() then
    raise exception 'package_ended';
  end if;
  if top_up.amount_cents is null or top_up.amount_cents < 1 then
    raise exception 'invalid_amount';
  end if;
  select * into earlier from private.top_ups_of(package.id);
  if earlier.today >= package.top_ups_per_day then
    raise exception 'too_many_top_ups' using detail = package.top_ups_per_day::text;
  end if;
  if top_up.amount_cents > package.max_cents - package.principal_cents - earlier.cents then
    raise exception 'above_maximum' using detail = greatest(package.max_cents - package.principal_cents - earlier.cents, 0)::text;
  end if;
  if top_up.amount_cents > least(account.available_cents, account.deposited_cents) then
    raise exception 'insufficient_funds';
  end if;
  -- Never before its package, which may have been bought while this waited for the account.
  insert into public.positions as x (id, investor_id, plan_id, principal_cents, opened_at, matures_at, package_id, hashrate)
  values (top_up.request_id, investor, package.plan_id, top_up.amount_cents, greatest(now(), package.opened_at), package.matures_at, package.id,
    trunc(package.hashrate * top_up.amount_cents / package.principal_cents, 3))
  on conflict (id) do nothing
  returning * into added;
  if not found then
    raise exception 'request_id_reused';
  end if;
  perform ledger.transfer(investor, 'available', 'invested', added.principal_cents, 'top_up', added.id);
  perform private.sell_capacity(added);
  return added;
end
$$;
comment on function private.top_up(uuid, bigint, uuid) is
  'Adds amount_cents from the available balance to an active package of the caller, by the terms at which the package was bought, also when its plan is no longer sold. '
  'The part earns from now on and returns with the package. It gets the request_id as its id: a retry returns the first. Raises session_ended, not_allowed, '
  'request_id_required, request_id_reused, account_frozen, identity_required, not_found, package_ended, invalid_amount, too_many_top_ups (detail: how many a day, UTC), above_maximum (detail: the room in cents), '
  'insufficient_funds, plan_sold_out.';
select private.open('private.top_up', 'authenticated');

create function private.settle_referral_bonus(package public.positions) returns void
  language plpgsql set search_path = ''
as $$
declare
  referrer constant uuid := (
    select r.id from public.profiles b join public.profiles r on r.id = b.referred_by
    -- Who registered while that one closed names them still.
    where b.id = package.investor_id and r.closed_at is null
      -- Plans and their bonuses are set by people of the back office, without a second one.
      and not exists (select from private.operators o where o.user_id = r.id)
      and private.is_new_identity(b.id, r.id));
begin
  update public.positions x set referral_settled_at = clock_timestamp() where x.id = package.id;
  if referrer is not null then
    perform ledger.transfer(referrer, 'referral_expense', 'available', package.referral_bonus_cents, 'referral_bonus', package.investor_id);
    perform private.tell(referrer, 'portfolio', 'referrals.credited', referrer, package.referral_bonus_cents, null);
  end if;
end
$$;
comment on function private.settle_referral_bonus(public.positions) is
  'Credits the person who referred the buyer of a package that has run its term, from the house''s referral expense; nothing to an operator, nor for an identity that was counted already (private.is_new_identity). Booked with the buyer as its cause: at most once for each referred person.';

create function private.settle_referral_bonuses(max_rows int) returns void
  language plpgsql set search_path = ''
as $$
declare
  -- One run at a time: of two buyers of one identity, the later one finds the bonus of the first.
  alone constant boolean := pg_try_advisory_xact_lock(hashtextextended('referral bonuses', 0));
  due constant public.positions[] := array(
    select x from public.positions x
    where alone and x.status = 'matured' and x.referral_bonus_cents > 0 and x.referral_settled_at is null and private.has_identity(x.investor_id)
    order by x.investor_id
    limit max_rows
    for no key update skip locked);
  kept constant uuid[] := private.lock_accounts(array(
    select distinct b.referred_by from unnest(due) d join public.profiles b on b.id = d.investor_id where b.referred_by is not null));
  one public.positions;
begin
  foreach one in array due loop
    continue when (select b.referred_by = any (kept) from public.profiles b where b.id = one.investor_id);
    perform private.settle_referral_bonus(one);
  end loop;
end
$$;
comment on function private.settle_referral_bonuses(int) is
  'Settles the referral bonuses of packages that have run their term and whose buyers'' identities are confirmed. Those of referrers whose accounts another transaction keeps are left for the next time, apart from the buyers'' own money.';

create function private.mature_positions(max_rows int, investor uuid default null) returns int
  language plpgsql set search_path = ''
as $$
declare
  -- Not locked for update: a top-up holds its account and then asks that its package stays.
  due constant public.positions[] := array(
    select x from public.positions x
    where x.status = 'active' and x.matures_at <= now() and (investor is null or x.investor_id = investor)
    order by x.investor_id, x.id
    limit max_rows
    for no key update skip locked);
  earned constant public.positions[] := array(
    select x from private.profit_bonuses_due(case when investor is null then max_rows else 0 end) x);
  one public.positions;
  kept constant uuid[] := private.lock_accounts(array(
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
    perform private.settle_profit_bonus(one);
  end loop;
  if investor is null then
    perform private.settle_referral_bonuses(max_rows);
  end if;
  return done;
end
$$;
comment on function private.mature_positions(int, uuid) is
  'Returns the principal of every position that is due to its investor''s available balance, and settles the profit bonuses (private.profit_bonuses_due) and referral bonuses of packages that have ended; answers of how many the principal. Investors whose accounts another transaction keeps are left for the next time, and delay no one else. Of one investor, when one is given: then only principal. Safe to run at any time, by several at once: '
  'pg_cron calls it where it exists, operators through public.mature_positions elsewhere, and investors through public.return_principal where neither does.';

create function private.return_principal() returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  -- Another call of their own ends first: it is no one else who would be left out.
  perform from ledger.accounts a where a.investor_id = investor for update;
  return private.mature_positions(1000, investor);
end
$$;
comment on function private.return_principal() is
  'Returns the principal of the caller''s own plans that have ended to their available balance, without waiting for the job that does so once a minute; answers of how many. Raises session_ended, not_allowed (specification 4, Invest).';
select private.open('private.return_principal', 'authenticated');

create function private.in_pools_cents(investor uuid) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((
    select sum(v.value_cents + b.waiting_cents)
    from public.pools p join private.pool_books b on b.pool_id = p.id cross join lateral private.pool_value(p.id) v
    where p.owner_id = investor and p.closed_at is null and p.kind = 'portfolio'), 0) + private.copied_cents(investor);
end
$$;
comment on function private.in_pools_cents(uuid) is
  'What a person''s portfolio, copies and strategies could be sold for, in cents, with what waits to be put in (pools.sql, copying.sql); 0 without one.';

create function private.pooled_cents(investor uuid) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid;
begin
  begin
    person := private.caller();
  exception when insufficient_privilege then
    -- The owner of the database reads the cards of all.
    return null;
  end;
  if investor is distinct from person then
    return null;
  end if;
  return private.in_pools_cents(investor);
end
$$;
comment on function private.pooled_cents(uuid) is
  'See private.in_pools_cents; of the caller, null of anyone else and without a session. For public.portfolio.';
grant execute on function private.pooled_cents(uuid) to authenticated;

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
  private.pooled_cents(a.investor_id) as pooled_cents,
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
  'The six cards of the dashboard, one row for the signed-in investor (specification 2, Dashboard), with all that they own, wherever it is, and all that it ever earned: yield and bonuses (cents). pooled_cents, what their portfolio and copies on paper could be sold for, is not part of what they own.';
grant select on public.portfolio to authenticated;
