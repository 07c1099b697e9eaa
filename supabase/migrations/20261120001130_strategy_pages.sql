-- What people read of strategies, statistics, and the state of trading of instruments.
-- Holders see holdings and fills at once, others a day later; no one sees orders and names.

create function copying.sees_strategy(pool_id uuid, investor uuid) returns timestamptz language plpgsql stable as $$
  -- Returns until when a person sees a strategy's trades: holders now, former ones until they left, others a day ago.
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
  if not found then raise exception 'not_found'; end if;
  if status = 'closed' then return clock_timestamp(); end if;
  return greatest(
    clock_timestamp() - interval '24 hours', published_at,
    (select c.ended_at from public.copies c where c.pool_id = sees_strategy.pool_id and c.investor_id = investor));
end $$;

create function copying.net_growth(pool_id uuid, value_cents bigint, units bigint) returns double precision
  language sql stable as $$
  -- Returns a unit's growth after profit share (0.1 is 10%) at a value (cents) and units, or its last mark.
  select (case when units > 0 then pools.net_price(pool_id, value_cents, units)
    else (select m.net_price from public.marks m where m.pool_id = net_growth.pool_id order by m.at desc limit 1) end / 100 - 1)::double precision
$$;

create function copying.strategies(strategy_id uuid default null, is_closed boolean default false, after uuid default null, max_rows int default 50)
  returns table (
    pool_id uuid, title text, idea text, lead_name text, is_mine boolean, status text, reason text,
    changed_at timestamptz, share_bp int, capacity_cents bigint, published_at timestamptz, closed_at timestamptz,
    value_cents bigint, stale boolean, priced_at timestamptz, lead_bp int, growth double precision,
    net_growth double precision, my_units bigint, last_fill_at timestamptz, drawdown double precision, holders int, below_zero int, line double precision[])
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns announced strategies by age, up to 200 after one, or one by id: cents, growth without flows (0.1 is 10%),
  -- millionths of units; below_zero from ten holders on; line: worth of a dollar's unit in the last 90 days and now.
declare
  investor constant uuid := people.caller();
begin
  return query
    with page as (
      (
        select s.* from public.strategies s
        where strategies.strategy_id is null and s.published_at is not null and (s.status = 'closed') = coalesce(strategies.is_closed, false)
          -- Neither changes after the announcement, so pages stay stable when one is closed.
          and (strategies.after is null or (s.published_at, s.pool_id) > (
            select x.published_at, x.pool_id from public.strategies x where x.pool_id = strategies.after))
        order by s.published_at, s.pool_id limit least(greatest(coalesce(strategies.max_rows, 50), 1), 200))
      union all
      select s.* from public.strategies s where s.pool_id = strategies.strategy_id)
    select s.pool_id, p.title, s.idea, o.name, p.owner_id = investor, s.status, s.reason, s.changed_at, s.share_bp,
      s.capacity_cents::bigint, s.published_at, p.closed_at, v.value_cents, v.stale, v.oldest_at,
      case when b.units > 0 then div(h.lead_units * 10000, b.units)::int end,
      case when b.units > 0 then v.value_cents * 10000.0::double precision / b.units else last.value_cents * 10000.0::double precision / last.units end / s.flow_growth - 1,
      g.net, h.my_units,
      (select max(f.at) from public.fills f
        where f.pool_id = s.pool_id and f.order_id is not null and f.at <= (select copying.sees_strategy(s.pool_id, investor))),
      case when g.net is not null then least(k.drawdown, copying.deepest_fall(greatest(k.peak, 100) || since.prices || (1 + g.net) * 100)) end, c.holders, c.below_zero,
      path.prices || coalesce(1 + g.net, 1)
    from page s
    join public.pools p on p.id = s.pool_id
    join public.profiles o on o.id = p.owner_id
    join pools.pool_books b on b.pool_id = s.pool_id
    cross join lateral pools.pool_value(s.pool_id) v
    cross join lateral (
      select coalesce(sum(l.units) filter (where l.investor_id = p.owner_id), 0) as lead_units,
        coalesce(sum(l.units) filter (where l.investor_id = investor), 0)::bigint as my_units
      from public.lots l where l.pool_id = s.pool_id and l.investor_id in (p.owner_id, investor)) h
    left join lateral (
      select m.value_cents, m.units from public.marks m where m.pool_id = s.pool_id and b.units = 0
        order by m.at desc limit 1) last on true
    left join public.strategy_outcomes c on c.pool_id = s.pool_id
    left join public.strategy_statistics k on k.pool_id = s.pool_id and k.basis = 'net'
    cross join lateral (select copying.net_growth(s.pool_id, v.value_cents, b.units) as net) g
    cross join lateral (
      select array_agg(m.net_price::double precision order by m.at) as prices
      from public.marks m where m.pool_id = s.pool_id
        and m.at >= coalesce((k.day + 1)::timestamp at time zone 'utc', '-infinity')) since
    -- By index: a list draws fifty of them. A unit is worth a dollar until the first mark.
    cross join lateral (
      select array_agg(coalesce(m.net_price::double precision / 100, 1) order by n) as prices
      from (select greatest(s.published_at, coalesce(p.closed_at, now()) - interval '90 days') as start, coalesce(p.closed_at, now()) as until) e
      cross join generate_series(0, 23) n
      left join lateral (
        select k.net_price from public.marks k
        where k.pool_id = s.pool_id and k.at <= e.start + (e.until - e.start) * n / 24 order by k.at desc limit 1
      ) m on true) path
    where s.published_at is not null or p.owner_id = investor order by s.published_at, s.pool_id;
end $$;

create function copying.strategy_holdings(pool_id uuid) returns table (
  instrument_id text, name text, quantity_decimals int, quantity bigint, value_cents bigint, as_of timestamptz)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns a strategy's holdings at the moment the caller may see, in lots and cents. Raises not_found.
declare
  until constant timestamptz := copying.sees_strategy(pool_id, people.caller());
begin
  return query
    select i.id, i.name, i.quantity_decimals, f.lots, pools.fill_cents(i, 'sell', f.lots, l.bid, i.taker_bp), until
    from (
      select x.instrument_id, sum(case x.side when 'buy' then x.quantity else -x.quantity end)::bigint as lots
      from public.fills x where x.pool_id = strategy_holdings.pool_id and x.at <= until group by x.instrument_id) f
    join public.instruments i on i.id = f.instrument_id
    left join public.last_quotes l on l.instrument_id = i.id
    where f.lots > 0 order by i.position;
end $$;

create function copying.strategy_fills(pool_id uuid, before timestamptz default null, max_rows int default 50)
  returns table (id uuid, at timestamptz, instrument_id text, side text, quantity bigint, price bigint, cents bigint,
  fee_cents bigint, is_dealing boolean, bid bigint, ask bigint, bid_size bigint, ask_size bigint, source text,
  received_at timestamptz) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns a strategy's fills with their quotes, newest first, up to the moment the caller may see; is_dealing for
  -- flows. Raises not_found.
declare
  until constant timestamptz := copying.sees_strategy(pool_id, people.caller());
begin
  return query
    select f.id, f.at, f.instrument_id, f.side::text, f.quantity::bigint, f.price::bigint, f.cents::bigint,
      f.fee_cents::bigint, f.dealing_id is not null, f.bid::bigint, f.ask::bigint, f.bid_size::bigint,
      f.ask_size::bigint, f.source, f.received_at
    from public.fills f
    where f.pool_id = strategy_fills.pool_id and f.at <= until and f.at < coalesce(strategy_fills.before, 'infinity')
    order by f.at desc limit least(greatest(coalesce(strategy_fills.max_rows, 50), 1), 200);
end $$;

create function copying.strategy_days(pool_id uuid, days int default 366)
  returns table (day date, price double precision, net_price double precision)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns a one-dollar unit's growth by day (UTC), before and after profit share. Raises not_found.
begin
  perform copying.sees_strategy(pool_id, people.caller());
  return query
    select d.day::date, m.value_cents * 10000.0::double precision / m.units / m.flow_growth, m.net_price::double precision / 100
    from (select now() at time zone 'utc' as moment) n
    cross join generate_series(
      date_trunc('day', n.moment) - least(greatest(coalesce(strategy_days.days, 366), 1), 3660) * interval '1 day', n.moment, interval '1 day') d (day)
    -- Each day's last mark by index: ten years have 90,000.
    cross join lateral (
      select k.value_cents, k.units, k.net_price, k.flow_growth from public.marks k
      where k.pool_id = strategy_days.pool_id and k.at >= d.day at time zone 'utc' and k.at < (d.day + interval '1 day') at time zone 'utc'
      order by k.at desc limit 1) m
    order by d.day;
end $$;

create function copying.my_copies() returns table (
  pool_id uuid, title text, status text, changed_at timestamptz, is_mine boolean, units bigint, value_cents bigint,
  due_cents bigint, paid_in_cents bigint, paid_out_cents bigint, gain_cents bigint, waiting_in_cents bigint,
  waiting_units bigint, stop_bp int, stop_base_cents bigint, share_bp int, share_units bigint, stale boolean,
  priced_at timestamptz, opened_at timestamptz, ended_at timestamptz, yearly_rate double precision)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the caller's copies in cents and units (millionths); value is after accrued profit share (due_cents).
declare
  investor constant uuid := people.caller();
begin
  return query
    select c.pool_id, p.title, s.status, s.changed_at, p.owner_id = investor, l.units, w.worth,
      coalesce(div(l.units::numeric * v.value_cents, nullif(b.units, 0))::bigint - w.worth, 0),
      c.paid_in_cents::bigint, c.paid_out_cents::bigint, w.worth + c.paid_out_cents - c.paid_in_cents, r.coming,
      r.leaving, c.stop_bp, c.stop_base_cents::bigint, l.share_bp, c.share_units::bigint, v.stale, v.oldest_at,
      c.opened_at, c.ended_at, pools.money_weighted_return(
        f.flows || case when w.worth > 0 then array[w.worth] else '{}' end, f.moments || case when w.worth > 0 then array[clock_timestamp()] else '{}' end)
    from public.copies c
    join public.strategies s on s.pool_id = c.pool_id
    join public.pools p on p.id = c.pool_id
    join pools.pool_books b on b.pool_id = c.pool_id
    cross join lateral pools.pool_value(c.pool_id) v
    cross join lateral (
      select coalesce(sum(x.units), 0)::bigint as units, max(x.share_bp) filter (where x.units > 0) as share_bp
      from public.lots x where x.pool_id = c.pool_id and x.investor_id = investor) l
    cross join lateral (select coalesce(copying.units_worth(c.pool_id, investor, v.value_cents, nullif(b.units, 0)), 0) as worth) w
    cross join lateral (
      select coalesce(sum(x.amount_cents) filter (where x.side = 'in'), 0)::bigint as coming, coalesce(sum(x.units) filter (where x.side = 'out'), 0)::bigint as leaving
      from public.copy_requests x where x.pool_id = c.pool_id and x.investor_id = investor and x.status = 'waiting') r
    cross join lateral (
      select array_agg(case x.side when 'in' then -x.dealt_cents else x.dealt_cents end::bigint order by x.ended_at) as flows, array_agg(x.ended_at order by x.ended_at) as moments
      from public.copy_requests x where x.pool_id = c.pool_id and x.investor_id = investor and x.status = 'dealt') f
    where c.investor_id = investor order by c.ended_at is not null, c.opened_at desc;
end $$;

create function copying.my_assets() returns table (instrument_id text, name text, cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the caller's total by asset in cents, dollars first, looking through strategies.
  select people.caller();
  with parts as (
    select * from copying.parts_of((select people.caller()))
  ), coins as (
    select h.instrument_id,
      sum(div(x.part_cents::numeric * coalesce(pools.fill_cents(h.instrument, 'sell', h.quantity, (h.quote).bid, (h.instrument).taker_bp), 0),
        x.pool_cents))::bigint as cents
    from parts x join pools.held h on h.pool_id = x.pool_id where x.pool_cents > 0 group by h.instrument_id
  ), dollars as (
    select (coalesce((select a.available_cents + a.invested_cents + a.withdrawing_cents from ledger.accounts a where a.investor_id = (select people.caller())), 0)
      + coalesce((select sum(x.part_cents + x.waiting_cents) from parts x), 0)
      - coalesce((select sum(c.cents) from coins c), 0))::bigint as cents)
  select a.instrument_id, a.name, a.cents
  from (
    select null::text as instrument_id, null::text as name, d.cents, null::int as position from dollars d
    union all
    select c.instrument_id, i.name, c.cents, i.position from coins c join public.instruments i on i.id = c.instrument_id
  ) a
  order by a.position nulls first, a.instrument_id $$;

create function copying.my_strategies() returns table (
  pool_id uuid, title text, status text, reason text, changed_at timestamptz, holders bigint, value_cents bigint,
  units bigint, my_units bigint, free_units bigint, waiting_in_cents bigint, waiting_units bigint, room_cents bigint,
  share_bp int, capacity_cents bigint, taken_units bigint, due_units bigint, turnover_cents bigint, fee_cents bigint,
  stale boolean, free_cents bigint) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the strategies the caller leads, as sums without names: cents and units (millionths).
declare
  investor constant uuid := people.caller();
begin
  return query
    select s.pool_id, p.title, s.status, s.reason, s.changed_at, h.holders, v.value_cents, b.units::bigint, h.mine,
      copying.free_units(s.pool_id, investor), b.waiting_cents::bigint, r.leaving, copying.remaining_capacity(s),
      s.share_bp,
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
      from public.lots l where l.pool_id = s.pool_id) h
    cross join lateral (
      select coalesce(sum(x.units), 0)::bigint as leaving from public.copy_requests x where x.pool_id = s.pool_id
        and x.status = 'waiting' and x.side = 'out') r
    cross join lateral (
      select coalesce(sum(x.cents), 0)::bigint as cents, coalesce(sum(x.fee_cents), 0)::bigint as fees
      from public.fills x where x.pool_id = s.pool_id and x.at > now() - interval '1 year') f
    where p.owner_id = investor order by s.proposed_at desc;
end $$;

create function copying.lead_record(pool_id uuid) returns table (
  strategy_id uuid, title text, status text, published_at timestamptz, closed_at timestamptz,
  net_growth double precision) language sql stable security definer as $$ -- door: authenticated
  -- Returns all strategies of a strategy's trader, with growth after profit share (0.1 is 10%). Raises not_found.
  select copying.sees_strategy(pool_id, people.caller());
  select s.pool_id, p.title, s.status, s.published_at, p.closed_at, copying.net_growth(p.id, v.value_cents, b.units)
  from public.pools p
  join public.strategies s on s.pool_id = p.id and s.published_at is not null
  join pools.pool_books b on b.pool_id = p.id
  cross join lateral pools.pool_value(p.id) v
  where p.owner_id = (select o.owner_id from public.pools o where o.id = lead_record.pool_id) order by s.published_at $$;

-- Net for a first-day holder, and gross. No win rate or 30-day ranking: both reward holding losers.
create function copying.yearly_growth(ratio double precision, days double precision) returns double precision
  language plpgsql immutable as $$
  -- Returns the yearly rate (365 days; 0.1 is 10%) of a growth ratio over days; null on overflow or without days.
begin
  if days <= 0 or ratio < 0 then return null; end if;
  if ratio = 0 or ln(ratio) * 365 / days < -700 then return -1; end if;
  return case when ln(ratio) * 365 / days <= 700 then exp(ln(ratio) * 365 / days) - 1 end;
end $$;

create function copying.deepest_fall(prices double precision[]) returns double precision language sql immutable as $$
  -- Returns the max drawdown of prices in order (-0.1 is 10%).
  select min(p.price / nullif(p.peak, 0)) - 1
  from (select x.price, max(x.price) over (order by x.place) as peak from unnest(prices) with ordinality x (price, place)) p
$$;

create function copying.record_figures(moments timestamptz[], prices double precision[], until timestamptz)
  returns table (first_at timestamptz, last_at timestamptz, growth double precision, yearly_growth double precision,
  years jsonb, drawdown double precision, under_water_days double precision, volatility double precision,
  sharpe double precision, sortino double precision, worst_day double precision, worst_month double precision,
  months int, months_below_zero int) language plpgsql immutable as $$
  -- Returns statistics of unit prices until a moment (0.1 is 10%): growth, five full years, max drawdown (negative),
  -- drawdown duration in days, volatility by √365, Sharpe and Sortino at rate 0, by day (UTC). Undefined ones are null.
begin
  return query
    with marks as materialized (
      select m.at, m.price from unnest(moments, prices) m (at, price) where m.at < until
    ), ends as (
      select min(m.at) as first_at, max(m.at) as last_at, (array_agg(m.price order by m.at))[1] as first_price,
        (array_agg(m.price order by m.at desc))[1] as last_price
      from marks m
    ), peaks as (
      select m.at, m.price, max(m.price) over (order by m.at) as peak from marks m
    ), falls as (
      select p.at, p.price, p.peak, count(*) filter (where p.price = p.peak) over (order by p.at) as fall from peaks p
    ), waters as (
      select f.fall, min(f.at) as begun_at, count(*) > 1 as fell, coalesce(lead(min(f.at)) over (order by f.fall), max(f.at)) as ended_at
      from falls f group by f.fall
    ), days as (
      select d.at, d.price
      from (select distinct on ((m.at at time zone 'utc')::date) m.at, m.price from marks m order by (m.at at time zone 'utc')::date, m.at desc) d
      union
      select e.first_at, e.first_price from ends e where e.first_at is not null
    ), daily as (
      select d.price / nullif(lag(d.price) over (order by d.at), 0) - 1 as gain from days d
    ), daily_figures as (
      select avg(d.gain) as mean, stddev_samp(d.gain) as deviation,
        case when count(*) > 1 then sqrt(avg(least(d.gain, 0) ^ 2)) end as below, min(d.gain) as worst
      from daily d where d.gain is not null
    ), month_ends as (
      select d.at, d.price
      from (select distinct on (date_trunc('month', m.at, 'UTC')) m.at, m.price from marks m order by date_trunc('month', m.at, 'UTC'), m.at desc) d
      union
      select e.first_at, e.first_price from ends e where e.first_at is not null
    ), monthly as (
      select m.price / nullif(lag(m.price) over (order by m.at), 0) - 1 as gain from month_ends m)
    select e.first_at, e.last_at, e.last_price / nullif(e.first_price, 0) - 1,
      copying.yearly_growth(e.last_price / nullif(e.first_price, 0), extract(epoch from e.last_at - e.first_at)::double precision / 86400),
      (select coalesce(jsonb_agg(jsonb_build_object('from', y.begins::date, 'to', y.ends::date, 'growth', later.price / nullif(earlier.price, 0) - 1) order by y.ends desc), '[]')
        from (
          select (until at time zone 'utc') - make_interval(years => n) as begins, (until at time zone 'utc') - make_interval(years => n - 1) as ends
          from generate_series(1, 5) n) y
        cross join lateral (select m.price from marks m where m.at <= y.begins at time zone 'utc' order by m.at desc limit 1) earlier
        cross join lateral (select m.price from marks m where m.at <= y.ends at time zone 'utc' order by m.at desc limit 1) later),
      (select copying.deepest_fall(array_agg(m.price order by m.at)) from marks m),
      (select coalesce(max(extract(epoch from w.ended_at - w.begun_at)) filter (where w.fell), 0)::double precision / 86400 from waters w),
      d.deviation * sqrt(365), d.mean / nullif(d.deviation, 0) * sqrt(365), d.mean / nullif(d.below, 0) * sqrt(365),
      d.worst,
      (select min(m.gain) from monthly m), (select count(m.gain)::int from monthly m), (select count(*) filter (where m.gain < 0)::int from monthly m)
    from ends e cross join daily_figures d;
end $$;

create table public.strategy_statistics (
  pool_id uuid not null references public.pools (id),
  basis text not null constraint strategy_statistics_basis check (basis in ('net', 'gross')),
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  growth double precision,
  yearly_growth double precision,
  years jsonb not null,
  drawdown double precision not null,
  peak double precision not null,
  under_water_days double precision not null,
  volatility double precision,
  sharpe double precision,
  sortino double precision,
  worst_day double precision,
  worst_month double precision,
  months int not null,
  months_below_zero int not null,
  primary key (pool_id, basis)
);
comment on table public.strategy_statistics is 'Statistics of a strategy at the end of a day (UTC); null if too short.';
comment on column public.strategy_statistics.yearly_growth is 'Null below 365 days, as sharpe and sortino.';

create table public.strategy_outcomes (
  pool_id uuid primary key references public.pools (id),
  day date not null,
  holders int,
  below_zero int,
  money_rate double precision,
  time_rate double precision,
  fee_cents ledger.balance not null,
  spread_cents ledger.balance not null,
  turnover_cents ledger.balance not null,
  mean_cents ledger.balance not null,
  constraint strategy_outcomes_of_ten check (
    coalesce(holders >= 10 and below_zero between 0 and holders, false)
    or num_nonnulls(holders, below_zero, money_rate, time_rate) = 0));
comment on table public.strategy_outcomes is 'Results of ten or more copiers, and costs, at the end of a day (UTC).';
comment on column public.strategy_outcomes.money_rate is 'Null until 365 days after the first money.';
comment on column public.strategy_outcomes.time_rate is 'Yearly growth of a unit over the same time.';
comment on column public.strategy_outcomes.fee_cents is 'Of twelve months, like the next three.';
grant select on public.strategy_statistics, public.strategy_outcomes to authenticated;
create policy strategy_statistics_signed_in_select on public.strategy_statistics
  for select to authenticated using ((select people.caller()) is not null);
create policy strategy_outcomes_signed_in_select on public.strategy_outcomes
  for select to authenticated using ((select people.caller()) is not null);

create function copying.keep_record(pool_id uuid, day date) returns void language plpgsql as $$
  -- Stores a strategy's net and gross statistics at the end of a day (UTC).
declare
  until constant timestamptz := (day + 1)::timestamp at time zone 'utc';
begin
  insert into public.strategy_statistics
  select keep_record.pool_id, b.basis, keep_record.day, f.first_at, f.last_at, f.growth,
    case when a.days >= 365 then f.yearly_growth end, f.years, f.drawdown, a.peak, f.under_water_days,
    case when a.days >= 90 then f.volatility end, case when a.days >= 365 then f.sharpe end,
    case when a.days >= 365 then f.sortino end, f.worst_day, f.worst_month, f.months, f.months_below_zero
  from (
    select array_agg(m.at order by m.at) as moments, array_agg(m.net_price::double precision order by m.at) as net,
      array_agg(m.value_cents * 1000000.0::double precision / m.units / m.flow_growth order by m.at) as gross
    from public.marks m where m.pool_id = keep_record.pool_id) m
  cross join (values ('net'), ('gross')) b (basis)
  cross join lateral (select case b.basis when 'net' then m.net else m.gross end as prices) s
  cross join lateral copying.record_figures(m.moments, s.prices, until) f
  cross join lateral (
    select extract(epoch from f.last_at - f.first_at) / 86400 as days, max(x.price) as peak
      from unnest(m.moments, s.prices) x (at, price) where x.at < until) a
  on conflict on constraint strategy_statistics_pkey do update
  set (pool_id, basis, day, first_at, last_at, growth, yearly_growth, years, drawdown, peak, under_water_days, volatility,
    sharpe, sortino, worst_day, worst_month, months, months_below_zero) = row(excluded.*);
end $$;

create function copying.worth_at(pool_id uuid, until timestamptz) returns table (investor_id uuid, cents bigint)
  language plpgsql stable as $$
  -- Returns each person's worth in a strategy at its last mark before a moment, in cents after accrued profit share.
begin
  return query
    with mark as (
      select m.value_cents, m.units from public.marks m where m.pool_id = worth_at.pool_id and m.at < worth_at.until order by m.at desc limit 1
    ), quarters as (
      -- Each quarter's first dealing took profit share of all lots; before it there were only the trader's, which pay none.
      select distinct on (date_trunc('quarter', d.at, 'UTC')) d.at, pools.rounded_unit_price(d.bid_cents, d.units_before) as price
      from public.dealings d where d.pool_id = worth_at.pool_id and d.at < worth_at.until and d.units_before > 0
      order by date_trunc('quarter', d.at, 'UTC'), d.at
    ), held as (
      select l.investor_id, l.share_bp, u.units,
        greatest(pools.rounded_unit_price(l.paid_cents, u.brought),
          (select max(q.price) from quarters q where q.at > l.opened_at)) as hwm
      from public.lots l
      cross join lateral (
        select sum(m.units)::bigint as units, sum(m.units) filter (where m.kind = 'in') as brought
        from copying.unit_moves m where m.lot_id = l.id and m.at < worth_at.until) u
      where l.pool_id = worth_at.pool_id and u.units > 0)
    select h.investor_id, div(sum(h.units - copying.due_share(h.units, h.share_bp, h.hwm, m.value_cents, m.units)) * m.value_cents, m.units)::bigint
    from held h cross join mark m group by h.investor_id, m.value_cents, m.units;
end $$;

create function copying.keep_outcome(pool_id uuid, day date) returns void language plpgsql as $$
  -- Stores the results of ten or more copiers by the end of a day (UTC) and a year's costs, in cents.
declare
  until constant timestamptz := (day + 1)::timestamp at time zone 'utc';
  people record;
  flows bigint[];
  moments timestamptz[];
  kept bigint;
  is_year boolean := false;
  net public.strategy_statistics;
begin
  select * into net from public.strategy_statistics s where s.pool_id = keep_outcome.pool_id and s.basis = 'net';
  select count(*)::int as holders, (count(*) filter (where h.got + h.worth < h.paid))::int as below_zero, coalesce(sum(h.worth), 0)::bigint as worth into people
  from (
    select r.investor_id, sum(r.dealt_cents) filter (where r.side = 'in') as paid,
      coalesce(sum(r.dealt_cents) filter (where r.side = 'out'), 0) as got, coalesce(w.cents, 0) as worth
    from public.copy_requests r
    join public.pools p on p.id = r.pool_id and p.owner_id <> r.investor_id
    left join copying.worth_at(keep_outcome.pool_id, until) w on w.investor_id = r.investor_id
    where r.pool_id = keep_outcome.pool_id and r.status = 'dealt' and r.ended_at < until group by r.investor_id, w.cents
  ) h;
  if people.holders >= 10 then
    select array_agg(case r.side when 'in' then -r.dealt_cents else r.dealt_cents end::bigint order by r.ended_at), array_agg(r.ended_at order by r.ended_at)
    into flows, moments
    from public.copy_requests r join public.pools p on p.id = r.pool_id and p.owner_id <> r.investor_id
    where r.pool_id = keep_outcome.pool_id and r.status = 'dealt' and r.ended_at < until;
    kept := people.worth;
    is_year := net.last_at - moments[1] >= interval '365 days';
  end if;
  insert into public.strategy_outcomes select keep_outcome.pool_id, keep_outcome.day,
    case when people.holders >= 10 then people.holders end, case when people.holders >= 10 then people.below_zero end,
    case when is_year then
      pools.money_weighted_return(flows || case when kept > 0 then array[kept] else '{}' end, moments || case when kept > 0 then array[net.last_at] else '{}' end) end,
    case when is_year then (
      select copying.yearly_growth(m.last_price / nullif(m.first_price, 0), extract(epoch from m.last_at - m.first_at)::double precision / 86400)
      from (
        select (array_agg(x.net_price order by x.at))[1]::double precision as first_price,
          (array_agg(x.net_price order by x.at desc))[1]::double precision as last_price, min(x.at) as first_at,
          max(x.at) as last_at
        from public.marks x where x.pool_id = keep_outcome.pool_id and x.at >= moments[1] and x.at < until) m) end,
    f.fees, f.spread, f.turnover, coalesce((
      select avg(x.value_cents) from public.marks x where x.pool_id = keep_outcome.pool_id and x.at >= until - interval '1 year' and x.at < until), 0)::bigint
  from (
    select coalesce(sum(x.fee_cents), 0)::bigint as fees, coalesce(sum(x.cents), 0)::bigint as turnover,
      coalesce(sum(case x.role when 'taker' then x.quantity::numeric * (x.ask - x.bid) * 50 / 10::numeric ^ (i.price_decimals + i.quantity_decimals) end), 0)::bigint as spread
    from public.fills x join public.instruments i on i.id = x.instrument_id
    where x.pool_id = keep_outcome.pool_id and x.order_id is not null and x.at >= until - interval '1 year'
      and x.at < until) f
  on conflict on constraint strategy_outcomes_pkey do update
  set (pool_id, day, holders, below_zero, money_rate, time_rate, fee_cents, spread_cents, turnover_cents, mean_cents) = row(excluded.*);
end $$;

create function copying.keep_statistics(day date default (now() at time zone 'utc')::date - 1) returns int language plpgsql as $$
  -- Stores up to 20 strategies' statistics of a past day (UTC); returns how many, null if none. Idempotent.
declare
  due record;
  computed int := 0;
begin
  if day >= (now() at time zone 'utc')::date then raise exception 'invalid_day' using hint = 'This day is not over yet.'; end if;
  for due in
    select d.pool_id, d.last_day
    from (
      select s.pool_id, least(keep_statistics.day, (p.closed_at at time zone 'utc')::date) as last_day
      from public.strategies s join public.pools p on p.id = s.pool_id where s.published_at is not null) d
    where exists (select from public.marks m where m.pool_id = d.pool_id and m.at < (d.last_day + 1)::timestamp at time zone 'utc')
      and not exists (select from public.strategy_outcomes k where k.pool_id = d.pool_id and k.day >= d.last_day)
    limit 20
  loop
    perform copying.keep_record(due.pool_id, due.last_day);
    perform copying.keep_outcome(due.pool_id, due.last_day);
    computed := computed + 1;
  end loop;
  return nullif(computed, 0);
end $$;

-- One operator halts an instrument; opening or delisting takes two. Free cash can always leave.
create function pools.set_trading(instrument_id text, trading text, reason text) returns void language plpgsql as $$
  -- Sets an instrument's trading state, never none while held or ordered. The lock of the quotes is held.
begin
  if set_trading.trading = 'none' and (
    exists (
      select from pools.holdings h join public.pools p on p.id = h.pool_id
      where h.instrument_id = set_trading.instrument_id and h.quantity > 0 and p.closed_at is null)
    or exists (select from public.orders o where o.instrument_id = set_trading.instrument_id and o.status in ('armed', 'open'))) then
    raise exception 'still_held' using hint = 'It is held or has open orders. It must be sold first.';
  end if;
  update public.instruments i
  set trading = set_trading.trading, trading_since = clock_timestamp(), trading_reason = set_trading.reason
  where i.id = set_trading.instrument_id;
end $$;

create function pools.put_trading(instrument_id text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Sets an instrument's trading state from the next batch of prices. Raises changed_meanwhile, still_held.
declare
  wanted jsonb;
begin
  -- In the lock order of halts and price batches.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  perform from public.instruments i where i.id = put_trading.instrument_id for update;
  wanted := desk.changed((select jsonb_build_object('trading', i.trading) from public.instruments i where i.id = put_trading.instrument_id), changes);
  perform pools.set_trading(instrument_id, wanted ->> 'trading', details ->> 'reason');
  perform ground.audit('trading_change_confirmed', null, jsonb_build_object('instrument', instrument_id, 'changes', changes) || details);
end $$;

create function pools.halt_trading(instrument_id text, reason text, request_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Halts an instrument at once, with a public reason: orders only wait or are cancelled. Idempotent by request_id.
  -- Raises code_required, reason_required, address_named, not_traded, instrument_halted (already), and what
  -- ground.done_before raises.
declare
  operator constant uuid := people.require_site_decision();
  why constant text := ground.given_reason(reason);
  instrument public.instruments;
begin
  perform ground.refuse_addresses(why);
  if ground.done_before(request_id, operator, 'halt_trading', jsonb_build_array(instrument_id, why)) then return; end if;
  perform desk.take_turn_at_site();
  -- Between batches, so that none is half matched; before the row, as batches lock.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  select * into instrument from public.instruments i where i.id = halt_trading.instrument_id for update;
  if not found or instrument.trading = 'none' then raise exception 'not_traded'; end if;
  if instrument.trading = 'paused' then raise exception 'instrument_halted'; end if;
  perform desk.end_proposal(p, operator) from desk.proposals p
  where p.kind = 'trading' and p.subject = instrument.id and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0;
  perform pools.set_trading(instrument.id, 'paused', why);
  perform ground.audit('trading_halted', request_id, jsonb_build_object('instrument', instrument.id, 'reason', why));
end $$;

create function pools.propose_trading(instrument_id text, trading text, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes that an instrument is open, sell_only (delisting) or none (shown only). Returns the proposal's id;
  -- idempotent. Raises code_required, reason_required, address_named, invalid_value, not_found, no_change, change_open,
  -- changed_meanwhile, still_held.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(reason);
  instrument public.instruments;
begin
  perform ground.refuse_addresses(why);
  if not coalesce(trading in ('none', 'open', 'sell_only'), false) then raise exception 'invalid_value'; end if;
  perform desk.take_turn_at_site();
  select * into instrument from public.instruments i where i.id = propose_trading.instrument_id;
  if not found then raise exception 'not_found'; end if;
  if instrument.trading = trading then raise exception 'no_change'; end if;
  return desk.propose('trading', instrument.id, jsonb_build_object('trading', jsonb_build_array(instrument.trading, trading)), why);
end $$;

create function pools.trading_desk() returns jsonb language sql stable security definer as $$ -- door: authenticated
  -- Returns the state of trading: holdings (lots, cents), orders, cash against the books, requests.
  select people.require_operator();
  select jsonb_build_object(
    'instruments', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'trading', i.trading, 'status', i.status, 'quantity_decimals', i.quantity_decimals,
        'quantity', h.quantity, 'value_cents', pools.fill_cents(i, 'sell', h.quantity, l.bid, i.taker_bp),
        'portfolios', h.portfolios,
        'largest_bp', h.largest_bp, 'orders', o.orders, 'since', i.trading_since, 'reason', i.trading_reason) order by i.position)
      from public.instruments i
      left join public.last_quotes l on l.instrument_id = i.id
      cross join lateral (
        select coalesce(sum(g.quantity), 0)::bigint as quantity, count(*) filter (where g.quantity > 0)::int as portfolios,
          (max(g.quantity) * 10000.0 / nullif(sum(g.quantity), 0))::int as largest_bp
        from pools.holdings g where g.instrument_id = i.id) h
      cross join lateral (
        select count(*)::int as orders from public.orders r where r.instrument_id = i.id
          and r.status in ('armed', 'open')) o
      where i.trading <> 'none' or i.trading_since is not null),
    'pools', (
      select jsonb_build_object(
        'open', count(*) filter (where p.closed_at is null), 'cash_cents', coalesce(sum(b.cash_cents), 0),
        'waiting_cents', coalesce(sum(b.waiting_cents), 0), 'reserved_cents', coalesce(sum(b.reserved_cents), 0))
      from public.pools p join pools.pool_books b on b.pool_id = p.id),
    'booked_cents', ledger.pools_held(),
    'waiting', (
      select jsonb_build_object('requests', count(*), 'oldest_at', min(r.asked_at))
      from (
        select d.asked_at from public.dealing_requests d where d.status = 'waiting'
        union all select c.asked_at from public.copy_requests c where c.status = 'waiting') r)) $$;

create function public.trading_notices() returns table (instrument_id text, trading text, since timestamptz, reason text)
  language sql stable security invoker as $$ -- for: anon, authenticated
  -- Returns halted and sell_only instruments, since when and why, for everyone; none on a live site.
  select i.id, i.trading, i.trading_since, i.trading_reason from public.instruments i cross join public.site s
  where i.trading in ('paused', 'sell_only') and s.mode = 'sandbox' order by i.position $$;

create function markets.price_desk() returns jsonb language sql stable security definer as $$ -- door: authenticated
  -- Returns the state of prices: exchanges, last quotes and halts (ticks), refusals of the last hour, failing pools.
  select people.require_operator();
  select jsonb_build_object(
    'exchanges', to_jsonb(markets.decided_exchanges()),
    'instruments', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'price_decimals', i.price_decimals, 'status', i.status,
        'source', l.source, 'received_at', l.received_at, 'stale', l.received_at <= clock_timestamp() - i.max_age,
        'halted_at', h.halted_at, 'agreed_mid', h.agreed_mid, 'agreed_since', h.agreed_since, 'resumed_at', h.resumed_at) order by i.position)
      from public.instruments i
      left join public.last_quotes l on l.instrument_id = i.id
      left join markets.halts h on h.instrument_id = i.id and h.ended_at is null),
    'refused', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select n.source, n.reason, count(*) as times, max(n.received_at) as last_at
        from markets.refused_quotes n where n.received_at > now() - interval '1 hour'
        group by n.source, n.reason order by times desc limit 50) r),
    'failed_dealings', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.failed_at desc), '[]') from (
        select b.pool_id, p.kind, p.title, p.owner_id, o.name as owner_name, b.failures, b.failed_at, b.failure
        from pools.pool_books b join public.pools p on p.id = b.pool_id join public.profiles o on o.id = p.owner_id
        where b.failed_at is not null and (b.failures > 0 or b.failed_at > now() - interval '7 days')
        order by b.failed_at desc limit 50) f)) $$;
