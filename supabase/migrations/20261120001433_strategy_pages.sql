-- Holders see holdings and fills at once, others a day later; orders and names no one (trading design, sections 7, 10 and 14, attack 28).

create function copying.sees_strategy(pool_id uuid, investor uuid) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  status text;
  published_at timestamptz;
begin
  if exists (select from public.pools p where p.id = sees_strategy.pool_id and p.kind = 'strategy' and p.owner_id = investor)
     or exists (select from public.lots l where l.pool_id = sees_strategy.pool_id and l.investor_id = investor and l.units > 0) then
    return clock_timestamp();
  end if;
  select s.status, s.published_at into status, published_at
  from public.strategies s where s.pool_id = sees_strategy.pool_id and s.published_at is not null;
  if not found then
    raise exception 'not_found';
  end if;
  if status = 'closed' then
    return clock_timestamp();
  end if;
  return greatest(
    clock_timestamp() - interval '24 hours', published_at,
    (select c.ended_at from public.copies c where c.pool_id = sees_strategy.pool_id and c.investor_id = investor));
end
$$;
comment on function copying.sees_strategy(uuid, uuid) is
  'Returns until when a person sees a strategy''s trades: holders now, former ones until they left, others a day ago. Raises not_found.';

create function copying.net_growth(pool_id uuid, value_cents bigint, units bigint) returns double precision
  language sql stable set search_path = ''
as $$
  select (case when units > 0 then pools.net_price(pool_id, value_cents, units)
    else (select m.net_price from public.marks m where m.pool_id = net_growth.pool_id order by m.at desc limit 1) end / 100 - 1)::double precision
$$;
comment on function copying.net_growth(uuid, bigint, bigint) is
  'Returns a unit''s growth after profit share (0.1 is 10%) at a value (cents) and units, or its last mark.';

create function copying.strategies(strategy_id uuid default null, is_closed boolean default false, after uuid default null, max_rows int default 50)
  returns table (
    pool_id uuid, title text, idea text, lead_name text, is_mine boolean, status text, reason text, changed_at timestamptz, share_bp int, capacity_cents bigint, published_at timestamptz, closed_at timestamptz, value_cents bigint,
    stale boolean, priced_at timestamptz, lead_bp int, growth double precision, net_growth double precision, my_units bigint, last_fill_at timestamptz,
    drawdown double precision, holders int, below_zero int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    with page as (
      (
        select s.*
        from public.strategies s
        where strategies.strategy_id is null and s.published_at is not null and (s.status = 'closed') = coalesce(strategies.is_closed, false)
          -- Neither changes after the announcement, so pages stay stable when one is closed.
          and (strategies.after is null or (s.published_at, s.pool_id) > (
            select x.published_at, x.pool_id from public.strategies x where x.pool_id = strategies.after))
        order by s.published_at, s.pool_id
        limit least(greatest(coalesce(strategies.max_rows, 50), 1), 200)
      )
      union all
      select s.*
      from public.strategies s
      where s.pool_id = strategies.strategy_id
    )
    select s.pool_id, p.title, s.idea, o.name, p.owner_id = investor, s.status, s.reason, s.changed_at, s.share_bp, s.capacity_cents::bigint, s.published_at, p.closed_at, v.value_cents,
      v.stale, v.oldest_at, case when b.units > 0 then div(h.lead_units * 10000, b.units)::int end,
      case when b.units > 0 then v.value_cents * 10000.0::double precision / b.units else last.value_cents * 10000.0::double precision / last.units end / s.flow_growth - 1,
      g.net,
      h.my_units,
      (select max(f.at) from public.fills f
        where f.pool_id = s.pool_id and f.order_id is not null and f.at <= (select copying.sees_strategy(s.pool_id, investor))),
      case when g.net is not null then least(k.drawdown, copying.deepest_fall(greatest(k.peak, 100) || since.prices || (1 + g.net) * 100)) end, c.holders, c.below_zero
    from page s
    join public.pools p on p.id = s.pool_id
    join public.profiles o on o.id = p.owner_id
    join pools.pool_books b on b.pool_id = s.pool_id
    cross join lateral pools.pool_value(s.pool_id) v
    cross join lateral (
      select coalesce(sum(l.units) filter (where l.investor_id = p.owner_id), 0) as lead_units,
        coalesce(sum(l.units) filter (where l.investor_id = investor), 0)::bigint as my_units
      from public.lots l where l.pool_id = s.pool_id and l.investor_id in (p.owner_id, investor)
    ) h
    left join lateral (
      select m.value_cents, m.units from public.marks m where m.pool_id = s.pool_id and b.units = 0 order by m.at desc limit 1
    ) last on true
    left join public.strategy_outcomes c on c.pool_id = s.pool_id
    left join public.strategy_statistics k on k.pool_id = s.pool_id and k.basis = 'net'
    cross join lateral (select copying.net_growth(s.pool_id, v.value_cents, b.units) as net) g
    cross join lateral (
      select array_agg(m.net_price::double precision order by m.at) as prices
      from public.marks m where m.pool_id = s.pool_id and m.at >= coalesce((k.day + 1)::timestamp at time zone 'utc', '-infinity')
    ) since
    where s.published_at is not null or p.owner_id = investor
    order by s.published_at, s.pool_id;
end
$$;
comment on function copying.strategies(uuid, boolean, uuid, int) is
  'Returns announced strategies by age, up to 200 after one, or one by id: cents, growth without flows (0.1 is 10%), units in millionths; below_zero is null below ten holders. Raises not_allowed, session_ended (42501).';
select ground.open('copying.strategies', 'authenticated');

create function copying.strategy_holdings(pool_id uuid)
  returns table (instrument_id text, name text, quantity_decimals int, quantity bigint, value_cents bigint, as_of timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  until constant timestamptz := copying.sees_strategy(strategy_holdings.pool_id, people.caller());
begin
  return query
    select i.id, i.name, i.quantity_decimals, f.lots, pools.fill_cents(i, 'sell', f.lots, l.bid, i.taker_bp), until
    from (
      select x.instrument_id, sum(case x.side when 'buy' then x.quantity else -x.quantity end)::bigint as lots
      from public.fills x where x.pool_id = strategy_holdings.pool_id and x.at <= until
      group by x.instrument_id
    ) f
    join public.instruments i on i.id = f.instrument_id
    left join public.last_quotes l on l.instrument_id = i.id
    where f.lots > 0
    order by i.position;
end
$$;
comment on function copying.strategy_holdings(uuid) is
  'Returns a strategy''s holdings at the moment the caller may see, in lots and cents. Raises not_allowed, session_ended (42501), not_found.';
select ground.open('copying.strategy_holdings', 'authenticated');

create function copying.strategy_fills(pool_id uuid, before timestamptz default null, max_rows int default 50)
  returns table (
    id uuid, at timestamptz, instrument_id text, side text, quantity bigint, price bigint, cents bigint, fee_cents bigint, is_dealing boolean, bid bigint, ask bigint, bid_size bigint, ask_size bigint,
    source text, received_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  until constant timestamptz := copying.sees_strategy(strategy_fills.pool_id, people.caller());
begin
  return query
    select f.id, f.at, f.instrument_id, f.side, f.quantity::bigint, f.price::bigint, f.cents::bigint, f.fee_cents::bigint, f.dealing_id is not null, f.bid::bigint, f.ask::bigint,
      f.bid_size::bigint, f.ask_size::bigint, f.source, f.received_at
    from public.fills f
    where f.pool_id = strategy_fills.pool_id and f.at <= until and f.at < coalesce(strategy_fills.before, 'infinity')
    order by f.at desc
    limit least(greatest(coalesce(strategy_fills.max_rows, 50), 1), 200);
end
$$;
comment on function copying.strategy_fills(uuid, timestamptz, int) is
  'Returns a strategy''s fills with their quotes, newest first, up to the moment the caller may see; is_dealing for flows. Raises not_allowed, session_ended (42501), not_found.';
select ground.open('copying.strategy_fills', 'authenticated');

create function copying.strategy_days(pool_id uuid, days int default 366)
  returns table (day date, price double precision, net_price double precision)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform copying.sees_strategy(strategy_days.pool_id, people.caller());
  return query
    select d.day::date, m.value_cents * 10000.0::double precision / m.units / m.flow_growth, m.net_price::double precision / 100
    from (select now() at time zone 'utc' as moment) n
    cross join generate_series(
      date_trunc('day', n.moment) - least(greatest(coalesce(strategy_days.days, 366), 1), 3660) * interval '1 day', n.moment, interval '1 day') d (day)
    -- Each day's last mark by index: ten years have 90,000.
    cross join lateral (
      select k.value_cents, k.units, k.net_price, k.flow_growth from public.marks k
      where k.pool_id = strategy_days.pool_id and k.at >= d.day at time zone 'utc' and k.at < (d.day + interval '1 day') at time zone 'utc'
      order by k.at desc limit 1
    ) m
    order by d.day;
end
$$;
comment on function copying.strategy_days(uuid, int) is
  'Returns a one-dollar unit''s growth by day (UTC), before and after profit share. Raises not_allowed, session_ended (42501), not_found.';
select ground.open('copying.strategy_days', 'authenticated');

create function copying.my_copies()
  returns table (
    pool_id uuid, title text, status text, changed_at timestamptz, is_mine boolean, units bigint, value_cents bigint, due_cents bigint, paid_in_cents bigint, paid_out_cents bigint, gain_cents bigint, waiting_in_cents bigint,
    waiting_units bigint, stop_bp int, stop_base_cents bigint, share_bp int, share_units bigint, stale boolean, priced_at timestamptz, opened_at timestamptz, ended_at timestamptz, yearly_rate double precision)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    select c.pool_id, p.title, s.status, s.changed_at, p.owner_id = investor, l.units, w.worth,
      coalesce(div(l.units::numeric * v.value_cents, nullif(b.units, 0))::bigint - w.worth, 0),
      c.paid_in_cents::bigint, c.paid_out_cents::bigint, w.worth + c.paid_out_cents - c.paid_in_cents, r.coming, r.leaving,
      c.stop_bp, c.stop_base_cents::bigint, l.share_bp, c.share_units::bigint, v.stale, v.oldest_at, c.opened_at, c.ended_at,
      pools.money_weighted_return(
        f.flows || case when w.worth > 0 then array[w.worth] else '{}' end, f.moments || case when w.worth > 0 then array[clock_timestamp()] else '{}' end)
    from public.copies c
    join public.strategies s on s.pool_id = c.pool_id
    join public.pools p on p.id = c.pool_id
    join pools.pool_books b on b.pool_id = c.pool_id
    cross join lateral pools.pool_value(c.pool_id) v
    cross join lateral (
      select coalesce(sum(x.units), 0)::bigint as units, max(x.share_bp) filter (where x.units > 0) as share_bp
      from public.lots x where x.pool_id = c.pool_id and x.investor_id = investor
    ) l
    cross join lateral (select coalesce(copying.units_worth(c.pool_id, investor, v.value_cents, nullif(b.units, 0)), 0) as worth) w
    cross join lateral (
      select coalesce(sum(x.amount_cents) filter (where x.side = 'in'), 0)::bigint as coming, coalesce(sum(x.units) filter (where x.side = 'out'), 0)::bigint as leaving
      from public.copy_requests x where x.pool_id = c.pool_id and x.investor_id = investor and x.status = 'waiting'
    ) r
    cross join lateral (
      select array_agg(case x.side when 'in' then -x.dealt_cents else x.dealt_cents end::bigint order by x.ended_at) as flows, array_agg(x.ended_at order by x.ended_at) as moments
      from public.copy_requests x where x.pool_id = c.pool_id and x.investor_id = investor and x.status = 'dealt'
    ) f
    where c.investor_id = investor
    order by c.ended_at is not null, c.opened_at desc;
end
$$;
comment on function copying.my_copies() is
  'Returns the caller''s current and past copies in cents and units (millionths); value is after accrued profit share (due_cents). Raises not_allowed, session_ended (42501).';
select ground.open('copying.my_copies', 'authenticated');

create function copying.my_assets()
  returns table (instrument_id text, name text, cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    with parts as (
      select p.id as pool_id, v.value_cents as whole_cents, v.value_cents as part_cents, b.waiting_cents::bigint as waiting_cents
      from public.pools p
      join pools.pool_books b on b.pool_id = p.id
      cross join lateral pools.pool_value(p.id) v
      where p.owner_id = investor and p.kind = 'portfolio' and p.closed_at is null
      union all
      select h.pool_id, v.value_cents, copying.units_worth(h.pool_id, investor, v.value_cents, b.units), 0
      from (select distinct l.pool_id from public.lots l where l.investor_id = investor and l.units > 0) h
      join pools.pool_books b on b.pool_id = h.pool_id
      cross join lateral pools.pool_value(h.pool_id) v
    ), coins as (
      select h.instrument_id, sum(div(x.part_cents::numeric * coalesce(pools.fill_cents(i, 'sell', h.quantity, q.bid, i.taker_bp), 0), x.whole_cents))::bigint as cents
      from parts x
      join pools.holdings h on h.pool_id = x.pool_id and h.quantity > 0
      join public.instruments i on i.id = h.instrument_id
      left join public.last_quotes q on q.instrument_id = h.instrument_id
      where x.whole_cents > 0
      group by h.instrument_id
    ), dollars as (
      select (coalesce((select a.available_cents + a.invested_cents + a.withdrawing_cents from ledger.accounts a where a.investor_id = investor), 0)
        + coalesce((select sum(x.part_cents + x.waiting_cents) from parts x), 0)
        + coalesce((
          select sum(r.amount_cents) from public.copy_requests r
          where r.investor_id = investor and r.side = 'in' and r.status = 'waiting'), 0)
        - coalesce((select sum(c.cents) from coins c), 0))::bigint as cents
    )
    select a.instrument_id, a.name, a.cents
    from (
      select null::text as instrument_id, null::text as name, d.cents, null::int as position from dollars d
      union all
      select c.instrument_id, i.name, c.cents, i.position from coins c join public.instruments i on i.id = c.instrument_id
    ) a
    order by a.position nulls first, a.instrument_id;
end
$$;
comment on function copying.my_assets() is
  'Returns the caller''s total by asset in cents, dollars first, looking through strategies. Sums to owned_cents and pooled_cents of public.portfolio. Raises not_allowed, session_ended (42501).';
select ground.open('copying.my_assets', 'authenticated');

create function copying.my_strategies()
  returns table (
    pool_id uuid, title text, status text, reason text, changed_at timestamptz, holders bigint, value_cents bigint, units bigint, my_units bigint, free_units bigint, waiting_in_cents bigint, waiting_units bigint, room_cents bigint, share_bp int,
    capacity_cents bigint, taken_units bigint, due_units bigint, turnover_cents bigint, fee_cents bigint, stale boolean,
    free_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    select s.pool_id, p.title, s.status, s.reason, s.changed_at, h.holders, v.value_cents, b.units::bigint, h.mine, copying.free_units(s.pool_id, investor), b.waiting_cents::bigint, r.leaving, copying.remaining_capacity(s), s.share_bp,
      s.capacity_cents::bigint, (select coalesce(sum(d.share_units), 0)::bigint from public.dealings d where d.pool_id = s.pool_id), h.due, f.cents, f.fees, v.stale,
      b.cash_cents - b.reserved_cents
    from public.strategies s
    join public.pools p on p.id = s.pool_id
    join pools.pool_books b on b.pool_id = s.pool_id
    cross join lateral pools.pool_value(s.pool_id) v
    cross join lateral (
      select count(distinct l.investor_id) filter (where l.units > 0 and l.investor_id <> investor) as holders,
        coalesce(sum(l.units) filter (where l.investor_id = investor), 0)::bigint as mine,
        coalesce(sum(copying.due_share(l.units, l.share_bp, l.hwm, v.value_cents, b.units)), 0)::bigint as due
      from public.lots l where l.pool_id = s.pool_id
    ) h
    cross join lateral (
      select coalesce(sum(x.units), 0)::bigint as leaving from public.copy_requests x where x.pool_id = s.pool_id and x.status = 'waiting' and x.side = 'out'
    ) r
    cross join lateral (
      select coalesce(sum(x.cents), 0)::bigint as cents, coalesce(sum(x.fee_cents), 0)::bigint as fees
      from public.fills x where x.pool_id = s.pool_id and x.at > now() - interval '1 year'
    ) f
    where p.owner_id = investor
    order by s.proposed_at desc;
end
$$;
comment on function copying.my_strategies() is
  'Returns the strategies the caller leads, as sums without names: cents and units (millionths). Raises not_allowed, session_ended (42501).';
select ground.open('copying.my_strategies', 'authenticated');

create function copying.lead_record(pool_id uuid)
  returns table (strategy_id uuid, title text, status text, published_at timestamptz, closed_at timestamptz, net_growth double precision)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform copying.sees_strategy(lead_record.pool_id, people.caller());
  return query
    select s.pool_id, p.title, s.status, s.published_at, p.closed_at, copying.net_growth(p.id, v.value_cents, b.units)
    from public.pools p
    join public.strategies s on s.pool_id = p.id and s.published_at is not null
    join pools.pool_books b on b.pool_id = p.id
    cross join lateral pools.pool_value(p.id) v
    where p.owner_id = (select o.owner_id from public.pools o where o.id = lead_record.pool_id)
    order by s.published_at;
end
$$;
comment on function copying.lead_record(uuid) is
  'Returns all strategies a strategy''s trader ever announced, each with its unit''s growth after profit share (0.1 is 10%). Raises not_allowed, session_ended (42501), not_found.';
select ground.open('copying.lead_record', 'authenticated');
