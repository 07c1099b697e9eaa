-- Plans, purchases and top-ups, capacity, referral bonuses.

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
  source_id text,
  phs_per_dollar numeric constraint plans_phs_per_dollar_positive check (phs_per_dollar > 0),
  constraint plans_source_whole check (num_nulls(source_id, phs_per_dollar) in (0, 2)),
  constraint plans_max_not_below_min check (max_cents >= min_cents),
  constraint plans_hashrate_bounded check (hashrate * max_cents <= 1000000 * min_cents::numeric)
);
comment on table public.plans is 'What can be bought (specification 3, Plan).';
comment on column public.plans.max_cents is 'Including top-ups.';
comment on column public.plans.profit_bonus_bp is 'Basis points of a package''s yield, credited at its end.';
comment on column public.plans.hashrate is 'PH/s of a package at the minimum, others in proportion.';
comment on column public.plans.source_id is 'Of mining (mining.sources): its income is computed. Null: our team states it, and a live site sells no hashrate in it.';
comment on column public.plans.roi_bp is 'Target return over the term, not guaranteed. Nothing is computed from it.';
comment on column public.plans.referral_bonus_bp is 'Of the principal, once, to the referrer after the first plan.';

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
comment on table public.positions is 'A package or a top-up. Terms stay as bought; the principal returns at maturity.';
comment on column public.positions.package_id is 'The package that this tops up and ends with; null for packages.';
comment on column public.positions.profit_bonus_cents is '0 without yield; null until settled.';
comment on column public.positions.id is 'Made by the client, for retries. UUID version 7 keeps new rows together.';
comment on column public.positions.investor_id is 'No foreign key, nor has plan_id: it would lock the plan''s row.';
comment on column public.positions.referral_bonus_cents is 'Credited after the full term, to a confirmed identity.';
create index positions_investor on public.positions (investor_id, opened_at desc);
create index positions_due on public.positions (matures_at) where status = 'active';
create index positions_of_plan on public.positions (plan_id, opened_at);
create index positions_of_package on public.positions (package_id) where package_id is not null;
create index positions_bonus_open on public.positions (investor_id)
  where status = 'matured' and profit_bonus_bp > 0 and bonus_settled_at is null;
create index positions_referral_open on public.positions (investor_id)
  where status = 'matured' and referral_bonus_cents > 0 and referral_settled_at is null;
grant select on public.plans to anon, authenticated;
grant select on public.positions to authenticated;
create trigger plans_stay before delete or update of id on public.plans
  for each row execute function ground.forbid_change();
create policy plans_visitor_select on public.plans for select to anon using (active);
create policy plans_investor_select on public.plans for select to authenticated
  using (active or id in (select x.plan_id from public.positions x where x.investor_id = (select people.caller())));
select people.owner_reads('public.positions');

create function plans.invest(
  plan_id text, request_id uuid, expected_cents bigint, expected_term interval, amount_cents bigint,
  expected_bonus_bp int) returns public.positions language plpgsql security definer as $$ -- for: authenticated
  -- Buys a plan for amount_cents (null: minimum) from the available balance, at the expected terms, if given.
  -- Idempotent by request_id. Raises account_frozen, identity_required, plan_not_found, price_changed (detail: the
  -- minimum in cents), term_changed (detail: the term), bonus_changed (detail: the bonus in basis points),
  -- below_minimum, above_maximum (detail: the bound in cents), insufficient_funds, plan_sold_out (specification 4,
  -- Invest).
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'invest', jsonb_build_array(plan_id, amount_cents));
  account ledger.accounts;
  plan record;
  amount bigint;
  matures_at timestamptz;
  bought public.positions;
begin
  -- Other purchases, a freeze and the account's closing wait here.
  select * into account from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    select * into bought from public.positions x where x.id = request_id;
    return bought;
  end if;
  if people.is_frozen(investor) then raise exception 'account_frozen'; end if;
  perform kyc.require_identity(investor, 'plan');
  select p.id, p.term, p.min_cents, p.max_cents, p.top_ups_per_day, p.profit_bonus_bp, p.referral_bonus_bp, p.hashrate into plan
  from public.offered_plans p where p.id = invest.plan_id and p.active;
  if not found then raise exception 'plan_not_found'; end if;
  -- Months in UTC, whatever the caller's time zone.
  matures_at := date_add(now(), plan.term, 'UTC');
  if plan.min_cents <> expected_cents then raise exception 'price_changed' using detail = plan.min_cents::text; end if;
  if matures_at <> date_add(now(), expected_term, 'UTC') then
    raise exception 'term_changed' using detail = plan.term::text;
  end if;
  if plan.profit_bonus_bp <> expected_bonus_bp then
    raise exception 'bonus_changed' using detail = plan.profit_bonus_bp::text;
  end if;
  amount := coalesce(amount_cents, plan.min_cents);
  if amount < plan.min_cents then raise exception 'below_minimum' using detail = plan.min_cents::text; end if;
  if amount > plan.max_cents then raise exception 'above_maximum' using detail = plan.max_cents::text; end if;
  if amount > least(account.available_cents, account.deposited_cents) then raise exception 'insufficient_funds'; end if;
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
  if account.referral_due then update ledger.accounts a set referral_due = false where a.investor_id = investor; end if;
  return bought;
end $$;

create function public.invest(
  plan_id text, request_id uuid, expected_cents bigint default null, expected_term interval default null,
  amount_cents bigint default null, expected_bonus_bp int default null) returns public.positions
  language plpgsql security invoker as $$ -- for: authenticated
  -- See plans.invest.

  -- A door in SQL would be planned again at each call.
  begin return plans.invest(plan_id, request_id, expected_cents, expected_term, amount_cents, expected_bonus_bp); end
$$;

create function plans.top_ups_of(package_id uuid) returns table (cents bigint, parts int, today int)
  language sql stable as $$
  -- Returns a package's top-ups: cents, number, and number today (UTC).
  select coalesce(sum(t.principal_cents), 0)::bigint, count(*)::int,
    (count(*) filter (where (t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date))::int
  from public.positions t
  where t.package_id = top_ups_of.package_id
$$;

create function plans.top_up(package_id uuid, amount_cents bigint, request_id uuid) returns public.positions
  language plpgsql security definer as $$ -- door: authenticated
  -- Adds amount_cents from the available balance to the caller's active package, by its terms. Idempotent by
  -- request_id. Raises account_frozen, identity_required, not_found, package_ended, invalid_amount, too_many_top_ups
  -- (detail: how many a day, UTC), above_maximum (detail: the room in cents), insufficient_funds, plan_sold_out.
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'top_up', jsonb_build_array(package_id, amount_cents));
  account ledger.accounts;
  package public.positions;
  earlier record;
  added public.positions;
begin
  select * into account from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    select * into added from public.positions x where x.id = request_id;
    return added;
  end if;
  if people.is_frozen(investor) then raise exception 'account_frozen'; end if;
  perform kyc.require_identity(investor, 'plan');
  select * into package from public.positions x
  where x.id = top_up.package_id and x.investor_id = investor and x.package_id is null;
  if not found then raise exception 'not_found'; end if;
  -- Not now(): the caller may have waited for the lock beyond the end.
  if package.status <> 'active' or package.matures_at <= clock_timestamp() then raise exception 'package_ended'; end if;
  if amount_cents is null or amount_cents < 1 then raise exception 'invalid_amount'; end if;
  select * into earlier from plans.top_ups_of(package.id);
  if earlier.today >= package.top_ups_per_day then
    raise exception 'too_many_top_ups' using detail = package.top_ups_per_day::text;
  end if;
  if amount_cents > package.max_cents - package.principal_cents - earlier.cents then
    raise exception 'above_maximum' using detail = greatest(package.max_cents - package.principal_cents - earlier.cents, 0)::text;
  end if;
  if amount_cents > least(account.available_cents, account.deposited_cents) then
    raise exception 'insufficient_funds';
  end if;
  -- Never before its package, which may have been bought while this waited for the lock.
  insert into public.positions as x (id, investor_id, plan_id, principal_cents, opened_at, matures_at, package_id, hashrate)
  values (top_up.request_id, investor, package.plan_id, top_up.amount_cents, greatest(now(), package.opened_at),
    package.matures_at, package.id, trunc(package.hashrate * top_up.amount_cents / package.principal_cents, 3))
  on conflict (id) do nothing
  returning * into added;
  if not found then raise exception 'request_id_reused'; end if;
  perform ledger.transfer(investor, 'available', 'invested', added.principal_cents, 'top_up', added.id);
  perform plans.sell_capacity(added);
  return added;
end $$;

create function plans.settle_referral_bonuses(max_rows int) returns void language plpgsql as $$
  -- Credits the referrers of finished packages' confirmed buyers, once; never an operator or a known identity. Skips
  -- locked accounts until the next run.
declare
  -- One run at a time, so that of two buyers with one identity only the first gives a bonus.
  alone constant boolean := pg_try_advisory_xact_lock(hashtextextended('referral bonuses', 0));
  due constant public.positions[] := array(
    select x from public.positions x
    where alone and x.status = 'matured' and x.referral_bonus_cents > 0 and x.referral_settled_at is null and kyc.has_identity(x.investor_id)
    order by x.investor_id limit max_rows
    for no key update skip locked);
  kept constant uuid[] := ledger.lock_accounts(array(
    select distinct b.referred_by from unnest(due) d join public.profiles b on b.id = d.investor_id where b.referred_by is not null));
  one public.positions;
  referrer uuid;
begin
  foreach one in array due loop
    continue when (select b.referred_by = any (kept) from public.profiles b where b.id = one.investor_id);
    referrer := (
      select r.id from public.profiles b join public.profiles r on r.id = b.referred_by
      where b.id = one.investor_id and r.closed_at is null
        -- Operators set plans and bonuses, so they must not earn from them.
        and not exists (select from people.operators o where o.user_id = r.id)
        and kyc.is_new_identity(b.id, r.id));
    update public.positions x set referral_settled_at = clock_timestamp() where x.id = one.id;
    if referrer is not null then
      perform ledger.transfer(referrer, 'referral_expense', 'available', one.referral_bonus_cents, 'referral_bonus', one.investor_id);
      perform messages.notify(referrer, 'portfolio', 'referrals.credited', referrer, one.referral_bonus_cents, null);
    end if;
  end loop;
end $$;

-- A purchase writes nothing here, so that purchases of one plan do not wait for each other.

create table ledger.plan_tallies (
  through_id bigint,
  plan_id text,
  packages bigint not null,
  principal_cents bigint not null,
  hashrate numeric not null,
  primary key (through_id, plan_id)
);
comment on table ledger.plan_tallies is 'Sums of each plan up to a row of ledger.tallies; checked by proof.verify().';
select ground.append_only('ledger.plan_tallies');

create function ledger.plan_sums(through_id bigint default 9223372036854775807)
  returns table (plan_id text, packages bigint, principal_cents bigint, hashrate numeric) language sql stable as $$
  -- Returns each plan's active packages, principal (cents) and PH/s from ledger.plan_tallies plus later transfers.
  with newest as (
    select coalesce(max(y.through_id), 0) as id from ledger.tallies y)
  select s.plan_id, sum(s.packages)::bigint, sum(s.principal_cents)::bigint, sum(s.hashrate)
  from (
    select k.plan_id, k.packages, k.principal_cents, k.hashrate
    from newest n join ledger.plan_tallies k on k.through_id = n.id
    union all
    select x.plan_id, case when x.package_id is null then m.sign else 0 end, m.sign * x.principal_cents, m.sign * coalesce(x.hashrate, 0)
    from newest n
    join ledger.transfers t on t.id > n.id and t.id <= plan_sums.through_id
    cross join lateral (select case t.code when 'mature' then -1 else 1 end as sign) m
    join public.positions x on x.id = t.reference
    where t.code in ('invest', 'top_up', 'mature')) s
  group by s.plan_id
$$;

create function plans.my_referrals() returns table (
  name text, level int, status text, registered_at timestamptz, reward_cents bigint, pending_cents bigint,
  pending_until timestamptz) language sql stable security definer as $$ -- door: authenticated
  -- Returns the newest 200 people with the caller's link: masked name, status, bonus (cents) (specification 2, Refer).
  -- First name and initial; of a single CJK word the first character.
  select case
      when cardinality(w.words) = 1 and w.words[1] ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then left(w.words[1], 1) || '.'
      else split_part(w.words[1], '@', 1) || case when cardinality(w.words) > 1 then ' ' || left(w.words[cardinality(w.words)], 1) || '.' else '' end
    end, 1,
    case
      when exists (select from public.positions x where x.investor_id = p.id) then 'invested'
      when p.verified then 'verified'
      else 'registered'
    end,
    p.created_at, coalesce(earned.cents, 0), coalesce(pending.referral_bonus_cents, 0),
    case when pending.status = 'active' then pending.matures_at end
  from public.profiles p
  cross join lateral (select regexp_split_to_array(btrim(p.name, U&' \00a0\3000'), '[\s\u00a0\u3000]+') as words) w
  left join (
    select t.reference, sum(t.amount_cents)::bigint as cents
    from ledger.transfers t
    where t.investor_id = (select people.caller()) and t.code = 'referral_bonus'
    group by t.reference
  ) earned on earned.reference = p.id
  left join public.positions pending
    on pending.investor_id = p.id and pending.referral_bonus_cents > 0
    and pending.status <> 'closed' and pending.referral_settled_at is null
  where p.referred_by = (select people.caller())
  order by p.created_at desc limit 200
$$;

create view public.offered_plans with (security_invoker = true) as
select
  p.id, p.title, p.duration, p.term, p.price_text, p.min_cents, p.max_cents, p.top_ups_per_day, p.roi_bp,
  case when 'profit' = any (s.bonuses) then p.profit_bonus_bp else 0 end as profit_bonus_bp,
  case when 'referral' = any (s.bonuses) then p.referral_bonus_bp else 0 end as referral_bonus_bp,
  p.hashrate,
  array(
    select o.line from unnest(p.offers) with ordinality o (line, place)
    where ('profit' = any (s.bonuses) or o.line !~* '\mprofit bonus\M')
      and ('referral' = any (s.bonuses) or o.line !~* '\mreferral bonus\M')
    order by o.place) as offers,
  p.position, p.active, p.source_id, p.phs_per_dollar
from public.plans p
cross join public.site s;
comment on view public.offered_plans is 'Plans without the bonuses that public.site does not give.';
grant select on public.offered_plans to anon, authenticated;

create table plans.plan_capacity (
  plan_id text primary key references public.plans (id),
  capacity_cents public.cents not null constraint plan_capacity_not_negative check (capacity_cents >= 0),
  sold_cents public.cents not null,
  capacity_phs numeric(12, 3) constraint plan_capacity_phs_not_negative check (capacity_phs >= 0),
  sold_phs numeric(15, 3) not null default 0,
  evidence public.evidence not null,
  evidenced_by uuid not null references public.profiles (id),
  evidenced_at timestamptz not null default now()
);
comment on table plans.plan_capacity is 'Evidenced capacity. No row: unlimited.';
comment on column plans.plan_capacity.sold_cents is 'At least the active principal; recounted only at the limit.';

create table plans.unclaimed_payouts (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id),
  amount_cents public.amount not null,
  network public.network not null,
  transaction_id text not null,
  paid_at timestamptz not null default now(),
  constraint unclaimed_payouts_transaction_id_valid check (transaction_id is not distinct from payments.transaction_id(network, transaction_id))
);
comment on table plans.unclaimed_payouts is 'Payments of what closed accounts have earned, each by two people.';
create unique index unclaimed_payouts_payment_once on plans.unclaimed_payouts (network, transaction_id);
select ground.append_only('plans.unclaimed_payouts');
select messages.announce_changes('public.plans', 'insert or update');

create function plans.sell_capacity(sold public.positions) returns void language plpgsql as $$
  -- Counts a new position of a limited plan and refuses a sale beyond the evidence. Raises plan_sold_out.
declare
  room plans.plan_capacity;
begin
  update plans.plan_capacity c
  set sold_cents = c.sold_cents + sold.principal_cents, sold_phs = c.sold_phs + coalesce(sold.hashrate, 0)
  where c.plan_id = sold.plan_id
  returning * into room;
  if sold.hashrate is not null and not ground.is_sandbox()
     and not exists (select from public.plans p where p.id = sold.plan_id and p.source_id is not null) then
    raise exception 'plan_sold_out' using hint = 'The plan has no source of mining to prove its PH/s.';
  end if;
  if room.sold_cents > room.capacity_cents or room.sold_phs > room.capacity_phs then
    select s.principal_cents, s.hashrate into room.sold_cents, room.sold_phs
    from ledger.plan_sums() s where s.plan_id = sold.plan_id;
    if room.sold_cents > room.capacity_cents or room.sold_phs > room.capacity_phs then
      raise exception 'plan_sold_out' using hint = 'The evidence covers only the capacity that is sold.';
    end if;
    update plans.plan_capacity c set sold_cents = room.sold_cents, sold_phs = room.sold_phs where c.plan_id = sold.plan_id;
  end if;
end $$;

create function plans.put_capacity(plan_id text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Stores a plan's evidenced capacity and recounts sales.
declare
  capacity plans.plan_capacity;
begin
  -- Waits for purchases in progress, which would not be counted.
  lock table public.positions in share row exclusive mode;
  select * into capacity from plans.plan_capacity c where c.plan_id = put_capacity.plan_id;
  capacity := jsonb_populate_record(capacity, desk.changed(to_jsonb(capacity), changes));
  insert into plans.plan_capacity as c (plan_id, capacity_cents, sold_cents, capacity_phs, sold_phs, evidence, evidenced_by)
  select put_capacity.plan_id, capacity.capacity_cents, coalesce(sum(s.principal_cents), 0),
    capacity.capacity_phs, coalesce(sum(s.hashrate), 0), capacity.evidence, (select auth.uid())
  from ledger.plan_sums() s
  where s.plan_id = put_capacity.plan_id
  on conflict on constraint plan_capacity_pkey do update
    set capacity_cents = excluded.capacity_cents, sold_cents = excluded.sold_cents,
        capacity_phs = excluded.capacity_phs, sold_phs = excluded.sold_phs, evidence = excluded.evidence,
        evidenced_by = excluded.evidenced_by, evidenced_at = now();
  perform ground.audit('capacity_evidenced', null, jsonb_strip_nulls(jsonb_build_object(
    'plan', plan_id, 'capacity_cents', capacity.capacity_cents, 'capacity_phs', capacity.capacity_phs, 'evidence', capacity.evidence)) || details);
end $$;

create function plans.evidence_capacity(
  plan_id text, capacity_cents bigint, evidence text, capacity_phs numeric default null,
  seen timestamptz default null) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Sets a plan's capacity in cents and PH/s (null: unlimited) with evidence. On a live site it only proposes all but a
  -- decrease, and returns the proposal's id. Idempotent. Raises code_required, plan_not_found, invalid_amount,
  -- invalid_value, evidence_required, address_named, changed_meanwhile, change_open.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  before plans.plan_capacity;
  wanted plans.plan_capacity;
begin
  if not exists (select from public.plans p where p.id = plan_id) then raise exception 'plan_not_found'; end if;
  if capacity_cents is null or capacity_cents not between 0 and 100000000000000 then
    raise exception 'invalid_amount';
  end if;
  if capacity_phs is not null and (capacity_phs not between 0 and 999999999 or scale(capacity_phs) > 3) then
    raise exception 'invalid_value' using hint = 'PH/s, with three decimals at most.';
  end if;
  perform ground.refuse_addresses(ground.given_evidence(evidence));
  perform desk.take_turn_at_site();
  select * into before from plans.plan_capacity c where c.plan_id = evidence_capacity.plan_id;
  if before.evidenced_at is distinct from evidence_capacity.seen then
    if (before.capacity_cents, before.capacity_phs, before.evidence) is not distinct from
       (evidence_capacity.capacity_cents, evidence_capacity.capacity_phs, btrim(evidence_capacity.evidence)) then
      return null;
    end if;
    raise exception 'changed_meanwhile';
  end if;
  wanted := before;
  wanted.capacity_cents := capacity_cents;
  wanted.capacity_phs := capacity_phs;
  wanted.evidence := btrim(evidence);
  return desk.decide('capacity', evidence_capacity.plan_id, desk.changes(to_jsonb(before), to_jsonb(wanted)), null,
    coalesce(wanted.evidence = before.evidence and wanted.capacity_cents <= before.capacity_cents
      and coalesce(wanted.capacity_phs, 'infinity') <= coalesce(before.capacity_phs, 'infinity'), false));
end $$;

create function plans.plan_capacities() returns table (
  plan_id text, title text, sold_cents bigint, capacity_cents bigint, sold_phs numeric, capacity_phs numeric,
  evidence text, evidenced_by text, evidenced_at timestamptz, source_id text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each plan's active principal and PH/s, its evidenced capacity, in cents and PH/s, and its source of mining;
  -- null if none.
  select people.require_operator();
  select p.id, p.title, coalesce(s.principal_cents, 0), c.capacity_cents::bigint, coalesce(s.hashrate, 0),
    c.capacity_phs, c.evidence::text, o.name, c.evidenced_at, p.source_id
  from public.plans p
  left join ledger.plan_sums() s on s.plan_id = p.id
  left join plans.plan_capacity c on c.plan_id = p.id
  left join public.profiles o on o.id = c.evidenced_by
  order by p.position
$$;
