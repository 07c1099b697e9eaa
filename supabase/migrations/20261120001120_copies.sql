-- Copying: subscriptions, redemptions, stop-loss, protection of first copies, reviews of strategies.
-- Subscriptions leave the balance at once and are dealt later; no one can keep another from leaving (trading design).

create function copying.remaining_capacity(strategy public.strategies) returns bigint language plpgsql stable as $$
  -- Returns a strategy's room in cents, pending money included, by capacity and the trader's stake.
declare
  books pools.pool_books;
  worth constant bigint := (select v.value_cents from pools.pool_value(strategy.pool_id) v);
  stake constant numeric := (select copying.free_units(p.id, p.owner_id) from public.pools p where p.id = strategy.pool_id);
begin
  select * into books from pools.pool_books b where b.pool_id = strategy.pool_id;
  return greatest(0, least(strategy.capacity_cents,
    case when books.units > 0 then div(stake * worth * 10000, books.units::numeric * strategy.stake_bp) else 0 end) - worth - books.waiting_cents);
end $$;

create function copying.subscribe_copy(pool_id uuid, amount_cents bigint, seen_share_bp int, request_id uuid,
  stop_bp int default null) returns public.copy_requests language plpgsql security definer as $$ -- door: authenticated
  -- Subscribes cents to a strategy at the shown profit share, with a stop-loss (both basis points), at the next prices
  -- after any cooling-off. Idempotent by request_id. Raises trading_closed, not_found, account_frozen,
  -- identity_required, strategy_not_offered, invalid_value, terms_changed (detail: the share now), below_minimum,
  -- invalid_amount, notice_given, capacity_reached (detail: what is left, in cents), insufficient_funds, and what
  -- copying.copy_protection raises.
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'subscribe_copy', jsonb_build_array(
    pool_id, amount_cents, stop_bp));
  strategy public.strategies;
  is_lead boolean;
  stays boolean;
  not_before timestamptz;
  most bigint;
begin
  perform pools.require_trading();
  -- A freeze locks this row too.
  perform from ledger.accounts a where a.investor_id = investor for update;
  strategy := copying.lock_strategy(pool_id);
  if is_known then return (select r from public.copy_requests r where r.id = subscribe_copy.request_id); end if;
  perform pools.require_unused(request_id);
  select p.owner_id = investor into is_lead from public.pools p where p.id = strategy.pool_id;
  if people.is_frozen(investor) then raise exception 'account_frozen'; end if;
  perform kyc.require_identity(investor, 'plan');
  if strategy.status <> 'offered' or (
    select people.is_frozen(p.owner_id) or not kyc.has_identity(p.owner_id) from public.pools p where p.id = strategy.pool_id) then
    raise exception 'strategy_not_offered';
  end if;
  if not coalesce(stop_bp between 100 and 9000, true) then raise exception 'invalid_value'; end if;
  if not is_lead and seen_share_bp is distinct from strategy.share_bp then
    raise exception 'terms_changed' using detail = strategy.share_bp::text;
  end if;
  if not coalesce(amount_cents >= pools.least_subscription(), false) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  if amount_cents > ground.most_cents() then raise exception 'invalid_amount'; end if;
  if is_lead then
    perform copying.require_no_notice(strategy.pool_id, investor);
    most := strategy.capacity_cents - (select v.value_cents from pools.pool_value(strategy.pool_id) v)
      - (select b.waiting_cents from pools.pool_books b where b.pool_id = strategy.pool_id);
  else
    not_before := copying.copy_protection(investor, amount_cents);
    most := copying.remaining_capacity(strategy);
  end if;
  if amount_cents > most then raise exception 'capacity_reached' using detail = greatest(most, 0)::text; end if;
  stays := exists (select from public.lots l where l.pool_id = strategy.pool_id and l.investor_id = investor and l.units > 0)
    or exists (select from public.copy_requests r where r.pool_id = strategy.pool_id and r.investor_id = investor and r.status = 'waiting');
  insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, share_bp, not_before)
  values (subscribe_copy.request_id, strategy.pool_id, investor, 'in', subscribe_copy.amount_cents,
    case when is_lead then 0 else strategy.share_bp end, not_before);
  insert into public.copies as c (investor_id, pool_id, stop_bp) values (investor, strategy.pool_id, subscribe_copy.stop_bp)
  on conflict on constraint copies_pkey do update
  set stop_bp = coalesce(excluded.stop_bp, case when stays then c.stop_bp end);
  perform ledger.transfer(investor, 'available', 'pools', amount_cents, 'subscribe', request_id);
  update pools.pool_books b set waiting_cents = b.waiting_cents + subscribe_copy.amount_cents where b.pool_id = strategy.pool_id;
  perform copying.deal_if_cash(strategy.pool_id);
  perform messages.broadcast('copies', strategy.pool_id::text, investor);
  return (select r from public.copy_requests r where r.id = subscribe_copy.request_id);
end $$;

create function copying.deal_if_cash(pool_id uuid) returns void language plpgsql as $$
  -- Deals at once for a strategy that holds only cash. Its books are locked.
begin
  if not exists (select from pools.holdings h where h.pool_id = deal_if_cash.pool_id and h.quantity > 0) then
    perform copying.deal_strategy(pool_id);
  end if;
end $$;

create function copying.require_stake(strategy public.strategies, investor uuid, leaving bigint) returns void
  language plpgsql stable as $$
  -- Refuses a trader's redemption of units (millionths) of the required stake. Raises stake_bound.
declare
  books pools.pool_books;
  worth constant bigint := (select v.value_cents from pools.pool_value(strategy.pool_id) v);
  held numeric;
  coming numeric;
begin
  select * into books from pools.pool_books b where b.pool_id = strategy.pool_id;
  held := copying.free_units(strategy.pool_id, investor) - leaving;
  coming := coalesce(div(books.waiting_cents::numeric * books.units, nullif(copying.offer_value(strategy.pool_id), 0)), 0);
  if held * 10000 < (books.units - leaving + coming) * strategy.stake_bp
     -- In a strategy of a few cents, rounding left to holders would be growth.
     or held * worth < 10::numeric * pools.least_subscription() * books.units then
    raise exception 'stake_bound' using hint = 'Close the strategy to take the stake out.';
  end if;
end $$;

create function copying.require_no_notice(pool_id uuid, lead uuid) returns void language plpgsql stable as $$
  -- Refuses a trader's action while stake is leaving: it would choose between moments, or shift spread to other units.
begin
  if exists (
    select from public.copy_requests r
    where r.pool_id = require_no_notice.pool_id and r.investor_id = lead and r.side = 'out' and r.status = 'waiting') then
    raise exception 'notice_given';
  end if;
end $$;

create function copying.redeem_copy(pool_id uuid, request_id uuid, units bigint default null)
  returns public.copy_requests language plpgsql security definer as $$ -- door: authenticated
  -- Redeems units (millionths; null: all) at the next prices, oldest first, less profit share, even while frozen or
  -- suspended. Traders keep the stake and give seven days' notice. Idempotent by request_id. Raises not_found,
  -- strategy_not_offered (it is paying everyone, or has), exceeds_units (detail: what is free), below_minimum (detail:
  -- the least, in cents), notice_given, stake_bound.
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'redeem_copy', jsonb_build_array(pool_id, units));
  strategy public.strategies;
  free bigint;
  leaving bigint;
  notice timestamptz;
begin
  perform from ledger.accounts a where a.investor_id = investor for update;
  strategy := copying.lock_strategy(pool_id);
  if is_known then return (select r from public.copy_requests r where r.id = redeem_copy.request_id); end if;
  perform pools.require_unused(request_id);
  if strategy.status not in ('offered', 'suspended') then raise exception 'strategy_not_offered'; end if;
  free := copying.free_units(strategy.pool_id, investor);
  leaving := coalesce(units, free);
  if leaving < 1 or leaving > free then raise exception 'exceeds_units' using detail = greatest(free, 0)::text; end if;
  if leaving < free and exists (
    select from pools.pool_books b cross join lateral pools.pool_value(b.pool_id) v
    where b.pool_id = strategy.pool_id and not v.stale
      and leaving::numeric * v.value_cents < pools.least_subscription() * b.units::numeric) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  if exists (select from public.pools p where p.id = strategy.pool_id and p.owner_id = investor) then
    perform copying.require_no_notice(strategy.pool_id, investor);
    perform copying.require_stake(strategy, investor, leaving);
    notice := clock_timestamp() + interval '168 hours';
  end if;
  insert into public.copy_requests (id, pool_id, investor_id, side, units, not_before)
  values (redeem_copy.request_id, strategy.pool_id, investor, 'out', leaving, notice);
  if notice is not null then perform copying.notify_holders(strategy.pool_id, 'strategies.stake'); end if;
  perform copying.deal_if_cash(strategy.pool_id);
  perform messages.broadcast('copies', strategy.pool_id::text, investor);
  return (select r from public.copy_requests r where r.id = redeem_copy.request_id);
end $$;

create function copying.return_copy_request(request_id uuid) returns public.copy_requests
  language plpgsql security definer as $$ -- door: authenticated
  -- Cancels a pending request before a price that counts or after an hour, during a cooling-off, or while there is no
  -- room; a notice only an hour after its end. Idempotent. Raises not_found, strategy_not_offered (a proposal is taken
  -- back whole), already_dealt, notice_given, already_priced.
declare
  investor constant uuid := people.caller();
  strategy public.strategies;
  asked public.copy_requests;
  since timestamptz;
begin
  select r.* into asked from public.copy_requests r where r.id = return_copy_request.request_id and r.investor_id = investor;
  if not found then raise exception 'not_found'; end if;
  perform from ledger.accounts a where a.investor_id = investor for update;
  strategy := copying.lock_strategy(asked.pool_id);
  if strategy.status = 'proposed' then raise exception 'strategy_not_offered'; end if;
  select r.* into asked from public.copy_requests r where r.id = return_copy_request.request_id;
  if asked.status = 'returned' then return asked; end if;
  if asked.status = 'dealt' then raise exception 'already_dealt'; end if;
  since := greatest(asked.asked_at, asked.not_before, asked.left_out_at);
  -- A cancellable notice would be a choice with seven days of prices in view.
  if asked.side = 'out' and clock_timestamp() < asked.not_before + interval '1 hour' then
    raise exception 'notice_given';
  end if;
  -- No cancelling with a price in view that will count, for an hour; without room no price counts.
  if clock_timestamp() between since and since + interval '1 hour' and exists (
    select from pools.held h where h.pool_id = asked.pool_id and h.priced_at > since)
    and (asked.side = 'out' or (
      select copying.remaining_dealing_capacity(strategy, 'infinity', v.value_cents, copying.offer_value(strategy.pool_id), b.units) >= b.waiting_cents
      from pools.pool_books b cross join pools.pool_value(strategy.pool_id) v where b.pool_id = strategy.pool_id)) then
    raise exception 'already_priced';
  end if;
  perform copying.return_copy(asked);
  return (select r from public.copy_requests r where r.id = asked.id);
end $$;

create function copying.set_copy_stop(pool_id uuid, stop_bp int default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets the caller's stop-loss (basis points of the money put in; null: none), at the next dealing's price. Raises
  -- invalid_value, not_found, too_many_requests (200 in 24 hours).
declare
  investor constant uuid := people.caller();
begin
  if not coalesce(stop_bp between 100 and 9000, true) then raise exception 'invalid_value'; end if;
  perform ground.count_call(investor, 'set_copy_stop');
  update public.copies c set stop_bp = set_copy_stop.stop_bp where c.investor_id = investor and c.pool_id = set_copy_stop.pool_id;
  if not found then raise exception 'not_found'; end if;
  perform messages.broadcast('copies', pool_id::text, investor);
end $$;

create function copying.watch_copies() returns int language plpgsql as $$
  -- Redeems copies at their stop-loss at good prices, up to 1,000; returns how many, null for none.
declare
  copies constant public.copies[] := array(
    select c from public.copies c
    join public.strategies s on s.pool_id = c.pool_id and s.status in ('offered', 'suspended')
    join public.pools p on p.id = c.pool_id and p.owner_id <> c.investor_id
    join pools.pool_books b on b.pool_id = c.pool_id
    cross join lateral pools.pool_value(c.pool_id) v
    where c.stop_bp is not null and c.ended_at is null and b.units > 0 and (not v.stale or copying.may_leave_stale(c.pool_id))
      and copying.units_worth(c.pool_id, c.investor_id, v.value_cents, b.units) * 10000::numeric <= c.stop_base_cents::numeric * (10000 - c.stop_bp)
      and copying.free_units(c.pool_id, c.investor_id) > 0);
  free constant uuid[] := pools.lock_books(array(select distinct c.pool_id from unnest(copies) c));
  fallen record;
  stopped int := 0;
begin
  for fallen in
    select c.pool_id, c.investor_id, c.stop_bp from unnest(copies) c where c.pool_id = any (free) order by c.pool_id, c.investor_id limit 1000
  loop
    continue when (copying.lock_strategy(fallen.pool_id)).status not in ('offered', 'suspended');
    -- A stop-loss removed meanwhile no longer applies; one lowered is checked next time.
    perform from public.copies c
    where c.pool_id = fallen.pool_id and c.investor_id = fallen.investor_id and c.stop_bp <= fallen.stop_bp
    for update skip locked;
    continue when not found;
    insert into public.copy_requests (pool_id, investor_id, side, units, reason)
    select fallen.pool_id, fallen.investor_id, 'out', copying.free_units(fallen.pool_id, fallen.investor_id), 'copy_stop'
    where copying.free_units(fallen.pool_id, fallen.investor_id) > 0;
    if found then
      perform messages.notify(fallen.investor_id, 'copies', 'copies.stopped', fallen.pool_id, null,
        (select p.title from public.pools p where p.id = fallen.pool_id));
      stopped := stopped + 1;
    end if;
  end loop;
  return nullif(stopped, 0);
end $$;

create function copying.preview_copy(pool_id uuid, amount_cents bigint)
  returns table (units bigint, back_cents bigint, share_bp int, room_cents bigint, bid_cents bigint, offer_cents bigint,
    pool_units bigint, oldest_at timestamptz, stale boolean)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns what cents would bring now: units (millionths), their worth, and room. Raises not_found, below_minimum.
declare
  strategy public.strategies;
begin
  perform people.caller();
  select * into strategy from public.strategies s where s.pool_id = preview_copy.pool_id and s.published_at is not null;
  if not found then raise exception 'not_found'; end if;
  if not coalesce(amount_cents between pools.least_subscription() and ground.most_cents(), false) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  return query
    select u.units, div(u.units::numeric * v.value_cents, nullif(b.units, 0))::bigint, strategy.share_bp,
      copying.remaining_capacity(strategy), v.value_cents, o.offer, b.units::bigint, v.oldest_at, v.stale
    from pools.pool_books b
    cross join lateral pools.pool_value(b.pool_id) v
    cross join lateral (select copying.offer_value(b.pool_id) as offer) o
    cross join lateral (
      select div(preview_copy.amount_cents::numeric * (preview_copy.amount_cents - v.holdings) * b.units,
        nullif(preview_copy.amount_cents::numeric * o.offer, 0))::bigint as units) u
    where b.pool_id = strategy.pool_id;
end $$;

-- A quiz, a cooling-off and a cap precede a first copy (docs/decisions/0016-strict-until-a-country-says-otherwise.md).
create table copying.protection_packs (
  id bigint generated by default as identity primary key,
  country text constraint protection_packs_country_readable check (country is null or ground.short_line(country, 60)),
  version int not null constraint protection_packs_version_counted check (version > 0),
  questions_version int not null,
  cooling_off_hours int not null constraint protection_packs_cooling_off_bounded check (cooling_off_hours between 0 and 720),
  wait_hours int not null constraint protection_packs_wait_bounded check (wait_hours between 0 and 720),
  part_bp int not null constraint protection_packs_part_bounded check (part_bp between 0 and 10000),
  in_force_from timestamptz not null default now(),
  added_at timestamptz not null default now(),
  constraint protection_packs_once unique nulls not distinct (country, version),
  constraint protection_packs_not_back_dated check (in_force_from >= added_at)
);
comment on table copying.protection_packs is 'Rules by country; append-only. The highest version in force counts.';
comment on column copying.protection_packs.country is 'As at registration; null: the default, the strictest.';

create table copying.appropriateness_questions (
  version int not null,
  id text not null constraint appropriateness_questions_id check (id ~ '^[a-z]{1,30}$'),
  place int not null constraint appropriateness_questions_place check (place between 1 and 12),
  choices text[] not null constraint appropriateness_questions_choices check (cardinality(choices) between 2 and 6),
  right_choice text not null,
  primary key (version, id),
  constraint appropriateness_questions_place_once unique (version, place),
  constraint appropriateness_questions_right_is_a_choice check (right_choice = any (choices))
);
comment on table copying.appropriateness_questions is 'The twelve questions of each version; append-only.';
comment on column copying.appropriateness_questions.right_choice is 'No role of the API reads it.';

create table public.appropriateness_attempts (
  id uuid primary key,
  investor_id uuid not null references public.profiles (id),
  questions_version int not null,
  answers jsonb not null constraint appropriateness_attempts_answers_object check (jsonb_typeof(answers) = 'object'),
  wrong text[] not null,
  passed boolean not null generated always as (wrong = '{}') stored,
  at timestamptz not null default clock_timestamp()
);
comment on table public.appropriateness_attempts is 'Attempts at the questions; append-only. The id is the request''s.';
create index appropriateness_attempts_investor on public.appropriateness_attempts (investor_id, at desc);
grant select on public.appropriateness_attempts to authenticated;
select people.owner_reads('public.appropriateness_attempts');
select ground.append_only('copying.protection_packs');
select ground.append_only('copying.appropriateness_questions');
select ground.append_only('public.appropriateness_attempts');

insert into copying.appropriateness_questions (version, id, place, choices, right_choice)
select 1, q.id, q.place, '{a,b,c}', q.right_choice
from unnest('{losses,past,prices,spread,share,mark,lead,leaving,scheme,interests,concentration,paper}'::text[],
  '{b,c,a,c,b,a,b,c,a,c,b,a}'::text[]) with ordinality q (id, right_choice, place);

insert into copying.protection_packs (country, version, questions_version, cooling_off_hours, wait_hours, part_bp)
values (null, 1, 1, 24, 24, 1000);

create function copying.protection_of(investor uuid) returns copying.protection_packs language plpgsql stable as $$
  -- Returns the rule pack that applies to a person: their country's, if in force, else the default.
declare
  pack copying.protection_packs;
begin
  select k.* into pack from copying.protection_packs k
  left join public.profiles p on p.id = investor
  where k.in_force_from <= now() and (k.country is null or k.country = p.country)
  order by k.country is null, k.version desc limit 1;
  return pack;
end $$;

create function copying.appropriateness_of(investor uuid) returns table (
  passed_at timestamptz, failures int, may_try_from timestamptz) language plpgsql stable as $$
  -- Returns when a person passed the current questions (null: not), failures since, and the next try.
declare
  pack constant copying.protection_packs := copying.protection_of(investor);
begin
  return query
    select (
        select max(a.at) from public.appropriateness_attempts a
        where a.investor_id = investor and a.passed and a.questions_version = pack.questions_version),
      count(*)::int, case when count(*) >= 2 then max(f.at) + make_interval(hours => pack.wait_hours) end
    from public.appropriateness_attempts f
    where f.investor_id = investor and f.at > coalesce((
      select max(a.at) from public.appropriateness_attempts a where a.investor_id = investor and a.passed), '-infinity');
end $$;

create function copying.remaining_copy_capacity(investor uuid) returns bigint language plpgsql stable as $$
  -- Returns how many cents a person can add to copies: their pack's part of all their money, less copies.
declare
  part_bp constant int := (copying.protection_of(investor)).part_bp;
begin
  return (
    select greatest(0, div((a.available_cents + a.invested_cents + a.withdrawing_cents + p.pooled) * part_bp, 10000) - p.copied)
    from ledger.accounts a cross join (
      select coalesce(sum(x.part_cents + x.waiting_cents), 0) as pooled,
        coalesce(sum(x.part_cents + x.waiting_cents) filter (where x.is_copy), 0) as copied
      from copying.parts_of(investor) x) p
    where a.investor_id = investor);
end $$;

create function copying.copy_protection(investor uuid, amount_cents bigint) returns timestamptz
  language plpgsql stable as $$
  -- Refuses cents for a copy beyond a person's rules, under the account's lock; returns the end of the cooling-off,
  -- null if over. Raises appropriateness_required, part_exceeded (detail: what is possible, in cents).
declare
  room bigint;
begin
  if (select a.passed_at from copying.appropriateness_of(investor) a) is null then
    raise exception 'appropriateness_required';
  end if;
  room := copying.remaining_copy_capacity(investor);
  if amount_cents > room then raise exception 'part_exceeded' using detail = room::text; end if;
  -- All wait until the first is dealt, or a second would be dealt before it.
  if exists (
    select from public.copy_requests r join public.pools p on p.id = r.pool_id
    where r.investor_id = copy_protection.investor and p.owner_id <> copy_protection.investor and r.status = 'dealt') then
    return null;
  end if;
  return clock_timestamp() + make_interval(hours => (copying.protection_of(investor)).cooling_off_hours);
end $$;

create function copying.appropriateness() returns table (
  questions_version int, questions jsonb, passed_at timestamptz, failures int, may_try_from timestamptz,
  cooling_off_hours int, wait_hours int, part_bp int, room_cents bigint, pack_country text, pack_version int)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the caller's rules for copying: questions without answers, attempts, waits in hours, limits.
declare
  investor constant uuid := people.caller();
  pack constant copying.protection_packs := copying.protection_of(investor);
begin
  return query
    select pack.questions_version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'choices', q.choices) order by q.place), '[]')
        from copying.appropriateness_questions q where q.version = pack.questions_version),
      a.passed_at, a.failures, case when a.may_try_from > clock_timestamp() then a.may_try_from end,
      pack.cooling_off_hours, pack.wait_hours, pack.part_bp, copying.remaining_copy_capacity(investor), pack.country,
      pack.version
    from copying.appropriateness_of(investor) a;
end $$;

create function copying.answer_appropriateness(answers jsonb, request_id uuid) returns public.appropriateness_attempts
  language plpgsql security definer as $$ -- door: authenticated
  -- Stores the caller's answers (choices by question) and returns the wrong ones; after two failures the next try
  -- waits. Idempotent by request_id. Raises trading_closed, too_soon (detail: from when), invalid_answers.
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(
    request_id, investor, 'answer_appropriateness', jsonb_build_array(answers));
  pack copying.protection_packs;
  earlier record;
  attempt public.appropriateness_attempts;
begin
  perform pools.require_trading();
  -- Two concurrent attempts would both be the first.
  perform from ledger.accounts a where a.investor_id = investor for update;
  select * into attempt from public.appropriateness_attempts a where a.id = answer_appropriateness.request_id;
  if found then
    if not is_known then raise exception 'request_id_reused'; end if;
    return attempt;
  end if;
  pack := copying.protection_of(investor);
  select * into earlier from copying.appropriateness_of(investor);
  if earlier.passed_at is not null then
    return (select a from public.appropriateness_attempts a
      where a.investor_id = investor and a.passed and a.questions_version = pack.questions_version order by a.at limit 1);
  end if;
  if earlier.may_try_from > clock_timestamp() then
    raise exception 'too_soon' using detail = to_json(earlier.may_try_from) #>> '{}';
  end if;
  if jsonb_typeof(answer_appropriateness.answers) is distinct from 'object'
     or (select count(*) from jsonb_object_keys(answer_appropriateness.answers)) <> 12
     or (select count(*) from copying.appropriateness_questions q
         where q.version = pack.questions_version and answer_appropriateness.answers ->> q.id = any (q.choices)) <> 12 then
    raise exception 'invalid_answers';
  end if;
  insert into public.appropriateness_attempts (id, investor_id, questions_version, answers, wrong)
  select answer_appropriateness.request_id, investor, pack.questions_version, answer_appropriateness.answers, array(
    select q.id from copying.appropriateness_questions q
    where q.version = pack.questions_version and answer_appropriateness.answers ->> q.id <> q.right_choice order by q.place)
  returning * into attempt;
  return attempt;
end $$;

-- Two operators approve, one suspends. Neither keeps money in.
create table copying.strategy_reviews (
  id uuid primary key,
  pool_id uuid not null references public.strategies (pool_id),
  kind text not null constraint strategy_reviews_kind check (kind in ('approve', 'refuse', 'suspend')),
  reason text constraint strategy_reviews_reason_short check (char_length(btrim(reason)) between 1 and 500),
  reviewed_by uuid not null references public.profiles (id),
  at timestamptz not null default clock_timestamp(),
  constraint strategy_reviews_reason_given check (kind = 'approve' or reason is not null)
);
comment on table copying.strategy_reviews is 'Decisions about strategies, append-only. Two that agree decide.';
create index strategy_reviews_pool on copying.strategy_reviews (pool_id, at desc);
select ground.append_only('copying.strategy_reviews');
select messages.announce_changes('copying.strategy_reviews', 'insert');

create function copying.counted_reviews(strategy public.strategies) returns setof copying.strategy_reviews
  language plpgsql stable as $$
  -- Returns each operator's last decision since a strategy changed, if their role has not changed.
begin
  return query
    select last.* from (
      select distinct on (r.reviewed_by) r.* from copying.strategy_reviews r
      where r.pool_id = strategy.pool_id and r.at > strategy.changed_at order by r.reviewed_by, r.at desc) last
    where people.is_operator_since(last.reviewed_by, last.at);
end $$;

create function copying.keep_review(strategy public.strategies, kind text, reason text, operator uuid, request_id uuid)
  returns void language plpgsql as $$
  -- Stores an operator's decision about another's strategy. Raises request_id_reused, own_case (42501).
begin
  if exists (select from public.pools p where p.id = strategy.pool_id and p.owner_id = operator) then
    raise exception 'own_case' using errcode = '42501';
  end if;
  insert into copying.strategy_reviews (id, pool_id, kind, reason, reviewed_by)
  values (keep_review.request_id, strategy.pool_id, keep_review.kind, keep_review.reason, operator)
  on conflict (id) do nothing;
  if not found then raise exception 'request_id_reused'; end if;
end $$;

create function copying.review_strategy(pool_id uuid, approve boolean, request_id uuid, reason text default null)
  returns text language plpgsql security definer as $$ -- door: authenticated
  -- Approves or refuses a strategy, with a public reason; returns its status. Two approvals publish or resume, one
  -- refusal ends a proposal, two a suspended one. Idempotent by request_id. Raises own_case (42501), code_required,
  -- reason_required, address_named, not_found, not_waiting, second_person_required.
declare
  operator constant uuid := people.require_site_decision();
  why constant text := ground.review_reason(approve, reason);
  decided constant text := case when approve then 'approve' else 'refuse' end;
  is_known constant boolean := ground.done_before(
    request_id, operator, 'review_strategy', jsonb_build_array(pool_id, decided, why));
  strategy constant public.strategies := copying.lock_strategy(pool_id);
begin
  if is_known then return strategy.status; end if;
  if strategy.status not in ('proposed', 'suspended') then raise exception 'not_waiting'; end if;
  if exists (select from copying.counted_reviews(strategy) r where r.reviewed_by = operator and r.kind = decided) then
    raise exception 'second_person_required';
  end if;
  perform copying.keep_review(strategy, decided, why, operator, request_id);
  if strategy.status = 'proposed' and not approve then
    perform copying.wind_up(strategy, why);
  elsif (select count(*) from copying.counted_reviews(strategy) r where r.kind = decided) >= 2 then
    if approve then
      perform copying.offer_strategy(strategy);
    else
      perform copying.wind_up(strategy, why);
    end if;
  end if;
  -- After the accounts of those paid: the trail is locked last.
  perform ground.audit(case when approve then 'strategy_approved' else 'strategy_refused' end,
    strategy.pool_id, jsonb_build_object('reason', why, 'status', strategy.status));
  return (select s.status from public.strategies s where s.pool_id = strategy.pool_id);
end $$;

create function copying.offer_strategy(strategy public.strategies) returns void language plpgsql as $$
  -- Announces or resumes a strategy; its record begins at the first announcement, at a dollar a unit.
declare
  lead constant uuid := (select p.owner_id from public.pools p where p.id = strategy.pool_id);
begin
  if people.is_frozen(lead) then raise exception 'account_frozen'; end if;
  if not kyc.has_identity(lead) then raise exception 'identity_required' using hint = 'strategy'; end if;
  if strategy.published_at is null then
    update public.strategies s
    set status = 'offered', changed_at = clock_timestamp(), published_at = clock_timestamp(), shared_at = clock_timestamp()
    where s.pool_id = strategy.pool_id;
  else
    update public.strategies s set status = 'offered', reason = null, changed_at = clock_timestamp() where s.pool_id = strategy.pool_id;
  end if;
  perform copying.notify_holders(strategy.pool_id, 'strategies.offered');
  perform copying.deal_if_cash(strategy.pool_id);
end $$;

create function copying.suspend_strategy(pool_id uuid, reason text, request_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Suspends a strategy's subscriptions and orders at once, with a public reason; redemptions go on. Idempotent. Raises
  -- own_case (42501), code_required, reason_required, address_named, not_found, strategy_not_offered.
declare
  operator constant uuid := people.require_site_decision();
  why constant text := ground.given_reason(reason);
  is_known constant boolean := ground.done_before(
    request_id, operator, 'suspend_strategy', jsonb_build_array(pool_id, why));
  strategy constant public.strategies := copying.lock_strategy(pool_id);
begin
  perform ground.refuse_addresses(why);
  if is_known then return; end if;
  if strategy.status <> 'offered' then raise exception 'strategy_not_offered'; end if;
  perform copying.keep_review(strategy, 'suspend', why, operator, request_id);
  update public.strategies s set status = 'suspended', reason = why, changed_at = clock_timestamp() where s.pool_id = strategy.pool_id;
  perform pools.end_orders(strategy.pool_id, 'strategy_stopped');
  -- Before money returns, so that its owners learn why.
  perform copying.notify_holders(strategy.pool_id, 'strategies.suspended', why);
  perform copying.return_waiting(strategy.pool_id, false);
  perform ground.audit('strategy_suspended', strategy.pool_id, jsonb_build_object('reason', why));
end $$;

create function copying.strategies_desk(from_strategy uuid default null, max_rows int default 50) returns table (
  pool_id uuid, title text, idea text, status text, reason text, lead_id uuid, lead_name text, share_bp int,
  capacity_cents bigint, value_cents bigint, stale boolean, holders bigint, waiting_in_cents bigint, waiting_out bigint,
  oldest_wait timestamptz, lead_bp int, changed_at timestamptz, approvals bigint, decided_by_me boolean, largest_bp int)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns strategies, those to review first, up to 200: cents, parts in basis points, approvals that count.
declare
  operator constant uuid := people.require_operator();
  first public.strategies;
begin
  select * into first from public.strategies s where s.pool_id = from_strategy;
  return query
    with page as materialized (
      select x.pool_id, x.status <> 'proposed' as examined, x.status in ('closed', 'dropped') as ended, x.changed_at
      from public.strategies x where first.pool_id is null
        or (x.status <> 'proposed', x.status in ('closed', 'dropped')) > (first.status <> 'proposed', first.status in ('closed', 'dropped'))
        or (x.status <> 'proposed', x.status in ('closed', 'dropped')) = (first.status <> 'proposed', first.status in ('closed', 'dropped'))
          and (x.changed_at, x.pool_id) <= (first.changed_at, first.pool_id)
      order by 2, 3, 4 desc, 1 desc limit least(greatest(max_rows, 1), 200))
    select s.pool_id, p.title, s.idea, s.status, s.reason, p.owner_id, o.name, s.share_bp, s.capacity_cents::bigint,
      v.value_cents, v.stale, h.holders, b.waiting_cents::bigint, w.leaving, w.oldest,
      case when b.units > 0 then div(h.lead_units * 10000, b.units)::int end, s.changed_at,
      (select count(*) from copying.counted_reviews(s) r where r.kind = 'approve'),
      exists (select from copying.counted_reviews(s) r where r.reviewed_by = operator),
      case when b.units > 0 then div(h.largest * 10000, b.units)::int end
    from page
    join public.strategies s on s.pool_id = page.pool_id
    join public.pools p on p.id = s.pool_id
    join public.profiles o on o.id = p.owner_id
    join pools.pool_books b on b.pool_id = s.pool_id
    cross join lateral pools.pool_value(s.pool_id) v
    cross join lateral (
      select count(*) filter (where x.units > 0) as holders, coalesce(sum(x.units) filter (where x.investor_id = p.owner_id), 0) as lead_units,
        max(x.units) filter (where x.investor_id <> p.owner_id) as largest
      from (select l.investor_id, sum(l.units) as units from public.lots l where l.pool_id = s.pool_id
        group by l.investor_id) x) h
    cross join lateral (
      select count(*) filter (where r.side = 'out') as leaving, min(r.asked_at) as oldest
      from public.copy_requests r where r.pool_id = s.pool_id and r.status = 'waiting') w
    order by page.examined, page.ended, page.changed_at desc, page.pool_id desc;
end $$;

create function copying.return_waiting(pool_id uuid, with_units boolean) returns void language plpgsql as $$
  -- Cancels all pending subscriptions, and redemptions if asked. The strategy's books are locked.
declare
  kept constant uuid[] := ledger.lock_accounts(array(
    select distinct r.investor_id from public.copy_requests r
    where r.pool_id = return_waiting.pool_id and r.status = 'waiting' and r.side = 'in'));
begin
  perform copying.return_copy(r) from public.copy_requests r
  where r.pool_id = return_waiting.pool_id and r.status = 'waiting'
    and case r.side when 'in' then r.investor_id <> all (kept) else with_units end;
end $$;

create function copying.wind_up(strategy public.strategies, reason text) returns void language plpgsql as $$
  -- Ends a strategy; a published one sells all and pays everyone. The pool's books are locked.
begin
  perform copying.notify_holders(strategy.pool_id, case strategy.status when 'proposed' then 'strategies.dropped' else 'strategies.closing' end, reason);
  perform pools.end_orders(strategy.pool_id, 'strategy_stopped');
  if strategy.status = 'proposed' then
    -- No one else waits for the books of a proposal, which holds only the stake.
    perform from ledger.accounts a join public.pools p on p.owner_id = a.investor_id where p.id = strategy.pool_id for update of a;
  end if;
  perform copying.return_waiting(strategy.pool_id, true);
  update public.strategies s
  set status = case strategy.status when 'proposed' then 'dropped' else 'closing' end, reason = wind_up.reason, changed_at = clock_timestamp()
  where s.pool_id = strategy.pool_id;
  if strategy.status = 'proposed' then
    update public.pools p set closed_at = clock_timestamp() where p.id = strategy.pool_id;
  else
    perform copying.deal_strategy(strategy.pool_id);
  end if;
end $$;

create function copying.close_strategy(pool_id uuid, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Closes the caller's strategy, selling all and paying everyone, or withdraws a proposal; the reason stays public.
  -- Idempotent. Raises not_found, reason_required, address_named.
declare
  strategy constant public.strategies := copying.lock_strategy(pool_id, people.caller());
begin
  if strategy.status in ('closing', 'closed', 'dropped') then return; end if;
  perform ground.refuse_addresses(reason);
  perform copying.wind_up(strategy, ground.given_reason(reason));
end $$;
