-- A day of yield that was booked wrongly is taken back by two people: what each holder still has available of it. What they have
-- spent is a receivable of the house, which the books name: no later credit is kept back for it. The day can then be booked again.

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

alter table private.yield_reversals enable row level security;
alter table private.yield_reversals force row level security;
create policy yield_reversals_nobody_select on private.yield_reversals for select to anon, authenticated using (false);

create trigger append_only_proposal before update of id, posting_id, reason, proposed_by, proposed_at
  on private.yield_reversals for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.yield_reversals
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.yield_reversals
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.yield_reversals
  for each statement execute function private.forbid_change();

create function private.propose_yield_reversal(posting_id uuid, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  posting public.yield_postings;
  open private.yield_reversals;
begin
  if char_length(coalesce(btrim(propose_yield_reversal.reason), '')) not between 1 and 500 or propose_yield_reversal.reason ~ '[[:cntrl:]]' then
    raise exception 'reason_required' using hint = 'Investors are shown it: one to five hundred characters, in one line.';
  end if;
  select * into posting from public.yield_postings y where y.id = propose_yield_reversal.posting_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if posting.reversed_at is not null then
    raise exception 'already_reversed';
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
  'Raises not_allowed, session_ended (42501), reason_required, not_found, already_reversed, reversal_open.';

create function private.take_back_yield(posting public.yield_postings, reason text) returns void
  language plpgsql set search_path = '' set work_mem = '64MB'
as $$
begin
  -- In the order of their ids, as everybody does; what is read below is then what they have.
  perform from ledger.accounts a
  where a.investor_id in (
    select x.investor_id from ledger.transfers t join public.positions x on x.id = t.reference where t.posting_id = posting.id)
  order by a.investor_id
  for update;

  with credited as (
    select t.reference, x.investor_id as owner, t.investor_id, t.credit, t.amount_cents::bigint as amount,
      -- What there is for this line after the lines before it.
      coalesce(case t.credit when 'available' then a.available_cents else u.amount_cents end, 0)
        - (sum(t.amount_cents) over (partition by x.investor_id order by t.reference) - t.amount_cents) as room
    from ledger.transfers t
    join public.positions x on x.id = t.reference
    join ledger.accounts a on a.investor_id = x.investor_id
    left join private.unclaimed_amounts() u on u.person_id = x.investor_id
    where t.posting_id = posting.id and t.code = 'yield'
  ), taken as (
    select c.*, least(c.amount, greatest(c.room, 0))::bigint as cents from credited c
  ), booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select k.investor_id, k.reference, k.cents, posting.day, k.credit, 'mining_income'::ledger.account, 'yield_reversal'::ledger.purpose, posting.id
    from taken k where k.cents > 0
    union all
    select null, k.reference, k.amount - k.cents, posting.day, 'receivables', 'mining_income', 'yield_reversal', posting.id
    from taken k where k.cents < k.amount
  ), lost as (
    select k.investor_id, sum(k.cents)::bigint as cents from taken k where k.investor_id is not null group by k.investor_id
  ), told as (
    insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
    select l.investor_id, 'yields.reversed', posting.id, l.cents, take_back_yield.reason from lost l
  ), mailed as (
    select private.mail_notification(l.investor_id, 'yields.reversed', l.cents)
    from lost l where (select s.mail_notifications from public.site s)
  )
  update ledger.accounts a
  set available_cents = a.available_cents - l.cents,
      profit_cents = a.profit_cents - l.cents
  from lost l
  where a.investor_id = l.investor_id and (select count(*) from mailed) >= 0;
end
$$;
comment on function private.take_back_yield(public.yield_postings, text) is
  'Takes what was credited of a posting from its holders as far as it is available, and from unclaimed as far as it is there; the rest becomes a receivable of the house. Tells each holder what was taken, with the reason.';

create function private.confirm_yield_reversal(reversal_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  reversal private.yield_reversals;
  posting public.yield_postings;
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
  if reversal.proposed_by = operator then
    raise exception 'second_person_required';
  end if;
  if not private.is_operator_since(reversal.proposed_by, reversal.proposed_at, 'treasurer', 'admin') then
    raise exception 'approval_lapsed' using hint = 'Who proposed it is no treasurer any more: it can only be cancelled.';
  end if;
  update public.yield_postings y set reversed_at = now(), reversed_by = operator where y.id = reversal.posting_id returning * into posting;
  update private.yield_reversals r set confirmed_by = operator, confirmed_at = now() where r.id = reversal.id;
  if posting.amount_cents > 0 then
    perform private.take_back_yield(posting, reversal.reason);
    perform ledger.transfer(null, 'mining_income', 'cash', posting.amount_cents, 'income_reversal', posting.id, posting.day);
    perform realtime.send(jsonb_build_object('id', posting.id), 'yield_postings', 'announcements', true);
  elsif posting.amount_cents < 0 then
    perform ledger.transfer(null, 'cash', 'mining_income', -posting.amount_cents, 'income_reversal', posting.id, posting.day);
  end if;
  perform private.audit('yield_reversed', posting.id, jsonb_build_object(
    'plan', posting.plan_id, 'day', posting.day, 'amount_cents', posting.amount_cents, 'reason', reversal.reason,
    'receivable_cents', (
      select coalesce(sum(t.amount_cents), 0) from ledger.transfers t where t.posting_id = posting.id and t.debit = 'receivables')));
end
$$;
comment on function private.confirm_yield_reversal(uuid) is
  'Another treasurer takes a posted day back: its shares as far as they are available, the rest as a receivable of the house, and the income (cents) itself. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), not_found, already_reviewed, second_person_required, approval_lapsed.';

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

grant execute on function
  private.propose_yield_reversal(uuid, text),
  private.confirm_yield_reversal(uuid),
  private.cancel_yield_reversal(uuid)
to authenticated;

create function public.propose_yield_reversal(posting_id uuid, reason text) returns uuid
  language sql security invoker set search_path = ''
as $$ select private.propose_yield_reversal(posting_id, reason) $$;
comment on function public.propose_yield_reversal(uuid, text) is 'See private.propose_yield_reversal.';

-- Every holder's share takes longer than an ordinary request may.
create function public.confirm_yield_reversal(reversal_id uuid) returns void
  language sql security invoker set search_path = '' set statement_timeout = '120s'
as $$ select private.confirm_yield_reversal(reversal_id) $$;
comment on function public.confirm_yield_reversal(uuid) is 'See private.confirm_yield_reversal.';

create function public.cancel_yield_reversal(reversal_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.cancel_yield_reversal(reversal_id) $$;
comment on function public.cancel_yield_reversal(uuid) is 'See private.cancel_yield_reversal.';

grant execute on function
  public.propose_yield_reversal(uuid, text),
  public.confirm_yield_reversal(uuid),
  public.cancel_yield_reversal(uuid)
to authenticated;
