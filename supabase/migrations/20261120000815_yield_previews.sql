-- Previews of a day's income before it is booked, and the calendar of a plan.

create function plans.largest_shares(plan_id text, day date, amount_cents bigint) returns table (
  position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
  language sql stable set work_mem = '64MB' as $$
  -- Returns the 200 largest shares of a plan's income (cents) of a day (UTC), with the number and sum of all.
  select y.*, count(*) over () as positions, (sum(y.share_cents) over ())::bigint as shared_cents
  from plans.yield_shares(largest_shares.plan_id, largest_shares.day, largest_shares.amount_cents, now(), '{}') y
  where largest_shares.amount_cents > 0
  order by y.share_cents desc, y.position_id limit 200
$$;

create function plans.preview_yield(plan_id text, day date, amount_cents bigint) returns table (
  investor_id uuid, investor_name text, principal_cents bigint, share_cents bigint, positions bigint,
  shared_cents bigint) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns post_yield's 200 largest shares, with number and sum of all, for a plan, day (UTC) and income (cents).
  -- Raises plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, too_many_holders.
begin
  perform people.require_operator('treasurer', 'admin');
  perform plans.check_yield(plan_id, day, amount_cents);
  if amount_cents > 0 and plans.has_many_holders(plan_id, day) then raise exception 'too_many_holders'; end if;
  return query
    select s.investor_id, p.name, s.principal_cents, s.share_cents, s.positions, s.shared_cents
    from plans.largest_shares(preview_yield.plan_id, preview_yield.day, preview_yield.amount_cents) s
    join public.profiles p on p.id = s.investor_id
    order by s.share_cents desc, s.position_id;
end $$;

create function plans.start_yield_preview(plan_id text, day date, amount_cents bigint) returns bigint
  language plpgsql security definer as $$ -- door: authenticated
  -- Queues a preview of an income (cents) with many shares; plans.yield_preview returns its result for an hour. Raises
  -- plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, too_many_pending.
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  perform plans.check_yield(plan_id, day, amount_cents);
  delete from jobs.jobs j where j.kind = 'yield_preview' and j.ended_at < now() - interval '1 hour';
  if (select count(*) >= 10 from jobs.jobs j where j.kind = 'yield_preview' and j.ended_at is null) then
    raise exception 'too_many_pending' using hint = 'Other previews are being computed.';
  end if;
  return jobs.start_job('yield_preview', null, jsonb_build_object(
    'plan_id', plan_id, 'day', day, 'amount_cents', amount_cents),
    operator, is_small => false);
end $$;

create function plans.advance_yield_preview(job jobs.jobs) returns jobs.jobs language plpgsql as $$
  -- Computes the whole preview without locking accounts.
begin
  select coalesce(jsonb_agg(to_jsonb(s) order by s.share_cents desc, s.position_id), '[]'), coalesce(max(s.positions), 0)
  into job.result, job.total
  from plans.largest_shares(job.details ->> 'plan_id', (job.details ->> 'day')::date, (job.details ->> 'amount_cents')::bigint) s;
  job.done := job.total;
  return job;
end $$;

create function plans.yield_preview(job_id bigint) returns table (
  investor_id uuid, investor_name text, principal_cents bigint, share_cents bigint, positions bigint,
  shared_cents bigint) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the result of plans.start_yield_preview once done, as plans.preview_yield. Raises not_found.
begin
  perform people.require_operator('treasurer', 'admin');
  if not exists (select from jobs.jobs j where j.id = yield_preview.job_id and j.kind = 'yield_preview' and j.state = 'done') then
    raise exception 'not_found';
  end if;
  return query
    select s.investor_id, p.name, s.principal_cents, s.share_cents, s.positions, s.shared_cents
    from jobs.jobs j,
      jsonb_to_recordset(j.result) s (
        position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
    join public.profiles p on p.id = s.investor_id
    where j.id = yield_preview.job_id
    order by s.share_cents desc, s.position_id;
end $$;

create function plans.yield_days(plan_id text, first_day date, days int default 31) returns table (
  day date, is_over boolean, held boolean, bookable boolean, amount_cents bigint, evidence text, posted_by text,
  posting_id uuid) language sql stable security definer as $$ -- door: authenticated
  -- The calendar of a plan for operators, up to 62 days (UTC) that have come: whether it is over, whether anyone held
  -- the plan, whether it can still be booked, and what was, in cents; null means nothing yet.
  select people.require_operator();
  with calendar as (
    -- The last holder before a day's end mostly still held the plan on it.
    select d.day, exists (
      select from (
        select least(x.matures_at, x.closed_at) as ends_at from public.positions x
        where x.plan_id = yield_days.plan_id and x.opened_at < (d.day + 1)::timestamp at time zone 'utc'
        order by x.opened_at desc limit 100) newest
      where newest.ends_at > d.day::timestamp at time zone 'utc') as held
    from (select first_day + n as day from generate_series(0, least(greatest(days, 1), 62) - 1) n) d
    where d.day <= (now() at time zone 'utc')::date
  ), spans as materialized (
    select distinct (x.opened_at at time zone 'utc')::date as first_held,
      ((least(x.matures_at, x.closed_at) - interval '1 microsecond') at time zone 'utc')::date as last_held
    from public.positions x
    where x.plan_id = yield_days.plan_id
      and x.opened_at < (select max(d.day) + 1 from calendar d where not d.held)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > (select min(d.day) from calendar d where not d.held)::timestamp at time zone 'utc'
  )
  select d.day, d.day < (now() at time zone 'utc')::date, d.held or exists (select from spans s where d.day between s.first_held and s.last_held), d.day >= (now() at time zone 'utc')::date - plans.yield_window(), y.amount_cents::bigint, y.evidence::text, p.name, y.id
  from calendar d
  left join public.yield_postings y on y.plan_id = yield_days.plan_id and y.day = d.day and y.reversed_at is null
  left join public.profiles p on p.id = y.posted_by
  order by d.day
$$;
