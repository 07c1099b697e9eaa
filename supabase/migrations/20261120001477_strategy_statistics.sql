-- Net for a first-day holder, and gross (trading design, section 10). No win rate or 30-day ranking: both reward holding losers.

create function copying.yearly_growth(ratio double precision, days double precision) returns double precision
  language plpgsql immutable set search_path = ''
as $$
begin
  if days <= 0 or ratio < 0 then
    return null;
  end if;
  if ratio = 0 or ln(ratio) * 365 / days < -700 then
    return -1;
  end if;
  return case when ln(ratio) * 365 / days <= 700 then exp(ln(ratio) * 365 / days) - 1 end;
end
$$;
comment on function copying.yearly_growth(double precision, double precision) is
  'Returns the yearly rate (365 days; 0.1 is 10%) of a growth ratio over days; null on overflow or without days.';

create function copying.deepest_fall(prices double precision[]) returns double precision
  language sql immutable set search_path = ''
as $$
  select min(p.price / nullif(p.peak, 0)) - 1
  from (select x.price, max(x.price) over (order by x.place) as peak from unnest(prices) with ordinality x (price, place)) p
$$;
comment on function copying.deepest_fall(double precision[]) is 'Returns the max drawdown of prices in order (-0.1 is 10%).';

create function copying.record_figures(moments timestamptz[], prices double precision[], until timestamptz)
  returns table (
    first_at timestamptz, last_at timestamptz, growth double precision, yearly_growth double precision, years jsonb, drawdown double precision,
    under_water_days double precision, volatility double precision, sharpe double precision, sortino double precision, worst_day double precision,
    worst_month double precision, months int, months_below_zero int)
  language plpgsql immutable set search_path = ''
as $$
begin
  return query
    with marks as materialized (
      select m.at, m.price from unnest(moments, prices) m (at, price) where m.at < until
    ), ends as (
      select min(m.at) as first_at, max(m.at) as last_at, (array_agg(m.price order by m.at))[1] as first_price, (array_agg(m.price order by m.at desc))[1] as last_price
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
      select avg(d.gain) as mean, stddev_samp(d.gain) as deviation, case when count(*) > 1 then sqrt(avg(least(d.gain, 0) ^ 2)) end as below, min(d.gain) as worst
      from daily d where d.gain is not null
    ), month_ends as (
      select d.at, d.price
      from (select distinct on (date_trunc('month', m.at, 'UTC')) m.at, m.price from marks m order by date_trunc('month', m.at, 'UTC'), m.at desc) d
      union
      select e.first_at, e.first_price from ends e where e.first_at is not null
    ), monthly as (
      select m.price / nullif(lag(m.price) over (order by m.at), 0) - 1 as gain from month_ends m
    )
    select e.first_at, e.last_at, e.last_price / nullif(e.first_price, 0) - 1,
      copying.yearly_growth(e.last_price / nullif(e.first_price, 0), extract(epoch from e.last_at - e.first_at)::double precision / 86400),
      (select coalesce(jsonb_agg(jsonb_build_object('from', y.begins::date, 'to', y.ends::date, 'growth', later.price / nullif(earlier.price, 0) - 1) order by y.ends desc), '[]')
        from (
          select (until at time zone 'utc') - make_interval(years => n) as begins, (until at time zone 'utc') - make_interval(years => n - 1) as ends
          from generate_series(1, 5) n
        ) y
        cross join lateral (select m.price from marks m where m.at <= y.begins at time zone 'utc' order by m.at desc limit 1) earlier
        cross join lateral (select m.price from marks m where m.at <= y.ends at time zone 'utc' order by m.at desc limit 1) later),
      (select copying.deepest_fall(array_agg(m.price order by m.at)) from marks m),
      (select coalesce(max(extract(epoch from w.ended_at - w.begun_at)) filter (where w.fell), 0)::double precision / 86400 from waters w),
      d.deviation * sqrt(365), d.mean / nullif(d.deviation, 0) * sqrt(365), d.mean / nullif(d.below, 0) * sqrt(365), d.worst,
      (select min(m.gain) from monthly m), (select count(m.gain)::int from monthly m), (select count(*) filter (where m.gain < 0)::int from monthly m)
    from ends e cross join daily_figures d;
end
$$;
comment on function copying.record_figures(timestamptz[], double precision[], timestamptz) is
  'Returns statistics of unit prices until a moment (0.1 is 10%): growth, five full years, max drawdown (negative), drawdown duration in days, volatility by √365, Sharpe and Sortino at rate 0, by day (UTC). Undefined ones are null.';

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
comment on table public.strategy_statistics is
  'Net and gross statistics of each strategy at the end of a day (UTC). Null if the record is too short.';
comment on column public.strategy_statistics.basis is 'net: after the profit share; gross: before it.';
comment on column public.strategy_statistics.yearly_growth is 'Null below 365 days, as sharpe and sortino; volatility below 90.';

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
    coalesce(holders >= 10 and below_zero between 0 and holders, false) or num_nonnulls(holders, below_zero, money_rate, time_rate) = 0)
);
comment on table public.strategy_outcomes is
  'Results of a strategy''s copiers, former ones included, and its trading costs at the end of a day (UTC). Nothing for fewer than ten people.';
comment on column public.strategy_outcomes.money_rate is 'See pools.money_weighted_return; null until 365 days after the first money.';
comment on column public.strategy_outcomes.time_rate is 'Yearly growth of a unit over the same time; null as money_rate.';
comment on column public.strategy_outcomes.fee_cents is 'Of twelve months, like the next three.';

grant select on public.strategy_statistics, public.strategy_outcomes to authenticated;
create policy strategy_statistics_signed_in_select on public.strategy_statistics
  for select to authenticated using ((select people.caller()) is not null);
create policy strategy_outcomes_signed_in_select on public.strategy_outcomes
  for select to authenticated using ((select people.caller()) is not null);

create function copying.keep_record(pool_id uuid, day date) returns void
  language plpgsql set search_path = ''
as $$
declare
  until constant timestamptz := (keep_record.day + 1)::timestamp at time zone 'utc';
begin
  insert into public.strategy_statistics as k (
    pool_id, basis, day, first_at, last_at, growth, yearly_growth, years, drawdown, peak, under_water_days, volatility, sharpe, sortino, worst_day, worst_month, months, months_below_zero)
  select keep_record.pool_id, b.basis, keep_record.day, f.first_at, f.last_at, f.growth, case when a.days >= 365 then f.yearly_growth end, f.years, f.drawdown, a.peak, f.under_water_days,
    case when a.days >= 90 then f.volatility end, case when a.days >= 365 then f.sharpe end, case when a.days >= 365 then f.sortino end, f.worst_day, f.worst_month, f.months,
    f.months_below_zero
  from (
    select array_agg(m.at order by m.at) as moments, array_agg(m.net_price::double precision order by m.at) as net,
      array_agg(m.value_cents * 1000000.0::double precision / m.units / m.flow_growth order by m.at) as gross
    from public.marks m where m.pool_id = keep_record.pool_id
  ) m
  cross join (values ('net'), ('gross')) b (basis)
  cross join lateral (select case b.basis when 'net' then m.net else m.gross end as prices) s
  cross join lateral copying.record_figures(m.moments, s.prices, until) f
  cross join lateral (
    select extract(epoch from f.last_at - f.first_at) / 86400 as days, max(x.price) as peak from unnest(m.moments, s.prices) x (at, price) where x.at < until
  ) a
  on conflict on constraint strategy_statistics_pkey do update
  set day = excluded.day, first_at = excluded.first_at, last_at = excluded.last_at, growth = excluded.growth, yearly_growth = excluded.yearly_growth, years = excluded.years,
    drawdown = excluded.drawdown, peak = excluded.peak, under_water_days = excluded.under_water_days, volatility = excluded.volatility, sharpe = excluded.sharpe, sortino = excluded.sortino,
    worst_day = excluded.worst_day, worst_month = excluded.worst_month, months = excluded.months, months_below_zero = excluded.months_below_zero;
end
$$;
comment on function copying.keep_record(uuid, date) is 'Stores a strategy''s net and gross statistics at the end of a day (UTC).';

create function copying.worth_at(pool_id uuid, until timestamptz) returns table (investor_id uuid, cents bigint)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    with mark as (
      select m.value_cents, m.units from public.marks m where m.pool_id = worth_at.pool_id and m.at < worth_at.until order by m.at desc limit 1
    ), quarters as (
      -- Each quarter's first dealing took profit share of all lots; before the first there were only the trader's, which pay none.
      select distinct on (date_trunc('quarter', d.at, 'UTC')) d.at, div(d.bid_cents::numeric * 1000000 * 1000000000000 + d.units_before - 1, d.units_before) / 1000000000000 as price
      from public.dealings d
      where d.pool_id = worth_at.pool_id and d.at < worth_at.until and d.units_before > 0
      order by date_trunc('quarter', d.at, 'UTC'), d.at
    ), held as (
      select l.investor_id, l.share_bp, u.units,
        greatest(div(l.paid_cents::numeric * 1000000 * 1000000000000 + u.brought - 1, u.brought) / 1000000000000,
          (select max(q.price) from quarters q where q.at > l.opened_at)) as hwm
      from public.lots l
      cross join lateral (
        select sum(m.units)::bigint as units, sum(m.units) filter (where m.kind = 'in') as brought
        from copying.unit_moves m where m.lot_id = l.id and m.at < worth_at.until
      ) u
      where l.pool_id = worth_at.pool_id and u.units > 0
    )
    select h.investor_id, div(sum(h.units - copying.due_share(h.units, h.share_bp, h.hwm, m.value_cents, m.units)) * m.value_cents, m.units)::bigint
    from held h cross join mark m
    group by h.investor_id, m.value_cents, m.units;
end
$$;
comment on function copying.worth_at(uuid, timestamptz) is
  'Returns each person''s worth in a strategy at its last mark before a moment, in cents after accrued profit share.';

create function copying.keep_outcome(pool_id uuid, day date) returns void
  language plpgsql set search_path = ''
as $$
declare
  until constant timestamptz := (keep_outcome.day + 1)::timestamp at time zone 'utc';
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
    select r.investor_id, sum(r.dealt_cents) filter (where r.side = 'in') as paid, coalesce(sum(r.dealt_cents) filter (where r.side = 'out'), 0) as got,
      coalesce(w.cents, 0) as worth
    from public.copy_requests r
    join public.pools p on p.id = r.pool_id and p.owner_id <> r.investor_id
    left join copying.worth_at(keep_outcome.pool_id, until) w on w.investor_id = r.investor_id
    where r.pool_id = keep_outcome.pool_id and r.status = 'dealt' and r.ended_at < until
    group by r.investor_id, w.cents
  ) h;
  if people.holders >= 10 then
    select array_agg(case r.side when 'in' then -r.dealt_cents else r.dealt_cents end::bigint order by r.ended_at), array_agg(r.ended_at order by r.ended_at)
    into flows, moments
    from public.copy_requests r join public.pools p on p.id = r.pool_id and p.owner_id <> r.investor_id
    where r.pool_id = keep_outcome.pool_id and r.status = 'dealt' and r.ended_at < until;
    kept := people.worth;
    is_year := net.last_at - moments[1] >= interval '365 days';
  end if;

  insert into public.strategy_outcomes as k (pool_id, day, holders, below_zero, money_rate, time_rate, fee_cents, spread_cents, turnover_cents, mean_cents)
  select keep_outcome.pool_id, keep_outcome.day,
    case when people.holders >= 10 then people.holders end, case when people.holders >= 10 then people.below_zero end,
    case when is_year then
      pools.money_weighted_return(flows || case when kept > 0 then array[kept] else '{}' end, moments || case when kept > 0 then array[net.last_at] else '{}' end) end,
    case when is_year then (
      select copying.yearly_growth(m.last_price / nullif(m.first_price, 0), extract(epoch from m.last_at - m.first_at)::double precision / 86400)
      from (
        select (array_agg(x.net_price order by x.at))[1]::double precision as first_price, (array_agg(x.net_price order by x.at desc))[1]::double precision as last_price,
          min(x.at) as first_at, max(x.at) as last_at
        from public.marks x where x.pool_id = keep_outcome.pool_id and x.at >= moments[1] and x.at < until
      ) m) end,
    f.fees, f.spread, f.turnover, coalesce((
      select avg(x.value_cents) from public.marks x where x.pool_id = keep_outcome.pool_id and x.at >= until - interval '1 year' and x.at < until), 0)::bigint
  from (
    select coalesce(sum(x.fee_cents), 0)::bigint as fees, coalesce(sum(x.cents), 0)::bigint as turnover,
      coalesce(sum(case x.role when 'taker' then x.quantity::numeric * (x.ask - x.bid) * 50 / 10::numeric ^ (i.price_decimals + i.quantity_decimals) end), 0)::bigint as spread
    from public.fills x join public.instruments i on i.id = x.instrument_id
    where x.pool_id = keep_outcome.pool_id and x.order_id is not null and x.at >= until - interval '1 year' and x.at < until
  ) f
  on conflict on constraint strategy_outcomes_pkey do update
  set day = excluded.day, holders = excluded.holders, below_zero = excluded.below_zero, money_rate = excluded.money_rate, time_rate = excluded.time_rate,
    fee_cents = excluded.fee_cents, spread_cents = excluded.spread_cents, turnover_cents = excluded.turnover_cents, mean_cents = excluded.mean_cents;
end
$$;
comment on function copying.keep_outcome(uuid, date) is
  'Stores the results of ten or more copiers by the end of a day (UTC) and the strategy''s costs of twelve months, in cents.';

create function copying.compute_statistics(day date) returns int
  language plpgsql set search_path = ''
as $$
declare
  due record;
  computed int := 0;
begin
  if compute_statistics.day >= (now() at time zone 'utc')::date then
    raise exception 'invalid_day' using hint = 'It is not over.';
  end if;
  for due in
    select d.pool_id, d.last_day
    from (
      select s.pool_id, least(compute_statistics.day, (p.closed_at at time zone 'utc')::date) as last_day
      from public.strategies s join public.pools p on p.id = s.pool_id
      where s.published_at is not null
    ) d
    where exists (select from public.marks m where m.pool_id = d.pool_id and m.at < (d.last_day + 1)::timestamp at time zone 'utc')
      and not exists (select from public.strategy_outcomes k where k.pool_id = d.pool_id and k.day >= d.last_day)
    limit 20
  loop
    perform copying.keep_record(due.pool_id, due.last_day);
    perform copying.keep_outcome(due.pool_id, due.last_day);
    computed := computed + 1;
  end loop;
  return nullif(computed, 0);
end
$$;
comment on function copying.compute_statistics(date) is
  'Stores up to 20 strategies'' statistics of a past day (UTC); returns how many, null if none. Idempotent. Raises invalid_day.';

create function copying.keep_statistics() returns int
  language sql set search_path = ''
as $$ select copying.compute_statistics((now() at time zone 'utc')::date - 1) $$;
comment on function copying.keep_statistics() is
  'Stores yesterday''s (UTC) statistics; see copying.compute_statistics. Run by supabase/workers/jobs.ts or pg_cron.';
