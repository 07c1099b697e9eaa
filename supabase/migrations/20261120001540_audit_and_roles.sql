-- The database owner makes the first admin:
--
--   select people.make_first_admin('you@example.com');

create index audit_events_actor on ground.audit_events (actor, id) where actor is not null;
create index audit_events_subject on ground.audit_events (subject, id) where subject is not null;

create function people.audit_log(
  only_action text default null, only_subject uuid default null, from_event bigint default null, max_rows int default 50)
  returns table (id bigint, at timestamptz, actor uuid, actor_name text, action text, subject uuid, details jsonb)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select e.id, e.at, e.actor, p.name, e.action, e.subject, e.details
    from ground.audit_events e left join public.profiles p on p.id = e.actor
    where e.id <= coalesce(from_event, 9223372036854775807)
      and (only_subject is null or e.subject = only_subject)
      and (only_action is null or e.action = only_action)
    order by e.id desc
    limit least(greatest(max_rows, 1), 1000);
end
$$;
comment on function people.audit_log(text, uuid, bigint, int) is
  'Returns the audit trail, newest first. No actor: the database owner, the worker, or a mailed link. Raises not_allowed, session_ended.';
select ground.open('people.audit_log', 'authenticated');

create function people.list_operators()
  returns table (user_id uuid, name text, email text, role text, role_since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select o.user_id, p.name, p.email, o.role, o.role_since
    from people.operators o join public.profiles p on p.id = o.user_id
    order by o.role_since, o.user_id
    limit 200;
end
$$;
comment on function people.list_operators() is 'Returns everyone with a role. Raises not_allowed, session_ended.';
select ground.open('people.list_operators', 'authenticated');

create function people.has_other_admin(person_id uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from people.operators o join public.profiles p on p.id = o.user_id
    where o.role = 'admin' and o.user_id <> has_other_admin.person_id and p.closed_at is null)
$$;
comment on function people.has_other_admin(uuid) is 'Returns whether another person is an admin with an open account.';

create function people.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time, or two admins who remove each other would both still find one.
  perform pg_advisory_xact_lock(hashtextextended('keep an admin', 0));
  if not people.has_other_admin(old.user_id) then
    raise exception 'last_admin' using hint = 'Make somebody else an admin first.';
  end if;
  return coalesce(new, old);
end
$$;
comment on function people.keep_an_admin() is 'Trigger of people.operators: keeps the last admin. Raises last_admin.';
create trigger keep_an_admin_updated before update of role on people.operators
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function people.keep_an_admin();
create trigger keep_an_admin_deleted before delete on people.operators
  for each row when (old.role = 'admin') execute function people.keep_an_admin();

create function people.make_first_admin(address text) returns void
  language plpgsql set search_path = ''
as $$
declare
  person constant uuid := (select p.id from public.profiles p where lower(p.email) = lower(address) and p.verified);
begin
  if exists (select from people.operators o where o.role = 'admin') then
    raise exception 'admin_exists' using hint = 'An admin gives further roles in the back office.';
  end if;
  if person is null then
    raise exception 'not_found' using hint = 'Register and confirm this address first.';
  end if;
  insert into people.operators as o (user_id, role) values (person, 'admin')
  on conflict on constraint operators_pkey do update set role = 'admin';
end
$$;
comment on function people.make_first_admin(text) is
  'Makes the first admin, a person who registered and confirmed this address. For the database owner. Raises admin_exists, not_found.';
