-- What the record of a strategy comes to, from its marks alone: net, as of someone who came on the first day and paid the profit share,
-- and gross next to it (trading design, section 10). No win rate and no ranking by thirty days: both reward keeping what loses.

create function private.record_figures(moments timestamptz[], prices double precision[], until timestamptz)
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
      -- One begins at each mark that is as high as any before it.
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
      case when e.last_at > e.first_at then
        (e.last_price / nullif(e.first_price, 0)) ^ (365 * 86400 / extract(epoch from e.last_at - e.first_at)::double precision) - 1 end,
      (select coalesce(jsonb_agg(jsonb_build_object('from', y.begins::date, 'to', y.ends::date, 'growth', later.price / nullif(earlier.price, 0) - 1) order by y.ends desc), '[]')
        from (
          select (until at time zone 'utc') - make_interval(years => n) as begins, (until at time zone 'utc') - make_interval(years => n - 1) as ends
          from generate_series(1, 5) n
        ) y
        cross join lateral (select m.price from marks m where m.at <= y.begins at time zone 'utc' order by m.at desc limit 1) earlier
        cross join lateral (select m.price from marks m where m.at <= y.ends at time zone 'utc' order by m.at desc limit 1) later),
      (select min(p.price / nullif(p.peak, 0)) - 1 from peaks p),
      (select coalesce(max(extract(epoch from w.ended_at - w.begun_at)) filter (where w.fell), 0)::double precision / 86400 from waters w),
      d.deviation * sqrt(365), d.mean / nullif(d.deviation, 0) * sqrt(365), d.mean / nullif(d.below, 0) * sqrt(365), d.worst,
      (select min(m.gain) from monthly m), (select count(m.gain)::int from monthly m), (select count(*) filter (where m.gain < 0)::int from monthly m)
    from ends e cross join daily_figures d;
end
$$;
comment on function private.record_figures(timestamptz[], double precision[], timestamptz) is
  'What prices of a unit, by moment, come to until a moment (0.1 is 10%): growth since the first, and a year of 365 days; each full year back from that moment, five at most; '
  'the deepest fall from a peak (below zero) and the longest time until a peak was reached again, in days, of all prices; and, of the last price of each day (UTC), sample deviation of the daily returns by √365, mean by deviation (Sharpe) and by that of the days below zero (Sortino) at a rate of 0, '
  'the worst day and calendar month, and how many months there are and are below zero. A day without a price has no return, and the next has that of both. What cannot be divided is null.';
