-- Two people: proposals and their confirmation; limits of roles, who is asked second, time limits of queues.
-- On a live site, whatever the public relies on or that books money takes two operators.

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
  is_open boolean not null generated always as (confirmed_at is null and cancelled_at is null) stored,
  constraint proposals_two_people check (confirmed_by <> proposed_by),
  constraint proposals_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint proposals_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint proposals_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table desk.proposals is 'Changes by two people: one proposes, another who may decide confirms or cancels.';
comment on column desk.proposals.subject is 'Which of its kind, like a plan or "reviewer deposit", if several.';
comment on column desk.proposals.kind is 'What put_<kind> of its subject changes.';
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
    raise exception 'changed_meanwhile' using hint = 'It is no longer as it was when this was proposed.';
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

create function desk.end_proposal(proposal desk.proposals, operator uuid) returns void language plpgsql as $$
  -- Cancels a proposal, on the record.
begin
  update desk.proposals p set cancelled_by = operator, cancelled_at = clock_timestamp() where p.id = proposal.id;
  perform ground.audit('proposal_cancelled', proposal.id, jsonb_build_object('kind', proposal.kind, 'subject', proposal.subject));
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
begin
  if proposal.confirmed_by = operator then return; end if;
  if not proposal.is_open then raise exception 'change_closed'; end if;
  perform people.require_operator(variadic roles);
  perform people.require_second_person(operator, proposal.proposed_by, proposal.proposed_at, variadic roles);
  update desk.proposals p set confirmed_by = operator, confirmed_at = clock_timestamp() where p.id = proposal.id;
  perform desk.put_change(proposal.kind, proposal.subject, proposal.changes, jsonb_strip_nulls(jsonb_build_object(
    'reason', proposal.reason, 'proposed_by', proposal.proposed_by)) || given);
end $$;

create function desk.confirm_proposal(proposal_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Another admin or treasurer, of a role another admin, confirms a proposal, and its change is made; a retry is a
  -- no-op. Raises code_required, not_found, change_closed, second_person_required, approval_lapsed, change_expired (it
  -- was proposed fourteen days ago), changed_meanwhile, and what the change itself raises.
begin
  perform desk.confirm_with(people.require_site_decision('treasurer', 'admin'), proposal_id, '{}');
end $$;

create function desk.cancel_proposal(proposal_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- An admin or treasurer cancels a proposal that waits, any operator one that the site go live, and an admin, with a
  -- recent code, one of a role that is not their own; a retry is a no-op. Raises code_required, not_found,
  -- second_person_required, change_closed.
declare
  operator constant uuid := people.require_operator();
  proposal constant desk.proposals := desk.open_proposal(proposal_id);
begin
  if proposal.kind = 'role' then
    perform people.admin_in_turn();
    -- Or no one could take a role from them.
    if proposal.subject = operator::text and people.why_lapsed(proposal.proposed_by, proposal.proposed_at, 'admin') is null then
      raise exception 'second_person_required';
    end if;
  elsif proposal.kind <> 'go_live' then
    perform people.require_operator('treasurer', 'admin');
  end if;
  if proposal.cancelled_at is not null then return; end if;
  if proposal.confirmed_at is not null then raise exception 'change_closed'; end if;
  perform desk.end_proposal(proposal, operator);
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
  where p.is_open
  order by p.proposed_at, p.id limit 200
$$;

-- Limits are sums of rolling 24 hours, per operator and per investor, so splitting an amount does not evade them.

create table desk.role_limits (
  role text not null constraint role_limits_role check (role in ('reviewer', 'treasurer', 'admin')),
  kind text not null constraint role_limits_kind check (kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone')),
  max_cents public.cents not null constraint role_limits_not_negative check (max_cents >= 0),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now(),
  primary key (role, kind)
);
comment on table desk.role_limits is 'Most cents that a role decides in 24 hours, per operator and investor.';
insert into desk.role_limits (role, kind, max_cents) values
  ('reviewer', 'deposit', 10000000), ('reviewer', 'withdrawal', 10000000),
  ('reviewer', 'alone', 1000000), ('treasurer', 'alone', 1000000), ('admin', 'alone', 1000000);

select messages.announce_changes('desk.role_limits', 'insert or update or delete');

create function desk.own_limit(kind text) returns bigint language plpgsql stable as $$
  -- Returns the 24-hour limit (cents) of the caller's role for a kind of decision; null if unlimited.
begin
  return (
    select l.max_cents from people.operators o join desk.role_limits l on l.role = o.role
    where o.user_id = (select auth.uid()) and l.kind = own_limit.kind);
end $$;

create type desk.decision as (decided_by uuid, decided_for uuid, amount_cents bigint, is_alone boolean);
comment on type desk.decision is 'A decision that counts for limits: its operator, its investor, cents, whether without a second person.';

create function desk.decisions(kind text, operator uuid, investor_id uuid, but uuid default null)
  returns setof desk.decision language plpgsql stable as $$
  -- Returns decisions of a kind in 24 hours by an operator or for an investor, in cents, but for one deposit's first.
begin
  return query execute format('select * from %s($1, $2, $3, $4)', ground.hook('count', 'decisions')) using kind, operator, investor_id, but;
end $$;

create function desk.used_of_limit(kind text) returns bigint language sql stable as $$
  -- Returns how much (cents) of a limit the caller used in 24 hours.
  select coalesce(sum(d.amount_cents), 0)::bigint
  from unnest(case kind when 'alone' then array['deposit', 'bonus', 'yield'] else array[kind] end) k (kind)
  cross join lateral desk.decisions(k.kind, (select auth.uid()), null) d
  where d.decided_by = (select auth.uid()) and (d.is_alone or used_of_limit.kind <> 'alone')
$$;

create function desk.take_turn(investor_id uuid) returns void language plpgsql as $$
  -- Serialises decisions of one operator and about one investor, so that daily sums are complete, and keeps the
  -- operator's role. Raises not_allowed (42501) when it was taken meanwhile.
begin
  -- Before ledger.require_unfrozen, which locks the account too: everyone locks in this order.
  perform pg_advisory_xact_lock(hashtextextended('decisions of ' || (select auth.uid()), 0));
  perform from ledger.accounts a where a.investor_id = take_turn.investor_id for update;
  -- The role may have been taken meanwhile, and without one there is no limit.
  perform people.keep_role((select auth.uid()));
end $$;

create function desk.respect_limit(kind text, investor_id uuid, amount_cents bigint, but uuid default null) returns void
  language plpgsql stable as $$
  -- Refuses cents that exceed the caller's 24-hour limit by caller or investor.
declare
  operator constant uuid := (select auth.uid());
  ceiling constant bigint := desk.own_limit(kind);
  decided bigint;
begin
  if ceiling is null then return; end if;
  select greatest(
    coalesce(sum(d.amount_cents) filter (where d.decided_by = operator), 0),
    coalesce(sum(d.amount_cents) filter (where d.decided_for = respect_limit.investor_id), 0))
  into decided
  from desk.decisions(respect_limit.kind, operator, respect_limit.investor_id, respect_limit.but) d;
  if amount_cents > ceiling - decided then
    raise exception 'above_limit' using detail = greatest(ceiling - decided, 0)::text;
  end if;
end $$;

create function desk.needs_second_person(kind text, investor_id uuid, amount_cents bigint) returns boolean
  language plpgsql stable as $$
  -- Returns whether cents exceed what one person may decide in 24 hours (specification 4, Deposit).
declare
  for_one constant bigint := case kind when 'deposit' then 1000000 when 'bonus' then 100000 end;
begin
  return coalesce(needs_second_person.amount_cents > desk.own_limit('alone') - desk.used_of_limit('alone'), false)
    or coalesce(needs_second_person.amount_cents > for_one - (
      select coalesce(sum(d.amount_cents), 0)
      from desk.decisions(kind, null, needs_second_person.investor_id) d
      where d.is_alone and d.decided_for = needs_second_person.investor_id), false);
end $$;

create function desk.put_limit(role_and_kind text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Sets or lifts a limit of a role and kind, like "reviewer deposit". Raises changed_meanwhile.
declare
  of_role constant text := split_part(role_and_kind, ' ', 1);
  of_kind constant text := split_part(role_and_kind, ' ', 2);
  wanted public.cents;
begin
  lock table desk.role_limits in share row exclusive mode;
  wanted := desk.changed(
    jsonb_build_object('max_cents', (select l.max_cents from desk.role_limits l where l.role = of_role and l.kind = of_kind)), changes) ->> 'max_cents';
  if wanted is null then
    delete from desk.role_limits l where l.role = of_role and l.kind = of_kind;
  else
    insert into desk.role_limits as l (role, kind, max_cents, set_by)
    values (of_role, of_kind, wanted, (select auth.uid()))
    on conflict on constraint role_limits_pkey do update
      set max_cents = excluded.max_cents, set_by = excluded.set_by, set_at = now();
  end if;
  perform ground.audit('limit_changed', null, jsonb_build_object('role', of_role, 'kind', of_kind, 'changes', changes) || details);
end $$;

create function desk.set_limit(
  role text, kind text, reason text, seen_cents bigint default null, max_cents bigint default null) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets a role's 24-hour limit (cents; null: none). On a live site it only proposes a raise, and returns the
  -- proposal's id. Idempotent. Raises code_required, reason_required, invalid_amount, invalid_role, invalid_value,
  -- changed_meanwhile, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  before bigint;
begin
  if max_cents not between 0 and ground.most_cents() then raise exception 'invalid_amount'; end if;
  if not coalesce(role in ('reviewer', 'treasurer', 'admin'), false) then raise exception 'invalid_role'; end if;
  if not coalesce(kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone'), false) then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  lock table desk.role_limits in share row exclusive mode;
  before := (select l.max_cents from desk.role_limits l where l.role = set_limit.role and l.kind = set_limit.kind);
  if before is not distinct from set_limit.max_cents then return null; end if;
  if before is distinct from set_limit.seen_cents then raise exception 'changed_meanwhile'; end if;
  return desk.decide('limit', role || ' ' || kind, jsonb_build_object('max_cents', jsonb_build_array(before, max_cents)),
    why, coalesce(max_cents < coalesce(before, 9223372036854775807), false));
end $$;

create table desk.time_limits (
  queue text primary key
    constraint time_limits_queue check (queue in ('deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections')),
  hours int not null
    constraint time_limits_sensible check (hours between 1 and 720)
    constraint time_limits_as_promised check (queue <> 'deposits' or hours <= 24),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now()
);
comment on table desk.time_limits is 'Hours after which an open case of a queue (its table) is late.';
insert into desk.time_limits (queue, hours) values
  ('deposits', 24),
  -- A new address waits 48 hours first (D78a).
  ('withdrawals', 72),
  ('kyc_cases', 48),
  ('contact_messages', 48),
  ('corrections', 24);

select messages.announce_changes('desk.time_limits', 'update');

create function people.admin_in_turn() returns uuid language plpgsql as $$
  -- Returns the caller's id if they are an admin, and locks all roles until the end of the transaction.
begin
  -- Before the lock, so that others do not queue, and after it: the last holder may have taken the caller's role.
  perform people.require_site_decision('admin');
  perform desk.take_turn_at_site();
  lock table people.operators in share row exclusive mode;
  return people.require_operator('admin');
end $$;

create function desk.time_limit(queue text) returns interval language sql stable as $$
  -- Returns when an open case of a queue (its table) is late; null for an unknown queue.
  select make_interval(hours => l.hours) from desk.time_limits l where l.queue = time_limit.queue
$$;
