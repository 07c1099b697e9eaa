-- Checks of the books, trial balance, ledger lines, days of decisions, reports.

create table desk.book_check_request (
  only_row boolean primary key default true constraint book_check_request_only_row check (only_row),
  asked_by uuid not null references public.profiles (id),
  asked_at timestamptz not null default clock_timestamp()
);
comment on table desk.book_check_request is 'One row: the last request for a check, pending until one begins.';

create table desk.book_check_run (
  only_row boolean primary key default true constraint book_check_run_only_row check (only_row),
  begun_at timestamptz not null,
  checked_by uuid references public.profiles (id),
  done int not null default 0 constraint book_check_run_done_not_negative check (done >= 0),
  problems jsonb not null default '[]' constraint book_check_run_problems_list check (jsonb_typeof(problems) = 'array')
);
comment on table desk.book_check_run is 'At most one row: the full check in progress, each part in a transaction.';

create function desk.check_books() returns void language plpgsql security definer as $$ -- door: authenticated
  -- Requests a check of the books, which takes longer than a request may: desk.run_book_check begins it.
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  insert into desk.book_check_request as r (asked_by) values (operator)
  on conflict on constraint book_check_request_pkey do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at;
end $$;

create function desk.run_book_check() returns timestamptz language plpgsql as $$
  -- Runs the next part of a full check, hourly or on request; returns when it began, null if none.
declare
  parts constant text[] := proof.verify_parts();
  run desk.book_check_run;
  last desk.book_checks;
  request desk.book_check_request;
  found_now jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('check the books', 0)) then return null; end if;
  select * into run from desk.book_check_run r;
  if not found then
    run.begun_at := clock_timestamp();
    select * into last from desk.book_checks c where c.lines is null order by c.id desc limit 1;
    select * into request from desk.book_check_request r where r.asked_at > coalesce(last.checked_at, '-infinity');
    -- Spends at most a twenty-fourth of the time on large books, unless requested.
    if request.asked_by is null
       and last.checked_at > run.begun_at - greatest(interval '1 hour', 24 * (last.ended_at - last.checked_at)) then
      return null;
    end if;
    insert into desk.book_check_run (begun_at, checked_by) values (run.begun_at, request.asked_by) returning * into run;
  end if;
  if run.done < cardinality(parts) then
    begin
      found_now := (select coalesce(jsonb_agg(to_jsonb(v)), '[]') from (select * from proof.verify_part(parts[run.done + 1]) limit 100) v);
    -- A failing part must not hide the others' findings.
    exception when query_canceled or others then
      found_now := jsonb_build_array(jsonb_build_object(
        'problem', format('not checked: %s (%s)', parts[run.done + 1], sqlerrm), 'subject', null, 'expected_cents', null, 'found_cents', null));
    end;
    update desk.book_check_run r set done = r.done + 1, problems = r.problems || found_now where r.only_row;
    return run.begun_at;
  end if;
  insert into desk.book_checks (checked_at, checked_by, ledger_problems, audit_problems)
  values (run.begun_at, run.checked_by, jsonb_path_query_array(run.problems, '$[0 to 99]'), (select count(*) from ground.verify_audit()));
  delete from desk.book_check_run r where r.only_row;
  return run.begun_at;
end $$;

create function desk.last_book_checks() returns table (
  checked_at timestamptz, checked_by text, ledger_problems jsonb, audit_problems int, asked_at timestamptz,
  lines bigint, done int, total int) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the last ten checks, newest first (no name: hourly), after those in progress or requested.
declare
  begun timestamptz;
begin
  perform people.require_operator();
  begun := coalesce(
    (select r.begun_at from desk.book_check_run r), (select max(c.checked_at) from desk.book_checks c where c.lines is null), '-infinity');
  return query
    select null::timestamptz, p.name, null::jsonb, null::int, r.asked_at, null::bigint, null::int, null::int
    from desk.book_check_request r join public.profiles p on p.id = r.asked_by where r.asked_at > begun
    union all
    select null, p.name, null, null, null, null, r.done, cardinality(proof.verify_parts()) + 1
    from desk.book_check_run r left join public.profiles p on p.id = r.checked_by
    union all
    select * from (
      select c.checked_at, p.name, c.ledger_problems, c.audit_problems, null::timestamptz, c.lines, null::int, null::int
      from desk.book_checks c left join public.profiles p on p.id = c.checked_by order by c.id desc limit 10) made;
end $$;

create function desk.checked_lines() returns table (through_id bigint, checked_at timestamptz, waiting bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the last transfer checked on arrival and about how many are newer; no row before the first.
  select people.require_operator();
  select c.through_id, c.checked_at, greatest((select max(t.id) from ledger.transfers t) - c.through_id, 0)
  from proof.checkpoint c $$;

create function desk.trial_balance() returns table (account text, debit_cents bigint, credit_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns debits and credits of every account in cents, as ledger.house_totals().
  select people.require_operator();
  select s.account::text, coalesce(y.debit_cents[s.place], 0) + s.debit_cents, coalesce(y.credit_cents[s.place], 0) + s.credit_cents
  from (select max(t.id) as id from ledger.transfers t) newest
  left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
  cross join lateral ledger.account_sums(
    coalesce(y.through_id, 0), case when newest.id - coalesce(y.through_id, 0) <= 10000 then newest.id end) s
  order by array_position(
    '{cash,insurance_fund,available,invested,withdrawing,mining_income,fees,bonus_expense,referral_expense,corrections,unclaimed,receivables,insurance_claims}'::ledger.book[],
    s.account) $$;

create function desk.book_days(first_day date, days int default 31)
  returns table (day date, code text, movements bigint, amount_cents bigint)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns bookings of up to 62 days (UTC) by purpose, in cents; of sealed days from the seal.
declare
  last_day constant date := first_day + least(greatest(days, 1), 62) - 1;
  unsealed constant date := greatest(first_day, (
    select (e.details ->> 'day')::date + 1 from ground.audit_events e where e.action = 'transfers_sealed' order by e.id desc limit 1));
begin
  perform people.require_operator();
  return query
    select (e.details ->> 'day')::date, s.key, (s.value ->> 0)::bigint, (s.value ->> 1)::bigint
    from ground.audit_events e, jsonb_each(e.details -> 'sums') s
    where e.action = 'transfers_sealed' and (e.details ->> 'day')::date between first_day and last_day
    union all
    select (t.created_at at time zone 'utc')::date, t.code::text, count(*), sum(t.amount_cents)::bigint
    from ledger.transfers t
    where t.created_at >= unsealed::timestamp at time zone 'utc' and t.created_at < (last_day + 1)::timestamp at time zone 'utc'
    group by 1, 2 order by 1, 2;
end $$;

create function desk.ledger_lines(first_day date, days int default 31, after_line bigint default 0) returns table (
  line bigint, booked_at timestamptz, value_date date, debit text, credit text, code text, amount_cents bigint,
  investor_id uuid, reference uuid) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns ledger lines of up to 62 days (UTC), a thousand after a line, in cents. Not in SQL, as people.audit_log.
begin
  perform people.require_operator('treasurer', 'admin');
  return query
    select t.id, t.created_at, t.value_date, t.debit::text, t.credit::text, t.code::text, t.amount_cents::bigint, t.investor_id, t.reference
    from ledger.transfers t where t.created_at >= first_day::timestamp at time zone 'utc'
      and t.created_at < (first_day + least(greatest(days, 1), 62))::timestamp at time zone 'utc'
      and t.id > coalesce(after_line, 0)
    order by t.id limit 1000;
end $$;

-- A year's report reads 1,825 rows. Medians do not add up, so each day's times are stored sorted.
create table desk.report_days (
  day date not null,
  kind text not null constraint report_days_kind check (kind in ('deposits', 'withdrawals', 'payments', 'kyc_cases', 'corrections')),
  cases bigint not null,
  cents bigint not null,
  times bigint[] not null,
  primary key (day, kind)
);
comment on table desk.report_days is 'Decisions of each kind on each past day (UTC), for reports.';
comment on column desk.report_days.cases is 'Approved deposits, also if reversed later, and payments.';
comment on column desk.report_days.times is 'Microseconds that each decision took, ascending.';
-- Eight-byte integers hardly compress, and each report would decompress them.
alter table desk.report_days alter column times set storage external;

create function desk.read_report_days(first_day date, last_day date) returns setof desk.report_days
  language plpgsql stable set plan_cache_mode = force_custom_plan set work_mem = '64MB' as $$
  -- Reads reports' figures of days (UTC) from the cases, in cents and microseconds.
declare
  since constant timestamptz := first_day::timestamp at time zone 'utc';
  until constant timestamptz := (last_day + 1)::timestamp at time zone 'utc';
begin
  return query
    with decisions as (
      select 'deposits' as kind, d.reviewed_at as at, d.created_at as begun,
        case when d.status in ('approved', 'reversed') then d.arrived_cents::bigint end as cents
      from public.deposits d where d.reviewed_at >= since and d.reviewed_at < until
      union all
      select 'withdrawals', w.reviewed_at, w.created_at, null
      from public.withdrawals w where w.reviewed_at >= since and w.reviewed_at < until
      union all
      select 'payments', w.paid_at, w.reviewed_at, w.amount_cents
      from public.withdrawals w where w.paid_at >= since and w.paid_at < until
      union all
      select 'kyc_cases', k.reviewed_at, k.created_at, null
      from public.kyc_cases k where k.reviewed_at >= since and k.reviewed_at < until
      union all
      select 'corrections', c.ended_at, c.created_at, null
      from desk.corrections c where c.ended_at >= since and c.ended_at < until and c.decided_by is not null
    ), days as (
      select d.kind, (d.at at time zone 'utc')::date as day, count(d.cents) as cases,
        coalesce(sum(d.cents), 0)::bigint as cents, array_agg(t.micros order by t.micros) as times
      from decisions d cross join lateral (select (1000000 * extract(epoch from d.at - d.begun))::bigint as micros) t
      group by 1, 2)
    select g.day::date, k.kind, coalesce(d.cases, 0), coalesce(d.cents, 0), coalesce(d.times, '{}')
    from generate_series(first_day::timestamp, last_day, interval '1 day') g (day)
    cross join unnest('{deposits,withdrawals,payments,kyc_cases,corrections}'::text[]) k (kind)
    left join days d on d.day = g.day::date and d.kind = k.kind;
end $$;

create function desk.report_days_between(first_day date, last_day date) returns setof desk.report_days
  language sql stable as $$
  -- Returns reports' figures of a range of days (UTC), in cents and microseconds: stored, or read from the cases.
  select * from desk.report_days k where k.day between report_days_between.first_day and report_days_between.last_day
  union all
  select r.*
  from (
    select min(m.day) as first_day, max(m.day) as last_day
    from (
      select g.day, g.day - (row_number() over (order by g.day))::int as run
      from generate_series(0, report_days_between.last_day - report_days_between.first_day) n
      cross join lateral (select report_days_between.first_day + n as day) g
      where not exists (select from desk.report_days k where k.day = g.day)) m
    group by m.run) run
  cross join lateral desk.read_report_days(run.first_day, run.last_day) r $$;

create function desk.keep_report_days() returns date language plpgsql as $$
  -- Stores the oldest missing past days (UTC), a month at most; returns the last, null if none. Runs concurrently.
declare
  -- A transaction begun that day may still decide on it; no request lasts an hour.
  newest constant date := (now() at time zone 'utc' - interval '25 hours')::date;
  oldest date := (select (min(d.reviewed_at) at time zone 'utc')::date from public.deposits d where d.reviewed_at is not null);
  upto date;
begin
  -- Otherwise a decision being replaced could be stored (desk.forget_report_day).
  if not pg_try_advisory_xact_lock(hashtextextended('report days', 0)) then return null; end if;
  oldest := (
    select oldest + n from generate_series(0, newest - oldest) n
    where not exists (select from desk.report_days k where k.day = oldest + n) order by n limit 1);
  upto := least(newest, oldest + 30, (select min(k.day) - 1 from desk.report_days k where k.day > oldest));
  insert into desk.report_days select * from desk.read_report_days(oldest, upto);
  return case when found then upto end;
end $$;

create function desk.forget_report_day() returns trigger language plpgsql as $$
  -- trigger: after update of reviewed_at on public.withdrawals when (old.reviewed_at is distinct from new.reviewed_at and old.reviewed_at is not null)
  -- Drops the stored day of a replaced decision, for the job to store again.
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('report days', 0));
  delete from desk.report_days k where k.day = (old.reviewed_at at time zone 'utc')::date;
  return null;
end $$;

create function proof.verify_report_days() returns setof proof.problem language sql stable as $$
  -- Compares each day's stored figures with its cases: number, cents and times.
  select k.kind || ' of ' || to_char(k.day, 'YYYY-MM-DD') || ' in reports', null::uuid, r.cents, k.cents
  from (select min(d.day) as first_day, max(d.day) as last_day from desk.report_days d) kept
  cross join lateral desk.read_report_days(kept.first_day, kept.last_day) r
  join desk.report_days k on k.day = r.day and k.kind = r.kind
  where (r.cases, r.cents, r.times) is distinct from (k.cases, k.cents, k.times) $$;

create function desk.decision_times(first_day date, last_day date)
  returns table (place int, kind text, cases bigint, median_seconds bigint, p90_seconds bigint)
  language sql stable set work_mem = '64MB' as $$
  -- Returns number, median and ninth decile (seconds, null without any) of decisions between days (UTC).
  with recursive lists as materialized (
    -- The concatenation detoasts each list once instead of at each step.
    select array_position('{deposits,withdrawals,payments,kyc_cases,corrections}', d.kind) as place, d.times || '{}'::bigint[] as times
    from desk.report_days_between(first_day, last_day) d where d.times <> '{}'
  ), totals as (
    select l.place, sum(cardinality(l.times))::bigint as cases, min(l.times[1]) as shortest, max(l.times[cardinality(l.times)]) as longest
    from lists l group by l.place
  ), search as (
    -- Binary search for the shortest time that enough cases do not exceed, for both quantiles at once.
    select t.place, '0.5'::float8 * (t.cases - 1) as median_at, t.shortest as median_low, t.longest as median_high,
      '0.9'::float8 * (t.cases - 1) as p90_at, t.shortest as p90_low, t.longest as p90_high
    from totals t
    union all
    select s.place, s.median_at, case when n.median > s.median_at then s.median_low else m.median + 1 end,
      case when n.median > s.median_at then m.median else s.median_high end, s.p90_at,
      case when n.p90 > s.p90_at then s.p90_low else m.p90 + 1 end, case when n.p90 > s.p90_at then m.p90 else s.p90_high end
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
      from lists l cross join lateral (select width_bucket(f.low, l.times) as place) b where l.place = s.place) n
    where s.median_low = s.median_high and s.p90_low = s.p90_high)
  select q.place, q.kind, coalesce(t.cases, 0), m.seconds, p.seconds
  from (values (1, 'deposits'), (2, 'withdrawals'), (3, 'payments'), (4, 'kyc_cases'), (5, 'corrections')) q (place, kind)
  left join totals t on t.place = q.place
  left join found m on m.place = q.place and m.part = 'median'
  left join found p on p.place = q.place and p.part = 'p90' $$;

create function desk.report(first_day date, last_day date, step text default 'day') returns jsonb
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns a report for days (UTC), by day (at most 92), week (105) or month (60): cents, open cases by age, decision
  -- times in seconds. Raises invalid_range.
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
        select date_trunc(step, k.day::timestamp)::date as day,
          sum(k.cases) filter (where k.kind = 'deposits') as deposits, sum(k.cents) filter (where k.kind = 'deposits') as deposits_cents,
          sum(k.cases) filter (where k.kind = 'payments') as withdrawals, sum(k.cents) filter (where k.kind = 'payments') as withdrawals_cents
        from desk.report_days_between(first_day, last_day) k group by 1
      ), earned as (
        select date_trunc(step, y.day::timestamp)::date as day, sum(y.amount_cents) as cents
        from public.yield_postings y where y.day between first_day and last_day and y.reversed_at is null group by 1)
      select jsonb_agg(jsonb_build_object(
        'day', d.day, 'deposits', d.deposits, 'deposits_cents', d.deposits_cents,
        'withdrawals', d.withdrawals, 'withdrawals_cents', d.withdrawals_cents,
        'yield_cents', coalesce(y.cents, 0)) order by d.day)
      from decided d left join earned y on y.day = d.day),
    'waiting', (
      select jsonb_agg(to_jsonb(a) order by a.place)
      from (
        select q.place, q.queue, count(*) filter (where w.created_at > now() - interval '1 hour') as under_hour,
          count(*) filter (where w.created_at <= now() - interval '1 hour' and w.created_at > now() - interval '1 day') as under_day,
          count(*) filter (where w.created_at <= now() - interval '1 day' and w.created_at > now() - interval '3 days') as under_three_days,
          count(*) filter (where w.created_at <= now() - interval '3 days') as older
        from (values (1, 'deposits'), (2, 'withdrawals'), (3, 'kyc_cases'), (4, 'contact_messages'), (5, 'corrections')) q (place, queue)
        left join desk.cases w on w.queue = q.queue and w.is_open
        group by q.place, q.queue) a),
    'times', (select jsonb_agg(to_jsonb(t) order by t.place) from desk.decision_times(first_day, last_day) t));
end $$;
