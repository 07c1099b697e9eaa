-- Tables of trading and copying: portfolios, orders, fills, dealings, strategies, lots; values of pools.
-- Pools hold cash and coins under one set of units, on paper; none exist on a live site (trading design).

create domain public.units as bigint constraint units_within_bounds check (value between 0 and 9007199254740991);
comment on domain public.units is 'Millionths of a unit of a pool. At most the largest exact JSON integer.';

create table public.pools (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'portfolio' constraint pools_kind check (kind in ('portfolio', 'strategy')),
  owner_id uuid not null references public.profiles (id),
  title text not null constraint pools_title_short check (ground.short_line(title, 60)),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  constraint pools_in_order check (closed_at >= opened_at)
);
comment on table public.pools is 'Portfolios (one open per person, and closed ones) and strategies.';
comment on column public.pools.owner_id is 'Whose orders it takes: a portfolio''s holder, a strategy''s trader.';
comment on column public.pools.closed_at is 'When the last unit left, for good.';
create unique index pools_one_open on public.pools (owner_id) where closed_at is null and kind = 'portfolio';
create index pools_owner on public.pools (owner_id, opened_at desc);

create table pools.pool_books (
  pool_id uuid primary key references public.pools (id),
  cash_cents ledger.balance not null default 0,
  reserved_cents ledger.balance not null default 0,
  waiting_cents ledger.balance not null default 0,
  units public.units not null default 0,
  failures int not null default 0,
  failed_at timestamptz,
  failure text,
  tried_at timestamptz,
  skips int not null default 0,
  constraint pool_books_reserved_is_there check (reserved_cents <= cash_cents),
  constraint pool_books_failure_whole check (skips >= 0 and failures >= 0 and (failed_at is null) = (failure is null) and (failures = 0 or failure is not null))
) with (fillfactor = 60);
comment on table pools.pool_books is 'Cash of each pool. Trades and dealings lock this row first, then accounts.';
create index pool_books_failed on pools.pool_books (failed_at) where failed_at is not null;

create table pools.holdings (
  pool_id uuid not null references public.pools (id),
  instrument_id text not null references public.instruments (id),
  quantity public.quantity not null,
  reserved public.quantity not null default 0,
  cost_cents ledger.balance not null,
  primary key (pool_id, instrument_id),
  constraint holdings_reserved_is_there check (reserved <= quantity)
) with (fillfactor = 60);
comment on table pools.holdings is 'Lots of each instrument in each pool. Changed under the lock of the pool''s books.';
comment on column pools.holdings.cost_cents is 'Purchase cost with fees; sales take a proportional part.';

create table public.marks (
  pool_id uuid not null references public.pools (id),
  at timestamptz not null default clock_timestamp(),
  value_cents ledger.balance not null,
  units public.units not null constraint marks_units_given check (units > 0),
  stale boolean not null,
  net_price numeric(40, 12),
  flow_growth numeric(40, 12) not null default 1,
  primary key (pool_id, at)
);
comment on table public.marks is 'Liquidation value of each pool at each dealing and every hour; append-only.';
comment on column public.marks.net_price is 'Cents left of a first-day unit after profit share; null for portfolios.';
comment on column public.marks.flow_growth is 'Of a strategy, then; a unit''s worth divided by it is the gross record.';
comment on column public.marks.value_cents is 'Cash, and holdings at the bid less fee.';
grant select on public.pools, public.marks to authenticated;
create policy pools_owner_select on public.pools
  for select to authenticated using (owner_id = (select people.caller()));
create policy marks_owner_select on public.marks
  for select to authenticated
  using (pool_id in (select p.id from public.pools p where p.owner_id = (select people.caller())));
select ground.append_only('public.marks');
select ground.append_only('public.pools', 'id, kind, owner_id, opened_at', ended => 'old.closed_at is not null');

create view pools.held with (security_invoker = true) as
select h.pool_id, h.instrument_id, h.quantity, h.reserved, h.cost_cents, i as instrument, l as quote, least(l.source_at, l.received_at) as priced_at,
  coalesce(l.received_at <= clock_timestamp() - i.max_age or i.status <> 'shown', true) as is_stale
from pools.holdings h join public.instruments i on i.id = h.instrument_id left join public.last_quotes l on l.instrument_id = i.id
where h.quantity > 0;
comment on view pools.held is 'Holdings with their instruments, last quotes, and whether these are stale (see also markets.may_price).';

create function pools.fill_cents(instrument public.instruments, side text, quantity bigint, price bigint, fee_bp int)
  returns bigint language plpgsql immutable as $$
  -- Returns cost or proceeds of lots at a price (ticks) in cents with fee, purchases rounded up, sales down.
declare
  worth constant numeric := quantity::numeric * price * (10000 + case side when 'buy' then fee_bp else -fee_bp end);
  cent constant numeric := 100 * 10::numeric ^ (instrument.price_decimals + instrument.quantity_decimals);
begin
  -- div() is exact; numeric quotients are rounded to some sixteen digits.
  return div(worth + case side when 'buy' then cent - 1 else 0 end, cent);
end $$;

create function pools.pool_value(pool_id uuid)
  returns table (value_cents bigint, holdings int, oldest_at timestamptz, stale boolean) language plpgsql stable as $$
  -- Returns a pool's liquidation value in cents, its oldest price's time, and whether any price is stale.
begin
  return query
    select b.cash_cents + coalesce(sum(pools.fill_cents(h.instrument, 'sell', h.quantity, (h.quote).bid, (h.instrument).taker_bp)), 0)::bigint,
      count(h.pool_id)::int, min(coalesce(h.priced_at, '-infinity')) filter (where h.pool_id is not null),
      coalesce(bool_or(h.is_stale or not markets.may_price((h.quote).source)) filter (where h.pool_id is not null), false)
    from pools.pool_books b left join pools.held h on h.pool_id = b.pool_id where b.pool_id = pool_value.pool_id
    group by b.cash_cents;
end $$;

create function pools.mark_pool(pool_id uuid) returns void language plpgsql as $$
  -- Stores a pool's value in cents, unless it has no units.
begin
  insert into public.marks (pool_id, value_cents, units, stale, net_price)
  select b.pool_id, v.value_cents, b.units, v.stale, pools.net_price(b.pool_id, v.value_cents, b.units)
  from pools.pool_books b cross join lateral pools.pool_value(b.pool_id) v
  where b.pool_id = mark_pool.pool_id and b.units > 0;
end $$;

create function pools.record_failure(pool_id uuid, reason text) returns void language plpgsql as $$
  -- Stores why a pool could not be dealt or marked, and logs a warning. The pool's books are locked.
begin
  raise warning 'Pool % was not dealt or marked: %', pool_id, reason;
  update pools.pool_books b
  set failures = b.failures + 1, failed_at = clock_timestamp(), failure = left(reason, 500), tried_at = clock_timestamp()
  where b.pool_id = record_failure.pool_id;
end $$;

create function pools.mark_pools() returns int language plpgsql as $$
  -- Stores each pool's value (cents) once an hour, up to 100, without locked books; returns how many, null if none.
declare
  due uuid;
  marked int := 0;
begin
  for due in
    select b.pool_id from pools.pool_books b
    where b.units > 0 and (b.failures = 0 or b.failed_at < clock_timestamp() - interval '1 minute') and not exists (
      select from public.marks m where m.pool_id = b.pool_id and m.at >= date_trunc('hour', now(), 'UTC'))
    order by b.pool_id
    -- Few at once, so that batches of prices still find their books unlocked.
    limit 100
    -- A mark computed before the dealing that closes the pool, but dated after it, would end its record.
    for update of b skip locked
  loop
    begin
      perform pools.mark_pool(due);
      marked := marked + 1;
    exception when others then
      -- An unexpected failure in one pool must not leave others unmarked.
      perform pools.record_failure(due, sqlerrm);
    end;
  end loop;
  return nullif(marked, 0);
end $$;

create function pools.require_trading() returns void language plpgsql stable as $$
  -- Refuses portfolios and orders on a live site, which has no venue.
begin
  if not ground.is_sandbox() then raise exception 'trading_closed'; end if;
end $$;

create function pools.lock_pool(pool_id uuid, owner uuid, kind text default null) returns pools.pool_books
  language plpgsql as $$
  -- Locks a pool's books for its owner, before any account; of one kind, if given. Raises not_found.
declare
  books pools.pool_books;
begin
  select b.* into books from pools.pool_books b
  join public.pools p on p.id = b.pool_id
  where b.pool_id = lock_pool.pool_id and p.owner_id = owner and p.kind = coalesce(lock_pool.kind, p.kind)
  for update of b;
  if not found then raise exception 'not_found'; end if;
  return books;
end $$;

-- Orders, their events, and fills with the quotes behind them (trading design, sections 7 and 9).
create sequence public.order_priorities;

-- Domains, because each statement reads the checks of a table again, and those of a domain once.
create domain pools.order_side as text constraint order_side_known check (value in ('buy', 'sell'));
create domain pools.order_kind as text constraint order_kind_known check (value in ('market', 'limit', 'stop', 'stop_limit', 'trailing'));
create domain pools.time_in_force as text constraint time_in_force_known check (value in ('gtc', 'gtd', 'ioc', 'fok'));
create domain pools.order_status as text constraint order_status_known check (value in ('armed', 'open', 'filled', 'cancelled', 'expired'));
create domain pools.order_reason as text constraint order_reason_known check (value in (
  'by_owner', 'all_or_nothing', 'rest_not_filled', 'would_take', 'other_half', 'insufficient_cash', 'account_frozen', 'sell_only',
  'failed', 'over', 'gave_way', 'strategy_stopped'));
create domain pools.order_event as text constraint order_event_known check (value in (
  'placed', 'triggered', 'filled', 'replaced', 'cut', 'cancelled', 'expired'));
create domain pools.fill_role as text constraint fill_role_known check (value in ('maker', 'taker'));
comment on domain pools.order_side is 'Of the pool: it buys or sells.';
comment on domain pools.order_kind is 'trailing: a stop that follows the price.';
comment on domain pools.time_in_force is 'Until cancelled, until a moment, at its first quote what is there, at its first quote all or nothing.';
comment on domain pools.order_status is 'armed: an untriggered stop, or a purchase that waits for sales.';
comment on domain pools.order_reason is
  'Why it ended unfilled: by_owner; all_or_nothing and rest_not_filled (too small a first quote); would_take (post-only); other_half (of its pair); insufficient_cash; account_frozen; sell_only (delisting); failed (our error); over (expired); gave_way (strategy holders left); strategy_stopped (suspended or closed).';
comment on domain pools.order_event is 'cut: a pair''s other half, by what the first half filled.';
comment on domain pools.fill_role is 'maker: at its own limit; taker: at the quote.';

create table public.orders (
  id uuid primary key,
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  instrument_id text not null references public.instruments (id),
  side pools.order_side not null,
  kind pools.order_kind not null,
  quantity public.quantity constraint orders_quantity_given check (quantity > 0),
  spend_cents public.amount,
  limit_price public.price,
  stop_price public.price,
  trail_bp int constraint orders_trail_bounded check (trail_bp between 10 and 5000),
  trail_mark public.price,
  time_in_force pools.time_in_force not null,
  expires_at timestamptz,
  post_only boolean not null default false,
  pair_id uuid,
  rebalance_id uuid,
  placed_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz not null default clock_timestamp(),
  priority bigint not null default nextval('public.order_priorities'),
  is_new boolean not null default true,
  trigger_price public.price,
  trigger_below boolean,
  reserved public.quantity not null default 0,
  filled_quantity public.quantity not null default 0,
  filled_cents ledger.balance not null default 0,
  fee_cents ledger.balance not null default 0,
  status pools.order_status not null,
  reason pools.order_reason,
  finished_at timestamptz,
  constraint orders_size check (num_nonnulls(quantity, spend_cents) = 1 and (spend_cents is null or side = 'buy' and kind = 'market')),
  constraint orders_limit check ((limit_price is not null) = (kind in ('limit', 'stop_limit'))),
  constraint orders_stop check (
    case when kind in ('stop', 'stop_limit') then stop_price is not null when kind = 'trailing' then (stop_price is null) = (trail_mark is null) else stop_price is null end),
  constraint orders_trail check ((trail_bp is not null) = (kind = 'trailing') and (trail_mark is null or kind = 'trailing')),
  constraint orders_expiry check ((expires_at is not null) = (time_in_force = 'gtd')),
  constraint orders_post_only check (not post_only or kind = 'limit' and time_in_force in ('gtc', 'gtd')),
  constraint orders_pair check (pair_id is null or side = 'sell'),
  constraint orders_filled_within check (filled_quantity <= quantity),
  constraint orders_filled_whole check (status <> 'filled' or filled_quantity > 0 and filled_quantity = coalesce(quantity, filled_quantity)),
  constraint orders_end_whole check (
    (finished_at is null) = (status in ('armed', 'open')) and (trigger_price is null) = (finished_at is not null)
    and (trigger_below is null) = (trigger_price is null) and (finished_at is null or reserved = 0)),
  constraint orders_reason check ((status in ('cancelled', 'expired')) = (reason is not null))
) with (fillfactor = 70);
comment on table public.orders is 'Orders of pools; the id is the request''s, investor_id copied, so no foreign key.';
comment on column public.orders.quantity is 'In lots; null for orders by amount.';
comment on column public.orders.trail_mark is 'Best price since placing; null before the first quote.';
comment on column public.orders.pair_id is 'OCO pair: the id of the take-profit half, in both.';
comment on column public.orders.asked_at is 'Only quotes made later fill it.';
comment on column public.orders.priority is 'Time priority, lower first; a new price or larger quantity resets it.';
comment on column public.orders.is_new is 'Its first quote decides ioc, fok and post-only; only later prices fill it.';
comment on column public.orders.trigger_price is 'Trigger price (ticks) of the ask for a purchase, the bid for a sale.';
comment on column public.orders.reserved is 'Cents of a purchase, lots of a sale; of a pair in its take-profit half.';
create index orders_watched on public.orders (instrument_id, side, trigger_below, trigger_price) where status in ('armed', 'open');
create index orders_trailing on public.orders (instrument_id, side, trail_mark) where status = 'armed' and trail_mark is not null;
create index orders_expiring on public.orders (expires_at) where status in ('armed', 'open') and expires_at is not null;
create index orders_open on public.orders (pool_id) where status in ('armed', 'open');
create index orders_pool on public.orders (pool_id, placed_at desc);
create index orders_investor on public.orders (investor_id, placed_at desc);
create index orders_rebalance on public.orders (rebalance_id) where rebalance_id is not null;
create index orders_pair on public.orders (pair_id) where pair_id is not null;

create table public.order_events (
  id bigint generated by default as identity primary key,
  order_id uuid not null,
  investor_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  event pools.order_event not null,
  quantity public.quantity,
  price public.price,
  reason text
);
comment on table public.order_events is 'Events of orders, append-only. No foreign key: a batch may write thousands.';
create index order_events_order on public.order_events (order_id, id);
create index order_events_investor on public.order_events (investor_id, id desc);

create table public.fills (
  id uuid primary key default gen_random_uuid(),
  order_id uuid,
  dealing_id uuid,
  pool_id uuid not null,
  investor_id uuid not null,
  instrument_id text not null,
  side pools.order_side not null,
  at timestamptz not null default clock_timestamp(),
  quantity public.quantity not null constraint fills_quantity_given check (quantity > 0),
  price public.price not null,
  cents ledger.balance not null,
  fee_cents ledger.balance not null,
  cost_cents ledger.balance not null,
  role pools.fill_role not null,
  bid public.price not null,
  ask public.price not null,
  bid_size public.quantity not null,
  ask_size public.quantity not null,
  source text not null,
  source_at timestamptz not null,
  received_at timestamptz not null,
  constraint fills_one_cause check (num_nonnulls(order_id, dealing_id) = 1),
  constraint fills_at_a_price check (case
    when role = 'taker' then price = case side when 'buy' then ask else bid end
    when side = 'buy' then price >= ask
    else price <= bid end),
  constraint fills_size_was_shown check (quantity <= case side when 'buy' then ask_size else bid_size end)
);
comment on table public.fills is 'Fills of pools, each with its quote; append-only. No foreign key, as order_events.';
comment on column public.fills.cents is 'With fee.';
comment on column public.fills.cost_cents is 'Cost of the sold lots; equals cents for a purchase.';
create index fills_order on public.fills (order_id) where order_id is not null;
create index fills_dealing on public.fills (dealing_id) where dealing_id is not null;
-- Lookups are among the newest; a B-tree would cost each fill more.
create index fills_received on public.fills using brin (received_at) with (pages_per_range = 4);
create index fills_pool on public.fills (pool_id, at desc);
create index fills_investor on public.fills (investor_id, at desc);
grant select on public.orders, public.order_events, public.fills to authenticated;
select people.owner_reads('public.orders');
select people.owner_reads('public.order_events');
select people.owner_reads('public.fills');
select ground.append_only('public.order_events');
select ground.append_only('public.fills');
select ground.append_only('public.orders', ended => 'old.finished_at is not null', columns =>
  'id, pool_id, investor_id, instrument_id, side, kind, spend_cents, time_in_force, expires_at, post_only, placed_at');

create function pools.trigger_of(placed public.orders) returns public.orders language plpgsql immutable as $$
  -- Sets which quote concerns an order: one at its stop or limit; any if it is new or a market order; none once it ended.
declare
  is_armed constant boolean := placed.status = 'armed';
begin
  if placed.status not in ('armed', 'open') then
    select 0, null, null, clock_timestamp() into placed.reserved, placed.trigger_price, placed.trigger_below, placed.finished_at;
    return placed;
  end if;
  placed.trigger_below := (placed.side = 'buy') <> is_armed;
  placed.trigger_price := case
    when is_armed and placed.stop_price is not null then placed.stop_price
    when not is_armed and not placed.is_new and placed.limit_price is not null then placed.limit_price
    when placed.trigger_below then 9007199254740991
    else 1 end;
  return placed;
end $$;

create function pools.store_order(changed public.orders) returns public.orders language plpgsql as $$
  -- Stores what changed of an order, with which quote concerns it next, or its end. The pool's books are locked.
begin
  changed := pools.trigger_of(changed);
  update public.orders o
  set (quantity, limit_price, stop_price, priority, asked_at, is_new, trigger_price, trigger_below, reserved, filled_quantity, filled_cents,
      fee_cents, status, reason, finished_at)
    = (changed.quantity, changed.limit_price, changed.stop_price, changed.priority, changed.asked_at, changed.is_new, changed.trigger_price,
      changed.trigger_below, changed.reserved, changed.filled_quantity, changed.filled_cents, changed.fee_cents,
      changed.status, changed.reason, changed.finished_at)
  where o.id = changed.id;
  return changed;
end $$;

create function pools.record_order(changed public.orders, event text, quantity bigint default null, price bigint default null) returns void
  language plpgsql as $$
  -- Stores an order's event (lots, ticks), with the order's reason.
begin
  insert into public.order_events (order_id, investor_id, event, quantity, price, reason)
  values (changed.id, changed.investor_id, record_order.event, record_order.quantity, record_order.price, changed.reason);
end $$;

create function pools.notify_order(changed public.orders) returns void language plpgsql as $$
  -- Broadcasts an order to its owner, and notifies them of fills, expiry and cancellations by a rule.
begin
  if changed.status = 'filled' or changed.status in ('cancelled', 'expired') and changed.reason not in ('by_owner', 'other_half') then
    perform messages.notify(changed.investor_id, 'orders', 'orders.' || changed.status, changed.id, nullif(changed.filled_cents, 0), changed.reason);
  else
    perform messages.broadcast('orders', changed.id::text, changed.investor_id);
  end if;
end $$;

create table public.dealing_requests (
  id uuid primary key,
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  side text not null constraint dealing_requests_side check (side in ('in', 'out')),
  amount_cents ledger.balance not null,
  asked_at timestamptz not null default clock_timestamp(),
  status text not null default 'waiting' constraint dealing_requests_status check (status in ('waiting', 'dealt', 'returned')),
  ended_at timestamptz,
  units public.units,
  pool_value_cents ledger.balance,
  pool_units public.units,
  constraint dealing_requests_amount_given check (amount_cents > 0 or side = 'out' and status = 'dealt'),
  constraint dealing_requests_end_whole check ((status = 'waiting') = (ended_at is null)),
  constraint dealing_requests_dealt_whole check (
    num_nonnulls(units, pool_value_cents, pool_units) = case status when 'dealt' then 3 else 0 end)
);
comment on table public.dealing_requests is 'Subscriptions and redemptions of portfolios; the id is the request''s.';
comment on column public.dealing_requests.amount_cents is 'Zero if the last units are void (pools.void_units).';
comment on column public.dealing_requests.status is 'waiting: for later prices of all holdings; returned: cancelled.';
create index dealing_requests_waiting on public.dealing_requests (pool_id, asked_at) where status = 'waiting';
create index dealing_requests_pool on public.dealing_requests (pool_id, asked_at desc);
create index dealing_requests_investor on public.dealing_requests (investor_id, asked_at desc);
grant select on public.dealing_requests to authenticated;
select people.owner_reads('public.dealing_requests');
select ground.append_only('public.dealing_requests',
  'id, pool_id, investor_id, side, amount_cents, asked_at', ended => 'old.status <> ''waiting''');

create table public.strategies (
  pool_id uuid primary key references public.pools (id),
  idea text not null constraint strategies_idea_short check (char_length(btrim(idea)) between 1 and 1000),
  share_bp int not null constraint strategies_share_bounded check (share_bp between 0 and 2000),
  capacity_cents public.amount not null,
  stake_bp int not null default 500 constraint strategies_stake_bounded check (stake_bp between 500 and 10000),
  status text not null default 'proposed'
    constraint strategies_status check (status in ('proposed', 'offered', 'suspended', 'closing', 'closed', 'dropped')),
  reason text constraint strategies_reason_short check (char_length(btrim(reason)) between 1 and 500),
  proposed_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  published_at timestamptz,
  shared_at timestamptz,
  record_units numeric(40, 12) not null default 1,
  record_hwm numeric(40, 12) not null default 100,
  flow_growth numeric(40, 12) not null default 1,
  record_share_bp int not null constraint strategies_record_share_bounded check (record_share_bp >= share_bp),
  constraint strategies_published_once check ((published_at is null) = (status in ('proposed', 'dropped'))),
  constraint strategies_reason_given check (status in ('proposed', 'offered') or reason is not null)
);
comment on table public.strategies is 'Strategies with their terms, one for each such pool. Never removed.';
comment on column public.strategies.share_bp is 'Basis points of each holder''s new profit.';
comment on column public.strategies.stake_bp is 'Trader''s least part of all units when money comes in or they redeem.';
comment on column public.strategies.status is
  'proposed: under review; offered: takes money; suspended: no subscriptions or orders; closing: selling all; closed: all paid; dropped: never published.';
comment on column public.strategies.shared_at is 'Last profit share of all lots: once a quarter (UTC).';
comment on column public.strategies.record_units is 'What profit shares left of a first-day unit.';
comment on column public.strategies.record_hwm is 'High-water mark of that unit, in cents, without flow_growth.';
comment on column public.strategies.flow_growth is 'Effect of flows on the unit price, which records exclude.';
comment on column public.strategies.record_share_bp is 'The highest since the last paid quarter (UTC).';
create index strategies_listed on public.strategies ((status = 'closed'), published_at, pool_id) where published_at is not null;
grant select on public.strategies to authenticated;
create policy strategies_announced_select on public.strategies
  for select to authenticated
  using ((select people.caller()) is not null
    and (published_at is not null or pool_id in (select p.id from public.pools p where p.owner_id = (select people.caller()))));
select ground.append_only('public.strategies',
  'pool_id, idea, stake_bp, proposed_at', ended => 'old.status in (''closed'', ''dropped'')');
create trigger append_only_published before update of published_at on public.strategies
  for each row when (old.published_at is not null) execute function ground.forbid_change();

create table public.lots (
  id uuid primary key default gen_random_uuid(),
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  units public.units not null,
  paid_cents public.amount not null,
  hwm numeric(40, 12) not null constraint lots_hwm_given check (hwm > 0),
  share_bp int not null constraint lots_share_bounded check (share_bp between 0 and 2000),
  opened_at timestamptz not null default clock_timestamp(),
  request_id uuid not null unique
-- Half of each page free: the profit share updates all lots of a strategy at once, as HOT updates (bench copying).
) with (fillfactor = 50);
comment on table public.lots is 'A strategy''s units by dealing. First in, first out.';
comment on column public.lots.hwm is 'High-water mark in cents per whole unit, at first the entry price.';
comment on column public.lots.share_bp is '0 for the trader''s own.';
create index lots_pool on public.lots (pool_id, investor_id, opened_at);
-- Not a partial index on units, whose updates would then write every index.
create index lots_investor on public.lots (investor_id);

create table copying.unit_moves (
  id bigint generated always as identity primary key,
  lot_id uuid not null,
  dealing_id uuid not null,
  kind text not null constraint unit_moves_kind check (kind in ('in', 'out', 'share')),
  units bigint not null constraint unit_moves_moved check (units <> 0),
  at timestamptz not null default clock_timestamp(),
  constraint unit_moves_once unique (lot_id, dealing_id, kind)
);
comment on table copying.unit_moves is 'Every change of a lot, append-only. No foreign keys: many are written at once.';

create table public.copies (
  investor_id uuid not null references public.profiles (id),
  pool_id uuid not null references public.pools (id),
  stop_bp int constraint copies_stop_bounded check (stop_bp between 100 and 9000),
  stop_base_cents ledger.balance not null default 0,
  paid_in_cents ledger.balance not null default 0,
  paid_out_cents ledger.balance not null default 0,
  share_units public.units not null default 0,
  opened_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (investor_id, pool_id)
) with (fillfactor = 80);
comment on table public.copies is 'Totals of each person in a strategy, and their stop-loss.';
comment on column public.copies.stop_bp is 'Basis points below stop_base_cents; null without a stop-loss.';
comment on column public.copies.stop_base_cents is 'Subscriptions less the redeemed part.';
create index copies_pool on public.copies (pool_id);
create index copies_stopped on public.copies (pool_id) where stop_bp is not null and ended_at is null;

create table public.dealings (
  id uuid primary key,
  pool_id uuid not null references public.pools (id),
  at timestamptz not null default clock_timestamp(),
  bid_cents ledger.balance not null,
  offer_cents ledger.balance not null,
  units_before public.units not null,
  units_after public.units not null,
  in_cents ledger.balance not null,
  out_units public.units not null,
  out_cents ledger.balance not null,
  share_units public.units not null,
  prices jsonb not null
);
comment on table public.dealings is 'Every dealing of a strategy, from which holders recompute results; append-only.';
comment on column public.dealings.bid_cents is 'Liquidation value before it, the price for redemptions.';
comment on column public.dealings.offer_cents is 'Replacement value before it, the price for subscriptions.';
create index dealings_pool on public.dealings (pool_id, at desc);

create table public.copy_requests (
  id uuid primary key default gen_random_uuid(),
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  side text not null constraint copy_requests_side check (side in ('in', 'out')),
  amount_cents public.amount,
  units public.units constraint copy_requests_units_given check (units > 0),
  share_bp int,
  reason text not null default 'asked' constraint copy_requests_reason check (reason in ('asked', 'copy_stop', 'closing')),
  asked_at timestamptz not null default clock_timestamp(),
  not_before timestamptz,
  left_out_at timestamptz,
  split_from uuid,
  status text not null default 'waiting' constraint copy_requests_status check (status in ('waiting', 'dealt', 'returned')),
  ended_at timestamptz,
  dealing_id uuid,
  dealt_cents ledger.balance,
  dealt_units public.units,
  share_units public.units,
  constraint copy_requests_sized check (num_nonnulls(amount_cents, units) = 1 and (amount_cents is not null) = (side = 'in')),
  constraint copy_requests_share_agreed check ((share_bp is not null) = (side = 'in')),
  constraint copy_requests_end_whole check ((status = 'waiting') = (ended_at is null)),
  constraint copy_requests_dealt_whole check (
    num_nonnulls(dealing_id, dealt_cents, dealt_units, share_units) = case status when 'dealt' then 4 else 0 end)
) with (fillfactor = 70);
comment on table public.copy_requests is 'Subscriptions to and redemptions from strategies; the id is the request''s.';
comment on column public.copy_requests.reason is 'asked (by its owner), copy_stop (stop-loss), closing (strategy).';
comment on column public.copy_requests.not_before is 'Dealt later: cooling-off of a first copy, a trader''s notice.';
comment on column public.copy_requests.left_out_at is 'Last dealing that skipped it because of a locked account.';
comment on column public.copy_requests.dealt_units is 'Units (millionths) issued or redeemed, without profit share.';
create view copying.waiting with (security_invoker = true) as
select r.*, greatest(r.asked_at, r.not_before, r.left_out_at) as since, r as request from public.copy_requests r where r.status = 'waiting';
comment on view copying.waiting is 'Requests that are not dealt; only prices after since count.';
create index copy_requests_waiting on public.copy_requests (pool_id, asked_at) where status = 'waiting';
create index copy_requests_investor on public.copy_requests (investor_id, asked_at desc);
create index copy_requests_pool on public.copy_requests (pool_id, asked_at desc);
create index copy_requests_dealing on public.copy_requests (dealing_id) where dealing_id is not null;
create index copy_requests_returned on public.copy_requests (ended_at) where status = 'returned';
create index copy_requests_split on public.copy_requests (split_from) where split_from is not null;
grant select on public.lots, public.copies, public.dealings, public.copy_requests to authenticated;
select people.owner_reads('public.lots');
select people.owner_reads('public.copies');
select people.owner_reads('public.copy_requests');
-- Sums without names, for holders, and for former ones up to the dealing in which they left, stored a moment later.
create policy dealings_holder_select on public.dealings
  for select to authenticated
  using (
    exists (
      select from public.copies c where c.investor_id = (select people.caller()) and c.pool_id = dealings.pool_id
        and c.paid_in_cents > 0 and dealings.at <= coalesce(c.ended_at, 'infinity'))
    or id in (select r.dealing_id from public.copy_requests r where r.investor_id = (select people.caller())));
select ground.append_only('copying.unit_moves');
select ground.append_only('public.dealings');
select ground.append_only('public.lots', 'id, pool_id, investor_id, paid_cents, opened_at, request_id');
create trigger append_only_mark before update of hwm on public.lots
  for each row when (new.hwm < old.hwm) execute function ground.forbid_change();
create trigger append_only_share before update of share_bp on public.lots
  for each row when (new.share_bp > old.share_bp) execute function ground.forbid_change();
select ground.append_only('public.copies', 'investor_id, pool_id, opened_at');
select ground.append_only('public.copy_requests', ended => 'old.status <> ''waiting''', columns =>
  'id, pool_id, investor_id, side, amount_cents, units, share_bp, reason, asked_at, not_before, split_from');
select messages.announce_changes('public.strategies', 'insert or update of status');

create function pools.least_subscription() returns bigint language sql immutable as $$
  -- Returns the minimum subscription, in cents.
  select 1000::bigint $$;

create function pools.void_units(pool_id uuid) returns void language plpgsql as $$
  -- Closes an open portfolio whose last coins brought no cent, and voids its units. The pool's books are locked.
declare
  books pools.pool_books;
begin
  select b.* into books from pools.pool_books b join public.pools p on p.id = b.pool_id and p.kind = 'portfolio' and p.closed_at is null
  where b.pool_id = void_units.pool_id and b.units > 0 and b.cash_cents = 0 and b.waiting_cents = 0
    and not exists (select from pools.holdings h where h.pool_id = b.pool_id and h.quantity > 0);
  if not found then return; end if;
  perform pools.mark_pool(books.pool_id);
  insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents, status, ended_at, units, pool_value_cents, pool_units)
  select gen_random_uuid(), p.id, p.owner_id, 'out', 0, 'dealt', clock_timestamp(), books.units, 0, books.units from public.pools p where p.id = books.pool_id;
  update pools.pool_books b set units = 0 where b.pool_id = books.pool_id;
  update public.pools p set closed_at = clock_timestamp() where p.id = books.pool_id;
  perform messages.broadcast('pools', p.id::text, p.owner_id) from public.pools p where p.id = books.pool_id;
end $$;

create function pools.rounded_unit_price(cents numeric, units numeric) returns numeric language plpgsql immutable as $$
  -- Returns the cents of a million units, rounded up at twelve decimals, so that no fraction is charged twice.
begin
  return div(cents * 1000000 * 1000000000000 + units - 1, units) / 1000000000000;
end $$;

create function pools.net_price(pool_id uuid, value_cents bigint, units bigint) returns numeric
  language plpgsql stable as $$
  -- Returns a first-day unit's net price in cents, less flow_growth and profit shares; null for portfolios.
declare
  strategy public.strategies;
  price numeric;
begin
  select * into strategy from public.strategies s where s.pool_id = net_price.pool_id;
  if not found or units = 0 then return null; end if;
  price := value_cents::numeric * 1000000 / units / strategy.flow_growth;
  return strategy.record_units * (price - greatest(price - strategy.record_hwm, 0) * strategy.record_share_bp / 10000);
end $$;
