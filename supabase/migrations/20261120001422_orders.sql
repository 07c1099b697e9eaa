-- Orders, their events, and fills with the quotes behind them (trading design, sections 7 and 9).

create sequence public.order_turns;

create table public.orders (
  id uuid primary key,
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  instrument_id text not null references public.instruments (id),
  side text not null constraint orders_side check (side in ('buy', 'sell')),
  kind text not null constraint orders_kind check (kind in ('market', 'limit', 'stop', 'stop_limit', 'trailing')),
  quantity public.quantity constraint orders_quantity_given check (quantity > 0),
  spend_cents public.amount,
  limit_price public.price,
  stop_price public.price,
  trail_bp int constraint orders_trail_bounded check (trail_bp between 10 and 5000),
  trail_mark public.price,
  time_in_force text not null constraint orders_time_in_force check (time_in_force in ('gtc', 'gtd', 'ioc', 'fok')),
  expires_at timestamptz,
  post_only boolean not null default false,
  pair_id uuid,
  rebalance_id uuid,
  placed_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz not null default clock_timestamp(),
  turn bigint not null default nextval('public.order_turns'),
  is_new boolean not null default true,
  watch public.price,
  falls boolean,
  reserved public.quantity not null default 0,
  filled_quantity public.quantity not null default 0,
  filled_cents ledger.balance not null default 0,
  fee_cents ledger.balance not null default 0,
  status text not null constraint orders_status check (status in ('armed', 'open', 'filled', 'cancelled', 'expired')),
  reason text,
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
    (finished_at is null) = (status in ('armed', 'open')) and (watch is null) = (finished_at is not null) and (falls is null) = (watch is null)
    and (finished_at is null or reserved = 0)),
  constraint orders_reason check (reason in (
      'by_owner', 'all_or_nothing', 'rest_not_filled', 'would_take', 'other_half', 'insufficient_cash', 'account_frozen', 'sell_only', 'failed', 'over', 'gave_way', 'strategy_stopped')
    and (status in ('cancelled', 'expired')) = (reason is not null))
) with (fillfactor = 70);
comment on table public.orders is 'Orders of pools; the id is the request''s.';
comment on column public.orders.investor_id is 'No foreign key: copied from a row that has one.';
comment on column public.orders.quantity is 'In lots; null for orders by amount.';
comment on column public.orders.trail_mark is 'Best price since placing; null before the first quote.';
comment on column public.orders.pair_id is 'OCO pair: the id of the take-profit half, in both.';
comment on column public.orders.asked_at is 'Only quotes made later fill it.';
comment on column public.orders.turn is 'Time priority, lower first; a new price or larger quantity resets it.';
comment on column public.orders.is_new is 'Its first quote decides ioc, fok and post-only; only later prices fill it.';
comment on column public.orders.watch is 'Trigger price (ticks) of the ask for a purchase, the bid for a sale.';
comment on column public.orders.falls is 'Whether quotes at or below watch trigger it.';
comment on column public.orders.reserved is 'Cents of a purchase, lots of a sale; the take-profit half holds the pair''s.';
comment on column public.orders.status is
  'armed: an untriggered stop, or a purchase that waits for sales; open; filled, cancelled or expired: over.';
comment on column public.orders.reason is
  'Why it ended unfilled: by_owner; all_or_nothing and rest_not_filled (too small a first quote); would_take (post-only); other_half (of its pair); insufficient_cash; account_frozen; sell_only (delisting); failed (our error); over (expired); gave_way (strategy holders left); strategy_stopped (suspended or closed).';
create index orders_watched on public.orders (instrument_id, side, falls, watch) where status in ('armed', 'open');
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
  event text not null constraint order_events_event check (event in (
    'placed', 'triggered', 'filled', 'replaced', 'cut', 'cancelled', 'expired')),
  quantity public.quantity,
  price public.price,
  reason text
);
comment on table public.order_events is
  'Events of orders, append-only. No foreign key, as markets.quotes: one batch of prices may write thousands.';
comment on column public.order_events.quantity is 'In lots.';
comment on column public.order_events.price is 'In ticks.';
create index order_events_order on public.order_events (order_id, id);
create index order_events_investor on public.order_events (investor_id, id desc);

create table public.fills (
  id uuid primary key default gen_random_uuid(),
  order_id uuid,
  dealing_id uuid,
  pool_id uuid not null,
  investor_id uuid not null,
  instrument_id text not null,
  side text not null constraint fills_side check (side in ('buy', 'sell')),
  at timestamptz not null default clock_timestamp(),
  quantity public.quantity not null constraint fills_quantity_given check (quantity > 0),
  price public.price not null,
  cents public.cents not null constraint fills_cents_not_negative check (cents >= 0),
  fee_cents public.cents not null constraint fills_fee_not_negative check (fee_cents >= 0),
  cost_cents public.cents not null constraint fills_cost_not_negative check (cost_cents >= 0),
  role text not null constraint fills_role check (role in ('maker', 'taker')),
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
comment on table public.fills is 'Fills of pools, each with its quote; append-only. No foreign key, as public.order_events.';
comment on column public.fills.cents is 'With fee.';
comment on column public.fills.cost_cents is 'Cost of the sold lots; equals cents for a purchase.';
comment on column public.fills.role is 'taker: at the quote; maker: at its own limit.';
create index fills_order on public.fills (order_id) where order_id is not null;
create index fills_dealing on public.fills (dealing_id) where dealing_id is not null;
-- Lookups are among the newest; a B-tree would cost each fill more.
create index fills_received on public.fills using brin (received_at) with (pages_per_range = 4);
create index fills_pool on public.fills (pool_id, at desc);
create index fills_investor on public.fills (investor_id, at desc);

grant select on public.orders, public.order_events, public.fills to authenticated;
create policy orders_investor_select on public.orders
  for select to authenticated using (investor_id = (select people.caller()));
create policy order_events_investor_select on public.order_events
  for select to authenticated using (investor_id = (select people.caller()));
create policy fills_investor_select on public.fills
  for select to authenticated using (investor_id = (select people.caller()));

select ground.append_only('public.order_events');
select ground.append_only('public.fills');
create trigger append_only_kept before delete or update of id, pool_id, investor_id, instrument_id, side, kind, spend_cents, time_in_force, expires_at, post_only, placed_at
  on public.orders
  for each row execute function ground.forbid_change();
create trigger append_only_ended before update on public.orders
  for each row when (old.finished_at is not null) execute function ground.forbid_change();

create function pools.trigger_of(placed public.orders) returns public.orders
  language plpgsql immutable set search_path = ''
as $$
declare
  is_armed constant boolean := placed.status = 'armed';
begin
  placed.falls := (placed.side = 'buy') <> is_armed;
  placed.watch := case
    when is_armed and placed.stop_price is not null then placed.stop_price
    when not is_armed and not placed.is_new and placed.limit_price is not null then placed.limit_price
    when placed.falls then 9007199254740991
    else 1 end;
  return placed;
end
$$;
comment on function pools.trigger_of(public.orders) is
  'Sets which quote concerns an order: one at its stop or limit; any if it is new or a market order.';

create function pools.record_order(changed public.orders, event text, quantity bigint default null, price bigint default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into public.order_events (order_id, investor_id, event, quantity, price, reason)
  values (changed.id, changed.investor_id, record_order.event, record_order.quantity, record_order.price, changed.reason);
end
$$;
comment on function pools.record_order(public.orders, text, bigint, bigint) is
  'Stores an order''s event (lots, ticks), with the order''s reason.';

create function pools.release(ended public.orders) returns void
  language plpgsql set search_path = ''
as $$
begin
  if ended.reserved = 0 then
    return;
  end if;
  if ended.side = 'buy' then
    update pools.pool_books b set reserved_cents = b.reserved_cents - ended.reserved where b.pool_id = ended.pool_id;
  else
    update pools.holdings h set reserved = h.reserved - ended.reserved
    where h.pool_id = ended.pool_id and h.instrument_id = ended.instrument_id;
  end if;
end
$$;
comment on function pools.release(public.orders) is 'Releases an order''s reserved cash or lots. The pool''s books are locked.';

create function pools.end_order(ended public.orders, status text, reason text) returns public.orders
  language plpgsql set search_path = ''
as $$
declare
  half public.orders;
begin
  for half in
    select o.* from public.orders o
    where (o.id = ended.id or o.pair_id = ended.pair_id) and o.status in ('armed', 'open')
    order by o.id <> ended.id
  loop
    perform pools.release(half);
    update public.orders o
    set status = case when o.id = ended.id then end_order.status else 'cancelled' end,
        reason = case when o.id = ended.id then end_order.reason else 'other_half' end,
        reserved = 0, watch = null, falls = null, finished_at = clock_timestamp()
    where o.id = half.id
    returning * into half;
    perform pools.record_order(half, half.status);
    if half.id = ended.id then
      ended := half;
    end if;
  end loop;
  perform pools.notify_order(ended);
  if ended.rebalance_id is not null and ended.side = 'sell' then
    perform pools.open_purchases(ended.rebalance_id);
  end if;
  return ended;
end
$$;
comment on function pools.end_order(public.orders, text, text) is
  'Ends an order unfilled, with its pair''s other half, and releases their reserves. The pool''s books are locked.';

create function pools.notify_order(changed public.orders) returns void
  language plpgsql set search_path = ''
as $$
begin
  if changed.status = 'filled' or changed.status in ('cancelled', 'expired') and changed.reason not in ('by_owner', 'other_half') then
    perform messages.notify(changed.investor_id, 'orders', 'orders.' || changed.status, changed.id, nullif(changed.filled_cents, 0), changed.reason);
  else
    perform messages.broadcast('orders', changed.id::text, changed.investor_id);
  end if;
end
$$;
comment on function pools.notify_order(public.orders) is
  'Broadcasts an order to its owner, and notifies them of fills, expiry and cancellations by a rule.';
