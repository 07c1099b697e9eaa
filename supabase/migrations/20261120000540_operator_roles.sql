-- Who gives and takes roles: two admins, where there are two, and the last one stays; the audit trail for operators.

create function people.admin_in_turn() returns uuid language plpgsql as $$
  -- Returns the caller's id if they are an admin, and locks all roles until the end of the transaction.
begin
  -- Before the lock, so that others do not queue, and after it: the last holder may have taken the caller's role.
  perform people.require_site_decision('admin');
  perform desk.take_turn_at_site();
  lock table people.operators in share row exclusive mode;
  return people.require_operator('admin');
end $$;

-- The database owner names the first admin, and the second, who goes live with them: select people.name_admin('you@example.com');

create function people.audit_log(
  only_action text default null, only_subject uuid default null, from_event bigint default null, max_rows int default 50)
  returns table (id bigint, at timestamptz, actor uuid, actor_name text, action text, subject uuid, details jsonb, subject_name text)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the audit trail, newest first. subject_name: of a person. Not in SQL, whose plans would not know the filters.
begin
  perform people.require_operator();
  return query
    select e.id, e.at, e.actor, p.name, e.action, e.subject, e.details, s.name
    from ground.audit_events e
    left join public.profiles p on p.id = e.actor
    left join public.profiles s on s.id = e.subject
    where e.id <= coalesce(from_event, 9223372036854775807)
      and (only_subject is null or e.subject = only_subject)
      and (only_action is null or e.action = only_action)
    order by e.id desc limit least(greatest(max_rows, 1), 1000);
end $$;

create function people.list_operators()
  returns table (user_id uuid, name text, email text, role text, role_since timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns everyone with a role.
  select people.require_operator();
  select o.user_id, p.name, p.email, o.role, o.role_since
  from people.operators o join public.profiles p on p.id = o.user_id
  order by o.role_since, o.user_id limit 200
$$;

create function people.has_other_admin(person_id uuid) returns boolean language sql stable as $$
  -- Returns whether another person is an admin with an open account.
  select exists (
    select from people.operators o join public.profiles p on p.id = o.user_id
    where o.role = 'admin' and o.user_id <> has_other_admin.person_id and p.closed_at is null)
$$;

create function people.keep_an_admin() returns trigger language plpgsql security definer as $$
  -- trigger: keep_an_admin_updated before update of role on people.operators when (old.role = 'admin' and new.role <> 'admin')
  -- trigger: keep_an_admin_deleted before delete on people.operators when (old.role = 'admin')
  -- Keeps the last admin. Raises last_admin.
begin
  -- One at a time, or two admins who remove each other would both still find one.
  perform pg_advisory_xact_lock(hashtextextended('keep an admin', 0));
  if not people.has_other_admin(old.user_id) then raise exception 'last_admin'; end if;
  return coalesce(new, old);
end $$;

create function people.follow_role() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update or delete on people.operators
  -- Audits each change of a role, cuts a new operator's open sessions to 12 hours, and broadcasts the change to
  -- operators and the person.
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  perform ground.audit('role_' || lower(tg_op), person, jsonb_build_object('from', old.role, 'to', new.role));
  if tg_op = 'INSERT' then
    update auth.sessions s set not_after = least(s.not_after, s.created_at + interval '12 hours') where s.user_id = person;
  end if;
  perform messages.broadcast('operators', person::text, p.id)
  from (select person as id union select o.user_id from people.operators o) p;
  return null;
end $$;

create function people.is_named_by_owner(person uuid) returns boolean language sql stable as $$
  -- Returns whether the database owner gave a person their role, which no admin can give a second account of their own.
  select coalesce((
    select e.actor is null from ground.audit_events e
    where e.subject = is_named_by_owner.person and e.action in ('role_insert', 'role_update') order by e.id desc limit 1), false)
$$;

create function people.name_admin(address text) returns void language plpgsql as $$
  -- Makes an admin of a person who registered and confirmed this address, of two at most. For the database owner.
declare
  person constant uuid := (select p.id from public.profiles p where lower(p.email) = lower(address) and p.verified);
begin
  if (select count(*) from people.operators o where o.role = 'admin' and people.is_named_by_owner(o.user_id)) > 1 then
    raise exception 'admin_exists' using hint = 'Admins give further roles in the back office.';
  end if;
  if person is null then raise exception 'not_found' using hint = 'Register and confirm this address first.'; end if;
  insert into people.operators as o (user_id, role) values (person, 'admin')
  on conflict on constraint operators_pkey do update set role = 'admin';
end $$;

-- An admin could give a role to their own second account, so with two admins a change of role takes both.

create function people.check_new_role(person_id uuid, new_role text) returns void language plpgsql as $$
  -- Refuses an unknown role, or any for a closed, frozen or unconfirmed account, which it locks.
declare
  person public.profiles;
begin
  if new_role not in ('reviewer', 'treasurer', 'admin') then raise exception 'invalid_role'; end if;
  -- Closing an account locks this row, so that neither overtakes the other.
  perform from ledger.accounts a where a.investor_id = person_id for key share;
  select * into person from public.profiles p where p.id = person_id;
  if person.id is null then raise exception 'not_found'; end if;
  if new_role is not null and person.closed_at is not null then raise exception 'account_closed'; end if;
  if new_role is not null and people.is_frozen(person_id) then raise exception 'person_frozen'; end if;
  if new_role is not null and not person.verified then raise exception 'not_found'; end if;
end $$;

create function people.give_role(person_id uuid, new_role text) returns void language plpgsql as $$
  -- Sets or removes (null) a checked role, effective at the next call.
begin
  if new_role is null then
    delete from people.operators o where o.user_id = person_id;
  else
    insert into people.operators as o (user_id, role) values (give_role.person_id, give_role.new_role)
    on conflict on constraint operators_pkey do update set role = excluded.role;
  end if;
end $$;

create function people.put_role(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Changes the role of a person who is not the caller.
declare
  admin constant uuid := people.admin_in_turn();
  person constant uuid := subject;
  new_role constant text := desk.changed(
    jsonb_build_object('role', (select o.role from people.operators o where o.user_id = subject::uuid)), changes) ->> 'role';
begin
  if person = admin then raise exception 'second_person_required'; end if;
  perform people.check_new_role(person, new_role);
  perform people.give_role(person, new_role);
  perform ground.audit('role_change_confirmed', person, jsonb_build_object('from', changes #> '{role,0}', 'to', new_role) || details);
end $$;

create function people.set_role(person_id uuid, new_role text default null) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Gives a person a role, changes it, or takes it away (null). Where there is another admin it is only proposed, and
  -- the id returned; otherwise, or of one's own, done at once, and null returned. A lapsed proposal gives way. Idempotent.
  -- Raises code_required, own_role, invalid_role, not_found, account_closed, person_frozen, change_open, last_admin.
declare
  admin constant uuid := people.admin_in_turn();
  before constant text := (select o.role from people.operators o where o.user_id = person_id);
  is_alone constant boolean := person_id = admin or not people.has_other_admin(admin);
begin
  if person_id = admin and new_role is not null then raise exception 'own_role'; end if;
  perform people.check_new_role(person_id, new_role);
  if before is not distinct from set_role.new_role then return null; end if;
  -- The role first: it also releases the person's cases, and an operator deciding one waits for the head of the trail.
  if is_alone then perform people.give_role(person_id, new_role); end if;
  perform desk.end_proposal(p, admin) from desk.proposals p
  where p.kind = 'role' and p.subject = set_role.person_id::text and p.is_open
    and (is_alone or p.changes #>> '{role,0}' is distinct from before);
  if is_alone then return null; end if;
  return desk.propose('role', person_id::text, jsonb_build_object('role', jsonb_build_array(before, new_role)), null);
end $$;
