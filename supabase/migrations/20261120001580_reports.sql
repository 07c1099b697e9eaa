-- Reports for operators: what came in, what went out and what was earned, how long cases wait and how long they took.

-- Decisions by their day, so that a report of a month reads that month and not every case there ever was.
create index deposits_reviewed on public.deposits (reviewed_at) include (created_at, arrived_cents, status) where reviewed_at is not null;
create index withdrawals_reviewed on public.withdrawals (reviewed_at) include (created_at) where reviewed_at is not null;
create index withdrawals_paid on public.withdrawals (paid_at) include (reviewed_at, amount_cents) where paid_at is not null;
create index kyc_cases_reviewed on public.kyc_cases (reviewed_at) include (created_at) where reviewed_at is not null;
create index yield_postings_day on public.yield_postings (day) include (amount_cents);

create function private.report(first_day date, last_day date, step text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  since timestamptz;
  until timestamptz;
begin
  perform private.require_operator();
  if first_day is null or last_day is null or step is null or step not in ('day', 'week', 'month')
     or first_day < date '2020-01-01' or last_day < first_day or last_day > date '2100-01-01'
     or last_day - first_day >= (case step when 'day' then 92 when 'week' then 735 else 1830 end) then
    raise exception 'invalid_range' using hint = '92 days by day, 105 weeks by week or 60 months by month.';
  end if;
  since := first_day::timestamp at time zone 'utc';
  until := (last_day + 1)::timestamp at time zone 'utc';
  return jsonb_build_object(
    'periods', (
      with deposited as (
        select date_trunc(step, d.reviewed_at at time zone 'utc')::date as day, sum(d.arrived_cents) as cents, count(*) as cases
        from public.deposits d
        where d.reviewed_at >= since and d.reviewed_at < until and d.status = 'approved'
        group by 1
      ), paid as (
        select date_trunc(step, w.paid_at at time zone 'utc')::date as day, sum(w.amount_cents) as cents, count(*) as cases
        from public.withdrawals w
        where w.paid_at >= since and w.paid_at < until
        group by 1
      ), earned as (
        select date_trunc(step, y.day::timestamp)::date as day, sum(y.amount_cents) as cents
        from public.yield_postings y
        where y.day between first_day and last_day and y.reversed_at is null
        group by 1
      )
      select jsonb_agg(jsonb_build_object(
        'day', p.day::date,
        'deposits', coalesce(d.cases, 0), 'deposits_cents', coalesce(d.cents, 0),
        'withdrawals', coalesce(w.cases, 0), 'withdrawals_cents', coalesce(w.cents, 0),
        'yield_cents', coalesce(y.cents, 0)) order by p.day)
      from generate_series(date_trunc(step, first_day::timestamp), last_day::timestamp, ('1 ' || step)::interval) p (day)
      left join deposited d on d.day = p.day::date
      left join paid w on w.day = p.day::date
      left join earned y on y.day = p.day::date),
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
          select 'corrections', c.created_at from private.corrections c where c.status = 'proposed'
        ) w on w.queue = q.queue
        group by q.place, q.queue
      ) a),
    'times', (
      select jsonb_agg(to_jsonb(s) order by s.place)
      from (
        select g.place, g.kind, g.cases, round(g.at[1])::bigint as median_seconds, round(g.at[2])::bigint as p90_seconds
        from (
          -- Both at once: the durations are sorted one time.
          select q.place, q.kind, count(t.seconds) as cases, percentile_cont('{0.5,0.9}'::float8[]) within group (order by t.seconds) as at
          from (values (1, 'deposits'), (2, 'withdrawals'), (3, 'payments'), (4, 'kyc_cases'), (5, 'corrections')) q (place, kind)
          left join (
            select 'deposits' as kind, extract(epoch from d.reviewed_at - d.created_at)::float8 as seconds
            from public.deposits d where d.reviewed_at >= since and d.reviewed_at < until
            union all
            select 'withdrawals', extract(epoch from x.reviewed_at - x.created_at)::float8
            from public.withdrawals x where x.reviewed_at >= since and x.reviewed_at < until
            union all
            select 'payments', extract(epoch from x.paid_at - x.reviewed_at)::float8
            from public.withdrawals x where x.paid_at >= since and x.paid_at < until
            union all
            select 'kyc_cases', extract(epoch from k.reviewed_at - k.created_at)::float8
            from public.kyc_cases k where k.reviewed_at >= since and k.reviewed_at < until
            union all
            select 'corrections', extract(epoch from c.ended_at - c.created_at)::float8
            from private.corrections c where c.ended_at >= since and c.ended_at < until and c.decided_by is not null
          ) t on t.kind = q.kind
          group by q.place, q.kind
        ) g
      ) s));
end
$$;
comment on function private.report(date, date, text) is
  'For operators, from first_day to last_day (UTC), by day (92 at most), week (105) or month (60): approved deposits by the day of approval, paid withdrawals, booked yield with losses '
  'subtracted, in cents; how many cases wait now, by age; how long decisions of the period took, in seconds (median and ninth decile, null without any). A step that begins before first_day counts from first_day. '
  'Raises not_allowed, session_ended (42501), invalid_range.';
grant execute on function private.report(date, date, text) to authenticated;

create function public.report(first_day date, last_day date, step text default 'day') returns jsonb
  language sql stable security invoker set search_path = ''
as $$ select private.report(first_day, last_day, step) $$;
comment on function public.report(date, date, text) is 'See private.report.';
grant execute on function public.report(date, date, text) to authenticated;
