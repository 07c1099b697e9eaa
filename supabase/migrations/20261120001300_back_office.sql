create table public.yield_postings (
  id uuid primary key default gen_random_uuid(),
  plan_id text not null references public.plans (id),
  day date not null,
  amount_cents public.cents not null,
  evidence public.evidence not null,
  posted_by uuid not null references public.profiles (id),
  posted_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by uuid references public.profiles (id),
  constraint yield_postings_reversal_whole check (num_nulls(reversed_at, reversed_by) in (0, 2))
);
comment on table public.yield_postings is 'Income of one plan on one day (UTC), with evidence. Zero and negative days are recorded too.';
comment on column public.yield_postings.amount_cents is 'Zero or negative days credit no one.';
create unique index yield_postings_once on public.yield_postings (plan_id, day) where reversed_at is null;
create index yield_postings_reversed_by on public.yield_postings (reversed_by) where reversed_by is not null;

create index yield_postings_posted_by on public.yield_postings (posted_by);

grant select (id, plan_id, day, amount_cents, evidence, posted_at, reversed_at) on public.yield_postings to authenticated;
grant select on public.yield_postings to service_role;
create policy yield_postings_investor_select on public.yield_postings for select to authenticated using ((select people.caller()) is not null);

create trigger append_only_rows before update on public.yield_postings
  for each row when (
    old.reversed_at is not null or new.reversed_at is null
    or (old.id, old.plan_id, old.day, old.amount_cents, old.evidence, old.posted_by, old.posted_at)
       is distinct from (new.id, new.plan_id, new.day, new.amount_cents, new.evidence, new.posted_by, new.posted_at))
  execute function ground.forbid_change();
create trigger append_only_delete before delete on public.yield_postings
  for each row execute function ground.forbid_change();

create function plans.yield_shares(plan_id text, day date, amount_cents bigint, before timestamptz, without uuid[])
  returns table (position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint)
  -- Joins positions and kinds in one pass, even without statistics: a nested loop would read all kinds for each.
  language sql stable set search_path = '' set enable_nestloop = off
as $$
  -- Shares by principal and held part of the day, [opened, matured). A hash of position and day breaks ties, so that no position always comes first.
  with held as not materialized (
    select x.id, x.investor_id, x.principal_cents::bigint as principal,
      greatest(x.opened_at, yield_shares.day::timestamp at time zone 'utc') as since,
      least(x.matures_at, x.closed_at, (yield_shares.day + 1)::timestamp at time zone 'utc') as until
    from public.positions x
    where x.plan_id = yield_shares.plan_id
      and x.opened_at < (yield_shares.day + 1)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > yield_shares.day::timestamp at time zone 'utc'
      and x.opened_at <= yield_shares.before
      and x.investor_id <> all (yield_shares.without)
  ), kinds as materialized (
    -- Most positions share principal and times, so compute once per group. Exact numeric: cents times microseconds.
    select h.principal, h.since, h.until, count(*) as positions, h.principal * trunc(1000000 * extract(epoch from h.until - h.since)) as weight
    from held h
    group by h.principal, h.since, h.until
  ), parts as (
    select k.*, div(amount_cents * k.weight, t.total) as whole, mod(amount_cents * k.weight, t.total) as remainder
    from (select sum(k.weight * k.positions) as total from kinds k) t, kinds k
  ), ranked as (
    -- Cents left for one remainder after the larger ones.
    select p.principal, p.since, p.until, p.whole::bigint as whole, (sum(p.positions) over equal)::bigint as equals,
      (amount_cents - sum(p.whole * p.positions) over () - sum(p.positions) over larger + sum(p.positions) over equal)::bigint as spare
    from parts p
    window equal as (partition by p.remainder), larger as (order by p.remainder desc)
  )
  select h.id, h.investor_id, h.principal, r.whole + case
    when r.spare >= r.equals then 1
    when r.spare <= 0 then 0
    when row_number() over (order by case when r.spare > 0 and r.spare < r.equals then md5(h.id::text || yield_shares.day::text)::uuid end) <= r.spare then 1
    else 0 end
  from held h
  join ranked r on r.principal = h.principal and r.since = h.since and r.until = h.until
$$;
comment on function plans.yield_shares(text, date, bigint, timestamptz, uuid[]) is
  'Divides an income (cents) among a plan''s positions of a day (UTC) by principal and microseconds held, exactly; without positions opened after a moment and the named people.';

create function plans.has_many_holders(plan_id text, day date) returns boolean
  language sql stable set search_path = ''
as $$
  select count(*) > jobs.slice_size()
  from (
    select from public.positions x
    where x.plan_id = has_many_holders.plan_id
      and x.opened_at < (has_many_holders.day + 1)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > has_many_holders.day::timestamp at time zone 'utc'
    limit jobs.slice_size() + 1
  ) held
$$;
comment on function plans.has_many_holders(text, date) is
  'Returns whether a plan had more positions on a day (UTC) than fit into one slice.';

create function plans.take_slice(job jobs.jobs) returns jobs.job_slices
  language sql set search_path = ''
as $$
  delete from jobs.job_slices s where s.job_id = job.id and s.after = job.done returning s.*
$$;
comment on function plans.take_slice(jobs.jobs) is
  'Removes and returns a job''s next slice, which the caller books in the same transaction.';

create function plans.lock_holders(job jobs.jobs, slice jobs.job_slices) returns jobs.job_slices
  language plpgsql set search_path = ''
as $$
declare
  kept constant uuid[] := ledger.lock_accounts(array(select distinct l.holder_id from unnest(slice.lines) l));
begin
  if cardinality(kept) = 0 then
    return slice;
  end if;
  if not exists (select from unnest(slice.lines) l where l.holder_id <> all (kept)) then
    raise exception 'accounts_kept' using errcode = 'lock_not_available', detail = array_to_string(kept, ', ');
  end if;
  insert into jobs.job_slices (job_id, after, upto, lines)
  select job.id, job.total, job.total + cardinality(kept), array(select l from unnest(slice.lines) l where l.holder_id = any (kept));
  slice.lines := array(select l from unnest(slice.lines) l where l.holder_id <> all (kept));
  return slice;
end
$$;
comment on function plans.lock_holders(jobs.jobs, jobs.job_slices) is
  'Locks a slice''s accounts and returns it without those locked elsewhere, which go to a last slice. Raises accounts_kept (55P03; detail: whose) if these are all.';

create function plans.job_size(job jobs.jobs) returns int
  language sql stable set search_path = ''
as $$ select greatest(job.total, (select max(s.upto) from jobs.job_slices s where s.job_id = job.id)) $$;
comment on function plans.job_size(jobs.jobs) is 'Returns a job''s number of people; those deferred to the end count twice.';

create function plans.share_slice(posting public.yield_postings, slice jobs.job_slices) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- By id: neighbours share index pages.
  with booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select case when p.id is null then l.holder_id end, l.position_id, l.amount_cents, posting.day, 'mining_income',
      (case when p.id is null then 'available' else 'unclaimed' end)::ledger.book, 'yield', posting.id
    from unnest(slice.lines) l
    left join public.profiles p on p.id = l.holder_id and p.closed_at is not null
    order by l.holder_id
    returning investor_id, amount_cents
  ), earned as (
    select b.investor_id, sum(b.amount_cents)::bigint as amount from booked b where b.investor_id is not null group by b.investor_id
  )
  update ledger.accounts a
  set available_cents = a.available_cents + e.amount,
      profit_cents = a.profit_cents + e.amount
  from earned e
  where a.investor_id = e.investor_id;
end
$$;
comment on function plans.share_slice(public.yield_postings, jobs.job_slices) is
  'Credits a slice of a posting; shares of closed accounts go to unclaimed (unclaimed.sql).';

create function plans.notify_of_posting(job jobs.jobs, slice jobs.job_slices) returns void
  language plpgsql set search_path = ''
as $$
begin
  if slice.after > 0 then
    perform messages.broadcast_to_all('yield_postings', job.subject::text, messages.spread_ms());
  else
    perform messages.broadcast('yield_postings', job.subject::text, h.id)
    from (select l.holder_id as id from unnest(slice.lines) l union select o.user_id from people.operators o) h;
  end if;
end
$$;
comment on function plans.notify_of_posting(jobs.jobs, jobs.job_slices) is
  'Broadcasts a posting with its job''s last slice: to everyone if there were several, else to holders and operators.';

create function plans.advance_yield(job jobs.jobs) returns jobs.jobs
  -- Sorts a hundred thousand positions in memory instead of on disk.
  language plpgsql set search_path = '' set work_mem = '64MB'
as $$
declare
  posting public.yield_postings;
  slice jobs.job_slices;
begin
  select * into posting from public.yield_postings y where y.id = job.subject;
  if job.total is null then
    -- The booking operators get no share: plans.refuse_own_yield did not see what they bought since.
    insert into jobs.job_slices (job_id, after, upto, lines)
    select job.id, min(l.place) - 1, max(l.place), array_agg(row(l.position_id, l.investor_id, l.share_cents, false)::jobs.job_line)
    from (
      select s.*, dense_rank() over (order by s.investor_id)::int as place
      from plans.yield_shares(posting.plan_id, posting.day, posting.amount_cents, posting.posted_at,
        array_remove(array[posting.posted_by, (job.details ->> 'proposed_by')::uuid], null)) s
      where s.share_cents > 0
    ) l
    group by (l.place - 1) / jobs.slice_size();
    job.total := (select coalesce(max(s.upto), 0) from jobs.job_slices s where s.job_id = job.id);
    return job;
  end if;
  slice := plans.take_slice(job);
  job.done := slice.upto;
  -- Before any lock: the broadcast may be as long as the number of open pages.
  if job.done = job.total then
    perform plans.notify_of_posting(job, slice);
  end if;
  perform plans.share_slice(posting, plans.lock_holders(job, slice));
  job.total := plans.job_size(job);
  return job;
end
$$;
comment on function plans.advance_yield(jobs.jobs) is 'Runs the next slice of a posting''s credit; the first computes all shares.';

create function plans.yield_window() returns int
  language sql immutable set search_path = ''
as $$ select 60 $$;
comment on function plans.yield_window() is 'Returns for how many days after a day (UTC) its income can be booked.';

create function plans.check_yield(plan_id text, day date, amount_cents bigint) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from public.plans p where p.id = check_yield.plan_id) then
    raise exception 'plan_not_found';
  end if;
  if check_yield.day is null or check_yield.day > (now() at time zone 'utc')::date then
    raise exception 'invalid_day';
  end if;
  -- Later, many holders would have left without knowing what they earned.
  if check_yield.day < (now() at time zone 'utc')::date - plans.yield_window() then
    raise exception 'day_too_old' using detail = plans.yield_window()::text;
  end if;
  if check_yield.amount_cents is null or check_yield.amount_cents not between -100000000000 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  -- The days of proof.booked_income(), so that the published figure includes every loss.
  if check_yield.amount_cents < 0 and check_yield.day <= (now() at time zone 'utc')::date - 30 then
    raise exception 'loss_too_old';
  end if;
end
$$;
comment on function plans.check_yield(text, date, bigint) is
  'Refuses an income (cents; negative: loss) not bookable for a plan and day (UTC). Raises plan_not_found, invalid_day, day_too_old (detail: how many days back), invalid_amount, loss_too_old.';

create function plans.refuse_own_yield(plan_id text, day date, operators uuid[]) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from public.positions x
    where x.plan_id = refuse_own_yield.plan_id and x.investor_id = any (operators)
      and x.opened_at < (refuse_own_yield.day + 1)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > refuse_own_yield.day::timestamp at time zone 'utc'
  ) then
    raise exception 'own_yield' using hint = 'Another operator must book it.';
  end if;
end
$$;
comment on function plans.refuse_own_yield(text, date, uuid[]) is
  'Refuses income of a plan for a day (UTC) on which its booking or proposing operators held the plan. Raises own_yield.';

create function plans.book_yield(plan_id text, day date, amount_cents bigint, evidence text, operator uuid, proposed_by uuid default null)
  returns public.yield_postings
  language plpgsql set search_path = ''
as $$
-- Columns of a conflict target cannot be qualified.
#variable_conflict use_column
declare
  posting public.yield_postings;
begin
  insert into public.yield_postings (plan_id, day, amount_cents, evidence, posted_by)
  values (book_yield.plan_id, book_yield.day, book_yield.amount_cents, book_yield.evidence, operator)
  on conflict (plan_id, day) where reversed_at is null do nothing
  returning * into posting;
  if posting.id is null then
    select * into posting from public.yield_postings y
    where y.plan_id = book_yield.plan_id and y.day = book_yield.day and y.reversed_at is null;
    if posting.amount_cents = book_yield.amount_cents and posting.evidence = book_yield.evidence then
      return posting;
    end if;
    raise exception 'already_posted';
  end if;

  if posting.amount_cents > 0 then
    perform ledger.transfer(null, 'cash', 'mining_income', posting.amount_cents, 'income', posting.id, posting.day);
    perform jobs.start_job('yield', posting.id, jsonb_strip_nulls(jsonb_build_object('proposed_by', book_yield.proposed_by)), operator,
      is_small => not plans.has_many_holders(posting.plan_id, posting.day));
  elsif posting.amount_cents < 0 then
    perform ledger.transfer(null, 'mining_income', 'cash', -posting.amount_cents, 'loss', posting.id, posting.day);
  end if;
  -- Last: what either operator buys meanwhile is seen here or has no share.
  perform plans.refuse_own_yield(posting.plan_id, posting.day, array[operator, book_yield.proposed_by]);
  perform ground.audit('yield_posted', posting.id, jsonb_strip_nulls(jsonb_build_object(
    'plan', posting.plan_id, 'day', posting.day, 'amount_cents', posting.amount_cents, 'proposed_by', book_yield.proposed_by)));
  return posting;
end
$$;
comment on function plans.book_yield(text, date, bigint, text, uuid, uuid) is
  'Books and credits a plan''s income (cents) of a day (UTC); idempotent. Raises own_yield, already_posted.';

create function plans.post_yield(plan_id text, day date, amount_cents bigint, evidence text) returns public.yield_postings
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := people.require_money_decision('treasurer', 'admin');
  plan_and_day constant text := post_yield.plan_id || to_char(post_yield.day, ' YYYY-MM-DD');
begin
  perform plans.check_yield(post_yield.plan_id, post_yield.day, post_yield.amount_cents);
  perform ground.refuse_addresses(ground.given_evidence(post_yield.evidence));
  perform desk.take_turn_at_site();
  perform desk.take_turn(null);
  perform from public.yield_postings y
  where y.plan_id = post_yield.plan_id and y.day = post_yield.day and y.reversed_at is null for update;
  if not found and (desk.needs_second_person('yield', null, abs(post_yield.amount_cents)) or exists (
      select from desk.proposals p where p.kind = 'yield' and p.subject = plan_and_day and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0))
  then
    perform desk.propose('yield', plan_and_day, jsonb_build_object(
      'amount_cents', jsonb_build_array(null, post_yield.amount_cents), 'evidence', jsonb_build_array(null, btrim(post_yield.evidence))), null);
    return null;
  end if;
  return plans.book_yield(post_yield.plan_id, post_yield.day, post_yield.amount_cents, btrim(post_yield.evidence), operator);
end
$$;
comment on function plans.post_yield(text, date, bigint, text) is
  'Books a plan''s income (cents) of a day (UTC) and credits it, many shares by the worker. Above desk.needs_second_person it only proposes it and returns null. Raises not_allowed, session_ended, code_required, plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, evidence_required, address_named, own_yield, already_posted, change_open (another income waits for the day).';
select ground.open('plans.post_yield', 'authenticated');

create function plans.book_bonus(investor_id uuid, amount_cents bigint, reason text, request_id uuid, proposed_by uuid default null) returns bigint
  language plpgsql set search_path = ''
as $$
declare
  transfer_id constant bigint := ledger.transfer(investor_id, 'bonus_expense', 'available', amount_cents, 'bonus', request_id);
begin
  perform messages.notify(investor_id, 'portfolio', 'bonuses.granted', request_id, amount_cents, reason);
  perform ground.audit('bonus_granted', investor_id, jsonb_strip_nulls(jsonb_build_object(
    'amount_cents', amount_cents, 'reason', reason, 'request', request_id, 'proposed_by', proposed_by)));
  return transfer_id;
end
$$;
comment on function plans.book_bonus(uuid, bigint, text, uuid, uuid) is
  'Credits a bonus (cents), notifies its owner and audits it; proposed_by is the first of two people. Returns the transfer''s id.';

create function plans.grant_bonus(investor_id uuid, amount_cents bigint, reason text, request_id uuid) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := people.require_money_decision('treasurer', 'admin');
  proposed desk.corrections;
  why text;
begin
  if grant_bonus.investor_id = operator then
    raise exception 'own_bonus';
  end if;
  if grant_bonus.request_id is null then
    raise exception 'request_id_required';
  end if;
  -- Closing an account locks its row, so that neither overtakes the other.
  perform desk.take_turn(grant_bonus.investor_id);
  if not exists (select from ledger.accounts a where a.investor_id = grant_bonus.investor_id) then
    raise exception 'not_found';
  end if;
  if grant_bonus.amount_cents is null or grant_bonus.amount_cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  why := ground.given_reason(grant_bonus.reason);
  perform ground.refuse_addresses(why);
  if exists (select from ledger.transfers t where t.reference = grant_bonus.request_id and t.code = 'bonus') then
    return ledger.transfer(grant_bonus.investor_id, 'bonus_expense', 'available', grant_bonus.amount_cents, 'bonus', grant_bonus.request_id);
  end if;
  select * into proposed from desk.corrections c where c.id = grant_bonus.request_id;
  if found then
    if (proposed.kind, proposed.investor_id, proposed.amount_cents::bigint, proposed.reason, proposed.proposed_by)
       is distinct from ('bonus', grant_bonus.investor_id, grant_bonus.amount_cents, why, operator) then
      raise exception 'idempotency_key_reused';
    end if;
    if proposed.status <> 'proposed' then
      raise exception 'already_reviewed';
    end if;
    return null;
  end if;
  perform site.require_bonus('granted');
  if exists (select from public.profiles p where p.id = grant_bonus.investor_id and p.closed_at is not null) then
    raise exception 'account_closed' using errcode = '42501';
  end if;
  perform ledger.require_unfrozen(grant_bonus.investor_id);
  perform desk.respect_limit('bonus', grant_bonus.investor_id, grant_bonus.amount_cents);
  if not desk.needs_second_person('bonus', grant_bonus.investor_id, grant_bonus.amount_cents) then
    return plans.book_bonus(grant_bonus.investor_id, grant_bonus.amount_cents, why, grant_bonus.request_id);
  end if;
  if why ~ '[[:cntrl:]]' then
    raise exception 'reason_required' using hint = 'The person is shown it: in one line.';
  end if;
  insert into desk.corrections (id, kind, investor_id, amount_cents, reason, proposed_by)
  values (grant_bonus.request_id, 'bonus', grant_bonus.investor_id, grant_bonus.amount_cents, why, operator)
  on conflict on constraint corrections_pkey do nothing;
  if not found then
    raise exception 'idempotency_key_reused';
  end if;
  perform ground.audit('bonus_proposed', grant_bonus.request_id, jsonb_build_object(
    'person', grant_bonus.investor_id, 'amount_cents', grant_bonus.amount_cents, 'reason', why));
  return null;
end
$$;
comment on function plans.grant_bonus(uuid, bigint, text, uuid) is
  'Credits a bonus (cents). Above desk.needs_second_person it only proposes it and returns null. Idempotent by request_id. Raises not_allowed, session_ended, code_required, own_bonus, request_id_required, not_found, invalid_amount, reason_required, address_named, idempotency_key_reused, already_reviewed (it waited and was refused or withdrawn), bonus_off (the site grants none), account_closed (42501), person_frozen, above_limit (detail: what is left of the caller''s limit, in cents).';
select ground.open('plans.grant_bonus', 'authenticated');

create function plans.mature_positions_now() returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  matured int;
begin
  perform people.require_operator('treasurer', 'admin');
  matured := plans.mature_positions(1000);
  perform ground.audit('positions_matured', null, jsonb_build_object('count', matured));
  return matured;
end
$$;
comment on function plans.mature_positions_now() is
  'Returns the principal of up to 1000 due positions; returns how many. Raises not_allowed, session_ended.';

create function plans.insurance_coverage() returns table (fund_cents bigint, owed_cents bigint, coverage_bp bigint)
  language sql stable security definer set search_path = ''
as $$
  -- In numeric: ten thousand times the liabilities may overflow bigint.
  select fund, owed, div(fund::numeric * 10000, nullif(owed, 0))::bigint
  from (
    select ledger.insurance_left(t.cash_cents, t.insurance_fund_cents) as fund, t.owed_cents as owed from ledger.house_totals() t
  ) sums
$$;
comment on function plans.insurance_coverage() is
  'Returns insurance fund and liabilities to investors in cents, and their ratio in basis points, rounded down; null if nothing is owed. Runs as its owner: it sums all accounts and shows only the sums.';
select ground.open('plans.insurance_coverage', 'authenticated');

grant execute on function plans.mature_positions_now() to authenticated;

create function public.mature_positions() returns int
  language sql security invoker set search_path = ''
as $$ select plans.mature_positions_now() $$;
comment on function public.mature_positions() is 'See plans.mature_positions_now.';

grant execute on function public.mature_positions() to authenticated;
