-- Income of a day: its shares, booking and reversal; profit bonuses; the end of a plan.

create table public.yield_postings (
  id uuid primary key default gen_random_uuid(),
  plan_id text not null references public.plans (id),
  day date not null,
  amount_cents public.cents not null,
  evidence public.evidence not null,
  posted_by uuid references public.profiles (id),
  is_computed boolean not null generated always as (posted_by is null) stored,
  posted_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by uuid references public.profiles (id),
  constraint yield_postings_reversal_whole check (num_nulls(reversed_at, reversed_by) in (0, 2))
);
comment on table public.yield_postings is 'Income of one plan on one day (UTC), with evidence; also zero and losses.';
comment on column public.yield_postings.is_computed is 'Whether mining.keep_day computed it; its evidence is then the hash of the day.';
create unique index yield_postings_once on public.yield_postings (plan_id, day) where reversed_at is null;

grant select (id, plan_id, day, amount_cents, evidence, is_computed, posted_at, reversed_at) on public.yield_postings to authenticated;
create policy yield_postings_investor_select on public.yield_postings for select to authenticated using ((select people.caller()) is not null);
select ground.append_only('public.yield_postings',
  'id, plan_id, day, amount_cents, evidence, posted_by, posted_at', ended => 'old.reversed_at is not null or new.reversed_at is null');

create function plans.yield_shares(plan_id text, day date, amount_cents bigint, before timestamptz, without uuid[])
  returns table (position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint)
  language sql stable set enable_nestloop = off as $$
  -- Divides an income (cents) among a plan's positions of a day (UTC) by principal and microseconds held, exactly.

  -- Joins positions and kinds in one pass, even without statistics: a nested loop would read all kinds for each.
  -- A hash of position and day breaks ties, so that no position always comes first.
  with held as not materialized (
    select x.id, x.investor_id, x.principal_cents::bigint as principal,
      greatest(x.opened_at, yield_shares.day::timestamp at time zone 'utc') as since,
      least(x.matures_at, x.closed_at, (yield_shares.day + 1)::timestamp at time zone 'utc') as until
    from public.positions x where x.plan_id = yield_shares.plan_id
      and x.opened_at < (yield_shares.day + 1)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > yield_shares.day::timestamp at time zone 'utc'
      and x.opened_at <= yield_shares.before and x.investor_id <> all (yield_shares.without)
  ), kinds as materialized (
    -- Most positions share principal and times, so compute once per group. Exact numeric: cents times microseconds.
    select h.principal, h.since, h.until, count(*) as positions, h.principal * trunc(1000000 * extract(epoch from h.until - h.since)) as weight
    from held h group by h.principal, h.since, h.until
  ), parts as (
    select k.*, div(amount_cents * k.weight, t.total) as whole, mod(amount_cents * k.weight, t.total) as remainder
    from (select sum(k.weight * k.positions) as total from kinds k) t, kinds k
  ), ranked as (
    select p.principal, p.since, p.until, p.whole::bigint as whole, (sum(p.positions) over equal)::bigint as equals,
      (amount_cents - sum(p.whole * p.positions) over () - sum(p.positions) over larger + sum(p.positions) over equal)::bigint as spare
    from parts p window equal as (partition by p.remainder), larger as (order by p.remainder desc))
  select h.id, h.investor_id, h.principal, r.whole + case
    when r.spare >= r.equals then 1
    when r.spare <= 0 then 0
    when row_number() over (order by case when r.spare > 0 and r.spare < r.equals then md5(h.id::text || yield_shares.day::text)::uuid end) <= r.spare then 1
    else 0 end
  from held h join ranked r on r.principal = h.principal and r.since = h.since and r.until = h.until $$;

create function plans.has_many_holders(plan_id text, day date) returns boolean language sql stable as $$
  -- Returns whether a plan had more positions on a day (UTC) than fit into one slice.
  select count(*) > jobs.slice_size()
  from (
    select from public.positions x where x.plan_id = has_many_holders.plan_id
      and x.opened_at < (has_many_holders.day + 1)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > has_many_holders.day::timestamp at time zone 'utc'
    limit jobs.slice_size() + 1) held $$;

create function plans.take_slice(job jobs.jobs) returns jobs.job_slices language sql as $$
  -- Removes and returns a job's next slice, which the caller books in the same transaction.
  delete from jobs.job_slices s where s.job_id = job.id and s.after = job.done returning s.* $$;

create function plans.lock_holders(job jobs.jobs, slice jobs.job_slices) returns jobs.job_slices language plpgsql as $$
  -- Locks a slice's accounts and returns it without those locked elsewhere, which go to a last slice.
declare
  kept constant uuid[] := ledger.lock_accounts(array(select distinct l.holder_id from unnest(slice.lines) l));
begin
  if cardinality(kept) = 0 then return slice; end if;
  if not exists (select from unnest(slice.lines) l where l.holder_id <> all (kept)) then
    raise exception 'accounts_kept' using errcode = 'lock_not_available', detail = array_to_string(kept, ', ');
  end if;
  insert into jobs.job_slices (job_id, after, upto, lines)
  select job.id, job.total, job.total + cardinality(kept), array(select l from unnest(slice.lines) l where l.holder_id = any (kept));
  slice.lines := array(select l from unnest(slice.lines) l where l.holder_id <> all (kept));
  return slice;
end $$;

create function plans.job_size(job jobs.jobs) returns int language sql stable as $$
  -- Returns a job's number of people; those deferred to the end count twice.
  select greatest(job.total, (select max(s.upto) from jobs.job_slices s where s.job_id = job.id)) $$;

create function plans.share_slice(posting public.yield_postings, slice jobs.job_slices) returns void
  language plpgsql as $$
  -- Credits a slice of a posting; shares of closed accounts go to unclaimed.
begin
  -- By id: neighbours share index pages.
  with booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select case when p.id is null then l.holder_id end, l.position_id, l.amount_cents, posting.day, 'mining_income',
      (case when p.id is null then 'available' else 'unclaimed' end)::ledger.book, 'yield', posting.id
    from unnest(slice.lines) l left join public.profiles p on p.id = l.holder_id and p.closed_at is not null
    order by l.holder_id returning *
  ), queued as (
    select programs.queue_event(b.investor_id, b) from booked b where b.investor_id in (select w.investor_id from public.webhooks w)
  ), earned as (
    select b.investor_id, sum(b.amount_cents)::bigint as amount from booked b where b.investor_id is not null
      group by b.investor_id)
  update ledger.accounts a set available_cents = a.available_cents + e.amount, profit_cents = a.profit_cents + e.amount
  from earned e where a.investor_id = e.investor_id and (select count(*) from queued) >= 0;
end $$;

create function plans.notify_of_posting(job jobs.jobs, slice jobs.job_slices) returns void language plpgsql as $$
  -- Broadcasts a posting with its job's last slice: to everyone if there were several, else to holders and operators.
begin
  if slice.after > 0 then
    perform messages.broadcast_to_all('yield_postings', job.subject::text, messages.spread_ms());
  else
    perform messages.broadcast('yield_postings', job.subject::text, h.id)
    from (select l.holder_id as id from unnest(slice.lines) l union select o.user_id from people.operators o) h;
  end if;
end $$;

create function plans.advance_yield(job jobs.jobs) returns jobs.jobs language plpgsql set work_mem = '64MB' as $$
  -- Runs the next slice of a posting's credit; the first computes all shares.

  -- Sorts a hundred thousand positions in memory instead of on disk.
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
      where s.share_cents > 0) l
    group by (l.place - 1) / jobs.slice_size();
    job.total := (select coalesce(max(s.upto), 0) from jobs.job_slices s where s.job_id = job.id);
    return job;
  end if;
  slice := plans.take_slice(job);
  job.done := slice.upto;
  -- Before any lock: the broadcast may be as long as the number of open pages.
  if job.done = job.total then perform plans.notify_of_posting(job, slice); end if;
  perform plans.share_slice(posting, plans.lock_holders(job, slice));
  job.total := plans.job_size(job);
  return job;
end $$;

create function plans.yield_window() returns int language sql immutable as $$
  -- Returns for how many days after a day (UTC) its income can be booked.
  select 60 $$;

create function plans.check_yield(plan_id text, day date, amount_cents bigint) returns void
  language plpgsql stable as $$
  -- Refuses an income (cents; negative: loss) not bookable for a plan and day (UTC).
begin
  if not exists (select from public.plans p where p.id = plan_id) then raise exception 'plan_not_found'; end if;
  if exists (select from public.plans p where p.id = plan_id and p.source_id is not null) then
    raise exception 'income_computed' using hint = 'It is computed from the source of mining.';
  end if;
  if day is null or day > (now() at time zone 'utc')::date then raise exception 'invalid_day'; end if;
  -- Later, many holders would have left without knowing what they earned.
  if day < (now() at time zone 'utc')::date - plans.yield_window() then
    raise exception 'day_too_old' using detail = plans.yield_window()::text;
  end if;
  perform ground.require_amount(amount_cents, -ground.most_cents());
  -- The days of proof.booked_income(), so that the published figure includes every loss.
  if amount_cents < 0 and day <= (now() at time zone 'utc')::date - 30 then raise exception 'loss_too_old'; end if;
end $$;

create function plans.refuse_own_yield(plan_id text, day date, operators uuid[]) returns void
  language plpgsql stable as $$
  -- Refuses income of a plan for a day (UTC) on which its booking or proposing operators held the plan.
begin
  if exists (
    select from public.positions x where x.plan_id = refuse_own_yield.plan_id and x.investor_id = any (operators)
      and x.opened_at < (refuse_own_yield.day + 1)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > refuse_own_yield.day::timestamp at time zone 'utc') then
    raise exception 'own_yield' using hint = 'Another operator must book it.';
  end if;
end $$;

create function plans.book_yield(plan_id text, day date, amount_cents bigint, evidence text, operator uuid, proposed_by uuid default null)
  returns public.yield_postings language plpgsql as $$
  -- Books and credits a plan's income (cents) of a day (UTC); idempotent. Raises own_yield, already_posted.

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
    if posting.amount_cents = amount_cents and posting.evidence = evidence then return posting; end if;
    raise exception 'already_posted';
  end if;
  if posting.amount_cents > 0 then
    perform ledger.transfer(null, 'cash', 'mining_income', posting.amount_cents, 'income', posting.id, posting.day);
    perform jobs.start_job('yield', posting.id, jsonb_strip_nulls(jsonb_build_object('proposed_by', proposed_by)),
      operator, is_small => not plans.has_many_holders(posting.plan_id, posting.day));
  elsif posting.amount_cents < 0 then
    perform ledger.transfer(null, 'mining_income', 'cash', -posting.amount_cents, 'loss', posting.id, posting.day);
  end if;
  -- Last: what either operator buys meanwhile is seen here or has no share.
  perform plans.refuse_own_yield(posting.plan_id, posting.day, array[operator, proposed_by]);
  perform ground.audit('yield_posted', posting.id, jsonb_strip_nulls(jsonb_build_object(
    'plan', posting.plan_id, 'day', posting.day, 'amount_cents', posting.amount_cents, 'proposed_by', proposed_by)));
  return posting;
end $$;

create function plans.post_yield(plan_id text, day date, amount_cents bigint, evidence text)
  returns public.yield_postings language plpgsql security definer as $$ -- door: authenticated
  -- Books a plan's income (cents) of a day (UTC) and credits it, many shares by the worker. Above
  -- desk.needs_second_person it only proposes it and returns null. Raises code_required, evidence_required,
  -- address_named, own_yield, already_posted, change_open (another income waits), and what plans.check_yield raises.
declare
  operator uuid := people.require_money_decision('treasurer', 'admin');
  plan_and_day constant text := plan_id || to_char(day, ' YYYY-MM-DD');
begin
  perform plans.check_yield(plan_id, day, amount_cents);
  perform ground.refuse_addresses(ground.given_evidence(evidence));
  perform desk.take_turn_at_site();
  perform desk.take_turn(null);
  perform from public.yield_postings y
  where y.plan_id = post_yield.plan_id and y.day = post_yield.day and y.reversed_at is null for update;
  if not found and (desk.needs_second_person('yield', null, abs(post_yield.amount_cents)) or exists (
      select from desk.proposals p where p.kind = 'yield' and p.subject = plan_and_day and p.is_open))
  then
    perform desk.propose('yield', plan_and_day, jsonb_build_object(
      'amount_cents', jsonb_build_array(null, amount_cents), 'evidence', jsonb_build_array(null, btrim(evidence))), null);
    return null;
  end if;
  return plans.book_yield(plan_id, day, amount_cents, btrim(evidence), operator);
end $$;

create function plans.mature_positions_now() returns int language plpgsql security definer as $$ -- for: authenticated
  -- Returns the principal of up to 1000 due positions; returns how many.
declare
  matured int;
begin
  perform people.require_operator('treasurer', 'admin');
  matured := plans.mature_positions(1000);
  perform ground.audit('positions_matured', null, jsonb_build_object('count', matured));
  return matured;
end $$;

create function public.mature_positions() returns int language sql security invoker as $$ -- for: authenticated
  -- See plans.mature_positions_now.
  select plans.mature_positions_now() $$;

create view public.my_yield_days with (security_invoker = true) as
select t.reference as position_id, t.value_date as day,
  sum(case t.code when 'yield' then t.amount_cents else -t.amount_cents end)::bigint as amount_cents
from ledger.transfers t where t.posting_id is not null group by t.reference, t.value_date
having sum(case t.code when 'yield' then t.amount_cents else -t.amount_cents end) > 0;
comment on view public.my_yield_days is 'Yield (cents) less reversals, per position of the caller and day (UTC).';
grant select on public.my_yield_days to authenticated;

-- Computed here, so that no client computes money or trusts its clock. Each shows only what its caller may read.
create function public.purchase_terms(plan_id text, amount_cents bigint default null) returns table (
  amount_cents bigint, min_cents bigint, max_cents bigint, spendable_cents bigint, balance_cents bigint,
  remaining_cents bigint, refusal text, term interval, opens_at timestamptz, matures_at timestamptz,
  profit_bonus_bp int) language sql stable security invoker as $$ -- for: authenticated
  -- Returns what buying a plan for amount_cents (null: minimum) would mean, in cents. remaining_cents is null where
  -- plans.invest would raise refusal. No row for a plan not sold. Row-level security applies.
  select c.cents, p.min_cents::bigint, p.max_cents::bigint, c.funds, a.available_cents::bigint,
    case when r.refusal is null then a.available_cents - c.cents end, r.refusal,
    p.term, now(), date_add(now(), p.term, 'UTC'), p.profit_bonus_bp
  from public.offered_plans p
  cross join ledger.accounts a
  cross join lateral (
    select coalesce(purchase_terms.amount_cents, p.min_cents) as cents, least(a.available_cents, a.deposited_cents)::bigint as funds) c
  cross join lateral (
    select case
      when c.cents < p.min_cents then 'below_minimum'
      when c.cents > p.max_cents then 'above_maximum'
      when c.cents > c.funds then 'insufficient_funds' end as refusal) r
  where p.active and p.id = purchase_terms.plan_id and a.investor_id = (select people.caller()) $$;

create view public.my_positions with (security_invoker = true) as
select
  x.investor_id, x.id, x.plan_id, (x.principal_cents + added.cents)::bigint as principal_cents, x.status, x.opened_at, x.matures_at,
  x.closed_at, span.days, least(greatest((now() at time zone 'utc')::date - span.first_day, 0), span.days) as days_gone,
  coalesce(earned.amount_cents, 0)::bigint as yield_cents, added.parts as top_ups, added.left_today as top_ups_left,
  greatest(x.max_cents - x.principal_cents - added.cents, 0)::bigint as room_cents, x.profit_bonus_bp,
  x.profit_bonus_cents::bigint as profit_bonus_cents
from public.positions x cross join lateral (select (x.opened_at at time zone 'utc')::date as first_day,
  (x.matures_at at time zone 'utc')::date - (x.opened_at at time zone 'utc')::date as days) span
cross join lateral (
  select coalesce(sum(t.principal_cents), 0)::bigint as cents, count(*)::int as parts,
    greatest(x.top_ups_per_day - count(*) filter (where (t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date), 0)::int as left_today
  from public.positions t where t.package_id = x.id) added
left join (
  select coalesce(p.package_id, p.id) as package_id, sum(d.amount_cents) as amount_cents from public.my_yield_days d
  join public.positions p on p.id = d.position_id
  group by 1) earned on earned.package_id = x.id
where x.package_id is null;
comment on view public.my_positions is 'The caller''s packages with top-ups: cents, days (UTC), and what can be added.';
grant select on public.my_positions to authenticated;

create view public.my_position_days with (security_invoker = true) as
select x.investor_id, coalesce(x.package_id, x.id) as position_id, y.day,
  coalesce(sum(d.amount_cents), 0)::bigint as amount_cents, y.evidence, y.is_computed
from public.positions x
join public.yield_postings y on y.plan_id = x.plan_id and y.reversed_at is null
  and x.opened_at < (y.day + 1)::timestamp at time zone 'utc' and least(x.matures_at, x.closed_at) > y.day::timestamp at time zone 'utc'
left join public.my_yield_days d on d.position_id = x.id and d.day = y.day
group by x.investor_id, coalesce(x.package_id, x.id), y.id, y.day, y.evidence, y.is_computed;
comment on view public.my_position_days is 'Each day''s income of a package''s plan, its part (cents), the evidence, and whether it was computed.';
grant select on public.my_position_days to authenticated;
create function public.top_up_terms(package_id uuid, amount_cents bigint default null) returns table (
  amount_cents bigint, room_cents bigint, top_ups_left int, spendable_cents bigint, balance_cents bigint,
  remaining_cents bigint, held_cents bigint, refusal text, opens_at timestamptz, matures_at timestamptz)
  language sql stable security invoker as $$ -- for: authenticated
  -- Returns what adding amount_cents to the caller's package would mean, in cents. remaining_cents is null where
  -- plans.top_up would raise refusal. Row-level security applies.
  select top_up_terms.amount_cents, x.room_cents, x.top_ups_left, c.funds, a.available_cents::bigint,
    case when r.refusal is null then a.available_cents - top_up_terms.amount_cents end,
    x.principal_cents + case when r.refusal is null then coalesce(top_up_terms.amount_cents, 0) else 0 end, r.refusal, now(), x.matures_at
  from public.my_positions x
  join ledger.accounts a on a.investor_id = x.investor_id
  cross join lateral (select least(a.available_cents, a.deposited_cents)::bigint as funds) c
  cross join lateral (
    select case
      when x.status <> 'active' or x.matures_at <= now() then 'package_ended'
      when x.top_ups_left = 0 then 'too_many_top_ups'
      when top_up_terms.amount_cents < 1 then 'invalid_amount'
      when top_up_terms.amount_cents > x.room_cents then 'above_maximum'
      when top_up_terms.amount_cents > c.funds then 'insufficient_funds' end as refusal) r
  where x.id = top_up_terms.package_id and x.investor_id = (select people.caller()) $$;

create function plans.propose_yield_reversal(posting_id uuid, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes to take back a posted day of yield, and returns the id for desk.confirm_proposal. Idempotent. Raises
  -- code_required, reason_required, address_named, not_found, already_reversed, posting_under_way, change_open.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  posting public.yield_postings;
begin
  if not ground.short_line(reason, 500) then raise exception 'reason_required'; end if;
  perform ground.refuse_addresses(reason);
  perform desk.take_turn_at_site();
  select * into posting from public.yield_postings y where y.id = posting_id;
  if not found then raise exception 'not_found'; end if;
  return desk.propose('reversal', posting.id::text, jsonb_build_object(
    'plan', jsonb_build_array(posting.plan_id, null), 'day', jsonb_build_array(posting.day, null),
    'amount_cents', jsonb_build_array(posting.amount_cents, null)), btrim(reason));
end $$;

create function plans.unclaimed_of(person_id uuid) returns bigint language sql stable as $$
  -- Returns the unclaimed cents of one closed account, as plans.unclaimed_amounts().
  select coalesce(sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end), 0)::bigint
  from ledger.transfers t where (t.debit = 'unclaimed' or t.credit = 'unclaimed')
    and (t.reference, t.code = 'unclaimed_payout') in (
      select x.id, false from public.positions x where x.investor_id = unclaimed_of.person_id
      union all
      select u.id, true from plans.unclaimed_payouts u where u.person_id = unclaimed_of.person_id) $$;

create function plans.take_back_slice(posting public.yield_postings, reason text, slice jobs.job_slices) returns void
  language plpgsql as $$
  -- Takes a posting's credits of a slice back; the spent part becomes a receivable in the holder's name.
begin
  with credited as (
    select l.position_id as reference, case when not l.is_unclaimed then l.holder_id end as investor_id,
      (case when l.is_unclaimed then 'unclaimed' else 'available' end)::ledger.book as account, l.amount_cents::bigint as amount,
      case when l.is_unclaimed then plans.unclaimed_of(l.holder_id) else a.available_cents end
        - (sum(l.amount_cents) over (partition by l.holder_id order by l.position_id) - l.amount_cents) as room
    from unnest(slice.lines) l join ledger.accounts a on a.investor_id = l.holder_id
  ), taken as (
    select c.*, least(c.amount, greatest(c.room, 0))::bigint as cents from credited c
  ), booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select k.investor_id, k.reference, k.cents, posting.day, k.account, 'mining_income'::ledger.book, 'yield_reversal'::ledger.purpose, posting.id
    from taken k where k.cents > 0
    union all
    select k.investor_id, k.reference, k.amount - k.cents, posting.day, 'receivables', 'mining_income', 'yield_reversal', posting.id
    from taken k where k.cents < k.amount
    returning *
  ), queued as (
    select programs.queue_event(b.investor_id, b) from booked b where b.investor_id in (select w.investor_id from public.webhooks w)
  ), lost as (
    select k.investor_id, sum(k.cents)::bigint as cents, sum(k.amount)::bigint as amount
    from taken k where k.investor_id is not null group by k.investor_id
  ), told as (
    insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
    select l.investor_id, 'yields.reversed', posting.id, l.cents, take_back_slice.reason from lost l where l.cents > 0
  ), mailed as (
    select messages.mail_notification(l.investor_id, 'yields.reversed', l.cents)
    from lost l where l.cents > 0 and (select s.mail_notifications from public.site s))
  update ledger.accounts a set available_cents = a.available_cents - l.cents, profit_cents = a.profit_cents - l.amount
  from lost l where a.investor_id = l.investor_id and (select count(*) from mailed) + (select count(*) from queued) >= 0;
end $$;

create function plans.advance_yield_reversal(job jobs.jobs) returns jobs.jobs
  language plpgsql set work_mem = '64MB' as $$
  -- Runs the next slice of a reversal; the first stores all lines.
declare
  is_counting constant boolean := job.total is null;
  posting public.yield_postings;
  slice jobs.job_slices;
  receivable bigint;
  counted_to bigint;
begin
  select * into posting from public.yield_postings y where y.id = job.subject;
  if is_counting then
    insert into jobs.job_slices (job_id, after, upto, lines)
    select job.id, min(l.place) - 1, max(l.place), array_agg(row(l.id, l.investor_id, l.amount_cents, l.credit = 'unclaimed')::jobs.job_line)
    from (
      select x.id, x.investor_id, t.amount_cents, t.credit, dense_rank() over (order by x.investor_id)::int as place
      from ledger.transfers t join public.positions x on x.id = t.reference
      where t.posting_id = posting.id and t.code = 'yield') l
    group by (l.place - 1) / jobs.slice_size();
    job.total := (select coalesce(max(s.upto), 0) from jobs.job_slices s where s.job_id = job.id);
  else
    slice := plans.take_slice(job);
    job.done := slice.upto;
  end if;
  -- Before any lock, as in plans.advance_yield; sums earlier slices too.
  if job.done = job.total then
    perform plans.notify_of_posting(job, slice);
    counted_to := (select max(t.id) from ledger.transfers t);
    receivable := (
      select coalesce(sum(t.amount_cents), 0) from ledger.transfers t
      where t.posting_id = posting.id and t.debit = 'receivables' and t.id <= counted_to);
  end if;
  if not is_counting then
    perform plans.take_back_slice(posting, (select p.reason from desk.proposals p where p.kind = 'reversal'
      and p.subject = posting.id::text and p.confirmed_at is not null), plans.lock_holders(job, slice));
    job.total := plans.job_size(job);
  end if;
  if job.done = job.total then
    perform ground.audit('yield_taken_back', posting.id, jsonb_build_object('receivable_cents', receivable + (
      select coalesce(sum(t.amount_cents), 0) from ledger.transfers t
      where t.id > counted_to and t.posting_id = posting.id and t.debit = 'receivables')));
  end if;
  return job;
end $$;

create function plans.put_reversal(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Takes back a posted day's income (cents), and shares as far as they are available; the rest becomes a receivable.
declare
  operator constant uuid := (select auth.uid());
  posting public.yield_postings;
  is_small boolean;
begin
  select * into posting from public.yield_postings y where y.id = subject::uuid for update;
  if posting.reversed_at is not null then raise exception 'already_reversed'; end if;
  if exists (select from jobs.jobs j where j.kind = 'yield' and j.subject = posting.id and j.ended_at is null) then
    raise exception 'posting_under_way' using hint = 'The day is still being credited.';
  end if;
  -- Not tried out when it is proposed: many may have shared it.
  if not details ? 'proposed_by' then return; end if;
  update public.yield_postings y set reversed_at = now(), reversed_by = operator where y.id = posting.id;
  if posting.amount_cents > 0 then
    perform ledger.transfer(null, 'mining_income', 'cash', posting.amount_cents, 'income_reversal', posting.id, posting.day);
  elsif posting.amount_cents < 0 then
    perform ledger.transfer(null, 'cash', 'mining_income', -posting.amount_cents, 'income_reversal', posting.id, posting.day);
  end if;
  is_small := (
    select count(*) <= jobs.slice_size()
    from (select from ledger.transfers t where t.posting_id = posting.id limit jobs.slice_size() + 1) lines);
  if is_small then
    -- Before the trail, which everyone locks after accounts.
    perform from ledger.accounts a
    where a.investor_id in (
      select x.investor_id from ledger.transfers t join public.positions x on x.id = t.reference where t.posting_id = posting.id)
    order by a.investor_id
    for update;
  end if;
  perform ground.audit('yield_reversed', posting.id, details || jsonb_build_object(
    'plan', posting.plan_id, 'day', posting.day, 'amount_cents', posting.amount_cents));
  if posting.amount_cents > 0 then
    perform jobs.start_job('yield_reversal', posting.id, '{}', operator, is_small => is_small);
  end if;
end $$;

-- Income of the last days is booked after the end, and days can be rebooked, so the bonus waits until none can change.
create function plans.income_is_open(plan_id text, first_day date, last_day date) returns boolean
  language sql stable as $$
  -- Whether the income of a plan on any of these days (UTC) can still be booked, is proposed to be taken back (and that
  -- has not lapsed, within fourteen days of the first such proposal), or is being credited or taken back.
  select exists (
    -- Last days first, which are usually missing.
    select from generate_series(0, last_day - first_day) n
    left join public.yield_postings y
      on y.plan_id = income_is_open.plan_id and y.day = last_day - n and y.reversed_at is null
    where y.id is null and last_day - n >= (now() at time zone 'utc')::date - plans.yield_window()
  ) or exists (
    -- Days of any age can be reversed; repeated proposals by one person could hold back a bonus for ever.
    select from public.yield_postings y join desk.proposals r on r.kind = 'reversal' and r.subject = y.id::text
    where y.plan_id = income_is_open.plan_id and y.day between first_day and last_day and r.is_open
      and people.why_lapsed(r.proposed_by, r.proposed_at, 'treasurer', 'admin') is null
      and not exists (
        select from desk.proposals e
        where e.kind = 'reversal' and e.subject = r.subject and e.proposed_at <= now() - interval '336 hours')
  ) or exists (
    select from jobs.jobs j join public.yield_postings y on y.id = j.subject
    where j.ended_at is null and y.plan_id = income_is_open.plan_id and y.day between first_day and last_day) $$;

create function plans.profit_bonuses_due(max_rows int) returns setof public.positions language sql volatile as $$
  -- Returns ended packages with an unsettled profit bonus and no open income (plans.income_is_open).
  select x.* from public.positions x where x.status = 'matured' and x.profit_bonus_bp > 0 and x.bonus_settled_at is null
    and not plans.income_is_open(x.plan_id, (x.opened_at at time zone 'utc')::date,
      ((least(x.matures_at, x.closed_at) - interval '1 microsecond') at time zone 'utc')::date)
  order by x.investor_id, x.id limit max_rows
  for update skip locked $$;

create function plans.earned_by(package public.positions) returns bigint language sql stable as $$
  -- Returns the yield of a package and its top-ups (cents), less reversals, including unclaimed yield.
  with parts as (
    select x.id from public.positions x where x.id = package.id or x.package_id = package.id)
  select coalesce(sum(case l.code when 'yield' then l.amount_cents else -l.amount_cents end), 0)::bigint
  from (
    select t.code, t.amount_cents from ledger.transfers t
    where t.investor_id = package.investor_id and t.posting_id is not null and t.reference in (select p.id from parts p)
    union all
    select t.code, t.amount_cents from ledger.transfers t
    where (t.debit in ('unclaimed', 'receivables') or t.credit = 'unclaimed') and t.investor_id is null
      and t.posting_id is not null and t.reference in (select p.id from parts p)) l $$;

create function plans.settle_profit_bonus(package public.positions) returns void language plpgsql as $$
  -- Credits an ended package's profit bonus, once; nothing without yield or for an operator.
declare
  moment constant timestamptz := clock_timestamp();
  bonus constant bigint := case
    when exists (select from people.operators o where o.user_id = package.investor_id) then 0
    else greatest(plans.earned_by(package), 0) * package.profit_bonus_bp / 10000
  end;
begin
  update public.positions x set profit_bonus_cents = bonus, bonus_settled_at = moment where x.id = package.id;
  if bonus = 0 then return; end if;
  if exists (select from public.profiles p where p.id = package.investor_id and p.closed_at is not null) then
    perform ledger.transfer(null, 'bonus_expense', 'unclaimed', bonus, 'profit_bonus', package.id);
    return;
  end if;
  perform ledger.transfer(package.investor_id, 'bonus_expense', 'available', bonus, 'profit_bonus', package.id);
  perform messages.notify(package.investor_id, 'portfolio', 'bonuses.profit', package.id, bonus, package.plan_id);
end $$;

create function plans.put_yield(plan_and_day text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Books a proposed income of a plan and day, like "basic 2026-02-10".
declare
  of_plan constant text := left(plan_and_day, -11);
  of_day constant date := right(plan_and_day, 10);
  amount constant bigint := changes #>> '{amount_cents,1}';
  operator constant uuid := (select auth.uid());
begin
  perform plans.check_yield(of_plan, of_day, amount);
  if details ? 'proposed_by' then
    perform plans.book_yield(of_plan, of_day, amount, changes #>> '{evidence,1}', operator, (details ->> 'proposed_by')::uuid);
  else
    -- Not tried at the proposal: the plan may have many holders.
    perform plans.refuse_own_yield(of_plan, of_day, array[operator]);
  end if;
end $$;

create index yield_postings_day on public.yield_postings (day) include (amount_cents);

create function plans.mature_positions(max_rows int, investor uuid default null) returns int language plpgsql as $$
  -- Returns the principal of due positions and settles bonuses of ended packages; returns how many. Skips locked
  -- accounts until the next run. With an investor: only their principal. Safe to run concurrently.
declare
  -- Not for update: a top-up locks its account and then its package.
  due constant public.positions[] := array(
    select x from public.positions x
    where x.status = 'active' and x.matures_at <= now() and (investor is null or x.investor_id = investor)
    order by x.investor_id, x.id limit max_rows
    for no key update skip locked);
  earned constant public.positions[] := array(
    select x from plans.profit_bonuses_due(case when investor is null then max_rows else 0 end) x);
  one public.positions;
  kept constant uuid[] := ledger.lock_accounts(array(
    select d.investor_id from unnest(due) d union select e.investor_id from unnest(earned) e));
  done int := 0;
begin
  foreach one in array due loop
    continue when one.investor_id = any (kept);
    done := done + 1;
    update public.positions x set status = 'matured', closed_at = now() where x.id = one.id;
    perform ledger.transfer(one.investor_id, 'invested', 'available', one.principal_cents, 'mature', one.id);
  end loop;
  foreach one in array earned loop
    continue when one.investor_id = any (kept);
    perform plans.settle_profit_bonus(one);
  end loop;
  if investor is null then perform plans.settle_referral_bonuses(max_rows); end if;
  return done;
end $$;

create function plans.return_principal() returns int language plpgsql security definer as $$ -- door: authenticated
  -- Returns the principal of the caller's ended plans to their available balance, without waiting for the job; returns
  -- how many. Raises not_allowed (specification 4, Invest).
declare
  investor constant uuid := people.caller();
begin
  perform from ledger.accounts a where a.investor_id = investor for update;
  return plans.mature_positions(1000, investor);
end $$;
