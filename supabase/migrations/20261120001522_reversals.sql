-- A day of yield that was booked wrongly is taken back by two people: what each holder still has available of it. What they have
-- spent is a receivable of the house in their name: no later credit is kept back for it, but no sum of income counts it either. The day
-- can then be booked again.

create table private.yield_reversals (
  id uuid primary key default gen_random_uuid(),
  posting_id uuid not null references public.yield_postings (id),
  reason text not null constraint yield_reversals_reason_given check (char_length(btrim(reason)) between 1 and 500 and reason !~ '[[:cntrl:]]'),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint yield_reversals_two_people check (confirmed_by <> proposed_by),
  constraint yield_reversals_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint yield_reversals_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint yield_reversals_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.yield_reversals is
  'Reversals of postings of yield: proposed by one treasurer, confirmed by another, or cancelled. The audit trail names both.';
comment on column private.yield_reversals.reason is 'Why; investors whose yield is taken back are shown it.';
create unique index yield_reversals_one_open on private.yield_reversals (posting_id) where confirmed_at is null and cancelled_at is null;
create index yield_reversals_posting on private.yield_reversals (posting_id);
create index yield_reversals_proposed_by on private.yield_reversals (proposed_by);
create index yield_reversals_confirmed_by on private.yield_reversals (confirmed_by) where confirmed_by is not null;
create index yield_reversals_cancelled_by on private.yield_reversals (cancelled_by) where cancelled_by is not null;

create trigger append_only_proposal before update of id, posting_id, reason, proposed_by, proposed_at
  on private.yield_reversals for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.yield_reversals
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.yield_reversals
  for each row execute function private.forbid_change();
create trigger announce after insert or update on private.yield_reversals
  for each statement execute function private.announce_to_operators();

create function private.is_confirmable(reversal private.yield_reversals) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return num_nonnulls(reversal.confirmed_at, reversal.cancelled_at) = 0
    and reversal.proposed_at > now() - interval '336 hours'
    and private.is_operator_since(reversal.proposed_by, reversal.proposed_at, 'treasurer', 'admin');
end
$$;
comment on function private.is_confirmable(private.yield_reversals) is
  'Whether a proposed reversal can still be confirmed: it is open, fourteen days old at most, and its proposer has kept the role. Only such a one holds back a bonus (private.income_is_open).';

create function private.propose_yield_reversal(posting_id uuid, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  posting public.yield_postings;
  open private.yield_reversals;
begin
  if char_length(coalesce(btrim(propose_yield_reversal.reason), '')) not between 1 and 500 or propose_yield_reversal.reason ~ '[[:cntrl:]]' then
    raise exception 'reason_required' using hint = 'Investors are shown it: one to five hundred characters, in one line.';
  end if;
  perform private.refuse_addresses(propose_yield_reversal.reason);
  select * into posting from public.yield_postings y where y.id = propose_yield_reversal.posting_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if posting.reversed_at is not null then
    raise exception 'already_reversed';
  end if;
  if exists (select from private.jobs j where j.kind = 'yield' and j.subject = posting.id and j.ended_at is null) then
    raise exception 'posting_under_way' using hint = 'It is still being credited.';
  end if;
  select * into open from private.yield_reversals r where r.posting_id = posting.id and num_nonnulls(r.confirmed_at, r.cancelled_at) = 0;
  if found then
    if (open.proposed_by, open.reason) = (operator, btrim(propose_yield_reversal.reason)) then
      return open.id;
    end if;
    raise exception 'reversal_open' using hint = 'Confirm it or cancel it first.';
  end if;
  insert into private.yield_reversals as r (posting_id, reason, proposed_by)
  values (posting.id, btrim(propose_yield_reversal.reason), operator)
  returning * into open;
  perform private.audit('yield_reversal_proposed', posting.id, jsonb_build_object(
    'plan', posting.plan_id, 'day', posting.day, 'amount_cents', posting.amount_cents, 'reason', open.reason));
  return open.id;
end
$$;
comment on function private.propose_yield_reversal(uuid, text) is
  'A treasurer proposes to take back a posted day of yield; nothing is booked. Returns the id for private.confirm_yield_reversal; a retry returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, reason_required, address_named, not_found, already_reversed, posting_under_way (it is still being credited), reversal_open.';
select private.open('private.propose_yield_reversal', 'authenticated');

create function private.unclaimed_of(person_id uuid) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce(sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end), 0)::bigint
  from ledger.transfers t
  where (t.debit = 'unclaimed' or t.credit = 'unclaimed')
    and (t.reference, t.code = 'unclaimed_payout') in (
      select x.id, false from public.positions x where x.investor_id = unclaimed_of.person_id
      union all
      select u.id, true from private.unclaimed_payouts u where u.person_id = unclaimed_of.person_id)
$$;
comment on function private.unclaimed_of(uuid) is 'What is unclaimed of one closed account, in cents: private.unclaimed_amounts() for one person.';

create function private.take_back_slice(posting public.yield_postings, reason text, slice private.job_slices) returns void
  language plpgsql set search_path = ''
as $$
begin
  with credited as (
    select l.position_id as reference, case when not l.is_unclaimed then l.holder_id end as investor_id,
      (case when l.is_unclaimed then 'unclaimed' else 'available' end)::ledger.account as account, l.amount_cents::bigint as amount,
      -- What there is for this line after the lines before it.
      case when l.is_unclaimed then private.unclaimed_of(l.holder_id) else a.available_cents end
        - (sum(l.amount_cents) over (partition by l.holder_id order by l.position_id) - l.amount_cents) as room
    from unnest(slice.lines) l
    join ledger.accounts a on a.investor_id = l.holder_id
  ), taken as (
    select c.*, least(c.amount, greatest(c.room, 0))::bigint as cents from credited c
  ), booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select k.investor_id, k.reference, k.cents, posting.day, k.account, 'mining_income'::ledger.account, 'yield_reversal'::ledger.purpose, posting.id
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
    select private.mail_notification(l.investor_id, 'yields.reversed', l.cents)
    from lost l where l.cents > 0 and (select s.mail_notifications from public.site s)
  )
  update ledger.accounts a
  set available_cents = a.available_cents - l.cents,
      profit_cents = a.profit_cents - l.amount
  from lost l
  where a.investor_id = l.investor_id and (select count(*) from mailed) >= 0;
end
$$;
comment on function private.take_back_slice(public.yield_postings, text, private.job_slices) is
  'Takes what was credited of a posting from the holders of a slice as far as it is available, and from unclaimed as far as it is there; the rest becomes a receivable of the house in their name. It counts as profit no longer in any case. Tells each holder what was taken, with the reason.';

create function private.advance_yield_reversal(job private.jobs) returns private.jobs
  -- Memory as in private.advance_yield.
  language plpgsql set search_path = '' set work_mem = '64MB'
as $$
declare
  is_counting constant boolean := job.total is null;
  posting public.yield_postings;
  slice private.job_slices;
  receivable bigint;
  counted_to bigint;
begin
  select * into posting from public.yield_postings y where y.id = job.subject;
  if is_counting then
    insert into private.job_slices (job_id, after, upto, lines)
    select job.id, min(l.place) - 1, max(l.place), array_agg(row(l.id, l.investor_id, l.amount_cents, l.credit = 'unclaimed')::private.job_line)
    from (
      select x.id, x.investor_id, t.amount_cents, t.credit, dense_rank() over (order by x.investor_id)::int as place
      from ledger.transfers t
      join public.positions x on x.id = t.reference
      where t.posting_id = posting.id and t.code = 'yield'
    ) l
    group by (l.place - 1) / private.slice_size();
    job.total := (select coalesce(max(s.upto), 0) from private.job_slices s where s.job_id = job.id);
  else
    slice := private.take_slice(job);
    job.done := slice.upto;
  end if;
  -- Before anyone is locked, as in private.advance_yield: what took back the slices before is summed up, too.
  if job.done = job.total then
    perform private.tell_of_posting(job, slice);
    counted_to := (select max(t.id) from ledger.transfers t);
    receivable := (
      select coalesce(sum(t.amount_cents), 0) from ledger.transfers t
      where t.posting_id = posting.id and t.debit = 'receivables' and t.id <= counted_to);
  end if;
  if not is_counting then
    perform private.take_back_slice(posting, (select r.reason from private.yield_reversals r where r.posting_id = posting.id and r.confirmed_at is not null), private.lock_holders(job, slice));
    job.total := private.job_size(job);
  end if;
  if job.done = job.total then
    perform private.audit('yield_taken_back', posting.id, jsonb_build_object('receivable_cents', receivable + (
      select coalesce(sum(t.amount_cents), 0) from ledger.transfers t
      where t.id > counted_to and t.posting_id = posting.id and t.debit = 'receivables')));
  end if;
  return job;
end
$$;
comment on function private.advance_yield_reversal(private.jobs) is
  'The next slice of taking a posting back: first the lines of all are written down, then each slice takes those of its people. At the end the trail says what became a receivable, and open pages are told.';

create function private.confirm_yield_reversal(reversal_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  reversal private.yield_reversals;
  posting public.yield_postings;
  is_small boolean;
begin
  select * into reversal from private.yield_reversals r where r.id = confirm_yield_reversal.reversal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if reversal.confirmed_by = operator then
    return;
  end if;
  if num_nonnulls(reversal.confirmed_at, reversal.cancelled_at) > 0 then
    raise exception 'already_reviewed';
  end if;
  perform private.require_second_person(operator, reversal.proposed_by, reversal.proposed_at, 'treasurer', 'admin');
  if not private.is_confirmable(reversal) then
    raise exception 'change_expired' using hint = 'Cancel it and propose it again.';
  end if;
  update public.yield_postings y set reversed_at = now(), reversed_by = operator where y.id = reversal.posting_id returning * into posting;
  update private.yield_reversals r set confirmed_by = operator, confirmed_at = now() where r.id = reversal.id;
  if posting.amount_cents > 0 then
    perform ledger.transfer(null, 'mining_income', 'cash', posting.amount_cents, 'income_reversal', posting.id, posting.day);
  elsif posting.amount_cents < 0 then
    perform ledger.transfer(null, 'cash', 'mining_income', -posting.amount_cents, 'income_reversal', posting.id, posting.day);
  end if;
  is_small := (
    select count(*) <= private.slice_size()
    from (select from ledger.transfers t where t.posting_id = posting.id limit private.slice_size() + 1) lines);
  if is_small then
    -- Before the trail, which everybody takes after the accounts.
    perform from ledger.accounts a
    where a.investor_id in (
      select x.investor_id from ledger.transfers t join public.positions x on x.id = t.reference where t.posting_id = posting.id)
    order by a.investor_id
    for update;
  end if;
  perform private.audit('yield_reversed', posting.id, jsonb_build_object(
    'plan', posting.plan_id, 'day', posting.day, 'amount_cents', posting.amount_cents, 'reason', reversal.reason));
  if posting.amount_cents > 0 then
    perform private.start_job('yield_reversal', posting.id, '{}', operator, is_small => is_small);
  end if;
end
$$;
comment on function private.confirm_yield_reversal(uuid) is
  'Another treasurer takes a posted day back: its shares as far as they are available, many of them by the worker (private.list_jobs), the rest as a receivable of the house, and the income (cents) itself. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, already_reviewed, second_person_required, approval_lapsed, change_expired (it was proposed fourteen days ago or earlier).';
select private.open('private.confirm_yield_reversal', 'authenticated');

create function private.cancel_yield_reversal(reversal_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  reversal private.yield_reversals;
begin
  select * into reversal from private.yield_reversals r where r.id = cancel_yield_reversal.reversal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if reversal.cancelled_at is not null then
    return;
  end if;
  if reversal.confirmed_at is not null then
    raise exception 'already_reviewed';
  end if;
  update private.yield_reversals r set cancelled_by = operator, cancelled_at = now() where r.id = reversal.id;
  perform private.audit('yield_reversal_cancelled', reversal.posting_id, jsonb_build_object('reason', reversal.reason));
end
$$;
comment on function private.cancel_yield_reversal(uuid) is
  'A treasurer cancels a proposed reversal; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, already_reviewed.';
select private.open('private.cancel_yield_reversal', 'authenticated');
