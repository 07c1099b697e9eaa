-- Two people: what one proposes, another confirms or cancels; which changes wait first, and how long.
-- On a live site, whatever the public relies on or that books money takes two operators.
-- Corrections have a table of their own: several of a person wait, leased, due and refused with a reason, the ledger refers
-- to them, and a reorganisation books one without a proposer. So have reviews of strategies: an investor proposes, and
-- operators of any role vote for and against at once.

create function desk.delay(kind text) returns interval language sql immutable as $$
  -- Returns how long a confirmed change waits, so that it can be noticed and stopped; null: it is made at once.
  select case when kind = 'wallet' then interval '48 hours' end
$$;

create table desk.proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null constraint proposals_subject_short check (char_length(subject) <= 200),
  changes jsonb not null constraint proposals_changes_something check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  reason text constraint proposals_reason_given check (char_length(btrim(reason)) between 1 and 500),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default clock_timestamp(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  effective_at timestamptz,
  applied_at timestamptz,
  is_open boolean not null generated always as (
    cancelled_at is null and case when effective_at is null then confirmed_at else applied_at end is null) stored,
  constraint proposals_two_people check (confirmed_by <> proposed_by),
  constraint proposals_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint proposals_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint proposals_one_end check (cancelled_at is null or applied_at is null and (confirmed_at is null or effective_at is not null)),
  constraint proposals_delay check (coalesce(effective_at - confirmed_at >= desk.delay(kind), (confirmed_at is null or desk.delay(kind) is null) and effective_at is null)),
  constraint proposals_applied_when_due check (applied_at is null or coalesce(applied_at >= effective_at, false))
);
comment on table desk.proposals is 'Changes by two people: one proposes, another who may decide confirms or cancels.';
comment on column desk.proposals.subject is 'Which of its kind, like a plan or "reviewer deposit", if several.';
comment on column desk.proposals.kind is 'What put_<kind> of its subject changes.';
comment on column desk.proposals.effective_at is 'When a kind with a delay can be applied.';
create unique index proposals_one_open on desk.proposals (kind, subject) where is_open;
create index proposals_confirmed on desk.proposals (kind, subject, confirmed_at desc) where confirmed_at is not null;
select ground.append_only('desk.proposals',
  'id, kind, subject, changes, reason, proposed_by, proposed_at', ended => 'not old.is_open');
select messages.announce_changes('desk.proposals', 'insert or update');

create function desk.changes(before jsonb, after jsonb) returns jsonb language sql immutable as $$
  -- Returns each differing field before and after; all fields of a new thing.
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(before -> a.key, a.value)), '{}')
  from jsonb_each(after) a
  where a.value is distinct from coalesce(before -> a.key, 'null')
$$;

create function desk.changed(row_before jsonb, changes jsonb) returns jsonb language plpgsql immutable as $$
  -- Returns the new values of changes (desk.changes) if the old ones are unchanged. Raises changed_meanwhile.
begin
  if exists (
    select from jsonb_each(changes) c
    where coalesce(row_before -> c.key, 'null') is distinct from coalesce(c.value -> 0, 'null')) then
    raise exception 'changed_meanwhile' using hint = 'It changed after this was proposed.';
  end if;
  return (select jsonb_object_agg(c.key, c.value -> 1) from jsonb_each(changes) c);
end $$;

create function desk.take_turn_at_site() returns void language sql as $$
  -- Serialises changes of the site and proposals until the transaction ends. Taken before every other lock.
  select pg_advisory_xact_lock(hashtextextended('changes of the site', 0))
$$;

create function desk.deciders(kind text) returns text[] language sql immutable as $$
  -- The roles that propose, confirm and cancel a kind of change.
  select case when kind = 'role' then '{admin}' else '{treasurer,admin}' end::text[]
$$;

create function desk.end_proposal(proposal desk.proposals, operator uuid, reason text default null) returns void language plpgsql as $$
  -- Cancels a proposal, on the record.
begin
  update desk.proposals p set cancelled_by = operator, cancelled_at = clock_timestamp() where p.id = proposal.id;
  perform ground.audit('proposal_cancelled', proposal.id, jsonb_strip_nulls(jsonb_build_object(
    'kind', proposal.kind, 'subject', proposal.subject, 'reason', reason)));
end $$;

create function desk.put_change(kind text, subject text, changes jsonb, details jsonb) returns void
  language plpgsql as $$
  -- Makes a change, audited with details (reason, proposed_by). Raises what put_<kind> raises.
begin
  execute format('select %s($1, $2, $3)', ground.hook('put', kind)) using subject, changes, details;
end $$;

create function desk.propose(kind text, subject text, changes jsonb, reason text, request_id uuid default gen_random_uuid()) returns uuid
  language plpgsql as $$
  -- Proposes a change that another operator must confirm, and returns its id; a retry, also after its end if it has the
  -- same request_id, returns the first. One that has lapsed gives way to it. The caller has the turn
  -- (desk.take_turn_at_site). Raises request_id_reused, change_open, and what desk.put_change raises.
declare
  operator constant uuid := (select auth.uid());
  open desk.proposals;
begin
  select * into open from desk.proposals p
  where p.id = propose.request_id or p.kind = propose.kind and p.subject = propose.subject and p.is_open
  order by p.id = propose.request_id desc limit 1;
  if found then
    if (open.kind, open.subject, open.changes, open.proposed_by) = (propose.kind, propose.subject, propose.changes, operator)
       and open.reason is not distinct from propose.reason
       and (open.id = propose.request_id or people.why_lapsed(operator, open.proposed_at, variadic desk.deciders(propose.kind)) is null) then
      return open.id;
    end if;
    if open.id = request_id then raise exception 'request_id_reused'; end if;
    if people.why_lapsed(open.proposed_by, open.proposed_at, variadic desk.deciders(kind)) is null then
      raise exception 'change_open' using hint = 'Confirm it or cancel it first.';
    end if;
    perform desk.end_proposal(open, operator);
  end if;
  -- Makes and rolls back the change, to refuse what could not be confirmed.
  begin
    perform desk.put_change(kind, subject, changes, '{}');
    raise exception 'possible' using errcode = 'GM001';
  exception when sqlstate 'GM001' then
    null;
  end;
  insert into desk.proposals (id, kind, subject, changes, reason, proposed_by)
  values (propose.request_id, propose.kind, propose.subject, propose.changes, propose.reason, operator)
  returning * into open;
  perform ground.audit('proposed', open.id, jsonb_strip_nulls(jsonb_build_object(
    'kind', kind, 'subject', nullif(subject, ''), 'reason', reason)) || jsonb_build_object('changes', changes));
  return open.id;
end $$;

create function desk.decide(kind text, subject text, changes jsonb, reason text, alone boolean) returns uuid
  language plpgsql as $$
  -- Makes a change one operator may make and returns null, else proposes it (desk.propose) and returns its id.
begin
  if alone or ground.is_sandbox() then
    perform desk.put_change(kind, subject, changes, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
    return null;
  end if;
  return desk.propose(kind, subject, changes, reason);
end $$;

create function desk.open_proposal(proposal_id uuid) returns desk.proposals language plpgsql as $$
  -- Locks and returns a proposal in the caller's turn. Raises not_found.
declare
  proposal desk.proposals;
begin
  perform desk.take_turn_at_site();
  select * into proposal from desk.proposals p where p.id = proposal_id for update;
  if not found then raise exception 'not_found'; end if;
  return proposal;
end $$;

create function desk.confirm_with(operator uuid, proposal_id uuid, given jsonb) returns void language plpgsql as $$
  -- Confirms a proposal, with further details of its change (given). Raises what desk.confirm_proposal raises.
declare
  proposal constant desk.proposals := desk.open_proposal(proposal_id);
  roles constant text[] := desk.deciders(proposal.kind);
  moment constant timestamptz := clock_timestamp();
begin
  if proposal.confirmed_by = operator and proposal.cancelled_at is null then return; end if;
  if not proposal.is_open or proposal.confirmed_at is not null then raise exception 'change_closed'; end if;
  perform people.require_operator(variadic roles);
  perform people.require_second_person(operator, proposal.proposed_by, proposal.proposed_at, variadic roles);
  update desk.proposals p set confirmed_by = operator, confirmed_at = moment, effective_at = moment + desk.delay(p.kind) where p.id = proposal.id;
  if desk.delay(proposal.kind) is not null then
    perform ground.audit('proposal_confirmed', proposal.id, jsonb_build_object('kind', proposal.kind, 'subject', proposal.subject));
    return;
  end if;
  perform desk.put_change(proposal.kind, proposal.subject, proposal.changes, jsonb_strip_nulls(jsonb_build_object(
    'reason', proposal.reason, 'proposed_by', proposal.proposed_by)) || given);
end $$;

create function desk.apply_confirmed(proposal desk.proposals) returns void language plpgsql as $$
  -- Makes a confirmed change after its delay. Raises what desk.apply_proposal raises.
declare
  roles constant text[] := desk.deciders(proposal.kind);
begin
  if not proposal.is_open then raise exception 'change_closed'; end if;
  if proposal.confirmed_at is null then raise exception 'not_approved'; end if;
  if proposal.effective_at > now() then raise exception 'too_early' using hint = 'The delay has not ended.'; end if;
  if not people.is_operator_since(proposal.proposed_by, proposal.proposed_at, variadic roles)
     or not people.is_operator_since(proposal.confirmed_by, proposal.confirmed_at, variadic roles) then
    raise exception 'approval_lapsed' using hint = 'One of the two is no longer a treasurer or admin.';
  end if;
  update desk.proposals p set applied_at = now() where p.id = proposal.id;
  perform ground.audit('proposal_applied', proposal.id, jsonb_build_object('kind', proposal.kind, 'subject', proposal.subject, 'changes', proposal.changes));
  perform desk.put_change(proposal.kind, proposal.subject, proposal.changes, jsonb_build_object('proposed_by', proposal.proposed_by));
end $$;

create function desk.apply_proposal(proposal_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Makes a confirmed change whose delay is over. Raises code_required, not_found, change_closed, not_approved,
  -- too_early, approval_lapsed, and what the change itself raises.
begin
  perform people.require_site_decision('treasurer', 'admin');
  perform desk.apply_confirmed(desk.open_proposal(proposal_id));
end $$;

create function desk.confirm_proposal(proposal_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Another admin or treasurer, of a role another admin, confirms a proposal, and its change is made, or waits
  -- (desk.delay); a retry is a no-op. Raises code_required, not_found, change_closed, second_person_required, approval_lapsed, change_expired,
  -- changed_meanwhile, and what the change itself raises.
begin
  perform desk.confirm_with(people.require_site_decision('treasurer', 'admin'), proposal_id, '{}');
end $$;

create function desk.cancel_proposal(proposal_id uuid, reason text default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- An admin or treasurer cancels a proposal that waits, any operator one that the site go live or, with a reason, of an
  -- address, and an admin, with a recent code, one of a role that is not their own; a retry is a no-op. Raises
  -- code_required, reason_required, not_found, second_person_required, change_closed.
declare
  operator constant uuid := people.require_operator();
  proposal constant desk.proposals := desk.open_proposal(proposal_id);
begin
  if proposal.kind = 'role' then
    lock table people.operators in share row exclusive mode;
    perform people.require_site_decision('admin');
    -- Or no one could take a role from them.
    if proposal.subject = operator::text and people.why_lapsed(proposal.proposed_by, proposal.proposed_at, 'admin') is null then
      raise exception 'second_person_required';
    end if;
  elsif proposal.kind = 'wallet' then
    perform ground.given_reason(reason);
  elsif proposal.kind <> 'go_live' then
    perform people.require_operator('treasurer', 'admin');
  end if;
  if proposal.cancelled_at is not null then return; end if;
  if not proposal.is_open then raise exception 'change_closed'; end if;
  perform desk.end_proposal(proposal, operator, btrim(reason));
end $$;

create function desk.list_proposals() returns table (
  id uuid, kind text, subject text, changes jsonb, reason text, proposed_by uuid, proposed_by_name text,
  proposed_at timestamptz, hindrance text, person_name text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the changes that wait for a second person, oldest first: each field before and after, the hindrance
  -- (people.why_lapsed), and the person of a role.
  select people.require_operator();
  select p.id, p.kind, p.subject, p.changes, p.reason, p.proposed_by, o.name, p.proposed_at,
    people.why_lapsed(p.proposed_by, p.proposed_at, variadic desk.deciders(p.kind)),
    case when p.kind = 'role' then (select concat_ws(', ', s.name, s.email) from public.profiles s where s.id = p.subject::uuid) end
  from desk.proposals p join public.profiles o on o.id = p.proposed_by
  where p.is_open and p.confirmed_at is null
  order by p.proposed_at, p.id limit 200
$$;
