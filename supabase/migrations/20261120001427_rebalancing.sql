-- Returns a portfolio to its target weights by one confirmation: sales first, then purchases with their proceeds.

create function pools.rebalance_steps(pool_id uuid, targets jsonb, band_bp int)
  returns table (
    instrument_id text, name text, value_cents bigint, weight_bp int, target_bp int, side text, quantity bigint, spend_cents bigint, about_cents bigint)
  language plpgsql stable set search_path = ''
as $$
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
      select i, l.bid, coalesce(h.quantity, 0)::bigint as held, coalesce((rebalance_steps.targets ->> i.id)::int, 0) as target,
        pools.fill_cents(i, 'sell', coalesce(h.quantity, 0), (pools.last_best_bid_offer(i.id)).bid, i.taker_bp) as value
      from public.instruments i
      left join pools.holdings h on h.pool_id = rebalance_steps.pool_id and h.instrument_id = i.id and h.quantity > 0
      left join public.last_quotes l on l.instrument_id = i.id
      where h.instrument_id is not null or rebalance_steps.targets ? i.id
    ), moves as (
      select p.*, p.target * total / 10000 - p.value as missing
      from parts p
      where total > 0 and abs(p.value * 10000.0 / total - p.target) > rebalance_steps.band_bp
    ), steps as (
      select m.i, case when m.missing > 0 then 'buy' else 'sell' end as side,
        case
          when m.missing > 0 then null
          when m.target = 0 then m.held
          else least(m.held, ceil(-m.missing * (10::numeric ^ ((m.i).price_decimals + (m.i).quantity_decimals)) * 100 / (m.bid::numeric * (10000 - (m.i).taker_bp))))
        end::bigint as quantity,
        case when m.missing > 0 then m.missing end as spend
      from moves m
      where m.target = 0 or abs(m.missing) >= (m.i).min_order_cents
    )
    select (p.i).id, (p.i).name, p.value, (case when total > 0 then round(p.value * 10000.0 / total) else 0 end)::int, p.target, s.side, s.quantity, s.spend,
      coalesce(s.spend, pools.fill_cents(p.i, 'sell', s.quantity, p.bid, (p.i).taker_bp))
    from parts p left join steps s on (s.i).id = (p.i).id
    order by s.side = 'buy', s.side is null, (p.i).position;
end
$$;
comment on function pools.rebalance_steps(uuid, jsonb, int) is
  'Returns orders (lots or cents) that bring a pool to targets (basis points by instrument; rest: cash) outside the band. Sales first. Raises invalid_targets, not_traded, orders_waiting, no_price.';

create function pools.preview_rebalance(pool_id uuid, targets jsonb, band_bp int)
  returns table (
    instrument_id text, name text, value_cents bigint, weight_bp int, target_bp int, side text, quantity bigint, spend_cents bigint, about_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  perform pools.require_trading();
  if not exists (select from public.pools p where p.id = preview_rebalance.pool_id and p.owner_id = investor) then
    raise exception 'not_found';
  end if;
  return query select * from pools.rebalance_steps(preview_rebalance.pool_id, preview_rebalance.targets, preview_rebalance.band_bp);
end
$$;
comment on function pools.preview_rebalance(uuid, jsonb, int) is
  'Returns what rebalancing the caller''s portfolio would order now; see pools.rebalance_steps. Raises not_allowed, session_ended (42501), trading_closed, not_found, invalid_targets, not_traded, orders_waiting, no_price.';
select ground.open('pools.preview_rebalance', 'authenticated');

create function pools.rebalance(pool_id uuid, targets jsonb, band_bp int, request_id uuid) returns setof public.orders
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known boolean;
  step record;
  wanted public.orders;
begin
  is_known := ground.is_retry(
    rebalance.request_id, investor, 'rebalance', jsonb_build_array(rebalance.pool_id, rebalance.targets, rebalance.band_bp));
  perform pools.require_trading();
  perform pools.lock_pool(rebalance.pool_id, investor);
  if not is_known then
    if exists (select from public.orders o where o.rebalance_id = rebalance.request_id) then
      raise exception 'request_id_reused';
    end if;
    for step in select * from pools.rebalance_steps(rebalance.pool_id, rebalance.targets, rebalance.band_bp) s where s.side is not null loop
      wanted := pools.new_order(
        investor, rebalance.pool_id, step.instrument_id, step.side, 'market', step.quantity, step.spend_cents, null, null, null, 'gtc', null, false, gen_random_uuid());
      wanted.rebalance_id := rebalance.request_id;
      if step.side = 'buy' then
        wanted.status := 'armed';
      end if;
      perform pools.accept_order(wanted);
    end loop;
    perform pools.open_purchases(rebalance.request_id);
  end if;
  return query select o.* from public.orders o where o.rebalance_id = rebalance.request_id order by o.turn;
end
$$;
comment on function pools.rebalance(uuid, jsonb, int, uuid) is
  'Places pools.rebalance_steps'' orders; purchases wait for the sales. Idempotent by request_id. Raises not_allowed, session_ended (42501), request_id_required, request_id_reused, trading_closed, not_found, invalid_targets, orders_waiting, and what pools.place_order raises.';
select ground.open('pools.rebalance', 'authenticated');

create function pools.open_purchases(rebalance_id uuid) returns void
  language plpgsql set search_path = ''
as $$
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
    where o.rebalance_id = open_purchases.rebalance_id and o.kind = 'market' and o.status = 'armed' order by o.turn
  loop
    select b.cash_cents - b.reserved_cents into free from pools.pool_books b where b.pool_id = wanted.pool_id;
    wanted.reserved := least(wanted.spend_cents, free);
    if wanted.reserved < 1 then
      perform pools.end_order(wanted, 'cancelled', 'insufficient_cash');
      continue;
    end if;
    perform pools.reserve(wanted, wanted.reserved);
    wanted.status := 'open';
    wanted := pools.trigger_of(wanted);
    update public.orders o
    set status = 'open', reserved = wanted.reserved, watch = wanted.watch, falls = wanted.falls, asked_at = clock_timestamp(), is_new = true
    where o.id = wanted.id;
    perform pools.record_order(wanted, 'triggered');
    perform pools.notify_order(wanted);
  end loop;
end
$$;
comment on function pools.open_purchases(uuid) is
  'Opens a rebalancing''s purchases after its sales, within the cash left. The pool''s books are locked.';
