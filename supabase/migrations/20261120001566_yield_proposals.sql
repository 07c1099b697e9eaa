-- Income above what one person may book within a day (limits.sql) is proposed by one treasurer and booked by another.

create table private.yield_proposals (
  id uuid primary key default gen_random_uuid(),
  plan_id text not null references public.plans (id),
  day date not null,
  amount_cents public.cents not null,
  evidence public.evidence not null,
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint yield_proposals_two_people check (confirmed_by <> proposed_by),
  constraint yield_proposals_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint yield_proposals_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint yield_proposals_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.yield_proposals is
  'Income of one plan on one day (UTC) that waits for a second treasurer, in cents: proposed by one, booked by another, or cancelled. The audit trail names both.';
create unique index yield_proposals_one_open on private.yield_proposals (plan_id, day) where confirmed_at is null and cancelled_at is null;
create index yield_proposals_proposed_by on private.yield_proposals (proposed_by);
create index yield_proposals_confirmed_by on private.yield_proposals (confirmed_by) where confirmed_by is not null;
create index yield_proposals_cancelled_by on private.yield_proposals (cancelled_by) where cancelled_by is not null;

create trigger append_only_proposal before update of id, plan_id, day, amount_cents, evidence, proposed_by, proposed_at
  on private.yield_proposals for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.yield_proposals
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.yield_proposals
  for each row execute function private.forbid_change();
create trigger announce after insert or update on private.yield_proposals
  for each statement execute function private.announce_to_operators();

create function private.propose_yield(plan_id text, day date, amount_cents bigint, evidence text, operator uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  proposed private.yield_proposals;
begin
  perform private.refuse_own_yield(propose_yield.plan_id, propose_yield.day, array[operator]);
  insert into private.yield_proposals (plan_id, day, amount_cents, evidence, proposed_by)
  values (propose_yield.plan_id, propose_yield.day, propose_yield.amount_cents, propose_yield.evidence, operator)
  on conflict do nothing
  returning * into proposed;
  if found then
    perform private.audit('yield_proposed', proposed.id, jsonb_build_object(
      'plan', proposed.plan_id, 'day', proposed.day, 'amount_cents', proposed.amount_cents, 'evidence', proposed.evidence));
    return;
  end if;
  -- The same sent twice is one proposal.
  if not exists (
    select from private.yield_proposals y
    where y.plan_id = propose_yield.plan_id and y.day = propose_yield.day and num_nonnulls(y.confirmed_at, y.cancelled_at) = 0
      and (y.amount_cents::bigint, y.evidence::text, y.proposed_by) = (propose_yield.amount_cents, propose_yield.evidence, operator)
  ) then
    raise exception 'yield_proposed' using hint = 'Confirm it or cancel it first.';
  end if;
end
$$;
comment on function private.propose_yield(text, date, bigint, text, uuid) is
  'Keeps an income (cents) for another treasurer to book; once for each plan and day. Raises own_yield, yield_proposed (another one waits for the day).';

create function private.confirm_yield(proposal_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  proposal private.yield_proposals;
begin
  select * into proposal from private.yield_proposals y where y.id = confirm_yield.proposal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if proposal.confirmed_by = operator then
    return;
  end if;
  if num_nonnulls(proposal.confirmed_at, proposal.cancelled_at) > 0 then
    raise exception 'already_reviewed';
  end if;
  perform private.require_second_person(operator, proposal.proposed_by, proposal.proposed_at, 'treasurer', 'admin');
  perform private.check_yield(proposal.plan_id, proposal.day, proposal.amount_cents);
  update private.yield_proposals y set confirmed_by = operator, confirmed_at = now() where y.id = proposal.id;
  perform private.book_yield(proposal.plan_id, proposal.day, proposal.amount_cents, proposal.evidence, operator, proposal.proposed_by);
end
$$;
comment on function private.confirm_yield(uuid) is
  'Another treasurer books the income that one proposed, exactly as proposed; a retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, already_reviewed, second_person_required, approval_lapsed, day_too_old (detail: how many days back), loss_too_old, own_yield, already_posted.';
select private.open('private.confirm_yield', 'authenticated');

create function private.cancel_yield(proposal_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  proposal private.yield_proposals;
begin
  select * into proposal from private.yield_proposals y where y.id = cancel_yield.proposal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if proposal.cancelled_at is not null then
    return;
  end if;
  if proposal.confirmed_at is not null then
    raise exception 'already_reviewed';
  end if;
  update private.yield_proposals y set cancelled_by = operator, cancelled_at = now() where y.id = proposal.id;
  perform private.audit('yield_proposal_cancelled', proposal.id, jsonb_build_object('plan', proposal.plan_id, 'day', proposal.day));
end
$$;
comment on function private.cancel_yield(uuid) is
  'A treasurer cancels income that waits for a second person; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, already_reviewed.';
select private.open('private.cancel_yield', 'authenticated');

create function private.open_yield()
  returns table (
    id uuid, plan_id text, plan_title text, day date, amount_cents bigint, evidence text,
    proposed_by uuid, proposed_by_name text, proposed_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select y.id, y.plan_id, l.title, y.day, y.amount_cents::bigint, y.evidence::text, y.proposed_by, p.name, y.proposed_at
    from private.yield_proposals y
    join public.plans l on l.id = y.plan_id
    join public.profiles p on p.id = y.proposed_by
    where y.confirmed_at is null and y.cancelled_at is null
    order by y.proposed_at, y.id
    limit 100;
end
$$;
comment on function private.open_yield() is
  'Income (cents) that waits for a second treasurer, oldest first, for operators. Raises not_allowed, session_ended (42501).';
select private.open('private.open_yield', 'authenticated');
