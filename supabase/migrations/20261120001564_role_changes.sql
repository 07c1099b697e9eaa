-- An admin could give a role to their own second account, so with two admins a change of role takes both.

create function people.admin_in_turn() returns uuid
  language plpgsql set search_path = ''
as $$
begin
  -- Before the lock, so that others do not queue, and after it: the last holder may have taken the caller's role.
  perform people.require_site_decision('admin');
  perform desk.take_turn_at_site();
  lock table people.operators in share row exclusive mode;
  return people.require_operator('admin');
end
$$;
comment on function people.admin_in_turn() is
  'Returns the caller''s id if they are an admin, and locks all roles until the end of the transaction. Raises not_allowed, session_ended (42501), code_required.';

create function people.check_new_role(person_id uuid, new_role text) returns void
  language plpgsql set search_path = ''
as $$
declare
  person public.profiles;
begin
  if check_new_role.new_role not in ('reviewer', 'treasurer', 'admin') then
    raise exception 'invalid_role';
  end if;
  -- Closing an account locks this row, so that neither overtakes the other.
  perform from ledger.accounts a where a.investor_id = check_new_role.person_id for key share;
  select * into person from public.profiles p where p.id = check_new_role.person_id;
  if person.id is null then
    raise exception 'not_found';
  end if;
  if check_new_role.new_role is not null and person.closed_at is not null then
    raise exception 'account_closed';
  end if;
  if check_new_role.new_role is not null and people.is_frozen(check_new_role.person_id) then
    raise exception 'person_frozen';
  end if;
  if check_new_role.new_role is not null and not person.verified then
    raise exception 'not_found' using hint = 'Nobody with a confirmed address has this id.';
  end if;
end
$$;
comment on function people.check_new_role(uuid, text) is
  'Refuses an unknown role, or any for a closed, frozen or unconfirmed account, which it locks. Raises invalid_role, not_found, account_closed, person_frozen.';

create function people.put_role(person_id uuid, new_role text) returns void
  language plpgsql set search_path = ''
as $$
begin
  if put_role.new_role is null then
    delete from people.operators o where o.user_id = put_role.person_id;
  else
    insert into people.operators as o (user_id, role) values (put_role.person_id, put_role.new_role)
    on conflict on constraint operators_pkey do update set role = excluded.role;
  end if;
end
$$;
comment on function people.put_role(uuid, text) is 'Sets or removes (null) a checked role, effective at the next call. Raises last_admin.';

create function people.put_role_change(subject text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  admin constant uuid := people.admin_in_turn();
  person constant uuid := subject;
  new_role constant text := desk.changed(
    jsonb_build_object('role', (select o.role from people.operators o where o.user_id = subject::uuid)), changes) ->> 'role';
begin
  if person = admin then
    raise exception 'second_person_required';
  end if;
  perform people.check_new_role(person, new_role);
  perform people.put_role(person, new_role);
  perform ground.audit('role_change_confirmed', person, jsonb_build_object('from', changes #> '{role,0}', 'to', new_role) || details);
end
$$;
comment on function people.put_role_change(text, jsonb, jsonb) is
  'Changes the role of a person who is not the caller. Raises second_person_required, changed_meanwhile (they have another role since), account_closed, person_frozen, last_admin.';

create function people.set_role(person_id uuid, new_role text default null) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.admin_in_turn();
  before constant text := (select o.role from people.operators o where o.user_id = set_role.person_id);
  is_alone constant boolean := set_role.person_id = admin or not people.has_other_admin(admin);
begin
  if set_role.person_id = admin and set_role.new_role is not null then
    raise exception 'own_role' using hint = 'Another admin must change it.';
  end if;
  perform people.check_new_role(set_role.person_id, set_role.new_role);
  if before is not distinct from set_role.new_role then
    return null;
  end if;
  -- The role first: it also releases the person's cases, and an operator deciding one waits for the head of the trail.
  if is_alone then
    perform people.put_role(set_role.person_id, set_role.new_role);
  end if;
  -- What was proposed of another role than they have now can no longer be confirmed.
  perform desk.end_proposal(p, admin) from desk.proposals p
  where p.kind = 'role' and p.subject = set_role.person_id::text and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0
    and (is_alone or p.changes #>> '{role,0}' is distinct from before);
  if is_alone then
    return null;
  end if;
  return desk.propose('role', set_role.person_id::text, jsonb_build_object('role', jsonb_build_array(before, set_role.new_role)), null);
end
$$;
comment on function people.set_role(uuid, text) is
  'An admin gives a person a role, changes it, or takes it away (null). Where there is another admin it is only proposed: the answer is the id that desk.confirm_proposal takes; a retry returns the same id. '
  'Otherwise, and when they give up their own, it is done at once, and the answer is null. A proposal that can no longer be confirmed gives way. '
  'Raises not_allowed, session_ended (42501), code_required, own_role, invalid_role, not_found, account_closed, person_frozen, change_open, last_admin.';
select ground.open('people.set_role', 'authenticated');
