create table desk.book_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default clock_timestamp(),
  checked_by uuid references public.profiles (id),
  ledger_problems jsonb not null constraint book_checks_problems_list check (jsonb_typeof(ledger_problems) = 'array'),
  audit_problems int not null constraint book_checks_count_not_negative check (audit_problems >= 0),
  lines bigint constraint book_checks_lines_positive check (lines > 0),
  ended_at timestamptz not null default clock_timestamp()
);
comment on table desk.book_checks is 'Findings of each check of the books and the audit trail; append-only.';
comment on column desk.book_checks.checked_by is 'Null for the hourly check.';
comment on column desk.book_checks.lines is 'Null for a full check.';
create index book_checks_checked_by on desk.book_checks (checked_by) where checked_by is not null;

create table desk.book_check_request (
  only_row boolean primary key default true constraint book_check_request_only_row check (only_row),
  asked_by uuid not null references public.profiles (id),
  asked_at timestamptz not null default clock_timestamp()
);
comment on table desk.book_check_request is 'One row: the last request for a check, pending until one begins.';
create index book_check_request_asked_by on desk.book_check_request (asked_by);

create table desk.book_check_run (
  only_row boolean primary key default true constraint book_check_run_only_row check (only_row),
  begun_at timestamptz not null,
  checked_by uuid references public.profiles (id),
  done int not null default 0 constraint book_check_run_done_not_negative check (done >= 0),
  problems jsonb not null default '[]' constraint book_check_run_problems_list check (jsonb_typeof(problems) = 'array')
);
comment on table desk.book_check_run is 'At most one row: the full check in progress, each part in its own transaction.';
comment on column desk.book_check_run.checked_by is 'Null for the hourly check.';
create index book_check_run_checked_by on desk.book_check_run (checked_by) where checked_by is not null;

select ground.append_only('desk.book_checks');

-- BRIN: lines are stored in order of time, so it finds a day and costs purchases nothing.
create index transfers_by_time on ledger.transfers using brin (created_at);

create function desk.check_books() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  insert into desk.book_check_request as r (asked_by) values (operator)
  on conflict on constraint book_check_request_pkey do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at;
end
$$;
comment on function desk.check_books() is
  'Requests a check of the books; desk.run_book_check begins it within a minute, because it takes longer than a request may. Raises not_allowed, session_ended.';
select ground.open('desk.check_books', 'authenticated');

create function desk.run_book_check() returns timestamptz
  language plpgsql set search_path = ''
as $$
declare
  parts constant text[] := proof.verify_parts();
  run desk.book_check_run;
  last desk.book_checks;
  request desk.book_check_request;
  found_now jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('check the books', 0)) then
    return null;
  end if;
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
end
$$;
comment on function desk.run_book_check() is
  'Runs the next part of a full check, hourly or on request; returns when it began, null if none. Run by supabase/workers/jobs.ts or pg_cron.';

create function desk.last_book_checks()
  returns table (
    checked_at timestamptz, checked_by text, ledger_problems jsonb, audit_problems int, asked_at timestamptz, lines bigint, done int, total int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  begun timestamptz;
begin
  perform people.require_operator();
  begun := coalesce(
    (select r.begun_at from desk.book_check_run r), (select max(c.checked_at) from desk.book_checks c where c.lines is null), '-infinity');
  return query
    select null::timestamptz, p.name, null::jsonb, null::int, r.asked_at, null::bigint, null::int, null::int
    from desk.book_check_request r join public.profiles p on p.id = r.asked_by
    where r.asked_at > begun
    union all
    select null, p.name, null, null, null, null, r.done, cardinality(proof.verify_parts()) + 1
    from desk.book_check_run r left join public.profiles p on p.id = r.checked_by
    union all
    select * from (
      select c.checked_at, p.name, c.ledger_problems, c.audit_problems, null::timestamptz, c.lines, null::int, null::int
      from desk.book_checks c left join public.profiles p on p.id = c.checked_by
      order by c.id desc
      limit 10) made;
end
$$;
comment on function desk.last_book_checks() is
  'Returns the last ten checks, newest first (no name: hourly), after those in progress or requested. Raises not_allowed, session_ended.';
select ground.open('desk.last_book_checks', 'authenticated');

create function desk.checked_lines() returns table (through_id bigint, checked_at timestamptz, waiting bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select c.through_id, c.checked_at, greatest((select max(t.id) from ledger.transfers t) - c.through_id, 0)
    from proof.checkpoint c;
end
$$;
comment on function desk.checked_lines() is
  'Returns the last transfer checked on arrival and about how many are newer; no row before the first. Raises not_allowed, session_ended.';
select ground.open('desk.checked_lines', 'authenticated');

create function desk.trial_balance() returns table (account text, debit_cents bigint, credit_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select s.account::text, coalesce(y.debit_cents[s.place], 0) + s.debit_cents, coalesce(y.credit_cents[s.place], 0) + s.credit_cents
    from (select max(t.id) as id from ledger.transfers t) newest
    left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
    cross join lateral ledger.account_sums(
      coalesce(y.through_id, 0), case when newest.id - coalesce(y.through_id, 0) <= 10000 then newest.id end) s
    order by array_position(
      '{cash,insurance_fund,available,invested,withdrawing,mining_income,fees,bonus_expense,referral_expense,corrections,unclaimed,receivables,insurance_claims}'::ledger.book[],
      s.account);
end
$$;
comment on function desk.trial_balance() is
  'Returns debits and credits of every account in cents, as ledger.house_totals(). Raises not_allowed, session_ended.';
select ground.open('desk.trial_balance', 'authenticated');

create function desk.book_days(first_day date, days int default 31)
  returns table (day date, code text, movements bigint, amount_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
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
    group by 1, 2
    order by 1, 2;
end
$$;
comment on function desk.book_days(date, int) is
  'Returns bookings of up to 62 days (UTC) by purpose, in cents; of sealed days from the seal. Raises not_allowed, session_ended.';
select ground.open('desk.book_days', 'authenticated');

create function desk.ledger_lines(first_day date, days int default 31, after_line bigint default 0)
  returns table (
    line bigint, booked_at timestamptz, value_date date, debit text, credit text, code text, amount_cents bigint,
    investor_id uuid, reference uuid)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator('treasurer', 'admin');
  return query
    select t.id, t.created_at, t.value_date, t.debit::text, t.credit::text, t.code::text, t.amount_cents::bigint, t.investor_id, t.reference
    from ledger.transfers t
    where t.created_at >= first_day::timestamp at time zone 'utc'
      and t.created_at < (first_day + least(greatest(days, 1), 62))::timestamp at time zone 'utc'
      and t.id > coalesce(after_line, 0)
    order by t.id
    limit 1000;
end
$$;
comment on function desk.ledger_lines(date, int, bigint) is
  'Returns ledger lines of up to 62 days (UTC) for an accountant, a thousand after a line, in cents. Raises not_allowed, session_ended.';
select ground.open('desk.ledger_lines', 'authenticated');
