-- Previews of postings, missing days, and plans' capacity: no more is sold than evidence covers.

create function plans.largest_shares(plan_id text, day date, amount_cents bigint)
  returns table (position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
  language sql stable set search_path = '' set work_mem = '64MB'
as $$
  select y.*, count(*) over () as positions, (sum(y.share_cents) over ())::bigint as shared_cents
  from plans.yield_shares(largest_shares.plan_id, largest_shares.day, largest_shares.amount_cents, now(), '{}') y
  where largest_shares.amount_cents > 0
  order by y.share_cents desc, y.position_id
  limit 200
$$;
comment on function plans.largest_shares(text, date, bigint) is
  'Returns the 200 largest shares of a plan''s income (cents) of a day (UTC), with the number and sum of all.';

create function plans.preview_yield(plan_id text, day date, amount_cents bigint)
  returns table (
    investor_id uuid, investor_name text, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator('treasurer', 'admin');
  perform plans.check_yield(preview_yield.plan_id, preview_yield.day, preview_yield.amount_cents);
  if preview_yield.amount_cents > 0 and plans.has_many_holders(preview_yield.plan_id, preview_yield.day) then
    raise exception 'too_many_holders' using hint = 'Start a preview, which the worker computes.';
  end if;
  return query
    select s.investor_id, p.name, s.principal_cents, s.share_cents, s.positions, s.shared_cents
    from plans.largest_shares(preview_yield.plan_id, preview_yield.day, preview_yield.amount_cents) s
    join public.profiles p on p.id = s.investor_id
    order by s.share_cents desc, s.position_id;
end
$$;
comment on function plans.preview_yield(text, date, bigint) is
  'Returns post_yield''s 200 largest shares, with number and sum of all, for a plan, day (UTC) and income (cents). Writes nothing. Raises not_allowed, session_ended, plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, too_many_holders (plans.start_yield_preview takes them).';
select ground.open('plans.preview_yield', 'authenticated');

create function plans.start_yield_preview(plan_id text, day date, amount_cents bigint) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  perform plans.check_yield(start_yield_preview.plan_id, start_yield_preview.day, start_yield_preview.amount_cents);
  delete from jobs.jobs j where j.kind = 'yield_preview' and j.ended_at < now() - interval '1 hour';
  if (select count(*) >= 10 from jobs.jobs j where j.kind = 'yield_preview' and j.ended_at is null) then
    raise exception 'too_many_pending' using hint = 'Other previews are being computed.';
  end if;
  return jobs.start_job('yield_preview', null, jsonb_build_object(
    'plan_id', start_yield_preview.plan_id, 'day', start_yield_preview.day, 'amount_cents', start_yield_preview.amount_cents),
    operator, is_small => false);
end
$$;
comment on function plans.start_yield_preview(text, date, bigint) is
  'Queues a preview of an income (cents) with many shares; plans.yield_preview returns its result for an hour. Raises not_allowed, session_ended, plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, too_many_pending.';
select ground.open('plans.start_yield_preview', 'authenticated');

create function plans.advance_yield_preview(job jobs.jobs) returns jobs.jobs
  language plpgsql set search_path = ''
as $$
begin
  select coalesce(jsonb_agg(to_jsonb(s) order by s.share_cents desc, s.position_id), '[]'), coalesce(max(s.positions), 0)
  into job.result, job.total
  from plans.largest_shares(job.details ->> 'plan_id', (job.details ->> 'day')::date, (job.details ->> 'amount_cents')::bigint) s;
  job.done := job.total;
  return job;
end
$$;
comment on function plans.advance_yield_preview(jobs.jobs) is 'Computes the whole preview without locking accounts.';

create function plans.yield_preview(job_id bigint)
  returns table (
    investor_id uuid, investor_name text, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
comment on function plans.yield_preview(bigint) is
  'Returns the result of plans.start_yield_preview once its job is done, in the form of plans.preview_yield. Raises not_allowed, session_ended, not_found.';
select ground.open('plans.yield_preview', 'authenticated');

create function plans.yield_days(plan_id text, first_day date, days int default 31)
  returns table (
    day date, is_over boolean, held boolean, bookable boolean, amount_cents bigint, evidence text, posted_by text,
    posting_id uuid)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    with calendar as (
      -- The last holder before a day's end mostly still held the plan on it.
      select d.day, exists (
        select from (
          select least(x.matures_at, x.closed_at) as ends_at from public.positions x
          where x.plan_id = yield_days.plan_id and x.opened_at < (d.day + 1)::timestamp at time zone 'utc'
          order by x.opened_at desc limit 100
        ) newest
        where newest.ends_at > d.day::timestamp at time zone 'utc') as held
      from (
        select first_day + n as day
        from generate_series(0, least(greatest(days, 1), 62) - 1) n
      ) d
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
    order by d.day;
end
$$;
comment on function plans.yield_days(text, date, int) is
  'The calendar of a plan for operators, up to 62 days (UTC) that have come: whether it is over, whether anyone held the plan, whether it can still be booked, and what was, in cents; null means nothing yet. '
  'Raises not_allowed, session_ended.';
select ground.open('plans.yield_days', 'authenticated');

create table plans.plan_capacity (
  plan_id text primary key references public.plans (id),
  capacity_cents public.cents not null constraint plan_capacity_not_negative check (capacity_cents >= 0),
  sold_cents public.cents not null,
  capacity_phs numeric(12, 3) constraint plan_capacity_phs_not_negative check (capacity_phs >= 0),
  sold_phs numeric(15, 3) not null default 0,
  evidence public.evidence not null,
  evidenced_by uuid not null references public.profiles (id),
  evidenced_at timestamptz not null default now()
);
comment on table plans.plan_capacity is
  'Evidenced capacity of a plan. Without a row: unlimited, or, with a hashrate on a live site, not sold.';
comment on column plans.plan_capacity.sold_cents is
  'At least the active principal; recounted only at the limit, so that returned principal takes no lock.';
comment on column plans.plan_capacity.capacity_phs is 'Null: unlimited, or not sold (plans.sell_capacity).';
comment on column plans.plan_capacity.sold_phs is 'Counted as sold_cents.';
create index plan_capacity_evidenced_by on plans.plan_capacity (evidenced_by);

create function plans.sell_capacity(sold public.positions) returns void
  language plpgsql set search_path = ''
as $$
declare
  room plans.plan_capacity;
begin
  -- Purchases of a limited plan serialise on its row.
  update plans.plan_capacity c
  set sold_cents = c.sold_cents + sold.principal_cents, sold_phs = c.sold_phs + coalesce(sold.hashrate, 0)
  where c.plan_id = sold.plan_id
  returning * into room;
  -- On a live site, named capacity needs evidence.
  if sold.hashrate is not null and room.capacity_phs is null and not ground.is_sandbox() then
    raise exception 'plan_sold_out' using hint = 'No evidence of its PH/s is published.';
  end if;
  if room.sold_cents > room.capacity_cents or room.sold_phs > room.capacity_phs then
    select s.principal_cents, s.hashrate into room.sold_cents, room.sold_phs
    from ledger.plan_sums() s where s.plan_id = sold.plan_id;
    if room.sold_cents > room.capacity_cents or room.sold_phs > room.capacity_phs then
      raise exception 'plan_sold_out' using hint = 'Its capacity is evidenced up to what is sold.';
    end if;
    update plans.plan_capacity c set sold_cents = room.sold_cents, sold_phs = room.sold_phs where c.plan_id = sold.plan_id;
  end if;
end
$$;
comment on function plans.sell_capacity(public.positions) is
  'Counts a new position of a limited plan and refuses a sale beyond the evidence. Raises plan_sold_out.';

create function plans.put_capacity(plan_id text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  capacity plans.plan_capacity;
begin
  -- Waits for purchases in progress, which would not be counted.
  lock table public.positions in share row exclusive mode;
  select * into capacity from plans.plan_capacity c where c.plan_id = put_capacity.plan_id;
  capacity := jsonb_populate_record(capacity, desk.changed(to_jsonb(capacity), changes));
  -- A plan may lower its capacity at any time, but not drop a promised limit.
  if capacity.capacity_phs is null and not ground.is_sandbox() and (
    exists (select from public.plans p where p.id = put_capacity.plan_id and p.active and p.hashrate is not null)
    or exists (select from ledger.plan_sums() s where s.plan_id = put_capacity.plan_id and s.hashrate > 0)) then
    raise exception 'capacity_required';
  end if;
  insert into plans.plan_capacity as c (plan_id, capacity_cents, sold_cents, capacity_phs, sold_phs, evidence, evidenced_by)
  select put_capacity.plan_id, capacity.capacity_cents, coalesce(sum(s.principal_cents), 0),
    capacity.capacity_phs, coalesce(sum(s.hashrate), 0), capacity.evidence, (select auth.uid())
  from ledger.plan_sums() s
  where s.plan_id = put_capacity.plan_id
  on conflict on constraint plan_capacity_pkey do update
    set capacity_cents = excluded.capacity_cents, sold_cents = excluded.sold_cents,
        capacity_phs = excluded.capacity_phs, sold_phs = excluded.sold_phs, evidence = excluded.evidence,
        evidenced_by = excluded.evidenced_by, evidenced_at = now();
  perform ground.audit('capacity_evidenced', null, jsonb_strip_nulls(jsonb_build_object(
    'plan', put_capacity.plan_id, 'capacity_cents', capacity.capacity_cents, 'capacity_phs', capacity.capacity_phs, 'evidence', capacity.evidence)) || details);
end
$$;
comment on function plans.put_capacity(text, jsonb, jsonb) is
  'Stores a plan''s evidenced capacity and recounts sales. Raises changed_meanwhile, capacity_required (of a plan of a live site that names PH/s, or has sold them).';

create function plans.evidence_capacity(
  plan_id text, capacity_cents bigint, evidence text, capacity_phs numeric default null, seen timestamptz default null) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  before plans.plan_capacity;
  wanted plans.plan_capacity;
begin
  if not exists (select from public.plans p where p.id = evidence_capacity.plan_id) then
    raise exception 'plan_not_found';
  end if;
  if evidence_capacity.capacity_cents is null or evidence_capacity.capacity_cents not between 0 and 100000000000000 then
    raise exception 'invalid_amount';
  end if;
  if evidence_capacity.capacity_phs is not null
     and (evidence_capacity.capacity_phs not between 0 and 999999999 or scale(evidence_capacity.capacity_phs) > 3) then
    raise exception 'invalid_value' using hint = 'PH/s, with three decimals at most.';
  end if;
  perform ground.refuse_addresses(ground.given_evidence(evidence_capacity.evidence));
  perform desk.take_turn_at_site();
  select * into before from plans.plan_capacity c where c.plan_id = evidence_capacity.plan_id;
  if before.evidenced_at is distinct from evidence_capacity.seen then
    if (before.capacity_cents, before.capacity_phs, before.evidence) is not distinct from
       (evidence_capacity.capacity_cents, evidence_capacity.capacity_phs, btrim(evidence_capacity.evidence)) then
      return null;
    end if;
    raise exception 'changed_meanwhile';
  end if;
  wanted := before;
  wanted.capacity_cents := evidence_capacity.capacity_cents;
  wanted.capacity_phs := evidence_capacity.capacity_phs;
  wanted.evidence := btrim(evidence_capacity.evidence);
  return desk.decide('capacity', evidence_capacity.plan_id, desk.changes(to_jsonb(before), to_jsonb(wanted)), null,
    coalesce(wanted.evidence = before.evidence and wanted.capacity_cents <= before.capacity_cents and (wanted.capacity_phs is not distinct from before.capacity_phs or wanted.capacity_phs < coalesce(before.capacity_phs, 'infinity')), false));
end
$$;
comment on function plans.evidence_capacity(text, bigint, text, numeric, timestamptz) is
  'Sets a plan''s capacity in cents and PH/s (null: unlimited) with evidence. On a live site it only proposes all but a decrease, and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended, code_required, plan_not_found, invalid_amount, invalid_value, evidence_required, address_named, changed_meanwhile, capacity_required, change_open.';
select ground.open('plans.evidence_capacity', 'authenticated');

create function plans.plan_capacities()
  returns table (
    plan_id text, title text, sold_cents bigint, capacity_cents bigint, sold_phs numeric, capacity_phs numeric, evidence text, evidenced_by text, evidenced_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select p.id, p.title, coalesce(s.principal_cents, 0), c.capacity_cents::bigint, coalesce(s.hashrate, 0), c.capacity_phs,
      c.evidence::text, o.name, c.evidenced_at
    from public.plans p
    left join ledger.plan_sums() s on s.plan_id = p.id
    left join plans.plan_capacity c on c.plan_id = p.id
    left join public.profiles o on o.id = c.evidenced_by
    order by p.position;
end
$$;
comment on function plans.plan_capacities() is
  'Returns each plan''s active principal and PH/s and its evidenced capacity, in cents and PH/s; null if none. Raises not_allowed, session_ended.';
select ground.open('plans.plan_capacities', 'authenticated');
