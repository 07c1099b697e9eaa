-- Subscriptions leave the balance at once and are dealt at later prices; no one can keep another from leaving (trading design, sections 2, 5, 8 and
-- 13).

create function copying.copied_cents(investor uuid) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((
    select sum(copying.units_worth(h.pool_id, h.investor_id, v.value_cents, b.units))
    from (select l.pool_id, l.investor_id from public.lots l where l.investor_id = copied_cents.investor and l.units > 0 group by 1, 2) h
    join pools.pool_books b on b.pool_id = h.pool_id
    cross join lateral pools.pool_value(h.pool_id) v), 0)
  + coalesce((
    select sum(r.amount_cents) from public.copy_requests r
    where r.investor_id = copied_cents.investor and r.side = 'in' and r.status = 'waiting'), 0);
end
$$;
comment on function copying.copied_cents(uuid) is
  'Returns a person''s liquidation value in strategies after accrued profit share, plus pending subscriptions, in cents.';

create function copying.due_share(units bigint, share_bp int, hwm numeric, bid_cents bigint, pool_units bigint) returns bigint
  language plpgsql immutable set search_path = ''
as $$
begin
  if bid_cents::numeric * 1000000 <= due_share.hwm * pool_units then
    return 0;
  end if;
  return div(due_share.units::numeric * due_share.share_bp * (bid_cents::numeric * 1000000 - due_share.hwm * pool_units), 10000::numeric * bid_cents * 1000000);
end
$$;
comment on function copying.due_share(bigint, int, numeric, bigint, bigint) is
  'Returns the profit share in units (millionths) above a high-water mark (cents, whole unit), rounded down.';

create function copying.units_worth(pool_id uuid, investor uuid, bid_cents bigint, pool_units bigint) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(div(sum(l.units - copying.due_share(l.units, l.share_bp, l.hwm, units_worth.bid_cents, units_worth.pool_units)) * units_worth.bid_cents,
      units_worth.pool_units), 0)
    from public.lots l
    where l.pool_id = units_worth.pool_id and l.investor_id = units_worth.investor and l.units > 0);
end
$$;
comment on function copying.units_worth(uuid, uuid, bigint, bigint) is
  'Returns a person''s units of a strategy in cents at a value and number of all units, after accrued profit share.';

create function copying.offer_value(pool_id uuid) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select b.cash_cents + coalesce(sum(pools.fill_cents(i, 'buy', h.quantity, l.ask, i.taker_bp)), 0)::bigint
    from pools.pool_books b
    left join pools.holdings h on h.pool_id = b.pool_id and h.quantity > 0
    left join public.instruments i on i.id = h.instrument_id
    left join public.last_quotes l on l.instrument_id = h.instrument_id
    where b.pool_id = offer_value.pool_id
    group by b.cash_cents);
end
$$;
comment on function copying.offer_value(uuid) is 'Returns a pool''s replacement value in cents: cash, and holdings at the ask with fee.';

create function copying.remaining_capacity(strategy public.strategies) returns bigint
  language plpgsql stable set search_path = ''
as $$
declare
  books pools.pool_books;
  worth record;
  lead_units numeric;
begin
  select * into books from pools.pool_books b where b.pool_id = strategy.pool_id;
  select * into worth from pools.pool_value(strategy.pool_id);
  select coalesce(sum(l.units), 0) - coalesce((
      select sum(r.units) from public.copy_requests r
      where r.pool_id = strategy.pool_id and r.investor_id = p.owner_id and r.side = 'out' and r.status = 'waiting'), 0)
  into lead_units
  from public.pools p left join public.lots l on l.pool_id = p.id and l.investor_id = p.owner_id
  where p.id = strategy.pool_id
  group by p.owner_id;
  return greatest(least(
    strategy.capacity_cents - worth.value_cents - books.waiting_cents,
    case when books.units > 0 then div(lead_units * worth.value_cents * 10000, books.units::numeric * strategy.stake_bp) else 0 end
      - worth.value_cents - books.waiting_cents), 0);
end
$$;
comment on function copying.remaining_capacity(public.strategies) is
  'Returns a strategy''s room in cents, pending money included, by capacity and the trader''s stake (attack 17).';

create function copying.subscribe_copy(pool_id uuid, amount_cents bigint, seen_share_bp int, stop_bp int, request_id uuid) returns public.copy_requests
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(subscribe_copy.request_id, investor, 'subscribe_copy', jsonb_build_array(
    subscribe_copy.pool_id, subscribe_copy.amount_cents, subscribe_copy.stop_bp));
  strategy public.strategies;
  asked public.copy_requests;
  is_lead boolean;
  stays boolean;
  not_before timestamptz;
  most bigint;
begin
  perform pools.require_trading();
  -- A freeze locks this row too.
  perform from ledger.accounts a where a.investor_id = investor for update;
  strategy := copying.lock_strategy(subscribe_copy.pool_id);
  if is_known then
    select r.* into asked from public.copy_requests r where r.id = subscribe_copy.request_id;
    return asked;
  end if;
  perform pools.require_unused(subscribe_copy.request_id);
  select p.owner_id = investor into is_lead from public.pools p where p.id = strategy.pool_id;
  if people.is_frozen(investor) then
    raise exception 'account_frozen';
  end if;
  perform kyc.require_identity(investor, 'plan');
  if strategy.status <> 'offered' or (
    select people.is_frozen(p.owner_id) or not kyc.has_identity(p.owner_id) from public.pools p where p.id = strategy.pool_id) then
    raise exception 'strategy_not_offered';
  end if;
  if not coalesce(subscribe_copy.stop_bp between 100 and 9000, true) then
    raise exception 'invalid_value';
  end if;
  if not is_lead and subscribe_copy.seen_share_bp is distinct from strategy.share_bp then
    raise exception 'terms_changed' using detail = strategy.share_bp::text;
  end if;
  if not coalesce(subscribe_copy.amount_cents >= pools.least_subscription(), false) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  if subscribe_copy.amount_cents > 100000000000 then
    raise exception 'invalid_amount';
  end if;
  if is_lead then
    perform copying.require_no_notice(strategy.pool_id, investor);
    most := strategy.capacity_cents - (select v.value_cents from pools.pool_value(strategy.pool_id) v)
      - (select b.waiting_cents from pools.pool_books b where b.pool_id = strategy.pool_id);
  else
    not_before := copying.copy_protection(investor, subscribe_copy.amount_cents);
    most := copying.remaining_capacity(strategy);
  end if;
  if subscribe_copy.amount_cents > most then
    raise exception 'capacity_reached' using detail = greatest(most, 0)::text;
  end if;
  stays := exists (select from public.lots l where l.pool_id = strategy.pool_id and l.investor_id = investor and l.units > 0)
    or exists (select from public.copy_requests r where r.pool_id = strategy.pool_id and r.investor_id = investor and r.status = 'waiting');
  insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, share_bp, not_before)
  values (subscribe_copy.request_id, strategy.pool_id, investor, 'in', subscribe_copy.amount_cents, case when is_lead then 0 else strategy.share_bp end, not_before);
  insert into public.copies as c (investor_id, pool_id, stop_bp) values (investor, strategy.pool_id, subscribe_copy.stop_bp)
  on conflict on constraint copies_pkey do update
  set stop_bp = coalesce(excluded.stop_bp, case when stays then c.stop_bp end);
  perform ledger.transfer(investor, 'available', 'pools', subscribe_copy.amount_cents, 'subscribe', subscribe_copy.request_id);
  update pools.pool_books b set waiting_cents = b.waiting_cents + subscribe_copy.amount_cents where b.pool_id = strategy.pool_id;
  perform copying.deal_if_cash(strategy.pool_id);
  select r.* into asked from public.copy_requests r where r.id = subscribe_copy.request_id;
  perform messages.broadcast('copies', strategy.pool_id::text, investor);
  return asked;
end
$$;
comment on function copying.subscribe_copy(uuid, bigint, int, int, uuid) is
  'Subscribes cents to a strategy at the shown profit share, with a stop-loss (both basis points), at the next prices after any cooling-off. Raises not_allowed, session_ended (42501), request_id_required, request_id_reused, trading_closed, not_found, account_frozen, identity_required, strategy_not_offered, invalid_value, terms_changed (detail: the share now), below_minimum, invalid_amount, notice_given, capacity_reached (detail: what is left, in cents), insufficient_funds, too_many_requests (200 in 24 hours), and what copying.copy_protection raises.';

create function copying.deal_if_cash(pool_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pools.holdings h where h.pool_id = deal_if_cash.pool_id and h.quantity > 0) then
    perform copying.deal_strategy(deal_if_cash.pool_id);
  end if;
end
$$;
comment on function copying.deal_if_cash(uuid) is 'Deals at once for a strategy that holds only cash. Its books are locked.';

create function copying.may_buy(pool_id uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return not exists (
    select from pools.holdings h join public.instruments i on i.id = h.instrument_id
    where h.pool_id = may_buy.pool_id and h.quantity > 0 and i.trading <> 'open')
    -- A trader with an unconfirmed name could show another person's.
    and not exists (
      select from public.pools p where p.id = may_buy.pool_id and (people.is_frozen(p.owner_id) or not kyc.has_identity(p.owner_id)));
end
$$;
comment on function copying.may_buy(uuid) is
  'Returns whether a strategy takes money: no halted or sell_only holdings, and a trader not frozen with a confirmed name.';

create function copying.require_stake(strategy public.strategies, investor uuid, leaving bigint) returns void
  language plpgsql stable set search_path = ''
as $$
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
end
$$;
comment on function copying.require_stake(public.strategies, uuid, bigint) is
  'Refuses a trader''s redemption of units (millionths) of the required stake. Raises stake_bound.';

create function copying.free_units(pool_id uuid, investor uuid) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(l.units), 0) from public.lots l where l.pool_id = free_units.pool_id and l.investor_id = free_units.investor)
    - (select coalesce(sum(r.units), 0) from public.copy_requests r
       where r.pool_id = free_units.pool_id and r.investor_id = free_units.investor and r.side = 'out' and r.status = 'waiting');
end
$$;
comment on function copying.free_units(uuid, uuid) is 'Returns a person''s units (millionths) of a strategy that are not being redeemed.';

create function copying.require_no_notice(pool_id uuid, lead uuid) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from public.copy_requests r
    where r.pool_id = require_no_notice.pool_id and r.investor_id = lead and r.side = 'out' and r.status = 'waiting') then
    raise exception 'notice_given';
  end if;
end
$$;
comment on function copying.require_no_notice(uuid, uuid) is
  'Refuses a trader''s action while stake is leaving: it would choose between moments, or shift spread to other units. Raises notice_given.';

create function copying.redeem_copy(pool_id uuid, units bigint, request_id uuid) returns public.copy_requests
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(redeem_copy.request_id, investor, 'redeem_copy', jsonb_build_array(redeem_copy.pool_id, redeem_copy.units));
  strategy public.strategies;
  asked public.copy_requests;
  free bigint;
  leaving bigint;
  notice timestamptz;
begin
  perform from ledger.accounts a where a.investor_id = investor for update;
  strategy := copying.lock_strategy(redeem_copy.pool_id);
  if is_known then
    select r.* into asked from public.copy_requests r where r.id = redeem_copy.request_id;
    return asked;
  end if;
  perform pools.require_unused(redeem_copy.request_id);
  if strategy.status not in ('offered', 'suspended') then
    raise exception 'strategy_not_offered';
  end if;
  free := copying.free_units(strategy.pool_id, investor);
  leaving := coalesce(redeem_copy.units, free);
  if leaving < 1 or leaving > free then
    raise exception 'exceeds_units' using detail = greatest(free, 0)::text;
  end if;
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
  if notice is not null then
    perform copying.notify_holders(strategy.pool_id, 'strategies.stake');
  end if;
  perform copying.deal_if_cash(strategy.pool_id);
  select r.* into asked from public.copy_requests r where r.id = redeem_copy.request_id;
  perform messages.broadcast('copies', strategy.pool_id::text, investor);
  return asked;
end
$$;
comment on function copying.redeem_copy(uuid, bigint, uuid) is
  'Redeems units (millionths; null: all) at the next prices, oldest first, less profit share, even while frozen or suspended. Traders keep the stake and give seven days'' notice. Raises not_allowed, session_ended (42501), request_id_required, request_id_reused, not_found, strategy_not_offered (it is paying everyone, or has), exceeds_units (detail: what is free), below_minimum (detail: the least, in cents), notice_given, stake_bound, too_many_requests (200 in 24 hours).';

create function copying.remaining_dealing_capacity(strategy public.strategies, before timestamptz, bid_cents numeric, offer_cents numeric, pool_units numeric) returns numeric
  language plpgsql stable set search_path = ''
as $$
declare
  lead constant uuid := (select p.owner_id from public.pools p where p.id = strategy.pool_id);
  asked numeric;
  own numeric;
  held numeric;
  room numeric;
begin
  if not copying.may_buy(strategy.pool_id) then
    return 0;
  end if;
  select coalesce(sum(r.amount_cents), 0), coalesce(sum(r.amount_cents) filter (where r.investor_id = lead), 0) into asked, own
  from public.copy_requests r
  where r.pool_id = strategy.pool_id and r.status = 'waiting' and r.side = 'in' and greatest(r.asked_at, r.not_before, r.left_out_at) < remaining_dealing_capacity.before;
  if remaining_dealing_capacity.pool_units = 0 then
    return asked;
  end if;
  held := copying.free_units(strategy.pool_id, lead) * remaining_dealing_capacity.offer_cents * 10000 / (remaining_dealing_capacity.pool_units * strategy.stake_bp) - remaining_dealing_capacity.offer_cents;
  -- Pro rata; the trader's part makes room for others.
  room := least(strategy.capacity_cents - remaining_dealing_capacity.bid_cents, case
    when held + own * 10000 / strategy.stake_bp >= asked then asked
    when held > 0 then trunc(held * asked / (asked - own * 10000 / strategy.stake_bp))
    else 0 end);
  return case when room >= least(asked, pools.least_subscription()) then least(room, asked) else 0 end;
end
$$;
comment on function copying.remaining_dealing_capacity(public.strategies, timestamptz, numeric, numeric, numeric) is
  'Returns how much pending money (cents) a strategy takes at bid and offer values (cents), by capacity and stake (attack 17).';

create function copying.return_copy(asked public.copy_requests) returns void
  language plpgsql set search_path = ''
as $$
begin
  if asked.side = 'in' then
    update pools.pool_books b set waiting_cents = b.waiting_cents - asked.amount_cents where b.pool_id = asked.pool_id;
    perform ledger.transfer(asked.investor_id, 'pools', 'available', asked.amount_cents, 'unsubscribe', asked.id);
  end if;
  update public.copy_requests r set status = 'returned', ended_at = clock_timestamp() where r.id = asked.id;
  perform messages.broadcast('copies', asked.pool_id::text, asked.investor_id);
end
$$;
comment on function copying.return_copy(public.copy_requests) is
  'Cancels a pending request: money returns to the balance, units stay. The strategy''s books are locked.';

create function copying.return_copy_request(request_id uuid) returns public.copy_requests
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  strategy public.strategies;
  asked public.copy_requests;
  since timestamptz;
begin
  select r.* into asked from public.copy_requests r where r.id = return_copy_request.request_id and r.investor_id = investor;
  if not found then
    raise exception 'not_found';
  end if;
  perform from ledger.accounts a where a.investor_id = investor for update;
  strategy := copying.lock_strategy(asked.pool_id);
  if strategy.status = 'proposed' then
    raise exception 'strategy_not_offered';
  end if;
  select r.* into asked from public.copy_requests r where r.id = return_copy_request.request_id;
  if asked.status = 'returned' then
    return asked;
  end if;
  if asked.status = 'dealt' then
    raise exception 'already_dealt';
  end if;
  since := greatest(asked.asked_at, asked.not_before, asked.left_out_at);
  -- A cancellable notice would be a choice with seven days of prices in view.
  if asked.side = 'out' and clock_timestamp() < asked.not_before + interval '1 hour' then
    raise exception 'notice_given';
  end if;
  -- No cancelling with a price in view that will count (attack 4), for an hour; without room no price counts.
  if clock_timestamp() between since and since + interval '1 hour' and exists (
    select from pools.holdings h join public.last_quotes l on l.instrument_id = h.instrument_id
    where h.pool_id = asked.pool_id and h.quantity > 0 and least(l.source_at, l.received_at) > since)
    and (asked.side = 'out' or (
      select copying.remaining_dealing_capacity(strategy, 'infinity', v.value_cents, copying.offer_value(strategy.pool_id), b.units) >= b.waiting_cents
      from pools.pool_books b cross join pools.pool_value(strategy.pool_id) v
      where b.pool_id = strategy.pool_id)) then
    raise exception 'already_priced';
  end if;
  perform copying.return_copy(asked);
  select r.* into asked from public.copy_requests r where r.id = return_copy_request.request_id;
  return asked;
end
$$;
comment on function copying.return_copy_request(uuid) is
  'Cancels a pending request before a price that counts or after an hour, during a cooling-off, or while there is no room; a notice only an hour after its end. Idempotent. Raises not_allowed, session_ended (42501), not_found, strategy_not_offered (a proposal is taken back whole), already_dealt, notice_given, already_priced.';
select ground.open('copying.return_copy_request', 'authenticated');

create function copying.set_copy_stop(pool_id uuid, stop_bp int default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  if not coalesce(set_copy_stop.stop_bp between 100 and 9000, true) then
    raise exception 'invalid_value';
  end if;
  perform ground.count_call(investor, 'set_copy_stop');
  update public.copies c set stop_bp = set_copy_stop.stop_bp where c.investor_id = investor and c.pool_id = set_copy_stop.pool_id;
  if not found then
    raise exception 'not_found';
  end if;
  perform messages.broadcast('copies', set_copy_stop.pool_id::text, investor);
end
$$;
comment on function copying.set_copy_stop(uuid, int) is
  'Sets the caller''s stop-loss (basis points of the money put in; null: none), at the next dealing''s price. Raises not_allowed, session_ended (42501), invalid_value, not_found, too_many_requests (200 in 24 hours).';
select ground.open('copying.set_copy_stop', 'authenticated');

create function copying.watch_copies() returns int
  language plpgsql set search_path = ''
as $$
declare
  copies constant public.copies[] := array(
    select c
    from public.copies c
    join public.strategies s on s.pool_id = c.pool_id and s.status in ('offered', 'suspended')
    join public.pools p on p.id = c.pool_id and p.owner_id <> c.investor_id
    join pools.pool_books b on b.pool_id = c.pool_id
    cross join lateral pools.pool_value(c.pool_id) v
    where c.stop_bp is not null and c.ended_at is null and b.units > 0 and (not v.stale or copying.is_little_stale(c.pool_id))
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
      perform messages.notify(fallen.investor_id, 'copies', 'copies.stopped', fallen.pool_id, null, null);
      stopped := stopped + 1;
    end if;
  end loop;
  return nullif(stopped, 0);
end
$$;
comment on function copying.watch_copies() is
  'Redeems copies at their stop-loss at good prices, up to 1,000; returns how many, null for none. Skips locked books. Run by supabase/workers/jobs.ts or pg_cron.';

create function copying.preview_copy(pool_id uuid, amount_cents bigint)
  returns table (units bigint, back_cents bigint, share_bp int, room_cents bigint, bid_cents bigint, offer_cents bigint, pool_units bigint, oldest_at timestamptz, stale boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  strategy public.strategies;
begin
  perform people.caller();
  select * into strategy from public.strategies s where s.pool_id = preview_copy.pool_id and s.published_at is not null;
  if not found then
    raise exception 'not_found';
  end if;
  if not coalesce(preview_copy.amount_cents between pools.least_subscription() and 100000000000, false) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  return query
    select u.units, div(u.units::numeric * v.value_cents, nullif(b.units, 0))::bigint, strategy.share_bp, copying.remaining_capacity(strategy),
      v.value_cents, o.offer, b.units::bigint, v.oldest_at, v.stale
    from pools.pool_books b
    cross join lateral pools.pool_value(b.pool_id) v
    cross join lateral (select copying.offer_value(b.pool_id) as offer) o
    cross join lateral (
      select div(preview_copy.amount_cents::numeric * (preview_copy.amount_cents - v.holdings) * b.units, nullif(preview_copy.amount_cents::numeric * o.offer, 0))::bigint as units
    ) u
    where b.pool_id = strategy.pool_id;
end
$$;
comment on function copying.preview_copy(uuid, bigint) is
  'Returns what an amount (cents) would bring at current prices: units (millionths), immediate redemption (cents) and room. Raises not_allowed, session_ended (42501), not_found, below_minimum.';
select ground.open('copying.preview_copy', 'authenticated');

grant execute on function
  copying.subscribe_copy(uuid, bigint, int, int, uuid),
  copying.redeem_copy(uuid, bigint, uuid)
to authenticated;

create function public.subscribe_copy(pool_id uuid, amount_cents bigint, seen_share_bp int, request_id uuid, stop_bp int default null) returns public.copy_requests
  language sql security invoker set search_path = ''
as $$ select * from copying.subscribe_copy(pool_id, amount_cents, seen_share_bp, stop_bp, request_id) $$;
comment on function public.subscribe_copy(uuid, bigint, int, uuid, int) is 'See copying.subscribe_copy.';

create function public.redeem_copy(pool_id uuid, request_id uuid, units bigint default null) returns public.copy_requests
  language sql security invoker set search_path = ''
as $$ select * from copying.redeem_copy(pool_id, units, request_id) $$;
comment on function public.redeem_copy(uuid, uuid, bigint) is 'See copying.redeem_copy.';

grant execute on function
  public.subscribe_copy(uuid, bigint, int, uuid, int),
  public.redeem_copy(uuid, uuid, bigint)
to authenticated;
