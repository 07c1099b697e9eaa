-- Money into and out of portfolios, their pages, rebalancing, changed and cancelled orders.
-- Subscriptions leave the balance at once and are dealt at later prices; an empty portfolio has no price to wait for.

create function pools.leave_out(pool_id uuid, investors uuid[]) returns uuid[] language plpgsql as $$
  -- Locks these people's accounts and returns those it could not; operators see a third time in a row.
declare
  absent constant uuid[] := ledger.lock_accounts(investors);
begin
  update pools.pool_books b set skips = case when cardinality(absent) > 0 then b.skips + 1 else 0 end,
      failed_at = case when cardinality(absent) > 0 and b.skips >= 2 then clock_timestamp() else b.failed_at end,
      failure = case when cardinality(absent) > 0 and b.skips >= 2
        then left(format('Skipped %s times, because another transaction locks their accounts: %s', b.skips + 1, array_to_string(absent, ', ')), 500) else b.failure end
  where b.pool_id = leave_out.pool_id and (b.skips > 0 or cardinality(absent) > 0);
  return absent;
end $$;

create function pools.deal_pool(pool_id uuid) returns int language plpgsql as $$
  -- Deals a pool's requests once all its prices are later: units (millionths) at liquidation value, in the pool's
  -- favour. Closes it with the last unit; returns how many. The pool's books are locked.
declare
  asked public.dealing_requests;
  books pools.pool_books;
  worth record;
  dealt_units bigint;
  dealt int := 0;
begin
  if pools.leave_out(deal_pool.pool_id, array(
      select distinct r.investor_id from public.dealing_requests r where r.pool_id = deal_pool.pool_id and r.status = 'waiting')) <> '{}' then
    return 0;
  end if;
  for asked in
    select r.* from public.dealing_requests r where r.pool_id = deal_pool.pool_id and r.status = 'waiting' order by r.asked_at, r.id
  loop
    select * into worth from pools.pool_value(deal_pool.pool_id);
    -- Every price must be good and later than the request.
    exit when worth.stale or worth.oldest_at <= asked.asked_at;
    select b.* into books from pools.pool_books b where b.pool_id = deal_pool.pool_id;
    if asked.side = 'in' then
      dealt_units := case
        when books.units = 0 then asked.amount_cents * 10000
        when worth.value_cents > 0 then least(div(asked.amount_cents::numeric * books.units, worth.value_cents), 9007199254740991) end;
      -- A worthless pool cannot be divided, and units have an upper bound.
      if coalesce(dealt_units, 0) = 0 or books.units + dealt_units > 9007199254740991 then
        perform pools.return_money(asked);
        continue;
      end if;
      update pools.pool_books b
      set waiting_cents = b.waiting_cents - asked.amount_cents, cash_cents = b.cash_cents + asked.amount_cents, units = b.units + dealt_units
      where b.pool_id = deal_pool.pool_id;
    else
      dealt_units := case
        when asked.amount_cents = worth.value_cents then books.units
        else div(asked.amount_cents::numeric * books.units + worth.value_cents - 1, worth.value_cents) end;
      update pools.pool_books b
      set reserved_cents = b.reserved_cents - asked.amount_cents, cash_cents = b.cash_cents - asked.amount_cents, units = b.units - dealt_units
      where b.pool_id = deal_pool.pool_id;
      perform ledger.transfer(asked.investor_id, 'pools', 'available', asked.amount_cents, 'redeem', asked.id);
    end if;
    update public.dealing_requests r
    set status = 'dealt', ended_at = clock_timestamp(), units = dealt_units, pool_value_cents = worth.value_cents, pool_units = books.units
    where r.id = asked.id;
    perform messages.broadcast('pools', asked.pool_id::text, asked.investor_id);
    dealt := dealt + 1;
  end loop;
  if dealt > 0 then
    perform pools.mark_pool(pool_id);
    update public.pools p set closed_at = clock_timestamp()
    from pools.pool_books b
    where p.id = deal_pool.pool_id and b.pool_id = p.id and b.units = 0 and b.waiting_cents = 0 and p.closed_at is null;
    if found then perform pools.end_orders(deal_pool.pool_id, 'by_owner'); end if;
  end if;
  perform pools.void_units(pool_id);
  return dealt;
end $$;

create function pools.return_money(asked public.dealing_requests) returns void language plpgsql as $$
  -- Cancels a pending request: subscriptions return to the balance, redemptions stay. The pool's books are locked.
begin
  if asked.side = 'in' then
    update pools.pool_books b set waiting_cents = b.waiting_cents - asked.amount_cents where b.pool_id = asked.pool_id;
    perform ledger.transfer(asked.investor_id, 'pools', 'available', asked.amount_cents, 'unsubscribe', asked.id);
  else
    update pools.pool_books b set reserved_cents = b.reserved_cents - asked.amount_cents where b.pool_id = asked.pool_id;
  end if;
  update public.dealing_requests r set status = 'returned', ended_at = clock_timestamp() where r.id = asked.id;
  perform messages.broadcast('pools', asked.pool_id::text, asked.investor_id);
end $$;

create function pools.free_books(pools uuid[], most int) returns uuid[] language plpgsql as $$
  -- Locks the books of the first unlocked pools, up to so many, without waiting, and returns them in order.
begin
  return array(
    select b.pool_id from unnest(free_books.pools) with ordinality p (pool_id, place) join pools.pool_books b on b.pool_id = p.pool_id
    order by p.place limit free_books.most
    for update of b skip locked);
end $$;

create function pools.open_portfolio(title text, request_id uuid) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Opens the caller's paper portfolio with a title of up to 60 characters; one may be open. Idempotent by request_id.
  -- Raises account_closed (42501), trading_closed, title_required, account_frozen, portfolio_open, leads_strategy.
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'open_portfolio', jsonb_build_array(title));
  opened public.pools;
begin
  perform pools.require_trading();
  -- Closing the account, and another tab, wait here.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if is_known then return request_id; end if;
  if not ground.short_line(title, 60) then raise exception 'title_required'; end if;
  perform people.require_open(investor);
  if people.is_frozen(investor) then raise exception 'account_frozen'; end if;
  if exists (select from public.pools p where p.owner_id = investor and p.closed_at is null and p.kind = 'portfolio') then
    raise exception 'portfolio_open';
  end if;
  -- A trader for others has no orders of their own.
  if exists (select from public.pools p where p.owner_id = investor and p.closed_at is null) then
    raise exception 'leads_strategy';
  end if;
  insert into public.pools (id, owner_id, title) values (open_portfolio.request_id, investor, btrim(open_portfolio.title))
  on conflict (id) do nothing
  returning * into opened;
  if not found then raise exception 'request_id_reused'; end if;
  insert into pools.pool_books (pool_id) values (opened.id);
  perform messages.broadcast('pools', opened.id::text, investor);
  return opened.id;
end $$;

create function pools.require_unused(request_id uuid) returns void language plpgsql stable as $$
  -- Refuses a portfolio request's id for a strategy and vice versa: the ledger knows both by id and purpose only.
begin
  if exists (select from public.dealing_requests r where r.id = require_unused.request_id)
     or exists (select from public.copy_requests r where r.id = require_unused.request_id) then
    raise exception 'request_id_reused';
  end if;
end $$;

create function pools.subscribe(pool_id uuid, amount_cents bigint, request_id uuid) returns public.dealing_requests
  language plpgsql security definer as $$ -- door: authenticated
  -- Moves cents from the available balance into the caller's portfolio at its next prices, at once without holdings.
  -- Idempotent by request_id. Raises trading_closed, not_found, account_frozen, identity_required, portfolio_closed,
  -- below_minimum (detail: the least in cents), invalid_amount, insufficient_funds.
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'subscribe', jsonb_build_array(pool_id, amount_cents));
begin
  perform pools.require_trading();
  -- A freeze locks this row too.
  perform from ledger.accounts a where a.investor_id = investor for update;
  perform pools.lock_pool(pool_id, investor, 'portfolio');
  if is_known then return (select r from public.dealing_requests r where r.id = subscribe.request_id); end if;
  perform pools.require_unused(request_id);
  if people.is_frozen(investor) then raise exception 'account_frozen'; end if;
  perform kyc.require_identity(investor, 'plan');
  if (select p.closed_at from public.pools p where p.id = subscribe.pool_id) is not null then
    raise exception 'portfolio_closed';
  end if;
  if amount_cents is null or amount_cents < pools.least_subscription() then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  if amount_cents > ground.most_cents() then raise exception 'invalid_amount'; end if;
  insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents)
  values (subscribe.request_id, subscribe.pool_id, investor, 'in', subscribe.amount_cents);
  perform ledger.transfer(investor, 'available', 'pools', amount_cents, 'subscribe', request_id);
  update pools.pool_books b set waiting_cents = b.waiting_cents + subscribe.amount_cents where b.pool_id = subscribe.pool_id;
  if (select v.holdings from pools.pool_value(subscribe.pool_id) v) = 0 then perform pools.deal_pool(pool_id); end if;
  perform messages.broadcast('pools', pool_id::text, investor);
  return (select r from public.dealing_requests r where r.id = subscribe.request_id);
end $$;

create function pools.redeem(pool_id uuid, request_id uuid, amount_cents bigint default null)
  returns public.dealing_requests language plpgsql security definer as $$ -- door: authenticated
  -- Redeems free cash (cents; null: all) of the caller's portfolio at its next prices, even while frozen. Idempotent by
  -- request_id. Raises not_found, invalid_amount, insufficient_cash (detail: what is free, in cents).
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'redeem', jsonb_build_array(pool_id, amount_cents));
  books pools.pool_books;
  amount bigint;
  holds_nothing boolean;
begin
  perform from ledger.accounts a where a.investor_id = investor for update;
  perform pools.lock_pool(pool_id, investor, 'portfolio');
  if is_known then return (select r from public.dealing_requests r where r.id = redeem.request_id); end if;
  perform pools.require_unused(request_id);
  holds_nothing := (select v.holdings from pools.pool_value(redeem.pool_id) v) = 0;
  if holds_nothing then perform pools.deal_pool(pool_id); end if;
  select b.* into books from pools.pool_books b where b.pool_id = redeem.pool_id;
  amount := coalesce(amount_cents, books.cash_cents - books.reserved_cents);
  if amount < 1 then raise exception 'invalid_amount'; end if;
  if amount > books.cash_cents - books.reserved_cents then
    raise exception 'insufficient_cash' using detail = (books.cash_cents - books.reserved_cents)::text;
  end if;
  update pools.pool_books b set reserved_cents = b.reserved_cents + amount where b.pool_id = redeem.pool_id;
  insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents)
  values (redeem.request_id, redeem.pool_id, investor, 'out', amount);
  if holds_nothing then perform pools.deal_pool(pool_id); end if;
  perform messages.broadcast('pools', pool_id::text, investor);
  return (select r from public.dealing_requests r where r.id = redeem.request_id);
end $$;

create function pools.return_request(request_id uuid) returns public.dealing_requests
  language plpgsql security definer as $$ -- door: authenticated
  -- Cancels a request before a price that counts or after an hour. Raises not_found, already_dealt, already_priced.
declare
  investor constant uuid := people.caller();
  asked public.dealing_requests;
begin
  select r.* into asked from public.dealing_requests r where r.id = return_request.request_id and r.investor_id = investor;
  if not found then raise exception 'not_found'; end if;
  perform from ledger.accounts a where a.investor_id = investor for update;
  perform pools.lock_pool(asked.pool_id, investor);
  select r.* into asked from public.dealing_requests r where r.id = return_request.request_id;
  if asked.status = 'returned' then return asked; end if;
  if asked.status = 'dealt' then raise exception 'already_dealt'; end if;
  -- No cancelling with a price in view that will count, for an hour.
  if asked.asked_at > clock_timestamp() - interval '1 hour' and exists (
    select from pools.held h where h.pool_id = asked.pool_id and h.priced_at > asked.asked_at) then
    raise exception 'already_priced';
  end if;
  perform pools.return_money(asked);
  return (select r from public.dealing_requests r where r.id = asked.id);
end $$;

-- An owner's value, holdings, gains net of fees, and two kinds of return.
create function pools.money_weighted_return(flows bigint[], moments timestamptz[]) returns double precision
  language plpgsql immutable as $$
  -- Returns the yearly rate (XIRR, 365 days; 0.1 is 10%) of cents, paid in negative; null if undefined.
declare
  years constant double precision[] := array(
    select extract(epoch from m - moments[1])::double precision / (365 * 86400) from unnest(moments) with ordinality u (m, n) order by n);
  low double precision := -0.999999999;
  high double precision := 1;
  middle double precision;
  worth double precision;
begin
  if coalesce(array_length(flows, 1), 0) < 2 or years[array_length(years, 1)] <= 0
     or not exists (select from unnest(flows) f where f < 0) or not exists (select from unnest(flows) f where f > 0) then
    return null;
  end if;
  -- Ordered so that the value falls as the rate rises.
  for doubling in 1..60 loop
    select sum(f * exp(greatest(-y * ln(1 + high), -700))) into worth from unnest(flows, years) u (f, y);
    exit when worth <= 0;
    high := high * 4;
  end loop;
  if worth > 0 then return null; end if;
  for halving in 1..200 loop
    middle := (low + high) / 2;
    select sum(f * exp(greatest(-y * ln(1 + middle), -700))) into worth from unnest(flows, years) u (f, y);
    exit when worth = 0 or high - low < 1e-13 * greatest(1, abs(middle));
    if worth > 0 then
      low := middle;
    else
      high := middle;
    end if;
  end loop;
  return middle;
end $$;

create function pools.my_portfolios() returns table (
  pool_id uuid, title text, opened_at timestamptz, closed_at timestamptz, cash_cents bigint, free_cents bigint,
  waiting_in_cents bigint, waiting_out_cents bigint, value_cents bigint, priced_at timestamptz, stale boolean,
  paid_in_cents bigint, paid_out_cents bigint, fee_cents bigint, realised_cents bigint, gain_cents bigint,
  price_gain_cents bigint, growth double precision, yearly_rate double precision, since timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the caller's portfolios, newest first, in cents; value is liquidation value. growth is time-weighted,
  -- yearly_rate money-weighted (0.1 is 10%).
  select people.caller();
  select p.id, p.title, p.opened_at, p.closed_at, b.cash_cents::bigint, b.cash_cents - b.reserved_cents,
    b.waiting_cents::bigint, w.out_cents, v.value_cents, v.oldest_at, v.stale, d.in_cents, d.out_cents, f.fee_cents,
    f.realised_cents, v.value_cents + d.out_cents - d.in_cents, v.value_cents + d.out_cents - d.in_cents + f.fee_cents,
    case when b.units > 0 then v.value_cents * 10000.0::double precision / b.units - 1 end,
    pools.money_weighted_return(
      d.flows || case when v.value_cents > 0 then array[v.value_cents] else '{}' end,
      d.moments || case when v.value_cents > 0 then array[clock_timestamp()] else '{}' end),
    d.moments[1]
  from public.pools p
  join pools.pool_books b on b.pool_id = p.id
  cross join lateral pools.pool_value(p.id) v
  cross join lateral (
    select coalesce(sum(r.amount_cents) filter (where r.side = 'in'), 0)::bigint as in_cents,
      coalesce(sum(r.amount_cents) filter (where r.side = 'out'), 0)::bigint as out_cents,
      array_agg(case r.side when 'in' then -r.amount_cents else r.amount_cents end::bigint order by r.ended_at) as flows,
      array_agg(r.ended_at order by r.ended_at) as moments
    from public.dealing_requests r where r.pool_id = p.id and r.status = 'dealt') d
  cross join lateral (
    select coalesce(sum(r.amount_cents), 0)::bigint as out_cents
    from public.dealing_requests r where r.pool_id = p.id and r.status = 'waiting' and r.side = 'out') w
  cross join lateral (
    select coalesce(sum(x.fee_cents), 0)::bigint as fee_cents,
      coalesce(sum(x.cents - x.cost_cents) filter (where x.side = 'sell'), 0)::bigint as realised_cents
    from public.fills x where x.pool_id = p.id) f
  where p.owner_id = (select people.caller()) and p.kind = 'portfolio' order by p.opened_at desc $$;

create function pools.my_holdings(pool_id uuid) returns table (
  instrument_id text, name text, quantity_decimals int, price_decimals int, quantity bigint, reserved bigint,
  cost_cents bigint, value_cents bigint, gain_cents bigint, bid bigint, received_at timestamptz, stale boolean,
  trading text) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the holdings of the caller's portfolio: lots, cents, and the bid in ticks. Raises not_found.
declare
  investor constant uuid := people.caller();
begin
  if not exists (select from public.pools p where p.id = my_holdings.pool_id and p.owner_id = investor) then
    raise exception 'not_found';
  end if;
  return query
    select i.id, i.name, i.quantity_decimals, i.price_decimals, h.quantity::bigint, h.reserved::bigint,
      h.cost_cents::bigint, worth.cents, worth.cents - h.cost_cents, l.bid::bigint, l.received_at,
      h.is_stale or not markets.may_price(l.source), i.trading
    from pools.held h
    cross join lateral (select (h.instrument).*) i cross join lateral (select (h.quote).*) l
    cross join lateral (select pools.fill_cents(h.instrument, 'sell', h.quantity, l.bid, i.taker_bp) as cents) worth
    where h.pool_id = my_holdings.pool_id order by i.position;
end $$;

create function public.value_days(pool_id uuid, days int default 366) returns table (day date, value_cents bigint)
  language sql stable security invoker as $$ -- for: authenticated
  -- Returns the value (cents) at the last mark of each day (UTC), at most ten years. Row-level security applies.
  select d.day::date, m.value_cents::bigint from (select now() at time zone 'utc' as moment) n
  cross join generate_series(
    date_trunc('day', n.moment) - least(greatest(coalesce(days, 366), 1), 3660) * interval '1 day', n.moment, interval '1 day') d (day)
  -- Each day's last mark by index: ten years have 90,000.
  cross join lateral (
    select k.value_cents from public.marks k
    where k.pool_id = value_days.pool_id and k.at >= d.day at time zone 'utc' and k.at < (d.day + interval '1 day') at time zone 'utc'
    order by k.at desc limit 1) m
  order by d.day $$;

-- Returns a portfolio to its target weights by one confirmation: sales first, then purchases with their proceeds.
create function pools.rebalance_steps(pool_id uuid, targets jsonb, band_bp int) returns table (
  instrument_id text, name text, value_cents bigint, weight_bp int, target_bp int, side text, quantity bigint,
  spend_cents bigint, about_cents bigint) language plpgsql stable as $$
  -- Returns orders (lots or cents) that bring a pool to targets (basis points by instrument; rest: cash) outside the
  -- band. Sales first. Raises invalid_targets, not_traded, orders_waiting, no_price.
declare
  total bigint;
begin
  if jsonb_typeof(rebalance_steps.targets) is distinct from 'object' or not coalesce(rebalance_steps.band_bp between 0 and 5000, false)
     or exists (select from jsonb_each(rebalance_steps.targets) t where jsonb_typeof(t.value) <> 'number' or not t.value::text ~ '^[0-9]{1,5}$')
     or (select sum((t.value #>> '{}')::int) from jsonb_each(rebalance_steps.targets) t) > 10000 then
    raise exception 'invalid_targets';
  end if;
  if exists (
    select from jsonb_object_keys(rebalance_steps.targets) k where not exists (select from public.instruments i where i.id = k and i.trading <> 'none')) then
    raise exception 'not_traded';
  end if;
  if exists (select from public.orders o where o.pool_id = rebalance_steps.pool_id and o.status in ('armed', 'open')) then
    raise exception 'orders_waiting';
  end if;
  select v.value_cents - b.reserved_cents into total
  from pools.pool_books b cross join lateral pools.pool_value(b.pool_id) v where b.pool_id = rebalance_steps.pool_id;
  return query
    with parts as (
      select i, l.bid, coalesce(h.quantity, 0)::bigint as held,
        coalesce((rebalance_steps.targets ->> i.id)::int, 0) as target,
        pools.fill_cents(i, 'sell', coalesce(h.quantity, 0), (pools.last_best_bid_offer(i.id)).bid, i.taker_bp) as value
      from public.instruments i
      left join pools.holdings h on h.pool_id = rebalance_steps.pool_id and h.instrument_id = i.id and h.quantity > 0
      left join public.last_quotes l on l.instrument_id = i.id
      where h.instrument_id is not null or rebalance_steps.targets ? i.id
    ), moves as (
      select p.*, p.target * total / 10000 - p.value as missing from parts p
      where total > 0 and abs(p.value * 10000.0 / total - p.target) > rebalance_steps.band_bp
    ), steps as (
      select m.i, case when m.missing > 0 then 'buy' else 'sell' end as side,
        case
          when m.missing > 0 then null
          when m.target = 0 then m.held
          else least(m.held, ceil(-m.missing * (10::numeric ^ ((m.i).price_decimals + (m.i).quantity_decimals)) * 100 / (m.bid::numeric * (10000 - (m.i).taker_bp))))
        end::bigint as quantity, case when m.missing > 0 then m.missing end as spend
      from moves m where m.target = 0 or abs(m.missing) >= (m.i).min_order_cents)
    select (p.i).id, (p.i).name, p.value, (case when total > 0 then round(p.value * 10000.0 / total) else 0 end)::int,
      p.target, s.side, s.quantity, s.spend,
      coalesce(s.spend, pools.fill_cents(p.i, 'sell', s.quantity, p.bid, (p.i).taker_bp))
    from parts p left join steps s on (s.i).id = (p.i).id order by s.side = 'buy', s.side is null, (p.i).position;
end $$;

create function pools.preview_rebalance(pool_id uuid, targets jsonb, band_bp int) returns table (
  instrument_id text, name text, value_cents bigint, weight_bp int, target_bp int, side text, quantity bigint,
  spend_cents bigint, about_cents bigint) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns what rebalancing the caller's portfolio would order now; see pools.rebalance_steps. Raises trading_closed,
  -- not_found, invalid_targets, not_traded, orders_waiting, no_price.
declare
  investor constant uuid := people.caller();
begin
  perform pools.require_trading();
  if not exists (select from public.pools p where p.id = preview_rebalance.pool_id and p.owner_id = investor) then
    raise exception 'not_found';
  end if;
  return query select * from pools.rebalance_steps(preview_rebalance.pool_id, preview_rebalance.targets, preview_rebalance.band_bp);
end $$;

create function pools.rebalance(pool_id uuid, targets jsonb, band_bp int, request_id uuid) returns setof public.orders
  language plpgsql security definer as $$ -- door: authenticated
  -- Places pools.rebalance_steps' orders; purchases wait for the sales. Idempotent by request_id. Raises not_found,
  -- invalid_targets, orders_waiting, trading_closed, and what pools.place_order raises.
declare
  investor constant uuid := people.caller();
  is_known boolean;
  step record;
  wanted public.orders;
begin
  is_known := ground.done_before(request_id, investor, 'rebalance', jsonb_build_array(pool_id, targets, band_bp));
  perform pools.require_trading();
  perform pools.lock_pool(pool_id, investor);
  if not is_known then
    if exists (select from public.orders o where o.rebalance_id = rebalance.request_id) then
      raise exception 'request_id_reused';
    end if;
    for step in select * from pools.rebalance_steps(rebalance.pool_id, rebalance.targets, rebalance.band_bp) s where s.side is not null loop
      wanted := pools.new_order(
        investor, pool_id, step.instrument_id, step.side, 'market', step.quantity, step.spend_cents, null, null, null, 'gtc', null, false, gen_random_uuid());
      wanted.rebalance_id := request_id;
      if step.side = 'buy' then wanted.status := 'armed'; end if;
      perform pools.accept_order(wanted);
    end loop;
    perform pools.open_purchases(request_id);
  end if;
  return query select o.* from public.orders o where o.rebalance_id = rebalance.request_id order by o.priority;
end $$;

create function pools.replace_order(
  order_id uuid, seen_filled bigint, quantity bigint default null, limit_price bigint default null,
  stop_price bigint default null) returns public.orders language plpgsql security definer as $$ -- door: authenticated
  -- Changes quantity (lots) or prices (ticks; null keeps) of an open order, unless more than seen_filled was filled.
  -- Raises trading_closed, not_found, order_done, order_changed (detail: what is filled), invalid_order,
  -- account_frozen, not_traded, sell_only, instrument_halted, no_price, price_out_of_band, stop_on_wrong_side,
  -- would_self_trade, below_minimum, insufficient_cash, insufficient_holding, too_many_requests (2,000 in 24 hours).
declare
  investor constant uuid := people.caller();
  earlier constant public.orders := pools.my_open_order(order_id, investor);
  wanted public.orders := earlier;
  instrument constant public.instruments := pools.tradable(earlier.instrument_id, earlier.side);
begin
  perform pools.require_trading();
  perform ground.count_call(investor, 'replace_order', 2000);
  if earlier.finished_at is not null then raise exception 'order_done'; end if;
  if earlier.filled_quantity is distinct from seen_filled then
    raise exception 'order_changed' using detail = earlier.filled_quantity::text;
  end if;
  -- Checked first: their domains would refuse them without our error code.
  if least(quantity, limit_price, stop_price) < 1 or greatest(quantity, limit_price, stop_price) > 9007199254740991 then
    raise exception 'invalid_order';
  end if;
  wanted.quantity := coalesce(quantity, earlier.quantity);
  wanted.limit_price := coalesce(limit_price, earlier.limit_price);
  wanted.stop_price := coalesce(stop_price, earlier.stop_price);
  if earlier.kind not in ('limit', 'stop', 'stop_limit') or wanted.quantity <= earlier.filled_quantity
     or (wanted.limit_price is null) <> (earlier.limit_price is null) or (wanted.stop_price is null) <> (earlier.stop_price is null)
     or wanted.stop_price is distinct from earlier.stop_price and earlier.status <> 'armed'
     or earlier.pair_id is not null and wanted.quantity <> earlier.quantity then
    raise exception 'invalid_order';
  end if;
  if wanted.side = 'buy' and people.is_frozen(wanted.investor_id) then raise exception 'account_frozen'; end if;
  perform pools.reserve(earlier, -earlier.reserved);
  perform pools.check_prices(wanted, instrument);
  wanted := pools.reserve_for(wanted, instrument);
  if wanted.quantity > earlier.quantity or (wanted.limit_price, wanted.stop_price) is distinct from (earlier.limit_price, earlier.stop_price) then
    wanted.priority := nextval('public.order_priorities');
    wanted.is_new := true;
    wanted.asked_at := clock_timestamp();
  end if;
  wanted := pools.store_order(wanted);
  perform pools.record_order(wanted, 'replaced', wanted.quantity, coalesce(wanted.limit_price, wanted.stop_price));
  perform pools.notify_order(wanted);
  return wanted;
end $$;

create function pools.cancel_orders(pool_id uuid) returns int language sql security definer as $$ -- door: authenticated
  -- Cancels all open orders of the caller's portfolio; returns how many, a pair as one. Raises not_found.
  select pools.lock_pool(pool_id, people.caller());
  select pools.end_orders(pool_id, 'by_owner') $$;
