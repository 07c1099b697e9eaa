-- Each locks the pool's books first and fills nothing: known prices fill no new order.

create function pools.open_orders_limit() returns int
  language sql immutable set search_path = ''
as $$ select 200 $$;
comment on function pools.open_orders_limit() is 'Returns the most open orders of a pool.';

create function pools.tradable(instrument_id text, side text) returns public.instruments
  language plpgsql stable set search_path = ''
as $$
declare
  instrument public.instruments;
begin
  select i.* into instrument from public.instruments i where i.id = tradable.instrument_id and i.trading <> 'none';
  if not found then
    raise exception 'not_traded';
  end if;
  if instrument.trading = 'sell_only' and tradable.side = 'buy' then
    raise exception 'sell_only';
  end if;
  if instrument.status = 'halted' or instrument.trading = 'paused' then
    raise exception 'instrument_halted';
  end if;
  return instrument;
end
$$;
comment on function pools.tradable(text, text) is
  'Returns the instrument if it takes an order of this side now. Raises not_traded, sell_only, instrument_halted.';

create function pools.last_best_bid_offer(instrument_id text) returns public.last_quotes
  language plpgsql stable set search_path = ''
as $$
declare
  seen public.last_quotes;
begin
  select l.* into seen from public.last_quotes l
  where l.instrument_id = last_best_bid_offer.instrument_id and l.received_at > clock_timestamp() - markets.price_life() and markets.may_price(l.source);
  if not found then
    raise exception 'no_price';
  end if;
  return seen;
end
$$;
comment on function pools.last_best_bid_offer(text) is
  'Returns the last best bid and offer, to check an order, not to fill it. Raises no_price after fifteen minutes without one (markets.price_life).';

create function pools.check_prices(wanted public.orders, instrument public.instruments) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  seen constant public.last_quotes := pools.last_best_bid_offer(wanted.instrument_id);
  mid constant bigint := (seen.bid + seen.ask) / 2;
  near constant numeric := case wanted.side when 'buy' then seen.ask else seen.bid end;
begin
  if wanted.kind = 'limit' and (case wanted.side
      when 'buy' then wanted.limit_price > near * (10000 + instrument.band_bp) / 10000
      else wanted.limit_price < near * (10000 - instrument.band_bp) / 10000 end)
     or not coalesce(wanted.limit_price between mid / 10 and mid * 10, true)
     or not coalesce(wanted.stop_price between mid / 10 and mid * 10, true) then
    raise exception 'price_out_of_band';
  end if;
  if wanted.status = 'armed' and (case wanted.side
      when 'buy' then wanted.stop_price <= seen.ask
      else wanted.stop_price >= seen.bid end) then
    raise exception 'stop_on_wrong_side';
  end if;
  if exists (
    select from public.orders o
    where o.pool_id = wanted.pool_id and o.instrument_id = wanted.instrument_id and o.status in ('armed', 'open')
      and o.side <> wanted.side and o.id <> wanted.id
      and case wanted.side when 'buy' then wanted.limit_price >= o.limit_price else wanted.limit_price <= o.limit_price end
  ) then
    raise exception 'would_self_trade';
  end if;
end
$$;
comment on function pools.check_prices(public.orders, public.instruments) is
  'Refuses mistaken prices: beyond band_bp, ten times off the mid, a reached stop, one''s own opposite limit. Raises no_price, price_out_of_band, stop_on_wrong_side, would_self_trade.';

create function pools.required_reserve(wanted public.orders, instrument public.instruments) returns bigint
  language plpgsql stable set search_path = ''
as $$
declare
  left_over constant bigint := wanted.quantity - wanted.filled_quantity;
  worst bigint;
begin
  if wanted.side = 'sell' then
    return left_over;
  end if;
  if wanted.spend_cents is not null then
    return wanted.spend_cents - wanted.filled_cents;
  end if;
  worst := coalesce(wanted.limit_price, ceil(coalesce(
      wanted.stop_price, (pools.last_best_bid_offer(wanted.instrument_id)).ask * (10000 + coalesce(wanted.trail_bp, 0))::numeric / 10000)
    * (10000 + instrument.band_bp)::numeric / 10000));
  return pools.fill_cents(instrument, 'buy', left_over, worst, greatest(instrument.taker_bp, instrument.maker_bp));
end
$$;
comment on function pools.required_reserve(public.orders, public.instruments) is
  'Returns what an order reserves: lots of a sale, cents of a purchase with room for the band.';

create function pools.check_size(wanted public.orders, instrument public.instruments, free_quantity bigint) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  seen constant public.last_quotes := pools.last_best_bid_offer(wanted.instrument_id);
begin
  if coalesce(wanted.spend_cents, pools.fill_cents(instrument, 'sell', wanted.quantity, coalesce(wanted.limit_price, wanted.stop_price, seen.bid), 0))
       < instrument.min_order_cents
     and not (wanted.side = 'sell' and wanted.quantity = free_quantity) then
    raise exception 'below_minimum' using detail = instrument.min_order_cents::text;
  end if;
end
$$;
comment on function pools.check_size(public.orders, public.instruments, bigint) is
  'Refuses an order below the instrument''s minimum, unless it sells all free lots. Raises below_minimum (detail: the least in cents), no_price.';

create function pools.reserve(wanted public.orders, amount bigint) returns void
  language plpgsql set search_path = ''
as $$
begin
  if wanted.side = 'buy' then
    update pools.pool_books b set reserved_cents = b.reserved_cents + amount
    where b.pool_id = wanted.pool_id and b.reserved_cents + amount <= b.cash_cents;
    if not found then
      raise exception 'insufficient_cash';
    end if;
  else
    update pools.holdings h set reserved = h.reserved + amount
    where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id and h.reserved + amount <= h.quantity;
    if not found then
      raise exception 'insufficient_holding';
    end if;
  end if;
end
$$;
comment on function pools.reserve(public.orders, bigint) is
  'Reserves cents for a purchase or lots for a sale. Raises insufficient_cash, insufficient_holding.';

create function pools.accept_order(wanted public.orders) returns public.orders
  language plpgsql set search_path = ''
as $$
declare
  instrument constant public.instruments := pools.tradable(wanted.instrument_id, wanted.side);
  books constant pools.pool_books := pools.lock_pool(wanted.pool_id, wanted.investor_id);
begin
  -- Not in pools.new_order: a retry returns the first, even after its expiry.
  if wanted.expires_at <= clock_timestamp() or wanted.expires_at > clock_timestamp() + interval '1 year' then
    raise exception 'invalid_expiry';
  end if;
  if (select p.closed_at from public.pools p where p.id = wanted.pool_id) is not null then
    raise exception 'portfolio_closed';
  end if;
  if exists (select from public.strategies s where s.pool_id = wanted.pool_id and s.status <> 'offered') then
    raise exception 'strategy_not_offered';
  end if;
  if wanted.side = 'buy' and people.is_frozen(wanted.investor_id) then
    raise exception 'account_frozen';
  end if;
  if (select count(*) from public.orders o where o.pool_id = wanted.pool_id and o.status in ('armed', 'open')) >= pools.open_orders_limit() then
    raise exception 'too_many_orders' using detail = pools.open_orders_limit()::text;
  end if;
  perform pools.check_prices(wanted, instrument);
  if wanted.pair_id is null or wanted.pair_id = wanted.id then
    perform pools.check_size(wanted, instrument, (
      select h.quantity - h.reserved from pools.holdings h where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id));
    if wanted.kind <> 'market' or wanted.status = 'open' then
      wanted.reserved := pools.required_reserve(wanted, instrument);
      perform pools.reserve(wanted, wanted.reserved);
    end if;
  end if;
  wanted.placed_at := clock_timestamp();
  wanted.asked_at := wanted.placed_at;
  wanted.turn := nextval('public.order_turns');
  wanted := pools.trigger_of(wanted);
  insert into public.orders select wanted.*;
  perform pools.record_order(wanted, 'placed', wanted.quantity, coalesce(wanted.limit_price, wanted.stop_price));
  perform pools.notify_order(wanted);
  return wanted;
end
$$;
comment on function pools.accept_order(public.orders) is
  'Inserts a checked order and reserves what it needs. Raises not_found, invalid_expiry (over already, or in more than a year), portfolio_closed, strategy_not_offered, account_frozen, too_many_orders, and what pools.tradable, check_size, check_prices and reserve raise.';

create function pools.new_order(
  investor uuid, pool_id uuid, instrument_id text, side text, kind text, quantity bigint, spend_cents bigint, limit_price bigint, stop_price bigint, trail_bp int,
  time_in_force text, expires_at timestamptz, post_only boolean, order_id uuid, pair_id uuid default null) returns public.orders
  language plpgsql stable set search_path = ''
as $$
declare
  wanted public.orders;
begin
  if new_order.side is null or new_order.kind is null
     or num_nonnulls(new_order.quantity, new_order.spend_cents) <> 1
     or coalesce(new_order.quantity, new_order.spend_cents) < 1
     or new_order.spend_cents is not null and not (new_order.side = 'buy' and new_order.kind = 'market')
     or (new_order.limit_price is not null) <> (new_order.kind in ('limit', 'stop_limit'))
     or (new_order.stop_price is not null) <> (new_order.kind in ('stop', 'stop_limit'))
     or (new_order.trail_bp is not null) <> (new_order.kind = 'trailing')
     or not coalesce(new_order.trail_bp between 10 and 5000, true)
     or not coalesce(new_order.time_in_force, 'gtc') in ('gtc', 'gtd', 'ioc', 'fok')
     or not new_order.side in ('buy', 'sell') or not new_order.kind in ('market', 'limit', 'stop', 'stop_limit', 'trailing')
     or coalesce(new_order.post_only, false) and not (new_order.kind = 'limit' and coalesce(new_order.time_in_force, 'gtc') in ('gtc', 'gtd'))
     or greatest(new_order.quantity, new_order.limit_price, new_order.stop_price) > 9007199254740991
     or least(new_order.limit_price, new_order.stop_price) < 1
     or new_order.spend_cents > 100000000000 then
    raise exception 'invalid_order';
  end if;
  if (new_order.expires_at is not null) <> (coalesce(new_order.time_in_force, 'gtc') = 'gtd') then
    raise exception 'invalid_expiry';
  end if;
  wanted.id := new_order.order_id;
  wanted.pool_id := new_order.pool_id;
  wanted.investor_id := investor;
  wanted.instrument_id := new_order.instrument_id;
  wanted.side := new_order.side;
  wanted.kind := new_order.kind;
  wanted.quantity := new_order.quantity;
  wanted.spend_cents := new_order.spend_cents;
  wanted.limit_price := new_order.limit_price;
  wanted.stop_price := new_order.stop_price;
  wanted.trail_bp := new_order.trail_bp;
  wanted.time_in_force := coalesce(new_order.time_in_force, 'gtc');
  wanted.expires_at := new_order.expires_at;
  wanted.post_only := coalesce(new_order.post_only, false);
  wanted.pair_id := new_order.pair_id;
  wanted.is_new := true;
  wanted.reserved := 0;
  wanted.filled_quantity := 0;
  wanted.filled_cents := 0;
  wanted.fee_cents := 0;
  wanted.status := case when wanted.kind in ('stop', 'stop_limit', 'trailing') then 'armed' else 'open' end;
  return wanted;
end
$$;
comment on function pools.new_order(uuid, uuid, text, text, text, bigint, bigint, bigint, bigint, int, text, timestamptz, boolean, uuid, uuid) is
  'Returns an order from an investor''s input, whatever the time. Raises invalid_order, invalid_expiry (one without gtd, or gtd without one).';

create function pools.existing_order(wanted public.orders, half public.orders default null) returns public.orders
  language plpgsql set search_path = ''
as $$
declare
  is_known constant boolean := ground.is_retry(
    wanted.id, wanted.investor_id, 'place_order', jsonb_build_array(to_jsonb(wanted), to_jsonb(half) - 'id'), 2000);
  known public.orders;
begin
  perform pools.require_trading();
  perform pools.lock_pool(wanted.pool_id, wanted.investor_id);
  select o.* into known from public.orders o where o.id = wanted.id;
  if found <> is_known then
    raise exception 'request_id_reused';
  end if;
  return known;
end
$$;
comment on function pools.existing_order(public.orders, public.orders) is
  'Returns the order that this request has placed, with its pair''s other half; the pool''s books are locked. Raises request_id_required, trading_closed, not_found, request_id_reused, too_many_requests (2,000 orders in 24 hours).';

create function pools.place_order(
  pool_id uuid, instrument_id text, side text, kind text, quantity bigint, spend_cents bigint, limit_price bigint, stop_price bigint, trail_bp int,
  time_in_force text, expires_at timestamptz, post_only boolean, request_id uuid) returns public.orders
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  wanted constant public.orders := pools.new_order(
    investor, place_order.pool_id, place_order.instrument_id, place_order.side, place_order.kind, place_order.quantity, place_order.spend_cents, place_order.limit_price,
    place_order.stop_price, place_order.trail_bp, place_order.time_in_force, place_order.expires_at, place_order.post_only, place_order.request_id);
  known constant public.orders := pools.existing_order(wanted);
begin
  if known.id is not null then
    return known;
  end if;
  return pools.accept_order(wanted);
end
$$;
comment on function pools.place_order(uuid, text, text, text, bigint, bigint, bigint, bigint, int, text, timestamptz, boolean, uuid) is
  'Places an order of the caller''s portfolio in lots, or a market purchase by spend_cents with fee. Prices in ticks, trail_bp in basis points. Only later quotes fill it. Idempotent by request_id. Raises not_allowed, session_ended (42501), request_id_required, request_id_reused, trading_closed, not_found, portfolio_closed, account_frozen, invalid_order, invalid_expiry, not_traded, sell_only, instrument_halted, no_price, price_out_of_band, stop_on_wrong_side, would_self_trade, below_minimum (detail: the least in cents), insufficient_cash, insufficient_holding, too_many_orders (detail: how many), too_many_requests (2,000 in 24 hours).';

create function pools.place_pair(
  pool_id uuid, instrument_id text, quantity bigint, take_price bigint, stop_price bigint, stop_limit_price bigint, request_id uuid) returns setof public.orders
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  take constant public.orders := pools.new_order(
    investor, place_pair.pool_id, place_pair.instrument_id, 'sell', 'limit', place_pair.quantity, null, place_pair.take_price, null, null, 'gtc', null, false,
    place_pair.request_id, place_pair.request_id);
  stop constant public.orders := pools.new_order(
    investor, place_pair.pool_id, place_pair.instrument_id, 'sell', case when place_pair.stop_limit_price is null then 'stop' else 'stop_limit' end,
    place_pair.quantity, null, place_pair.stop_limit_price, place_pair.stop_price, null, 'gtc', null, false, gen_random_uuid(), place_pair.request_id);
  known constant public.orders := pools.existing_order(take, stop);
begin
  if known.id is null then
    if (pools.last_best_bid_offer(place_pair.instrument_id)).bid >= place_pair.take_price then
      raise exception 'take_on_wrong_side';
    end if;
    perform pools.accept_order(take);
    perform pools.accept_order(stop);
  end if;
  return query select o.* from public.orders o where o.pair_id = place_pair.request_id order by o.id <> o.pair_id;
end
$$;
comment on function pools.place_pair(uuid, text, bigint, bigint, bigint, bigint, uuid) is
  'Places an OCO pair of sales of one quantity (lots): a limit at take_price and a stop at stop_price, in ticks. Idempotent by request_id. Raises take_on_wrong_side (the bid is there already) and what pools.place_order raises.';

create function pools.my_open_order(order_id uuid, investor uuid) returns public.orders
  language plpgsql set search_path = ''
as $$
declare
  mine public.orders;
begin
  select o.* into mine from public.orders o where o.id = my_open_order.order_id and o.investor_id = investor;
  if not found then
    raise exception 'not_found';
  end if;
  perform pools.lock_pool(mine.pool_id, mine.investor_id);
  select o.* into mine from public.orders o where o.id = my_open_order.order_id;
  return mine;
end
$$;
comment on function pools.my_open_order(uuid, uuid) is
  'Locks the books of an investor''s order''s pool and returns the current order. Raises not_found.';

create function pools.replace_order(order_id uuid, quantity bigint, limit_price bigint, stop_price bigint, seen_filled bigint) returns public.orders
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  earlier constant public.orders := pools.my_open_order(replace_order.order_id, investor);
  wanted public.orders := earlier;
  instrument constant public.instruments := pools.tradable(earlier.instrument_id, earlier.side);
begin
  perform pools.require_trading();
  perform ground.count_call(investor, 'replace_order', 2000);
  if earlier.finished_at is not null then
    raise exception 'order_done';
  end if;
  if earlier.filled_quantity is distinct from replace_order.seen_filled then
    raise exception 'order_changed' using detail = earlier.filled_quantity::text;
  end if;
  -- Checked first: their domains would refuse them without our error code.
  if least(replace_order.quantity, replace_order.limit_price, replace_order.stop_price) < 1
     or greatest(replace_order.quantity, replace_order.limit_price, replace_order.stop_price) > 9007199254740991 then
    raise exception 'invalid_order';
  end if;
  wanted.quantity := coalesce(replace_order.quantity, earlier.quantity);
  wanted.limit_price := coalesce(replace_order.limit_price, earlier.limit_price);
  wanted.stop_price := coalesce(replace_order.stop_price, earlier.stop_price);
  if earlier.kind not in ('limit', 'stop', 'stop_limit') or wanted.quantity <= earlier.filled_quantity
     or (wanted.limit_price is null) <> (earlier.limit_price is null) or (wanted.stop_price is null) <> (earlier.stop_price is null)
     or wanted.stop_price is distinct from earlier.stop_price and earlier.status <> 'armed'
     or earlier.pair_id is not null and wanted.quantity <> earlier.quantity then
    raise exception 'invalid_order';
  end if;
  if wanted.side = 'buy' and people.is_frozen(wanted.investor_id) then
    raise exception 'account_frozen';
  end if;
  perform pools.release(earlier);
  perform pools.check_prices(wanted, instrument);
  if wanted.pair_id is null or wanted.pair_id = wanted.id then
    perform pools.check_size(wanted, instrument, (
      select h.quantity - h.reserved from pools.holdings h where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id));
    wanted.reserved := pools.required_reserve(wanted, instrument);
    perform pools.reserve(wanted, wanted.reserved);
  end if;
  if wanted.quantity > earlier.quantity or (wanted.limit_price, wanted.stop_price) is distinct from (earlier.limit_price, earlier.stop_price) then
    wanted.turn := nextval('public.order_turns');
    wanted.is_new := true;
    wanted.asked_at := clock_timestamp();
  end if;
  wanted := pools.trigger_of(wanted);
  update public.orders o
  set quantity = wanted.quantity, limit_price = wanted.limit_price, stop_price = wanted.stop_price, reserved = wanted.reserved, turn = wanted.turn,
      is_new = wanted.is_new, watch = wanted.watch, falls = wanted.falls, asked_at = wanted.asked_at
  where o.id = wanted.id
  returning * into wanted;
  perform pools.record_order(wanted, 'replaced', wanted.quantity, coalesce(wanted.limit_price, wanted.stop_price));
  perform pools.notify_order(wanted);
  return wanted;
end
$$;
comment on function pools.replace_order(uuid, bigint, bigint, bigint, bigint) is
  'Changes quantity (lots) or prices (ticks; null keeps) of an open order, unless more than seen_filled was filled. Raises not_allowed, session_ended (42501), trading_closed, not_found, order_done, order_changed (detail: what is filled), invalid_order, account_frozen, not_traded, sell_only, instrument_halted, no_price, price_out_of_band, stop_on_wrong_side, would_self_trade, below_minimum, insufficient_cash, insufficient_holding, too_many_requests (2,000 changes in 24 hours).';

create function pools.cancel_order(order_id uuid) returns public.orders
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  mine constant public.orders := pools.my_open_order(cancel_order.order_id, investor);
begin
  if mine.status in ('filled', 'expired') then
    raise exception 'order_done';
  end if;
  if mine.status = 'cancelled' then
    return mine;
  end if;
  return pools.end_order(mine, 'cancelled', 'by_owner');
end
$$;
comment on function pools.cancel_order(uuid) is
  'Cancels the rest of the caller''s order, with its pair''s other half; idempotent. Raises not_allowed, session_ended (42501), not_found, order_done (filled or expired).';
select ground.open('pools.cancel_order', 'authenticated');

create function pools.cancel_orders(pool_id uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  mine public.orders;
  cancelled int := 0;
begin
  perform pools.lock_pool(cancel_orders.pool_id, investor);
  for mine in
    select o.* from public.orders o
    where o.pool_id = cancel_orders.pool_id and o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id
  loop
    perform pools.end_order(mine, 'cancelled', 'by_owner');
    cancelled := cancelled + 1;
  end loop;
  return cancelled;
end
$$;
comment on function pools.cancel_orders(uuid) is
  'Cancels all open orders of the caller''s portfolio; returns how many, a pair as one. Raises not_allowed, session_ended (42501), not_found.';
select ground.open('pools.cancel_orders', 'authenticated');

grant execute on function
  pools.place_order(uuid, text, text, text, bigint, bigint, bigint, bigint, int, text, timestamptz, boolean, uuid),
  pools.place_pair(uuid, text, bigint, bigint, bigint, bigint, uuid),
  pools.replace_order(uuid, bigint, bigint, bigint, bigint)
to authenticated;

create function public.place_order(
  pool_id uuid, instrument_id text, side text, kind text, request_id uuid, quantity bigint default null, spend_cents bigint default null,
  limit_price bigint default null, stop_price bigint default null, trail_bp int default null, time_in_force text default 'gtc',
  expires_at timestamptz default null, post_only boolean default false) returns public.orders
  language sql security invoker set search_path = ''
as $$
  select * from pools.place_order(
    pool_id, instrument_id, side, kind, quantity, spend_cents, limit_price, stop_price, trail_bp, time_in_force, expires_at, post_only, request_id)
$$;
comment on function public.place_order(uuid, text, text, text, uuid, bigint, bigint, bigint, bigint, int, text, timestamptz, boolean) is 'See pools.place_order.';

create function public.place_pair(
  pool_id uuid, instrument_id text, quantity bigint, take_price bigint, stop_price bigint, request_id uuid, stop_limit_price bigint default null)
  returns setof public.orders
  language sql security invoker set search_path = ''
as $$ select * from pools.place_pair(pool_id, instrument_id, quantity, take_price, stop_price, stop_limit_price, request_id) $$;
comment on function public.place_pair(uuid, text, bigint, bigint, bigint, uuid, bigint) is 'See pools.place_pair.';

create function public.replace_order(
  order_id uuid, seen_filled bigint, quantity bigint default null, limit_price bigint default null, stop_price bigint default null) returns public.orders
  language sql security invoker set search_path = ''
as $$ select * from pools.replace_order(order_id, quantity, limit_price, stop_price, seen_filled) $$;
comment on function public.replace_order(uuid, bigint, bigint, bigint, bigint) is 'See pools.replace_order.';

grant execute on function
  public.place_order(uuid, text, text, text, uuid, bigint, bigint, bigint, bigint, int, text, timestamptz, boolean),
  public.place_pair(uuid, text, bigint, bigint, bigint, uuid, bigint),
  public.replace_order(uuid, bigint, bigint, bigint, bigint)
to authenticated;
