-- markets.ingest_quotes (prices.sql) stores, matches and books a batch in one transaction, so an interrupted batch leaves nothing and no fill lacks
-- its money.

create function pools.fill_order(wanted public.orders, size_left bigint, role text, instrument public.instruments, quote markets.judged_quote, source text, received timestamptz)
  returns bigint
  language plpgsql set search_path = ''
as $$
declare
  price constant bigint := case when role = 'maker' then wanted.limit_price when wanted.side = 'buy' then quote.ask else quote.bid end;
  fee_bp constant int := case role when 'maker' then instrument.maker_bp else instrument.taker_bp end;
  books pools.pool_books;
  held pools.holdings;
  affordable bigint;
  taken bigint := least(size_left, wanted.quantity - wanted.filled_quantity);
  paid bigint;
  gross bigint;
  cost bigint;
  fill_id constant uuid := gen_random_uuid();
  freed bigint;
  is_done boolean;
begin
  if wanted.side = 'buy' then
    select * into books from pools.pool_books b where b.pool_id = wanted.pool_id;
    -- Reserved and, unless by amount, free cash for rounding. div(), because a long quotient is rounded before it can be truncated.
    affordable := div(
      (wanted.reserved + case when wanted.spend_cents is null then books.cash_cents - books.reserved_cents else 0 end)::numeric
      * (10::numeric ^ (instrument.price_decimals + instrument.quantity_decimals)) * 100, price::numeric * (10000 + fee_bp));
    taken := least(coalesce(taken, size_left), affordable);
  else
    select * into held from pools.holdings h where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id;
  end if;
  if taken > 0 then
    paid := pools.fill_cents(instrument, wanted.side, taken, price, fee_bp);
    gross := pools.fill_cents(instrument, wanted.side, taken, price, 0);
    if wanted.side = 'buy' then
      cost := paid;
      freed := case when wanted.filled_quantity + taken = wanted.quantity then wanted.reserved else least(wanted.reserved, paid) end;
      update pools.pool_books b set cash_cents = b.cash_cents - paid, reserved_cents = b.reserved_cents - freed where b.pool_id = wanted.pool_id;
      insert into pools.holdings as h (pool_id, instrument_id, quantity, cost_cents)
      values (wanted.pool_id, wanted.instrument_id, taken, paid)
      on conflict (pool_id, instrument_id) do update set quantity = h.quantity + excluded.quantity, cost_cents = h.cost_cents + excluded.cost_cents;
    else
      cost := case when taken = held.quantity then held.cost_cents else div(held.cost_cents::numeric * taken, held.quantity) end;
      freed := taken;
      update pools.pool_books b set cash_cents = b.cash_cents + paid where b.pool_id = wanted.pool_id;
      update pools.holdings h set quantity = h.quantity - taken, reserved = h.reserved - taken, cost_cents = h.cost_cents - cost
      where h.pool_id = wanted.pool_id and h.instrument_id = wanted.instrument_id;
    end if;
    insert into public.fills (
      id, order_id, pool_id, investor_id, instrument_id, side, quantity, price, cents, fee_cents, cost_cents, role,
      bid, ask, bid_size, ask_size, source, source_at, received_at)
    values (
      fill_id, wanted.id, wanted.pool_id, wanted.investor_id, wanted.instrument_id, wanted.side, taken, price, paid, abs(paid - gross), cost, role,
      quote.bid, quote.ask, quote.bid_size, quote.ask_size, source, quote.source_at, received);
    if paid > 0 then
      perform ledger.transfer(null, case wanted.side when 'buy' then 'coins' else 'cash' end::ledger.book,
        case wanted.side when 'buy' then 'cash' else 'coins' end::ledger.book, paid, wanted.side::ledger.purpose, fill_id);
    end if;
    perform pools.reduce_oco_sibling(wanted, taken);
  else
    taken := 0;
    paid := 0;
    gross := 0;
    freed := 0;
  end if;

  wanted.is_new := false;
  wanted.filled_quantity := wanted.filled_quantity + taken;
  wanted.filled_cents := wanted.filled_cents + paid;
  wanted.fee_cents := wanted.fee_cents + abs(paid - gross);
  if wanted.pair_id is null or wanted.pair_id = wanted.id then
    wanted.reserved := wanted.reserved - freed;
  end if;
  is_done := coalesce(wanted.filled_quantity = wanted.quantity, false)
    or wanted.spend_cents is not null and wanted.filled_quantity > 0 and (taken = affordable or wanted.reserved = 0);
  if is_done then
    perform pools.release(wanted);
    wanted.reserved := 0;
    wanted.status := 'filled';
    wanted.watch := null;
    wanted.falls := null;
    wanted.finished_at := clock_timestamp();
  else
    wanted := pools.trigger_of(wanted);
  end if;
  update public.orders o
  set is_new = false, filled_quantity = wanted.filled_quantity, filled_cents = wanted.filled_cents, fee_cents = wanted.fee_cents,
      reserved = wanted.reserved, status = wanted.status, watch = wanted.watch, falls = wanted.falls, finished_at = wanted.finished_at
  where o.id = wanted.id;
  if taken > 0 then
    perform pools.record_order(wanted, 'filled', taken, price);
  end if;
  if not is_done and wanted.side = 'buy' and affordable <= taken and taken < size_left then
    perform pools.end_order(wanted, 'cancelled', 'insufficient_cash');
  elsif is_done or taken > 0 then
    perform pools.notify_order(wanted);
  end if;
  if is_done and wanted.rebalance_id is not null and wanted.side = 'sell' then
    perform pools.open_purchases(wanted.rebalance_id);
  end if;
  if taken > 0 and paid = 0 then
    perform pools.void_units(wanted.pool_id);
  end if;
  return taken;
end
$$;
comment on function pools.fill_order(public.orders, bigint, text, public.instruments, markets.judged_quote, text, timestamptz) is
  'Fills an order as far as size left (lots), quantity and money allow, makers at their limit, takers at the quote; returns the lots. The pool''s books are locked.';

create function pools.reduce_oco_sibling(filled public.orders, taken bigint) returns void
  language plpgsql set search_path = ''
as $$
declare
  half public.orders;
begin
  if filled.pair_id is null then
    return;
  end if;
  select * into half from public.orders o where o.pair_id = filled.pair_id and o.id <> filled.id and o.status in ('armed', 'open');
  if not found then
    return;
  end if;
  if half.quantity - taken > half.filled_quantity then
    update public.orders o
    set quantity = o.quantity - taken, reserved = o.reserved - case when o.pair_id = o.id then taken else 0 end
    where o.id = half.id
    returning * into half;
    perform pools.record_order(half, 'cut', taken);
    perform messages.broadcast('orders', half.id::text, half.investor_id);
  else
    update public.orders o
    set status = 'cancelled', reason = 'other_half', reserved = 0, watch = null, falls = null, finished_at = clock_timestamp()
    where o.id = half.id
    returning * into half;
    perform pools.record_order(half, 'cancelled');
    perform pools.notify_order(half);
  end if;
end
$$;
comment on function pools.reduce_oco_sibling(public.orders, bigint) is
  'Cuts a pair''s other half by the filled lots, and cancels it at zero. The pool''s books are locked.';

create function pools.match_quote(quote markets.judged_quote, source text, received timestamptz, pools uuid[], leaving text[]) returns void
  language plpgsql set search_path = ''
as $$
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
  if not found then
    return;
  end if;

  if exists (
    select from public.orders o where o.pool_id = any (pools) and o.instrument_id = quote.instrument_id and o.status = 'armed') then
    update public.orders o
    set (trail_mark, stop_price, watch) = (
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
      order by o.turn
    loop
      wanted.status := 'open';
      wanted.is_new := true;
      wanted := pools.trigger_of(wanted);
      update public.orders o
      set status = 'open', is_new = true, turn = nextval('public.order_turns'), watch = wanted.watch, falls = wanted.falls
      where o.id = wanted.id;
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
      o.turn
  loop
    select o.* into wanted from public.orders o where o.id = wanted.id and o.status = 'open';
    continue when not found;
    size_left := case wanted.side when 'buy' then ask_left else bid_left end;
    if pools.is_refused(wanted, quote, size_left, instrument) then
      continue;
    end if;
    taken := 0;
    if wanted.limit_price is null or (case wanted.side when 'buy' then wanted.limit_price >= quote.ask else wanted.limit_price <= quote.bid end) then
      taken := pools.fill_order(
        wanted, size_left, case when wanted.is_new or wanted.limit_price is null then 'taker' else 'maker' end, instrument, quote, source, received);
    elsif wanted.is_new then
      wanted.is_new := false;
      wanted := pools.trigger_of(wanted);
      update public.orders o set is_new = false, watch = wanted.watch, falls = wanted.falls where o.id = wanted.id;
    end if;
    if wanted.side = 'buy' then
      ask_left := ask_left - taken;
    else
      bid_left := bid_left - taken;
    end if;
    if wanted.time_in_force = 'ioc' then
      select o.* into wanted from public.orders o where o.id = wanted.id and o.status = 'open';
      if found then
        perform pools.end_order(wanted, 'cancelled', 'rest_not_filled');
      end if;
    end if;
  end loop;
end
$$;
comment on function pools.match_quote(markets.judged_quote, text, timestamptz, uuid[], text[]) is
  'Matches one quote with earlier orders of pools with locked books: makers at their limit, then takers at the quote, within its size, half of it for pools.leaving_instruments.';

create function pools.is_refused(wanted public.orders, quote markets.judged_quote, size_left bigint, instrument public.instruments) returns boolean
  language plpgsql set search_path = ''
as $$
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
  if reason is null then
    return false;
  end if;
  perform pools.end_order(wanted, 'cancelled', reason);
  return true;
end
$$;
comment on function pools.is_refused(public.orders, markets.judged_quote, bigint, public.instruments) is
  'Cancels an order this quote must not fill: sell_only, frozen account, post-only, fok beyond size (lots) or money.';

create function pools.leaving_instruments() returns text[]
  language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select distinct h.instrument_id
    from (
      select r.pool_id from public.copy_requests r where r.status = 'waiting' and r.side = 'out' and coalesce(r.not_before <= clock_timestamp(), true)
      union select s.pool_id from public.strategies s where s.status = 'closing') x
    join pools.holdings h on h.pool_id = x.pool_id and h.quantity > 0);
end
$$;
comment on function pools.leaving_instruments() is
  'Returns the instruments of strategies with pending redemptions or closing, which the next dealings sell.';

create function pools.match_quotes(judged markets.judged_quote[], source text, received timestamptz, pools uuid[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  quote markets.judged_quote;
  leaving constant text[] := pools.leaving_instruments();
begin
  foreach quote in array judged loop
    if quote.reason is null then
      perform pools.match_quote(quote, source, received, pools, leaving);
    end if;
  end loop;
end
$$;
comment on function pools.match_quotes(markets.judged_quote[], text, timestamptz, uuid[]) is
  'Matches each accepted quote of a batch with these pools'' orders, in order.';

create function pools.lock_books(pools uuid[]) returns uuid[]
  language plpgsql set search_path = '' set lock_timeout = '500ms'
as $$
begin
  perform from pools.pool_books b where b.pool_id = any (lock_books.pools) order by b.pool_id for update;
  return lock_books.pools;
exception when lock_not_available then
  -- A slow request holds the books until its answer is computed; all others go on.
  return array(select b.pool_id from pools.pool_books b where b.pool_id = any (lock_books.pools) order by b.pool_id for update skip locked);
end
$$;
comment on function pools.lock_books(uuid[]) is
  'Locks pools'' books by id, before any account; returns which, without those locked elsewhere for more than half a second (docs/decisions/0015-orders-meet-quotes-in-their-transaction.md).';

create function pools.match_batch(judged markets.judged_quote[], source text, received timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  pools uuid[];
  pool uuid;
  over public.orders;
begin
  pools := array(
    with shown as (
      select j.instrument_id, min(j.bid) as low_bid, max(j.bid) as high_bid, min(j.ask) as low_ask, max(j.ask) as high_ask
      from unnest(judged) j join public.instruments i on i.id = j.instrument_id and i.trading in ('open', 'sell_only') and i.status = 'shown'
      where j.reason is null
      group by j.instrument_id
    )
    select o.pool_id from shown s cross join lateral (
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'buy' and x.falls and x.watch >= s.low_ask and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'buy' and not x.falls and x.watch <= s.high_ask and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'sell' and x.falls and x.watch >= s.low_bid and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'sell' and not x.falls and x.watch <= s.high_bid and x.status in ('armed', 'open')
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'sell' and x.trail_mark < s.high_bid and x.status = 'armed'
      union all
      select x.pool_id from public.orders x
      where x.instrument_id = s.instrument_id and x.side = 'buy' and x.trail_mark > s.low_ask and x.status = 'armed'
    ) o
    union
    select x.pool_id from public.orders x where x.expires_at <= received and x.status in ('armed', 'open'));
  if pools = '{}' then
    return;
  end if;
  -- Locks books for the whole batch: concurrent orders wait or meet the next batch.
  pools := pools.lock_books(pools);
  for over in
    select o.* from public.orders o where o.pool_id = any (pools) and o.expires_at <= received and o.status in ('armed', 'open') order by o.turn
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
        for over in
          select o.* from public.orders o where o.pool_id = pool and o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id
        loop
          perform pools.end_order(over, 'cancelled', 'failed');
        end loop;
      end;
    end loop;
    perform pools.match_quotes(judged, source, received, pools);
  end;
end
$$;
comment on function pools.match_batch(markets.judged_quote[], text, timestamptz) is
  'Matches a batch''s accepted quotes with open orders, without pools with locked books; an unexpected failure cancels only that pool''s orders. The lock of the quotes is held.';
