-- Two operators on one case: the one who opens it holds it for two minutes, again and again while it stays open, and
-- no one else can decide it meanwhile. A lease and no lock: a browser that goes away frees the case by itself. And no
-- way to keep a case from being decided: half an hour in all, and only for who can take its next step.

create table private.case_leases (
  case_id uuid,
  queue text constraint case_leases_queue check (queue in ('deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections')),
  operator_id uuid not null references private.operators (user_id) on delete cascade,
  held_until timestamptz not null,
  since timestamptz not null default now(),
  primary key (case_id, queue)
);
comment on table private.case_leases is 'Who is working on which waiting case, or did last; gone when it is decided, or when that person is no operator any more.';
comment on column private.case_leases.queue is
  'The table of the case. People choose the ids of their messages, requests and corrections: the same id elsewhere is another case.';
comment on column private.case_leases.held_until is 'Afterwards anyone else may take it; at most half an hour after since.';
comment on column private.case_leases.since is 'When its holder took it; kept when they let it go, so that taking it again begins no new half hour.';
create index case_leases_operator on private.case_leases (operator_id);

create function private.lease_case(queue text, case_id uuid)
  returns table (operator_id uuid, operator_name text, held_until timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator();
  may_pay constant boolean := private.operator_role() in ('treasurer', 'admin');
  is_next boolean;
  holder_before uuid;
begin
  -- The case first, as a decision locks it: a caller who comes after one sees that it was decided.
  case lease_case.queue
    when 'deposits' then
      select d.investor_id <> operator
        and (d.first_approved_by is distinct from operator or not private.is_operator_since(operator, d.first_approved_at)) into is_next
      from public.deposits d where d.id = lease_case.case_id and d.status = 'pending' for share;
    when 'withdrawals' then
      select w.investor_id <> operator
        and (w.status = 'pending' or private.approval_lapsed(w)
          or may_pay and w.reviewed_by <> operator and (w.taken_by = operator or w.taken_until > now() is not true) and w.amount_cents <= coalesce(private.own_limit('payment'), w.amount_cents)) into is_next
      from public.withdrawals w where w.id = lease_case.case_id and w.status in ('pending', 'approved', 'paying') for share;
    when 'kyc_cases' then
      select k.investor_id <> operator into is_next
      from public.kyc_cases k where k.id = lease_case.case_id and k.status = 'pending' for share;
    when 'contact_messages' then
      select true into is_next
      from public.contact_messages m where m.id = lease_case.case_id and m.handled_at is null for share;
    when 'corrections' then
      select may_pay and operator not in (c.investor_id, c.proposed_by) into is_next
      from private.corrections c where c.id = lease_case.case_id and c.status = 'proposed' for share;
    else
      null; -- No queue: nothing is found.
  end case;
  if not found then
    raise exception 'not_found';
  end if;

  -- Who only looks must not keep the others from deciding.
  if is_next then
    perform private.keep_role(operator);
    select c.operator_id into holder_before from private.case_leases c
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.held_until > now();
    -- One turn in an hour, also of who let go in between.
    update private.case_leases c set held_until = least(now() + interval '2 minutes', c.since + interval '30 minutes')
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.operator_id = operator and c.since > now() - interval '1 hour';
    if not found then
      insert into private.case_leases as c (case_id, queue, operator_id, held_until)
      values (lease_case.case_id, lease_case.queue, operator, now() + interval '2 minutes')
      on conflict on constraint case_leases_pkey do update
        set operator_id = excluded.operator_id, held_until = excluded.held_until, since = excluded.since
        where c.held_until <= now();
    end if;
  end if;
  return query
    select c.operator_id, p.name, c.held_until
    from private.case_leases c join public.profiles p on p.id = c.operator_id
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.held_until > now();
  if found and is_next and holder_before is null then
    perform private.broadcast('case_leases', lease_case.case_id::text, o.user_id) from private.operators o;
  end if;
end
$$;
comment on function private.lease_case(text, uuid) is
  'An operator opens a waiting case (queue: its table) and holds it for two minutes; the same call prolongs it, up to thirty minutes in all, once an hour unless another held it since. '
  'Who cannot take its next step (it is theirs, they took the step before, or their role takes none, or no payment of so much) only looks. '
  'Returns who holds it now: the caller, someone else, or no row if it is free. Raises not_allowed, session_ended, not_found.';
select private.open('private.lease_case', 'authenticated');

create function private.release_case(queue text, case_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator();
begin
  update private.case_leases c set held_until = now()
  where c.case_id = release_case.case_id and c.queue = release_case.queue and c.operator_id = operator and c.held_until > now();
  if found then
    perform private.broadcast('case_leases', release_case.case_id::text, o.user_id) from private.operators o;
  end if;
end
$$;
comment on function private.release_case(text, uuid) is
  'An operator closes a case (queue: its table) and no longer holds it; nothing happens to what another holds. Raises not_allowed, session_ended.';
select private.open('private.release_case', 'authenticated');

create function private.open_leases(queue text)
  returns table (case_id uuid, operator_id uuid, operator_name text, held_until timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.case_id, c.operator_id, p.name, c.held_until
    from private.case_leases c join public.profiles p on p.id = c.operator_id
    where c.queue = open_leases.queue and c.held_until > now()
    order by c.held_until desc
    limit 200;
end
$$;
comment on function private.open_leases(text) is 'Who holds which case of a queue (its table) now, for operators; the newest 200. Raises not_allowed, session_ended (42501).';
select private.open('private.open_leases', 'authenticated');

create function private.respect_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.case_leases c
    where c.case_id = new.id and c.queue = tg_table_name and c.held_until > now() and c.operator_id <> (select auth.uid())
  ) then
    raise exception 'case_leased' using hint = 'Another operator has it open.';
  end if;
  return new;
end
$$;
comment on function private.respect_lease() is
  'Trigger of the queues'' tables: no one decides a case that another operator holds; a hold on the same id in another queue does not count. Raises case_leased.';

create function private.end_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.case_leases c where c.case_id = new.id and c.queue = tg_table_name;
  if found then
    perform private.broadcast('case_leases', new.id::text, o.user_id) from private.operators o;
  end if;
  return null;
end
$$;
comment on function private.end_lease() is 'Trigger of the queues'' tables: a decision ends the lease, and the operators hear of it, by id only.';

create trigger respect_lease before update of status, first_approved_by on public.deposits
  for each row execute function private.respect_lease();
create trigger end_lease after update of status, first_approved_by on public.deposits
  for each row execute function private.end_lease();

-- Its owner may take a request back, no matter who is looking at it.
create trigger respect_lease before update of status on public.withdrawals
  for each row when (new.status <> 'cancelled') execute function private.respect_lease();
create trigger end_lease after update of status on public.withdrawals
  for each row execute function private.end_lease();

create trigger respect_lease before update of status on public.kyc_cases
  for each row execute function private.respect_lease();
create trigger end_lease after update of status on public.kyc_cases
  for each row execute function private.end_lease();

create trigger respect_lease before update of handled_at on public.contact_messages
  for each row execute function private.respect_lease();
create trigger end_lease after update of handled_at on public.contact_messages
  for each row execute function private.end_lease();

create function private.queue_counts()
  returns table (
    deposits int, withdrawals int, kyc_cases int, contact_messages int, corrections int,
    yield int, insurance int, role_changes int, wallet_changes int, go_live_requests int, exchanges int, plans int, site int, trading int, strategies int, methods int, proof int)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  -- Never more than a hundred of each are looked at: a queue of any length is counted as fast.
  return query select
    (select count(*)::int from (select from public.deposits d where d.status = 'pending' limit 100) x),
    (select count(*)::int from (select from public.withdrawals w where w.status in ('pending', 'approved', 'paying') limit 100) x),
    (select count(*)::int from (select from public.kyc_cases k where k.status = 'pending' limit 100) x),
    (select count(*)::int from (select from public.contact_messages m where m.handled_at is null limit 100) x),
    (select count(*)::int from (select from private.corrections c where c.status = 'proposed' limit 100) x),
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
  from private.open_proposals() o;
end
$$;
comment on function private.queue_counts() is
  'How many cases wait in each queue, and how much else waits for a second person, for operators; 100 means a hundred or more. Raises not_allowed, session_ended (42501).';
select private.open('private.queue_counts', 'authenticated');

-- A person who gets or loses a role hears of it, so that an open page can follow; the database itself asks at every call.
create function private.announce_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  perform private.broadcast('operators', person::text, p.id)
  from (select person as id union select o.user_id from private.operators o) p;
  return null;
end
$$;
comment on function private.announce_role() is 'Trigger of private.operators: tells the operators, and the person concerned, by id only, whose role changed.';
create trigger announce_role after insert or update or delete on private.operators
  for each row execute function private.announce_role();
