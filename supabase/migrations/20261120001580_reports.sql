create index yield_postings_day on public.yield_postings (day) include (amount_cents);

create function desk.decision_times(first_day date, last_day date)
  returns table (place int, kind text, cases bigint, median_seconds bigint, p90_seconds bigint)
  language sql stable set search_path = '' set work_mem = '64MB'
as $$
  with recursive lists as materialized (
    -- The concatenation detoasts each list once instead of at each step.
    select l.place, l.times || '{}'::bigint[] as times
    from desk.report_days_between(first_day, last_day) d
    cross join lateral (values
      (1, d.deposit_times), (2, d.withdrawal_times), (3, d.payment_times), (4, d.kyc_case_times), (5, d.correction_times)) l (place, times)
    where l.times <> '{}'
  ), totals as (
    select l.place, sum(cardinality(l.times))::bigint as cases, min(l.times[1]) as shortest, max(l.times[cardinality(l.times)]) as longest
    from lists l group by l.place
  ), search as (
    -- Binary search for the shortest time that enough cases do not exceed, for both quantiles at once.
    select t.place, '0.5'::float8 * (t.cases - 1) as median_at, t.shortest as median_low, t.longest as median_high,
      '0.9'::float8 * (t.cases - 1) as p90_at, t.shortest as p90_low, t.longest as p90_high
    from totals t
    union all
    select s.place,
      s.median_at, case when n.median > s.median_at then s.median_low else m.median + 1 end, case when n.median > s.median_at then m.median else s.median_high end,
      s.p90_at, case when n.p90 > s.p90_at then s.p90_low else m.p90 + 1 end, case when n.p90 > s.p90_at then m.p90 else s.p90_high end
    from search s
    cross join lateral (select s.median_low + (s.median_high - s.median_low) / 2 as median, s.p90_low + (s.p90_high - s.p90_low) / 2 as p90) m
    cross join lateral (
      select sum(width_bucket(m.median, l.times)) as median, sum(width_bucket(m.p90, l.times)) as p90 from lists l where l.place = s.place) n
    where s.median_low < s.median_high or s.p90_low < s.p90_high
  ), found as (
    -- Interpolates as percentile_cont() does.
    select s.place, f.part, round(f.low / 1e6::float8 + (f.at - floor(f.at)) * (n.next / 1e6::float8 - f.low / 1e6::float8))::bigint as seconds
    from search s
    cross join lateral (values ('median', s.median_at, s.median_low), ('p90', s.p90_at, s.p90_low)) f (part, at, low)
    cross join lateral (
      select case when sum(b.place) > ceil(f.at) then f.low else min(l.times[b.place + 1]) end as next
      from lists l cross join lateral (select width_bucket(f.low, l.times) as place) b
      where l.place = s.place
    ) n
    where s.median_low = s.median_high and s.p90_low = s.p90_high
  )
  select q.place, q.kind, coalesce(t.cases, 0), m.seconds, p.seconds
  from (values (1, 'deposits'), (2, 'withdrawals'), (3, 'payments'), (4, 'kyc_cases'), (5, 'corrections')) q (place, kind)
  left join totals t on t.place = q.place
  left join found m on m.place = q.place and m.part = 'median'
  left join found p on p.place = q.place and p.part = 'p90'
$$;
comment on function desk.decision_times(date, date) is
  'Returns number, median and ninth decile (seconds, null without any) of decisions between days (UTC), without sorting all times.';

create function desk.report(first_day date, last_day date, step text default 'day') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  if first_day is null or last_day is null or step is null or step not in ('day', 'week', 'month')
     or first_day < date '2020-01-01' or last_day < first_day or last_day > date '2100-01-01'
     or last_day - first_day >= (case step when 'day' then 92 when 'week' then 735 else 1830 end) then
    raise exception 'invalid_range' using hint = '92 days by day, 105 weeks by week or 60 months by month.';
  end if;
  return jsonb_build_object(
    'periods', (
      with decided as (
        select date_trunc(step, k.day::timestamp)::date as day, sum(k.deposits) as deposits, sum(k.deposits_cents) as deposits_cents,
          sum(k.withdrawals) as withdrawals, sum(k.withdrawals_cents) as withdrawals_cents
        from desk.report_days_between(first_day, last_day) k
        group by 1
      ), earned as (
        select date_trunc(step, y.day::timestamp)::date as day, sum(y.amount_cents) as cents
        from public.yield_postings y
        where y.day between first_day and last_day and y.reversed_at is null
        group by 1
      )
      select jsonb_agg(jsonb_build_object(
        'day', d.day, 'deposits', d.deposits, 'deposits_cents', d.deposits_cents,
        'withdrawals', d.withdrawals, 'withdrawals_cents', d.withdrawals_cents,
        'yield_cents', coalesce(y.cents, 0)) order by d.day)
      from decided d
      left join earned y on y.day = d.day),
    'waiting', (
      select jsonb_agg(to_jsonb(a) order by a.place)
      from (
        select q.place, q.queue,
          count(*) filter (where w.at > now() - interval '1 hour') as under_hour,
          count(*) filter (where w.at <= now() - interval '1 hour' and w.at > now() - interval '1 day') as under_day,
          count(*) filter (where w.at <= now() - interval '1 day' and w.at > now() - interval '3 days') as under_three_days,
          count(*) filter (where w.at <= now() - interval '3 days') as older
        from (values (1, 'deposits'), (2, 'withdrawals'), (3, 'kyc_cases'), (4, 'contact_messages'), (5, 'corrections')) q (place, queue)
        left join (
          select 'deposits' as queue, d.created_at as at from public.deposits d where d.status = 'pending'
          union all
          select 'withdrawals', x.created_at from public.withdrawals x where x.status in ('pending', 'approved', 'paying')
          union all
          select 'kyc_cases', k.created_at from public.kyc_cases k where k.status = 'pending'
          union all
          select 'contact_messages', m.created_at from public.contact_messages m where m.handled_at is null
          union all
          select 'corrections', c.created_at from desk.corrections c where c.status = 'proposed'
        ) w on w.queue = q.queue
        group by q.place, q.queue
      ) a),
    'times', (select jsonb_agg(to_jsonb(t) order by t.place) from desk.decision_times(first_day, last_day) t));
end
$$;
comment on function desk.report(date, date, text) is
  'Returns a report for days (UTC), by day (at most 92), week (105) or month (60): cents, open cases by age, decision times in seconds. Raises not_allowed, session_ended (42501), invalid_range.';
select ground.open('desk.report', 'authenticated');
