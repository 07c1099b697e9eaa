-- A year's report reads 365 rows. Medians do not add up, so each day's times are stored sorted.

-- By day of decision, so that a day not stored reads only its own cases.
create index deposits_reviewed on public.deposits (reviewed_at) include (created_at, arrived_cents, status) where reviewed_at is not null;
create index withdrawals_reviewed on public.withdrawals (reviewed_at) include (created_at) where reviewed_at is not null;
create index withdrawals_paid on public.withdrawals (paid_at) include (reviewed_at, amount_cents) where paid_at is not null;
create index kyc_cases_reviewed on public.kyc_cases (reviewed_at) include (created_at) where reviewed_at is not null;

create table desk.report_days (
  day date primary key,
  deposits bigint not null,
  deposits_cents bigint not null,
  withdrawals bigint not null,
  withdrawals_cents bigint not null,
  deposit_times bigint[] not null,
  withdrawal_times bigint[] not null,
  payment_times bigint[] not null,
  kyc_case_times bigint[] not null,
  correction_times bigint[] not null
);
comment on table desk.report_days is 'Reports'' figures of each past day (UTC). proof.verify() compares them with the cases.';
comment on column desk.report_days.deposits is 'Approved, also if reversed later.';
comment on column desk.report_days.deposit_times is 'Microseconds, ascending; likewise the others.';
-- Eight-byte integers hardly compress, and each report would decompress them.
alter table desk.report_days
  alter column deposit_times set storage external,
  alter column withdrawal_times set storage external,
  alter column payment_times set storage external,
  alter column kyc_case_times set storage external,
  alter column correction_times set storage external;

create function desk.read_report_days(first_day date, last_day date) returns setof desk.report_days
  -- A generic plan would read whole tables.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  since constant timestamptz := first_day::timestamp at time zone 'utc';
  until constant timestamptz := (last_day + 1)::timestamp at time zone 'utc';
begin
  return query
    with decisions as (
      select 'deposit' as kind, d.reviewed_at as at, d.created_at as begun, case when d.status in ('approved', 'reversed') then d.arrived_cents::bigint end as cents
      from public.deposits d where d.reviewed_at >= since and d.reviewed_at < until
      union all
      select 'withdrawal', w.reviewed_at, w.created_at, null
      from public.withdrawals w where w.reviewed_at >= since and w.reviewed_at < until
      union all
      select 'payment', w.paid_at, w.reviewed_at, w.amount_cents
      from public.withdrawals w where w.paid_at >= since and w.paid_at < until
      union all
      select 'kyc_case', k.reviewed_at, k.created_at, null
      from public.kyc_cases k where k.reviewed_at >= since and k.reviewed_at < until
      union all
      select 'correction', c.ended_at, c.created_at, null
      from desk.corrections c where c.ended_at >= since and c.ended_at < until and c.decided_by is not null
    ), days as (
      select d.kind, (d.at at time zone 'utc')::date as day, count(d.cents) as cases, coalesce(sum(d.cents), 0)::bigint as cents,
        array_agg(t.micros order by t.micros) as times
      from decisions d
      cross join lateral (select (1000000 * extract(epoch from d.at - d.begun))::bigint as micros) t
      group by 1, 2
    )
    select g.day::date, coalesce(d.cases, 0), coalesce(d.cents, 0), coalesce(p.cases, 0), coalesce(p.cents, 0),
      coalesce(d.times, '{}'), coalesce(w.times, '{}'), coalesce(p.times, '{}'), coalesce(k.times, '{}'), coalesce(c.times, '{}')
    from generate_series(first_day::timestamp, last_day, interval '1 day') g (day)
    left join days d on d.day = g.day::date and d.kind = 'deposit'
    left join days w on w.day = g.day::date and w.kind = 'withdrawal'
    left join days p on p.day = g.day::date and p.kind = 'payment'
    left join days k on k.day = g.day::date and k.kind = 'kyc_case'
    left join days c on c.day = g.day::date and c.kind = 'correction';
end
$$;
comment on function desk.read_report_days(date, date) is 'Reads reports'' figures of days (UTC) from the cases, in cents and microseconds.';

create function desk.report_days_between(first_day date, last_day date) returns setof desk.report_days
  language sql stable set search_path = ''
as $$
  select * from desk.report_days k where k.day between report_days_between.first_day and report_days_between.last_day
  union all
  select r.*
  from (
    select min(m.day) as first_day, max(m.day) as last_day
    from (
      select g.day, g.day - (row_number() over (order by g.day))::int as run
      from generate_series(0, report_days_between.last_day - report_days_between.first_day) n
      cross join lateral (select report_days_between.first_day + n as day) g
      where not exists (select from desk.report_days k where k.day = g.day)
    ) m
    group by m.run
  ) run
  cross join lateral desk.read_report_days(run.first_day, run.last_day) r
$$;
comment on function desk.report_days_between(date, date) is
  'Returns reports'' figures of a range of days (UTC), in cents and microseconds: stored, or read from the cases.';

create function desk.keep_report_days() returns date
  language plpgsql set search_path = ''
as $$
declare
  -- A transaction begun that day may still decide on it; no request lasts an hour.
  newest constant date := (now() at time zone 'utc' - interval '25 hours')::date;
  oldest date := (select (min(d.reviewed_at) at time zone 'utc')::date from public.deposits d where d.reviewed_at is not null);
  upto date;
begin
  -- Otherwise a decision being replaced could be stored (desk.forget_report_day).
  if not pg_try_advisory_xact_lock(hashtextextended('report days', 0)) then
    return null;
  end if;
  oldest := (
    select oldest + n from generate_series(0, newest - oldest) n
    where not exists (select from desk.report_days k where k.day = oldest + n)
    order by n limit 1);
  upto := least(newest, oldest + 30, (select min(k.day) - 1 from desk.report_days k where k.day > oldest));
  insert into desk.report_days select * from desk.read_report_days(oldest, upto);
  return case when found then upto end;
end
$$;
comment on function desk.keep_report_days() is
  'Stores the oldest missing past days (UTC), a month at most; returns the last, null if none. Safe to run concurrently. Run by supabase/workers/jobs.ts or pg_cron.';

create function desk.forget_report_day() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('report days', 0));
  delete from desk.report_days k where k.day = (old.reviewed_at at time zone 'utc')::date;
  return null;
end
$$;
comment on function desk.forget_report_day() is
  'Trigger of withdrawals: drops the stored day of a replaced decision, for the job to store again.';
create trigger forget_report_day after update of reviewed_at on public.withdrawals
  for each row when (old.reviewed_at is distinct from new.reviewed_at and old.reviewed_at is not null)
  execute function desk.forget_report_day();

create function proof.verify_report_days() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
  language sql stable set search_path = ''
as $$
  select v.what || ' of ' || to_char(k.day, 'YYYY-MM-DD') || ' in reports', null::uuid, v.expected, v.found
  from (select min(d.day) as first_day, max(d.day) as last_day from desk.report_days d) kept
  cross join lateral desk.read_report_days(kept.first_day, kept.last_day) r
  join desk.report_days k on k.day = r.day
  cross join lateral (values
    ('deposits', r.deposits_cents, k.deposits_cents, r.deposits <> k.deposits),
    ('withdrawals', r.withdrawals_cents, k.withdrawals_cents, r.withdrawals <> k.withdrawals),
    ('times', null, null, (r.deposit_times, r.withdrawal_times, r.payment_times, r.kyc_case_times, r.correction_times)
      is distinct from (k.deposit_times, k.withdrawal_times, k.payment_times, k.kyc_case_times, k.correction_times))
  ) v (what, expected, found, is_other)
  where v.is_other or v.expected <> v.found
$$;
comment on function proof.verify_report_days() is 'Compares each day''s stored figures with its cases: number, cents and times.';
