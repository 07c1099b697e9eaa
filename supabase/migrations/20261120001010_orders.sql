-- Placing, matching, filling and ending orders.
-- Each locks the pool's books first and fills nothing: known prices fill no new order.

create function pools.tradable(instrument_id text, side text) returns public.instruments language plpgsql stable as $$
  -- Returns the instrument if it takes an order of this side now. Raises not_traded, sell_only, instrument_halted.
declare
  instrument public.instruments;
begin
  select i.* into instrument from public.instruments i where i.id = tradable.instrument_id and i.trading <> 'none';
  if not found then raise exception 'not_traded'; end if;
  if instrument.trading = 'sell_only' and side = 'buy' then raise exception 'sell_only'; end if;
  if instrument.status = 'halted' or instrument.trading = 'paused' then raise exception 'instrument_halted'; end if;
  return instrument;
end $$;

create function pools.last_best_bid_offer(instrument_id text) returns public.last_quotes language plpgsql stable as $$
  -- Returns the last best bid and offer, to check an order, not to fill it.
declare
  seen public.last_quotes;
begin
  select l.* into seen from public.last_quotes l
  where l.instrument_id = last_best_bid_offer.instrument_id and l.received_at > clock_timestamp() - markets.price_life() and markets.may_price(l.source);
  if not found then raise exception 'no_price'; end if;
  return seen;
end $$;

create function pools.check_prices(wanted public.orders, instrument public.instruments) returns void
  language plpgsql stable as $$
  -- Refuses mistaken prices: beyond band_bp, ten times off the mid, a reached stop, one's own opposite limit.
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
end $$;

create function pools.required_reserve(wanted public.orders, instrument public.instruments) returns bigint
  language plpgsql stable as $$
  -- Returns what an order reserves: lots of a sale, cents of a purchase with room for the band.
declare
  left_over constant bigint := wanted.quantity - wanted.filled_quantity;
  worst bigint;
begin
  if wanted.side = 'sell' then return left_over; end if;
  if wanted.spend_cents is not null then return wanted.spend_cents - wanted.filled_cents; end if;
  worst := coalesce(wanted.limit_price, ceil(coalesce(
      wanted.stop_price, (pools.last_best_bid_offer(wanted.instrument_id)).ask * (10000 + coalesce(wanted.trail_bp, 0))::numeric / 10000)
    * (10000 + instrument.band_bp)::numeric / 10000));
  return pools.fill_cents(instrument, 'buy', left_over, worst, greatest(instrument.taker_bp, instrument.maker_bp));
end $$;

create function pools.reserve(wanted public.orders, amount bigint) returns void language plpgsql as $$
  -- Reserves cents for a purchase or lots for a sale; less than zero releases them. The pool's books are locked.
begin
  if amount = 0 then return; end if;
  if wanted.side = 'buy' then
    update pools.pool_books b set reserved_cents = b.reserved_cents + amount
    where b.pool_id = wanted.pool_id and b.reserved_cents + amount <= b.cash_cents;
    if not found then raise exception 'insufficient_cash'; end if;
  else
    update pools.holdings h set reserved = h.reserved + amount
    where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id and h.reserved + amount <= h.quantity;
    if not found then raise exception 'insufficient_holding'; end if;
  end if;
end $$;

create function pools.reserve_for(wanted public.orders, instrument public.instruments) returns public.orders
  language plpgsql as $$
  -- Returns an order with its reserve, of a pair in its take-profit half. Raises below_minimum, unless it sells all.
begin
  if wanted.pair_id <> wanted.id then return wanted; end if;
  if coalesce(wanted.spend_cents, pools.fill_cents(instrument, 'sell', wanted.quantity,
      coalesce(wanted.limit_price, wanted.stop_price, (pools.last_best_bid_offer(wanted.instrument_id)).bid), 0)) < instrument.min_order_cents
     and not (wanted.side = 'sell' and wanted.quantity = (
      select h.quantity - h.reserved from pools.holdings h where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id)) then
    raise exception 'below_minimum' using detail = instrument.min_order_cents::text;
  end if;
  if wanted.kind <> 'market' or wanted.status = 'open' then
    wanted.reserved := pools.required_reserve(wanted, instrument);
    perform pools.reserve(wanted, wanted.reserved);
  end if;
  return wanted;
end $$;

create function pools.accept_order(wanted public.orders) returns public.orders language plpgsql as $$
  -- Inserts a checked order and reserves what it needs. Raises not_found, invalid_expiry (over already, or in more than
  -- a year), portfolio_closed, strategy_not_offered, account_frozen, too_many_orders, and what pools.tradable,
  -- check_prices and reserve_for raise.
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
  if wanted.side = 'buy' and people.is_frozen(wanted.investor_id) then raise exception 'account_frozen'; end if;
  if (select count(*) from public.orders o where o.pool_id = wanted.pool_id and o.status in ('armed', 'open')) >= 200 then
    raise exception 'too_many_orders' using detail = '200';
  end if;
  perform pools.check_prices(wanted, instrument);
  wanted := pools.reserve_for(wanted, instrument);
  wanted.placed_at := clock_timestamp();
  wanted.asked_at := wanted.placed_at;
  wanted.priority := nextval('public.order_priorities');
  wanted := pools.trigger_of(wanted);
  insert into public.orders select wanted.*;
  perform pools.record_order(wanted, 'placed', wanted.quantity, coalesce(wanted.limit_price, wanted.stop_price));
  perform pools.notify_order(wanted);
  return wanted;
end $$;

create function pools.new_order(
  investor uuid, pool_id uuid, instrument_id text, side text, kind text, quantity bigint, spend_cents bigint,
  limit_price bigint, stop_price bigint, trail_bp int, time_in_force text, expires_at timestamptz, post_only boolean,
  order_id uuid, pair_id uuid default null) returns public.orders language plpgsql stable as $$
  -- Returns an order from an investor's input, whatever the time.
declare
  wanted public.orders;
begin
  if side is null or kind is null or num_nonnulls(quantity, spend_cents) <> 1 or coalesce(quantity, spend_cents) < 1
     or spend_cents is not null and not (side = 'buy' and kind = 'market')
     or (limit_price is not null) <> (kind in ('limit', 'stop_limit'))
     or (stop_price is not null) <> (kind in ('stop', 'stop_limit')) or (trail_bp is not null) <> (kind = 'trailing')
     or not coalesce(trail_bp between 10 and 5000, true)
     or not coalesce(time_in_force, 'gtc') in ('gtc', 'gtd', 'ioc', 'fok')
     or not side in ('buy', 'sell') or not kind in ('market', 'limit', 'stop', 'stop_limit', 'trailing')
     or coalesce(post_only, false) and not (kind = 'limit' and coalesce(time_in_force, 'gtc') in ('gtc', 'gtd'))
     or greatest(quantity, limit_price, stop_price) > 9007199254740991 or least(limit_price, stop_price) < 1
     or spend_cents > ground.most_cents() then
    raise exception 'invalid_order';
  end if;
  if (expires_at is not null) <> (coalesce(time_in_force, 'gtc') = 'gtd') then raise exception 'invalid_expiry'; end if;
  select order_id, pool_id, investor, instrument_id, side, kind, quantity, spend_cents, limit_price, stop_price,
    trail_bp, coalesce(time_in_force, 'gtc'), expires_at, coalesce(post_only, false), pair_id, true, 0, 0, 0, 0,
    case when kind in ('stop', 'stop_limit', 'trailing') then 'armed' else 'open' end
  into wanted.id, wanted.pool_id, wanted.investor_id, wanted.instrument_id, wanted.side, wanted.kind, wanted.quantity, wanted.spend_cents,
    wanted.limit_price, wanted.stop_price, wanted.trail_bp, wanted.time_in_force, wanted.expires_at, wanted.post_only, wanted.pair_id,
    wanted.is_new, wanted.reserved, wanted.filled_quantity, wanted.filled_cents, wanted.fee_cents, wanted.status;
  return wanted;
end $$;

create function pools.existing_order(wanted public.orders, half public.orders default null) returns public.orders
  language plpgsql as $$
  -- Returns the order that this request has placed, with its pair's other half; the pool's books are locked.
declare
  is_known constant boolean := ground.done_before(
    wanted.id, wanted.investor_id, 'place_order', jsonb_build_array(to_jsonb(wanted), to_jsonb(half) - 'id'), 2000);
  known public.orders;
begin
  perform pools.require_trading();
  perform pools.lock_pool(wanted.pool_id, wanted.investor_id);
  select o.* into known from public.orders o where o.id = wanted.id;
  if found <> is_known then raise exception 'request_id_reused'; end if;
  return known;
end $$;

create function pools.place_order(
  pool_id uuid, instrument_id text, side text, kind text, request_id uuid, quantity bigint default null,
  spend_cents bigint default null, limit_price bigint default null, stop_price bigint default null,
  trail_bp int default null, time_in_force text default 'gtc', expires_at timestamptz default null,
  post_only boolean default false) returns public.orders language plpgsql security definer as $$ -- door: authenticated
  -- Places an order of the caller's portfolio in lots, or a market purchase by spend_cents with fee. Prices in ticks,
  -- trail_bp in basis points. Only later quotes fill it. Idempotent by request_id. Raises request_id_required,
  -- request_id_reused, trading_closed, not_found, portfolio_closed, account_frozen, invalid_order, invalid_expiry,
  -- not_traded, sell_only, instrument_halted, no_price, price_out_of_band, stop_on_wrong_side, would_self_trade,
  -- below_minimum (detail: the least in cents), insufficient_cash, insufficient_holding, too_many_orders (detail: how
  -- many), too_many_requests (2,000 in 24 hours).
declare
  investor constant uuid := people.caller();
  wanted constant public.orders := pools.new_order(
    investor, pool_id, instrument_id, side, kind, quantity, spend_cents, limit_price,
    stop_price, trail_bp, time_in_force, expires_at, post_only, request_id);
  known constant public.orders := pools.existing_order(wanted);
begin
  if known.id is not null then return known; end if;
  return pools.accept_order(wanted);
end $$;

create function pools.place_pair(
  pool_id uuid, instrument_id text, quantity bigint, take_price bigint, stop_price bigint, request_id uuid,
  stop_limit_price bigint default null) returns setof public.orders
  language plpgsql security definer as $$ -- door: authenticated
  -- Places an OCO pair of sales of one quantity (lots): a limit at take_price and a stop at stop_price, in ticks.
  -- Idempotent by request_id. Raises take_on_wrong_side (the bid is there already) and what pools.place_order raises.
declare
  investor constant uuid := people.caller();
  take constant public.orders := pools.new_order(
    investor, pool_id, instrument_id, 'sell', 'limit', quantity, null, take_price, null, null, 'gtc', null, false,
    request_id, request_id);
  stop constant public.orders := pools.new_order(
    investor, pool_id, instrument_id, 'sell', case when stop_limit_price is null then 'stop' else 'stop_limit' end,
    quantity, null, stop_limit_price, stop_price, null, 'gtc', null, false, gen_random_uuid(), request_id);
  known constant public.orders := pools.existing_order(take, stop);
begin
  if known.id is null then
    if (pools.last_best_bid_offer(instrument_id)).bid >= take_price then raise exception 'take_on_wrong_side'; end if;
    perform pools.accept_order(take);
    perform pools.accept_order(stop);
  end if;
  return query select o.* from public.orders o where o.pair_id = place_pair.request_id order by o.id <> o.pair_id;
end $$;

create function pools.my_open_order(order_id uuid, investor uuid) returns public.orders language plpgsql as $$
  -- Locks the books of an investor's order's pool and returns the current order. Raises not_found.
declare
  mine public.orders;
begin
  select o.* into mine from public.orders o where o.id = my_open_order.order_id and o.investor_id = investor;
  if not found then raise exception 'not_found'; end if;
  perform pools.lock_pool(mine.pool_id, mine.investor_id);
  select o.* into mine from public.orders o where o.id = my_open_order.order_id;
  return mine;
end $$;

create function pools.cancel_order(order_id uuid) returns public.orders
  language plpgsql security definer as $$ -- door: authenticated
  -- Cancels the rest of the caller's order and its pair's other half; idempotent. Raises not_found, order_done.
declare
  investor constant uuid := people.caller();
  mine constant public.orders := pools.my_open_order(order_id, investor);
begin
  if mine.status in ('filled', 'expired') then raise exception 'order_done'; end if;
  if mine.status = 'cancelled' then return mine; end if;
  return pools.end_order(mine, 'cancelled', 'by_owner');
end $$;

-- markets.ingest_quotes stores, matches and books a batch in one transaction, so no fill lacks its money.
create function pools.book_fill(fill public.fills, instrument public.instruments, fee_bp int, unreserved bigint)
  returns public.fills language plpgsql as $$
  -- Books a fill in holdings and ledger and returns it with its cents; the caller changes the pool's cash.
declare
  held pools.holdings;
begin
  fill.id := gen_random_uuid();
  fill.at := clock_timestamp();
  fill.cents := pools.fill_cents(instrument, fill.side, fill.quantity, fill.price, fee_bp);
  fill.fee_cents := abs(fill.cents - pools.fill_cents(instrument, fill.side, fill.quantity, fill.price, 0));
  fill.cost_cents := fill.cents;
  if fill.side = 'buy' then
    insert into pools.holdings as h (pool_id, instrument_id, quantity, cost_cents)
    values (fill.pool_id, fill.instrument_id, fill.quantity, fill.cents)
    on conflict (pool_id, instrument_id) do update set quantity = h.quantity + excluded.quantity, cost_cents = h.cost_cents + excluded.cost_cents;
  else
    select * into held from pools.holdings h where h.pool_id = fill.pool_id and h.instrument_id = fill.instrument_id;
    fill.cost_cents := case when fill.quantity = held.quantity then held.cost_cents else div(held.cost_cents::numeric * fill.quantity, held.quantity) end;
    update pools.holdings h
    set quantity = h.quantity - fill.quantity, reserved = h.reserved - unreserved, cost_cents = h.cost_cents - fill.cost_cents
    where h.pool_id = fill.pool_id and h.instrument_id = fill.instrument_id;
  end if;
  insert into public.fills select fill.*;
  perform programs.queue_event(fill.investor_id, fill);
  if fill.cents > 0 then
    perform ledger.transfer(null, case fill.side when 'buy' then 'coins' else 'cash' end::ledger.book,
      case fill.side when 'buy' then 'cash' else 'coins' end::ledger.book, fill.cents, fill.side::ledger.purpose, fill.id);
  end if;
  return fill;
end $$;

create function pools.fill_order(wanted public.orders, size_left bigint, role text, instrument public.instruments,
  quote markets.judged_quote, source text, received timestamptz) returns bigint language plpgsql as $$
  -- Fills an order as far as size, quantity and money allow, makers at their limit, takers at the quote; returns lots.
declare
  price constant bigint := case when role = 'maker' then wanted.limit_price when wanted.side = 'buy' then quote.ask else quote.bid end;
  fee_bp constant int := case role when 'maker' then instrument.maker_bp else instrument.taker_bp end;
  books pools.pool_books;
  affordable bigint;
  taken bigint := least(size_left, wanted.quantity - wanted.filled_quantity);
  fill public.fills;
  freed bigint := 0;
  is_done boolean;
begin
  if wanted.side = 'buy' then
    select * into books from pools.pool_books b where b.pool_id = wanted.pool_id;
    -- With free cash for rounding, unless by amount. div(), because a long quotient is rounded before it is truncated.
    affordable := div(
      (wanted.reserved + case when wanted.spend_cents is null then books.cash_cents - books.reserved_cents else 0 end)::numeric
      * (10::numeric ^ (instrument.price_decimals + instrument.quantity_decimals)) * 100, price::numeric * (10000 + fee_bp));
    taken := least(coalesce(taken, size_left), affordable);
  end if;
  if taken > 0 then
    fill := pools.book_fill(
      row(null, wanted.id, null, wanted.pool_id, wanted.investor_id, wanted.instrument_id, wanted.side, null, taken,
        price, null, null, null, role, quote.bid, quote.ask, quote.bid_size, quote.ask_size, source, quote.source_at, received)::public.fills, instrument, fee_bp, taken);
    if wanted.side = 'buy' then
      freed := case when wanted.filled_quantity + taken = wanted.quantity then wanted.reserved else least(wanted.reserved, fill.cents) end;
      update pools.pool_books b set cash_cents = b.cash_cents - fill.cents, reserved_cents = b.reserved_cents - freed where b.pool_id = wanted.pool_id;
    else
      freed := taken;
      update pools.pool_books b set cash_cents = b.cash_cents + fill.cents where b.pool_id = wanted.pool_id;
    end if;
    if wanted.pair_id is not null then perform pools.reduce_oco_sibling(wanted, taken); end if;
  else
    taken := 0;
  end if;
  wanted.is_new := false;
  wanted.filled_quantity := wanted.filled_quantity + taken;
  wanted.filled_cents := wanted.filled_cents + coalesce(fill.cents, 0);
  wanted.fee_cents := wanted.fee_cents + coalesce(fill.fee_cents, 0);
  if wanted.pair_id is null or wanted.pair_id = wanted.id then wanted.reserved := wanted.reserved - freed; end if;
  is_done := coalesce(wanted.filled_quantity = wanted.quantity, false)
    or wanted.spend_cents is not null and wanted.filled_quantity > 0 and (taken = affordable or wanted.reserved = 0);
  if is_done then
    if wanted.reserved <> 0 then perform pools.reserve(wanted, -wanted.reserved); end if;
    wanted.status := 'filled';
  end if;
  wanted := pools.store_order(wanted);
  if taken > 0 then perform pools.record_order(wanted, 'filled', taken, price); end if;
  if not is_done and wanted.side = 'buy' and affordable <= taken and taken < size_left then
    perform pools.end_order(wanted, 'cancelled', 'insufficient_cash');
  elsif is_done or taken > 0 then
    perform pools.notify_order(wanted);
  end if;
  if is_done and wanted.rebalance_id is not null and wanted.side = 'sell' then
    perform pools.open_purchases(wanted.rebalance_id);
  end if;
  if fill.cents = 0 then perform pools.void_units(wanted.pool_id); end if;
  return taken;
end $$;

create function pools.reduce_oco_sibling(filled public.orders, taken bigint) returns void language plpgsql as $$
  -- Cuts a pair's other half by the filled lots, and cancels it at zero. The pool's books are locked.
declare
  half public.orders;
begin
  select * into half from public.orders o where o.pair_id = filled.pair_id and o.id <> filled.id and o.status in ('armed', 'open');
  if not found then return; end if;
  if half.quantity - taken > half.filled_quantity then
    half.quantity := half.quantity - taken;
    if half.pair_id = half.id then half.reserved := half.reserved - taken; end if;
    half := pools.store_order(half);
    perform pools.record_order(half, 'cut', taken);
    perform messages.broadcast('orders', half.id::text, half.investor_id);
  else
    half.status := 'cancelled';
    half.reason := 'other_half';
    half := pools.store_order(half);
    perform pools.record_order(half, 'cancelled');
    perform pools.notify_order(half);
  end if;
end $$;

create function pools.match_quote(quote markets.judged_quote, source text, received timestamptz, pools uuid[], leaving text[]) returns void
  language plpgsql as $$
  -- Matches one quote with earlier orders of pools with locked books: makers at their limit, then takers at the quote,
  -- within its size, half of it for what strategies sell next.
declare
  instrument public.instruments;
  wanted public.orders;
  -- Holders leaving a strategy keep half of the shown size, so that no large sale keeps them in.
  bid_left bigint := case when quote.instrument_id = any (leaving) then div(quote.bid_size + 1, 2) else quote.bid_size end;
  ask_left bigint := quote.ask_size;
  size_left bigint;
  taken bigint;
  -- A quote fills no order placed after its source showed it; a source whose clock is ahead gains nothing.
  shown_at constant timestamptz := least(quote.source_at, received);
begin
  select i.* into instrument from public.instruments i where i.id = quote.instrument_id and i.trading in ('open', 'sell_only');
  if not found then return; end if;
  if exists (
    select from public.orders o where o.pool_id = any (pools) and o.instrument_id = quote.instrument_id and o.status = 'armed') then
    update public.orders o
    set (trail_mark, stop_price, trigger_price) = (
      select t.mark, t.stop, t.stop
      from (select case o.side
        when 'sell' then greatest(trunc(quote.bid * (10000 - o.trail_bp) / 10000), 1)
        else ceil(quote.ask * (10000 + o.trail_bp) / 10000) end as stop, case o.side when 'sell' then quote.bid else quote.ask end as mark) t)
    where o.instrument_id = quote.instrument_id and o.kind = 'trailing' and o.status = 'armed' and o.asked_at < shown_at and o.pool_id = any (pools)
      and coalesce(case o.side when 'sell' then o.trail_mark < quote.bid else o.trail_mark > quote.ask end, true);
    for wanted in
      select o.* from public.orders o
      where o.instrument_id = quote.instrument_id and o.status = 'armed' and o.asked_at < shown_at and o.pool_id = any (pools)
        and case o.side when 'sell' then o.stop_price >= quote.bid else o.stop_price <= quote.ask end
      order by o.priority
    loop
      wanted.status := 'open';
      wanted.is_new := true;
      wanted.priority := nextval('public.order_priorities');
      wanted := pools.store_order(wanted);
      perform pools.record_order(wanted, 'triggered', null, wanted.stop_price);
      perform pools.notify_order(wanted);
    end loop;
  end if;
  -- Makers first, by price and turn, at their limit; then takers, by turn.
  for wanted in
    select o.* from public.orders o
    where o.instrument_id = quote.instrument_id and o.status = 'open' and o.asked_at < shown_at and o.pool_id = any (pools)
      and (o.is_new or o.limit_price is null or case o.side when 'buy' then o.limit_price >= quote.ask else o.limit_price <= quote.bid end)
    order by o.is_new or o.limit_price is null,
      case when not o.is_new then case o.side when 'buy' then -o.limit_price else o.limit_price end end nulls last,
      o.priority
  loop
    select o.* into wanted from public.orders o where o.id = wanted.id and o.status = 'open';
    continue when not found;
    size_left := case wanted.side when 'buy' then ask_left else bid_left end;
    if pools.is_refused(wanted, quote, size_left, instrument) then continue; end if;
    taken := 0;
    if wanted.limit_price is null or (case wanted.side when 'buy' then wanted.limit_price >= quote.ask else wanted.limit_price <= quote.bid end) then
      taken := pools.fill_order(
        wanted, size_left, case when wanted.is_new or wanted.limit_price is null then 'taker' else 'maker' end, instrument, quote, source, received);
    elsif wanted.is_new then
      wanted.is_new := false;
      wanted := pools.store_order(wanted);
    end if;
    if wanted.side = 'buy' then
      ask_left := ask_left - taken;
    else
      bid_left := bid_left - taken;
    end if;
    if wanted.time_in_force = 'ioc' then
      select o.* into wanted from public.orders o where o.id = wanted.id and o.status = 'open';
      if found then perform pools.end_order(wanted, 'cancelled', 'rest_not_filled'); end if;
    end if;
  end loop;
end $$;

create function pools.is_refused(wanted public.orders, quote markets.judged_quote, size_left bigint, instrument public.instruments) returns boolean
  language plpgsql as $$
  -- Cancels an order this quote must not fill: sell_only, frozen account, post-only, fok beyond size (lots) or money.
declare
  takes constant boolean := wanted.limit_price is null
    or case wanted.side when 'buy' then wanted.limit_price >= quote.ask else wanted.limit_price <= quote.bid end;
  reason text;
begin
  reason := case
    when wanted.side = 'buy' and instrument.trading = 'sell_only' then 'sell_only'
    when wanted.side = 'buy' and people.is_frozen(wanted.investor_id) then 'account_frozen'
    when wanted.is_new and wanted.post_only and takes then 'would_take'
    when wanted.is_new and wanted.time_in_force = 'fok' and not (takes and case
        when wanted.spend_cents is null then wanted.quantity <= size_left
        else pools.fill_cents(instrument, 'buy', size_left, quote.ask::bigint, instrument.taker_bp) >= wanted.spend_cents end) then 'all_or_nothing'
    -- The price has moved beyond the reserve, so fok cannot fill.
    when wanted.is_new and wanted.time_in_force = 'fok' and wanted.side = 'buy' and wanted.spend_cents is null
      and pools.fill_cents(instrument, 'buy', wanted.quantity, quote.ask::bigint, instrument.taker_bp) > (
        select b.cash_cents - b.reserved_cents + wanted.reserved from pools.pool_books b where b.pool_id = wanted.pool_id) then 'insufficient_cash'
  end;
  if reason is null then return false; end if;
  perform pools.end_order(wanted, 'cancelled', reason);
  return true;
end $$;

create function pools.match_quotes(judged markets.judged_quote[], source text, received timestamptz, pools uuid[])
  returns void language plpgsql as $$
  -- Matches each accepted quote of a batch with these pools' orders, in order.
declare
  quote markets.judged_quote;
  -- Those of strategies with pending redemptions or closing, which the next dealings sell.
  leaving constant text[] := array(
    select distinct h.instrument_id
    from (
      select r.pool_id from public.copy_requests r
      where r.status = 'waiting' and r.side = 'out' and coalesce(r.not_before <= clock_timestamp(), true)
      union select s.pool_id from public.strategies s where s.status = 'closing') x
    join pools.holdings h on h.pool_id = x.pool_id and h.quantity > 0);
begin
  foreach quote in array judged loop
    if quote.reason is null then perform pools.match_quote(quote, source, received, pools, leaving); end if;
  end loop;
end $$;

create function pools.lock_books(pools uuid[]) returns uuid[] language plpgsql set lock_timeout = '500ms' as $$
  -- Locks pools' books by id, before any account; returns which, without those locked elsewhere for more than half a
  -- second (docs/decisions/0015-orders-meet-quotes-in-their-transaction.md).
begin
  perform from pools.pool_books b where b.pool_id = any (lock_books.pools) order by b.pool_id for update;
  return pools;
exception when lock_not_available then
  -- A slow request holds the books until its answer is computed; all others go on.
  return array(select b.pool_id from pools.pool_books b where b.pool_id = any (lock_books.pools) order by b.pool_id for update skip locked);
end $$;

create function pools.match_batch(judged markets.judged_quote[], source text, received timestamptz) returns void
  language plpgsql as $$
  -- Matches a batch's accepted quotes with open orders of unlocked pools. A failing pool's orders are cancelled.
declare
  pools uuid[];
  pool uuid;
  over public.orders;
begin
  pools := array(
    with shown as (
      select j.instrument_id, min(j.bid) as low_bid, max(j.bid) as high_bid, min(j.ask) as low_ask, max(j.ask) as high_ask
      from unnest(judged) j join public.instruments i on i.id = j.instrument_id and i.trading in ('open', 'sell_only') and i.status = 'shown'
      where j.reason is null group by j.instrument_id)
    select o.pool_id from shown s cross join lateral (
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'buy' and x.trigger_below and x.trigger_price >= s.low_ask and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'buy' and not x.trigger_below and x.trigger_price <= s.high_ask and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'sell' and x.trigger_below and x.trigger_price >= s.low_bid and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'sell' and not x.trigger_below and x.trigger_price <= s.high_bid and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'sell' and x.trail_mark < s.high_bid and x.status = 'armed'
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'buy' and x.trail_mark > s.low_ask and x.status = 'armed') o
    union
    select x.pool_id from public.orders x where x.expires_at <= received and x.status in ('armed', 'open'));
  if pools = '{}' then return; end if;
  -- Locks books for the whole batch: concurrent orders wait or meet the next batch.
  pools := pools.lock_books(pools);
  for over in
    select o.* from public.orders o where o.pool_id = any (pools) and o.expires_at <= received and o.status in ('armed', 'open') order by o.priority
  loop
    perform pools.end_order(over, 'expired', 'over');
  end loop;
  begin
    perform pools.match_quotes(judged, source, received, pools);
  exception when others then
    -- Unexpected failure. Tries each pool alone, so that one portfolio does not stop all prices.
    foreach pool in array pools loop
      begin
        perform pools.match_quotes(judged, source, received, array[pool]);
        raise exception 'tried';
      exception when others then
        continue when sqlerrm = 'tried';
        raise warning 'The orders of portfolio % are cancelled: %', pool, sqlerrm;
        pools := array_remove(pools, pool);
        perform pools.end_orders(pool, 'failed');
      end;
    end loop;
    perform pools.match_quotes(judged, source, received, pools);
  end;
end $$;

create function markets.ingest_quotes(source text, quotes jsonb) returns jsonb
  language plpgsql security definer set plan_cache_mode = force_generic_plan as $$ -- door: service_role
  -- Stores up to 1,000 quotes of one source: {instrument_id, bid, ask, bid_size, ask_size, source_at}, in ticks and
  -- lots. Returns {accepted, refused: [{instrument_id, reason}]}, with source_not_allowed for markets.may_price. Raises
  -- invalid_quotes; 23514 for what is no source.

  -- A custom plan for each batch takes longer than the batch (npm run bench -- trading).
declare
  received timestamptz;
  judged markets.judged_quote[];
  refused jsonb;
begin
  if jsonb_typeof(quotes) is distinct from 'array' or jsonb_array_length(quotes) > 1000 then
    raise exception 'invalid_quotes' using hint = 'A list of up to 1000 quotes.';
  end if;
  perform source::public.price_source;
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  received := clock_timestamp();
  judged := array(select j from markets.judge_quotes(ingest_quotes.source, ingest_quotes.quotes, received) j);
  insert into markets.quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
  select j.instrument_id, ingest_quotes.source, j.source_at, received, j.bid, j.ask, j.bid_size, j.ask_size
  from unnest(judged) j where j.reason is null;
  insert into public.last_quotes as l (instrument_id, bid, ask, bid_size, ask_size, source, source_at, received_at)
  select distinct on (j.instrument_id)
    j.instrument_id, j.bid, j.ask, j.bid_size, j.ask_size, ingest_quotes.source, j.source_at, received
  from unnest(judged) j where j.reason is null order by j.instrument_id, j.place desc
  on conflict on constraint last_quotes_pkey do update
    set bid = excluded.bid, ask = excluded.ask, bid_size = excluded.bid_size, ask_size = excluded.ask_size,
        source = excluded.source, source_at = excluded.source_at, received_at = excluded.received_at;
  insert into public.bars as b (instrument_id, span, opened_at, open, high, low, close, source)
  select m.instrument_id, s.span, date_trunc(s.unit, received, 'UTC'), m.open, m.high, m.low, m.close, ingest_quotes.source
  from (
    select j.instrument_id, (array_agg(j.mid order by j.place))[1] as open, max(j.mid) as high, min(j.mid) as low,
      (array_agg(j.mid order by j.place desc))[1] as close
    from unnest(judged) j where j.reason is null group by j.instrument_id
  ) m cross join (values ('1m', 'minute'), ('1h', 'hour'), ('1d', 'day')) s (span, unit)
  on conflict on constraint bars_pkey do update
    -- What was simulated is no part of what exchanges show.
    set open = case when b.source ^@ 'ccxt:' = excluded.source ^@ 'ccxt:' then b.open else excluded.open end,
        high = greatest(case when b.source ^@ 'ccxt:' = excluded.source ^@ 'ccxt:' then b.high end, excluded.high),
        low = least(case when b.source ^@ 'ccxt:' = excluded.source ^@ 'ccxt:' then b.low end, excluded.low),
        close = excluded.close, source = excluded.source;
  refused := (
    select jsonb_agg(jsonb_build_object('instrument_id', j.instrument_id, 'reason', j.reason) order by j.place)
    from unnest(judged) j where j.reason is not null);
  if refused is not null then
    insert into markets.refused_quotes (received_at, source, reason, quote)
    select received, ingest_quotes.source, j.reason, ingest_quotes.quotes -> j.place from unnest(judged) j where j.reason is not null;
    delete from markets.refused_quotes r where r.id <= (select max(n.id) - 10000 from markets.refused_quotes n);
  end if;
  if refused is not null or exists (select from markets.halts h where h.ended_at is null) then
    perform markets.follow_halts(judged, received);
  end if;
  perform pools.match_batch(judged, source, received);
  perform markets.notify_prices(received);
  return jsonb_build_object(
    'accepted', cardinality(judged) - coalesce(jsonb_array_length(refused), 0), 'refused', coalesce(refused, '[]'));
end $$;

create function pools.end_order(ended public.orders, status text, reason text) returns public.orders
  language plpgsql as $$
  -- Ends an order unfilled, with its pair's other half, and releases their reserves. The pool's books are locked.
declare
  half public.orders;
begin
  for half in
    select o.* from public.orders o
    where (o.id = ended.id or o.pair_id = ended.pair_id) and o.status in ('armed', 'open') order by o.id <> ended.id
  loop
    perform pools.reserve(half, -half.reserved);
    half.status := case when half.id = ended.id then end_order.status else 'cancelled' end;
    half.reason := case when half.id = ended.id then end_order.reason else 'other_half' end;
    half := pools.store_order(half);
    perform pools.record_order(half, half.status);
    if half.id = ended.id then ended := half; end if;
  end loop;
  perform pools.notify_order(ended);
  if ended.rebalance_id is not null and ended.side = 'sell' then
    perform pools.open_purchases(ended.rebalance_id);
  end if;
  return ended;
end $$;

create function pools.end_orders(pool_id uuid, reason text) returns int language plpgsql as $$
  -- Cancels a pool's open orders; returns how many, a pair as one. The pool's books are locked.
begin
  return (
    select count(pools.end_order(o, 'cancelled', end_orders.reason)) from public.orders o
    where o.pool_id = end_orders.pool_id and o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id);
end $$;

create function pools.open_purchases(rebalance_id uuid) returns void language plpgsql as $$
  -- Opens a rebalancing's purchases after its sales, within the cash left. The pool's books are locked.
declare
  wanted public.orders;
  free bigint;
begin
  if exists (
    select from public.orders o where o.rebalance_id = open_purchases.rebalance_id and o.side = 'sell' and o.status in ('armed', 'open')) then
    return;
  end if;
  for wanted in
    select o.* from public.orders o
    where o.rebalance_id = open_purchases.rebalance_id and o.kind = 'market' and o.status = 'armed' order by o.priority
  loop
    select b.cash_cents - b.reserved_cents into free from pools.pool_books b where b.pool_id = wanted.pool_id;
    wanted.reserved := least(wanted.spend_cents, free);
    if wanted.reserved < 1 then
      perform pools.end_order(wanted, 'cancelled', 'insufficient_cash');
      continue;
    end if;
    perform pools.reserve(wanted, wanted.reserved);
    wanted.status := 'open';
    wanted.asked_at := clock_timestamp();
    wanted := pools.store_order(wanted);
    perform pools.record_order(wanted, 'triggered');
    perform pools.notify_order(wanted);
  end loop;
end $$;
