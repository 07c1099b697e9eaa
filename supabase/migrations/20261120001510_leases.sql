-- A lease, not a lock, so that a closed browser frees the case; half an hour at most, so that no one blocks a decision.

create table desk.case_leases (
  case_id uuid,
  queue text constraint case_leases_queue check (queue in ('deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections')),
  operator_id uuid not null references people.operators (user_id) on delete cascade,
  held_until timestamptz not null,
  since timestamptz not null default now(),
  primary key (case_id, queue)
);
comment on table desk.case_leases is 'Current or last lease of each open case; removed with its decision or its holder''s role.';
comment on column desk.case_leases.queue is 'The case''s table: ids are chosen by clients and not unique across tables.';
comment on column desk.case_leases.held_until is 'At most half an hour after since.';
comment on column desk.case_leases.since is 'Kept on release, so that taking it again starts no new half hour.';
create index case_leases_operator on desk.case_leases (operator_id);

create function desk.lease_case(queue text, case_id uuid)
  returns table (operator_id uuid, operator_name text, held_until timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  may_pay constant boolean := people.operator_role() in ('treasurer', 'admin');
  is_next boolean;
  holder_before uuid;
begin
  -- Locks the case first, as a decision does, so that a later caller sees it decided.
  case lease_case.queue
    when 'deposits' then
      select d.investor_id <> operator
        and (d.first_approved_by is distinct from operator or not people.is_operator_since(operator, d.first_approved_at)) into is_next
      from public.deposits d where d.id = lease_case.case_id and d.status = 'pending' for share;
    when 'withdrawals' then
      select w.investor_id <> operator
        and (w.status = 'pending' or withdrawals.approval_lapsed(w)
          or may_pay and w.reviewed_by <> operator and (w.taken_by = operator or w.taken_until > now() is not true) and w.amount_cents <= coalesce(desk.own_limit('payment'), w.amount_cents)) into is_next
      from public.withdrawals w where w.id = lease_case.case_id and w.status in ('pending', 'approved', 'paying') for share;
    when 'kyc_cases' then
      select k.investor_id <> operator into is_next
      from public.kyc_cases k where k.id = lease_case.case_id and k.status = 'pending' for share;
    when 'contact_messages' then
      select true into is_next
      from public.contact_messages m where m.id = lease_case.case_id and m.handled_at is null for share;
    when 'corrections' then
      select may_pay and operator not in (c.investor_id, c.proposed_by) into is_next
      from desk.corrections c where c.id = lease_case.case_id and c.status = 'proposed' for share;
    else
      null;
  end case;
  if not found then
    raise exception 'not_found';
  end if;

  -- Operators who only look must not block the others.
  if is_next then
    perform people.keep_role(operator);
    select c.operator_id into holder_before from desk.case_leases c
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.held_until > now();
    -- One turn an hour, even after a release.
    update desk.case_leases c set held_until = least(now() + interval '2 minutes', c.since + interval '30 minutes')
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.operator_id = operator and c.since > now() - interval '1 hour';
    if not found then
      insert into desk.case_leases as c (case_id, queue, operator_id, held_until)
      values (lease_case.case_id, lease_case.queue, operator, now() + interval '2 minutes')
      on conflict on constraint case_leases_pkey do update
        set operator_id = excluded.operator_id, held_until = excluded.held_until, since = excluded.since
        where c.held_until <= now();
    end if;
  end if;
  return query
    select c.operator_id, p.name, c.held_until
    from desk.case_leases c join public.profiles p on p.id = c.operator_id
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.held_until > now();
  if found and is_next and holder_before is null then
    perform messages.broadcast('case_leases', lease_case.case_id::text, o.user_id) from people.operators o;
  end if;
end
$$;
comment on function desk.lease_case(text, uuid) is
  'Leases an open case (queue: its table) for two minutes, extendable to thirty, if the caller can take its next step. Returns the holder, no row if free. Raises not_allowed, session_ended, not_found.';
select ground.open('desk.lease_case', 'authenticated');

create function desk.release_case(queue text, case_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
begin
  update desk.case_leases c set held_until = now()
  where c.case_id = release_case.case_id and c.queue = release_case.queue and c.operator_id = operator and c.held_until > now();
  if found then
    perform messages.broadcast('case_leases', release_case.case_id::text, o.user_id) from people.operators o;
  end if;
end
$$;
comment on function desk.release_case(text, uuid) is
  'Releases the caller''s lease of a case (queue: its table); leaves others''. Raises not_allowed, session_ended.';
select ground.open('desk.release_case', 'authenticated');

create function desk.open_leases(queue text)
  returns table (case_id uuid, operator_id uuid, operator_name text, held_until timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select c.case_id, c.operator_id, p.name, c.held_until
    from desk.case_leases c join public.profiles p on p.id = c.operator_id
    where c.queue = open_leases.queue and c.held_until > now()
    order by c.held_until desc
    limit 200;
end
$$;
comment on function desk.open_leases(text) is
  'Returns current leases of a queue (its table); the newest 200. Raises not_allowed, session_ended (42501).';
select ground.open('desk.open_leases', 'authenticated');

create function desk.respect_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from desk.case_leases c
    where c.case_id = new.id and c.queue = tg_table_name and c.held_until > now() and c.operator_id <> (select auth.uid())
  ) then
    raise exception 'case_leased' using hint = 'Another operator has it open.';
  end if;
  return new;
end
$$;
comment on function desk.respect_lease() is
  'Trigger of the queues'' tables: refuses a decision on a case another operator holds. Raises case_leased.';

create function desk.end_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from desk.case_leases c where c.case_id = new.id and c.queue = tg_table_name;
  if found then
    perform messages.broadcast('case_leases', new.id::text, o.user_id) from people.operators o;
  end if;
  return null;
end
$$;
comment on function desk.end_lease() is 'Trigger of the queues'' tables: ends the lease with the decision, and broadcasts it to operators.';

create trigger respect_lease before update of status, first_approved_by on public.deposits
  for each row execute function desk.respect_lease();
create trigger end_lease after update of status, first_approved_by on public.deposits
  for each row execute function desk.end_lease();

create trigger respect_lease before update of status on public.withdrawals
  for each row when (new.status <> 'cancelled') execute function desk.respect_lease();
create trigger end_lease after update of status on public.withdrawals
  for each row execute function desk.end_lease();

create trigger respect_lease before update of status on public.kyc_cases
  for each row execute function desk.respect_lease();
create trigger end_lease after update of status on public.kyc_cases
  for each row execute function desk.end_lease();

create trigger respect_lease before update of handled_at on public.contact_messages
  for each row execute function desk.respect_lease();
create trigger end_lease after update of handled_at on public.contact_messages
  for each row execute function desk.end_lease();

create function desk.queue_counts()
  returns table (
    deposits int, withdrawals int, kyc_cases int, contact_messages int, corrections int,
    yield int, insurance int, role_changes int, wallet_changes int, go_live_requests int, exchanges int, plans int, site int, trading int, strategies int, methods int, proof int)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  -- Looks at a hundred at most of each, so that long queues count as fast.
  return query select
    (select count(*)::int from (select from public.deposits d where d.status = 'pending' limit 100) x),
    (select count(*)::int from (select from public.withdrawals w where w.status in ('pending', 'approved', 'paying') limit 100) x),
    (select count(*)::int from (select from public.kyc_cases k where k.status = 'pending' limit 100) x),
    (select count(*)::int from (select from public.contact_messages m where m.handled_at is null limit 100) x),
    (select count(*)::int from (select from desk.corrections c where c.status = 'proposed' limit 100) x),
    least(count(*) filter (where o.kind = 'yield'), 100)::int,
    least(count(*) filter (where o.kind = 'insurance'), 100)::int,
    least(count(*) filter (where o.kind = 'role_changes'), 100)::int,
    least(count(*) filter (where o.kind = 'wallet_changes'), 100)::int,
    least(count(*) filter (where o.kind = 'go_live_requests'), 100)::int,
    least(count(*) filter (where o.kind = 'exchanges'), 100)::int,
    least(count(*) filter (where o.kind = 'plans'), 100)::int,
    least(count(*) filter (where o.kind = 'site'), 100)::int,
    least(count(*) filter (where o.kind = 'trading'), 100)::int,
    least(count(*) filter (where o.kind = 'strategies'), 100)::int,
    least(count(*) filter (where o.kind = 'methods'), 100)::int,
    least(count(*) filter (where o.kind = 'proof'), 100)::int
  from desk.open_proposals() o;
end
$$;
comment on function desk.queue_counts() is
  'Returns how many cases wait in each queue and for a second person; 100 means a hundred or more. Raises not_allowed, session_ended (42501).';
select ground.open('desk.queue_counts', 'authenticated');

create function desk.announce_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  perform messages.broadcast('operators', person::text, p.id)
  from (select person as id union select o.user_id from people.operators o) p;
  return null;
end
$$;
comment on function desk.announce_role() is
  'Trigger of people.operators: broadcasts a change of role to operators and the person; the database asks at every call anyway.';
create trigger announce_role after insert or update or delete on people.operators
  for each row execute function desk.announce_role();
