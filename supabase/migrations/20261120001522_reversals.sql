-- Spent yield becomes a receivable: never withheld from later credits, but in no sum of income.

create function plans.propose_yield_reversal(posting_id uuid, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  posting public.yield_postings;
begin
  if char_length(coalesce(btrim(propose_yield_reversal.reason), '')) not between 1 and 500 or propose_yield_reversal.reason ~ '[[:cntrl:]]' then
    raise exception 'reason_required' using hint = 'Investors are shown it: one to five hundred characters, in one line.';
  end if;
  perform ground.refuse_addresses(propose_yield_reversal.reason);
  perform desk.take_turn_at_site();
  select * into posting from public.yield_postings y where y.id = propose_yield_reversal.posting_id;
  if not found then
    raise exception 'not_found';
  end if;
  return desk.propose('reversal', posting.id::text, jsonb_build_object(
    'plan', jsonb_build_array(posting.plan_id, null), 'day', jsonb_build_array(posting.day, null),
    'amount_cents', jsonb_build_array(posting.amount_cents, null)), btrim(propose_yield_reversal.reason));
end
$$;
comment on function plans.propose_yield_reversal(uuid, text) is
  'A treasurer proposes to take back a posted day of yield; nothing is booked. Returns the id for desk.confirm_proposal; a retry returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, reason_required, address_named, not_found, already_reversed, posting_under_way (it is still being credited), change_open.';
select ground.open('plans.propose_yield_reversal', 'authenticated');

create function plans.unclaimed_of(person_id uuid) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce(sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end), 0)::bigint
  from ledger.transfers t
  where (t.debit = 'unclaimed' or t.credit = 'unclaimed')
    and (t.reference, t.code = 'unclaimed_payout') in (
      select x.id, false from public.positions x where x.investor_id = unclaimed_of.person_id
      union all
      select u.id, true from plans.unclaimed_payouts u where u.person_id = unclaimed_of.person_id)
$$;
comment on function plans.unclaimed_of(uuid) is 'Returns the unclaimed cents of one closed account, as plans.unclaimed_amounts().';

create function plans.take_back_slice(posting public.yield_postings, reason text, slice jobs.job_slices) returns void
  language plpgsql set search_path = ''
as $$
begin
  with credited as (
    select l.position_id as reference, case when not l.is_unclaimed then l.holder_id end as investor_id,
      (case when l.is_unclaimed then 'unclaimed' else 'available' end)::ledger.book as account, l.amount_cents::bigint as amount,
      case when l.is_unclaimed then plans.unclaimed_of(l.holder_id) else a.available_cents end
        - (sum(l.amount_cents) over (partition by l.holder_id order by l.position_id) - l.amount_cents) as room
    from unnest(slice.lines) l
    join ledger.accounts a on a.investor_id = l.holder_id
  ), taken as (
    select c.*, least(c.amount, greatest(c.room, 0))::bigint as cents from credited c
  ), booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select k.investor_id, k.reference, k.cents, posting.day, k.account, 'mining_income'::ledger.book, 'yield_reversal'::ledger.purpose, posting.id
    from taken k where k.cents > 0
    union all
    select k.investor_id, k.reference, k.amount - k.cents, posting.day, 'receivables', 'mining_income', 'yield_reversal', posting.id
    from taken k where k.cents < k.amount
  ), lost as (
    select k.investor_id, sum(k.cents)::bigint as cents, sum(k.amount)::bigint as amount
    from taken k where k.investor_id is not null group by k.investor_id
  ), told as (
    insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
    select l.investor_id, 'yields.reversed', posting.id, l.cents, take_back_slice.reason from lost l where l.cents > 0
  ), mailed as (
    select messages.mail_notification(l.investor_id, 'yields.reversed', l.cents)
    from lost l where l.cents > 0 and (select s.mail_notifications from public.site s)
  )
  update ledger.accounts a
  set available_cents = a.available_cents - l.cents,
      profit_cents = a.profit_cents - l.amount
  from lost l
  where a.investor_id = l.investor_id and (select count(*) from mailed) >= 0;
end
$$;
comment on function plans.take_back_slice(public.yield_postings, text, jobs.job_slices) is
  'Takes a posting''s credits of a slice back; the spent part becomes a receivable in the holder''s name. Notifies holders.';

create function plans.reason_of_reversal(posting uuid) returns text
  language sql stable set search_path = ''
as $$
  select p.reason from desk.proposals p where p.kind = 'reversal' and p.subject = posting::text and p.confirmed_at is not null
$$;
comment on function plans.reason_of_reversal(uuid) is 'Why two people took a posting back; null if they did not.';

create function plans.advance_yield_reversal(job jobs.jobs) returns jobs.jobs
  language plpgsql set search_path = '' set work_mem = '64MB'
as $$
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
      from ledger.transfers t
      join public.positions x on x.id = t.reference
      where t.posting_id = posting.id and t.code = 'yield'
    ) l
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
    perform plans.take_back_slice(posting, plans.reason_of_reversal(posting.id), plans.lock_holders(job, slice));
    job.total := plans.job_size(job);
  end if;
  if job.done = job.total then
    perform ground.audit('yield_taken_back', posting.id, jsonb_build_object('receivable_cents', receivable + (
      select coalesce(sum(t.amount_cents), 0) from ledger.transfers t
      where t.id > counted_to and t.posting_id = posting.id and t.debit = 'receivables')));
  end if;
  return job;
end
$$;
comment on function plans.advance_yield_reversal(jobs.jobs) is 'Runs the next slice of a reversal; the first stores all lines.';

create function plans.put_reversal(subject text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  operator constant uuid := (select auth.uid());
  posting public.yield_postings;
  is_small boolean;
begin
  select * into posting from public.yield_postings y where y.id = subject::uuid for update;
  if posting.reversed_at is not null then
    raise exception 'already_reversed';
  end if;
  if exists (select from jobs.jobs j where j.kind = 'yield' and j.subject = posting.id and j.ended_at is null) then
    raise exception 'posting_under_way' using hint = 'It is still being credited.';
  end if;
  -- Not tried out when it is proposed: many may have shared it.
  if not details ? 'proposed_by' then
    return;
  end if;
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
end
$$;
comment on function plans.put_reversal(text, jsonb, jsonb) is
  'Takes a posted day back: its shares as far as they are available, many of them by the worker (desk.list_jobs), the rest as a receivable of the house, and the income (cents) itself. '
  'Raises already_reversed, posting_under_way (it is still being credited).';
