-- An admin who gives roles could act as a second person through them: where there are two admins, a change of a role takes both.

create function private.role_change_life() returns interval
  language sql immutable set search_path = ''
as $$ select interval '336 hours' $$;
comment on function private.role_change_life() is 'How long a proposed change of a role can be confirmed.';

create table private.role_changes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id),
  old_role text constraint role_changes_old_role check (old_role in ('reviewer', 'treasurer', 'admin')),
  new_role text constraint role_changes_new_role check (new_role in ('reviewer', 'treasurer', 'admin')),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint role_changes_something check (old_role is distinct from new_role),
  constraint role_changes_not_own check (proposed_by <> person_id),
  constraint role_changes_two_people check (confirmed_by <> proposed_by and confirmed_by <> person_id),
  constraint role_changes_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint role_changes_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint role_changes_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.role_changes is
  'Changes of roles that one admin proposed while there was another: confirmed by an admin who is neither of the two people, or cancelled.';
comment on column private.role_changes.old_role is 'What they had when it was proposed, null for none; when that is another one meanwhile, the proposal is stale.';
comment on column private.role_changes.new_role is 'What they shall have, null for none.';
create unique index role_changes_one_open on private.role_changes (person_id) where confirmed_at is null and cancelled_at is null;
create index role_changes_person on private.role_changes (person_id);
create index role_changes_proposed_by on private.role_changes (proposed_by);
create index role_changes_confirmed_by on private.role_changes (confirmed_by) where confirmed_by is not null;
create index role_changes_cancelled_by on private.role_changes (cancelled_by) where cancelled_by is not null;

create trigger append_only_proposal before update of id, person_id, old_role, new_role, proposed_by, proposed_at
  on private.role_changes for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.role_changes
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.role_changes
  for each row execute function private.forbid_change();
create trigger announce after insert or update on private.role_changes
  for each statement execute function private.announce_to_operators();

create function private.admin_in_turn() returns uuid
  language plpgsql set search_path = ''
as $$
begin
  -- Before, so that no one else takes a turn or waits for one, and afterwards: the admin who had it may have taken the caller's role.
  perform private.require_site_decision('admin');
  lock table private.operators in share row exclusive mode;
  return private.require_operator('admin');
end
$$;
comment on function private.admin_in_turn() is
  'The caller''s id when they are an admin; until the end of the transaction no one else changes a role. Raises not_allowed, session_ended (42501), code_required.';

create function private.check_new_role(person_id uuid, new_role text) returns void
  language plpgsql set search_path = ''
as $$
declare
  person public.profiles;
begin
  if check_new_role.new_role not in ('reviewer', 'treasurer', 'admin') then
    raise exception 'invalid_role';
  end if;
  -- Closing an account holds this row, so that neither overtakes the other.
  perform from ledger.accounts a where a.investor_id = check_new_role.person_id for key share;
  select * into person from public.profiles p where p.id = check_new_role.person_id;
  if person.id is null then
    raise exception 'not_found';
  end if;
  if check_new_role.new_role is not null and person.closed_at is not null then
    raise exception 'account_closed';
  end if;
  -- An account that was taken over gets no power over those of others.
  if check_new_role.new_role is not null and private.is_frozen(check_new_role.person_id) then
    raise exception 'person_frozen';
  end if;
  if check_new_role.new_role is not null and not person.verified then
    raise exception 'not_found' using hint = 'Nobody with a confirmed address has this id.';
  end if;
end
$$;
comment on function private.check_new_role(uuid, text) is
  'Refuses an unknown role, and any role for a person who closed their account, is frozen or has not confirmed their address; a role can be taken (null) from every person. '
  'Holds the account open. Raises invalid_role, not_found, account_closed, person_frozen.';

create function private.put_role(person_id uuid, new_role text) returns void
  language plpgsql set search_path = ''
as $$
begin
  if put_role.new_role is null then
    delete from private.operators o where o.user_id = put_role.person_id;
  else
    insert into private.operators as o (user_id, role) values (put_role.person_id, put_role.new_role)
    on conflict on constraint operators_pkey do update set role = excluded.role;
  end if;
end
$$;
comment on function private.put_role(uuid, text) is
  'Gives a person a role that was checked, or takes it away (null); the database follows at their next call. Raises last_admin.';

create function private.role_change_hindrance(change private.role_changes) returns text
  language sql stable set search_path = ''
as $$
  select case
    when not private.is_operator_since(change.proposed_by, change.proposed_at, 'admin') then 'approval_lapsed'
    when now() >= change.proposed_at + private.role_change_life() then 'change_expired'
    when (select o.role from private.operators o where o.user_id = change.person_id) is distinct from change.old_role then 'role_changed_since'
  end
$$;
comment on function private.role_change_hindrance(private.role_changes) is
  'Why a change can no longer be confirmed: approval_lapsed (its proposer is no admin), change_expired (too old), role_changed_since; null when it can.';

create function private.end_role_change(change private.role_changes, admin uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.role_changes c set cancelled_by = end_role_change.admin, cancelled_at = now() where c.id = change.id;
  perform private.audit('role_change_cancelled', change.person_id, jsonb_build_object(
    'from', change.old_role, 'to', change.new_role, 'change', change.id));
end
$$;
comment on function private.end_role_change(private.role_changes, uuid) is 'Cancels a proposed change, on the record.';

create function private.set_role(person_id uuid, new_role text default null) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.admin_in_turn();
  before text;
  open private.role_changes;
begin
  if set_role.person_id = admin and set_role.new_role is not null then
    raise exception 'own_role' using hint = 'Another admin must change it.';
  end if;
  perform private.check_new_role(set_role.person_id, set_role.new_role);
  before := (select o.role from private.operators o where o.user_id = set_role.person_id);
  if before is not distinct from set_role.new_role then
    return null;
  end if;

  select * into open from private.role_changes c
  where c.person_id = set_role.person_id and num_nonnulls(c.confirmed_at, c.cancelled_at) = 0;
  if set_role.person_id = admin or not private.has_other_admin(admin) then
    -- The role first: it also takes the cases that the person has open, and an operator who decides one waits for the head of the trail.
    perform private.put_role(set_role.person_id, set_role.new_role);
    if open.id is not null then
      perform private.end_role_change(open, admin);
    end if;
    return null;
  end if;
  if open.id is not null and private.role_change_hindrance(open) is null then
    if open.proposed_by = admin and open.new_role is not distinct from set_role.new_role then
      return open.id;
    end if;
    raise exception 'change_open' using hint = 'One change of somebody''s role at a time: confirm or cancel it first.';
  end if;
  if open.id is not null then
    perform private.end_role_change(open, admin);
  end if;
  insert into private.role_changes as c (person_id, old_role, new_role, proposed_by)
  values (set_role.person_id, before, set_role.new_role, admin)
  returning * into open;
  perform private.audit('role_change_proposed', open.person_id, jsonb_build_object(
    'from', open.old_role, 'to', open.new_role, 'change', open.id));
  return open.id;
end
$$;
comment on function private.set_role(uuid, text) is
  'An admin gives a person a role, changes it, or takes it away (null). Where there is another admin it is only proposed: the answer is the id that private.confirm_role takes; a retry returns the same id. '
  'Otherwise, and when they give up their own, it is done at once, and the answer is null. A proposal that can no longer be confirmed gives way to a new one. '
  'Raises not_allowed, session_ended (42501), code_required, own_role, invalid_role, not_found, account_closed, person_frozen, change_open, last_admin.';
select private.open('private.set_role', 'authenticated');

create function private.open_role_change(change_id uuid) returns private.role_changes
  language plpgsql set search_path = ''
as $$
declare
  change private.role_changes;
begin
  select * into change from private.role_changes c where c.id = change_id;
  if not found then
    raise exception 'not_found';
  end if;
  if num_nonnulls(change.confirmed_at, change.cancelled_at) > 0 then
    raise exception 'change_closed' using hint = 'It has been confirmed or cancelled.';
  end if;
  return change;
end
$$;
comment on function private.open_role_change(uuid) is 'A proposed change of a role that has not ended, for the caller who has the turn. Raises not_found, change_closed.';

create function private.confirm_role(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.admin_in_turn();
  change private.role_changes;
  hindrance text;
begin
  if exists (select from private.role_changes c where c.id = change_id and c.confirmed_by = admin) then
    return;
  end if;
  change := private.open_role_change(change_id);
  if admin in (change.proposed_by, change.person_id) then
    raise exception 'second_person_required';
  end if;
  hindrance := private.role_change_hindrance(change);
  if hindrance is not null then
    raise exception '%', hindrance using hint = 'Cancel it and propose it anew.';
  end if;
  perform private.check_new_role(change.person_id, change.new_role);
  update private.role_changes c set confirmed_by = admin, confirmed_at = now() where c.id = change.id;
  perform private.put_role(change.person_id, change.new_role);
  perform private.audit('role_change_confirmed', change.person_id, jsonb_build_object(
    'from', change.old_role, 'to', change.new_role, 'change', change.id));
end
$$;
comment on function private.confirm_role(uuid) is
  'Another admin, who is not the person concerned either, makes a proposed change of a role. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, change_closed, second_person_required, approval_lapsed, change_expired, role_changed_since, account_closed, person_frozen, last_admin.';
select private.open('private.confirm_role', 'authenticated');

create function private.cancel_role(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.admin_in_turn();
  change private.role_changes;
begin
  if exists (select from private.role_changes c where c.id = change_id and c.cancelled_by = admin) then
    return;
  end if;
  change := private.open_role_change(change_id);
  -- Or no one could take a role from them. What can no longer be confirmed they may clear away.
  if change.person_id = admin and private.role_change_hindrance(change) is null then
    raise exception 'second_person_required';
  end if;
  perform private.end_role_change(change, admin);
end
$$;
comment on function private.cancel_role(uuid) is
  'An admin stops a proposed change of a role; the person concerned only one that can no longer be confirmed. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, change_closed, second_person_required.';
select private.open('private.cancel_role', 'authenticated');

create function private.list_role_changes()
  returns table (
    id uuid, person_id uuid, name text, email text, old_role text, new_role text, proposed_by uuid, proposed_by_name text,
    proposed_at timestamptz, expires_at timestamptz, hindrance text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, c.person_id, p.name, p.email, c.old_role, c.new_role, c.proposed_by, a.name,
      c.proposed_at, c.proposed_at + private.role_change_life(), private.role_change_hindrance(c)
    from private.role_changes c
    join public.profiles p on p.id = c.person_id
    join public.profiles a on a.id = c.proposed_by
    where c.confirmed_at is null and c.cancelled_at is null
    order by c.proposed_at, c.id
    limit 200;
end
$$;
comment on function private.list_role_changes() is
  'The changes of roles that wait, oldest first, for operators; hindrance: why it can no longer be confirmed. Raises not_allowed, session_ended (42501).';
select private.open('private.list_role_changes', 'authenticated');
