-- What a site does or asks differs by law: some regulators forbid incentives, others demand a confirmed identity early. One person
-- proposes to switch such a rule on or off, another does it. A bonus that was promised before stays promised.

create function private.switch_kinds() returns text[]
  language sql immutable set search_path = ''
as $$
  select '{profit,referral,granted,identity_before_deposit,identity_before_plan,identity_before_withdrawal}'::text[]
$$;
comment on function private.switch_kinds() is
  'What two people switch on or off: three kinds of bonuses, and the steps before which a person must have a confirmed identity.';

create table private.switch_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint switch_changes_kind check (kind = any (private.switch_kinds())),
  turn_on boolean not null,
  reason text not null constraint switch_changes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint switch_changes_two_people check (confirmed_by <> proposed_by),
  constraint switch_changes_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint switch_changes_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint switch_changes_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.switch_changes is
  'Proposals to switch a rule of the site on or off: by one admin, confirmed by another admin or a treasurer, or cancelled. The audit trail names both.';
create unique index switch_changes_one_open on private.switch_changes (kind) where confirmed_at is null and cancelled_at is null;
create index switch_changes_proposed_by on private.switch_changes (proposed_by);
create index switch_changes_confirmed_by on private.switch_changes (confirmed_by) where confirmed_by is not null;
create index switch_changes_cancelled_by on private.switch_changes (cancelled_by) where cancelled_by is not null;

alter table private.switch_changes enable row level security;
alter table private.switch_changes force row level security;
create policy switch_changes_nobody_select on private.switch_changes for select to anon, authenticated using (false);

create trigger append_only_proposal before update of id, kind, turn_on, reason, proposed_by, proposed_at
  on private.switch_changes for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.switch_changes
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.switch_changes
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.switch_changes
  for each statement execute function private.forbid_change();
create trigger announce after insert or update on private.switch_changes
  for each statement execute function private.announce_to_operators();

create function private.require_bonus(kind text) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from public.site s where require_bonus.kind = any (s.bonuses)) then
    raise exception 'bonus_off' using hint = 'Two people must switch this kind of bonus on first.';
  end if;
end
$$;
comment on function private.require_bonus(text) is 'Refuses what needs a kind of bonus (profit, referral, granted) that the site does not give. Raises bonus_off.';

create function private.was_off(kind text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from private.audit_events e where e.action = 'switched' and e.details ->> 'kind' = was_off.kind)
$$;
comment on function private.was_off(text) is 'Whether a kind of bonus was ever switched, by the trail: then a purchase may have promised none.';

create function private.switched_on(kind text, site public.site) returns boolean
  language sql immutable set search_path = ''
as $$
  select switched_on.kind = any (site.bonuses) or switched_on.kind like 'identity_before_%' and substr(switched_on.kind, 17) = any (site.identity_before)
$$;
comment on function private.switched_on(text, public.site) is 'Whether a switch (see private.switch_kinds) is on.';

create function private.turn_switch(kind text, turn_on boolean, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  switches constant text[] := array(
    select k from public.site s cross join unnest(private.switch_kinds()) k
    where case when k = turn_switch.kind then turn_switch.turn_on else private.switched_on(k, s) end);
begin
  update public.site s
  set bonuses = array(select k from unnest(switches) k where k not like 'identity_before_%'),
      identity_before = array(select substr(k, 17) from unnest(switches) k where k like 'identity_before_%')
  where s.only_row;
  perform private.audit('switched', null, jsonb_build_object('kind', turn_switch.kind, 'on', turn_switch.turn_on) || turn_switch.details);
end
$$;
comment on function private.turn_switch(text, boolean, jsonb) is 'Turns a switch of the site from now on, on the record.';

create function private.propose_switch(kind text, turn_on boolean, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.require_site_decision('admin');
  why constant text := private.given_reason(propose_switch.reason);
  open private.switch_changes;
begin
  if propose_switch.turn_on is null or not coalesce(propose_switch.kind = any (private.switch_kinds()), false) then
    raise exception 'invalid_value';
  end if;
  -- Changes of the site take turns.
  perform from public.site s for update;
  select * into open from private.switch_changes b
  where b.kind = propose_switch.kind and num_nonnulls(b.confirmed_at, b.cancelled_at) = 0;
  if found then
    if (open.proposed_by, open.turn_on, open.reason) = (admin, propose_switch.turn_on, why) then
      return open.id;
    end if;
    raise exception 'change_open' using hint = 'Confirm it or cancel it first.';
  end if;
  if (select private.switched_on(propose_switch.kind, s) = propose_switch.turn_on from public.site s) then
    raise exception 'changed_meanwhile';
  end if;
  insert into private.switch_changes as b (kind, turn_on, reason, proposed_by)
  values (propose_switch.kind, propose_switch.turn_on, why, admin)
  returning * into open;
  perform private.audit('switch_proposed', open.id, jsonb_build_object('kind', open.kind, 'on', open.turn_on, 'reason', open.reason));
  return open.id;
end
$$;
comment on function private.propose_switch(text, boolean, text) is
  'An admin proposes to turn a switch (see private.switch_kinds) on or off; nothing changes yet. Returns the id for private.confirm_switch; a retry returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, reason_required, invalid_value, change_open, changed_meanwhile (it is so already).';

create function private.open_switch(change_id uuid) returns private.switch_changes
  language plpgsql set search_path = ''
as $$
declare
  change private.switch_changes;
begin
  perform from public.site s for update;
  select * into change from private.switch_changes b where b.id = change_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  return change;
end
$$;
comment on function private.open_switch(uuid) is 'Locks the site and a proposal, and returns it. Raises not_found.';

create function private.confirm_switch(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  change constant private.switch_changes := private.open_switch(change_id);
begin
  if change.confirmed_by = operator then
    return;
  end if;
  if num_nonnulls(change.confirmed_at, change.cancelled_at) > 0 then
    raise exception 'change_closed';
  end if;
  perform private.require_second_person(operator, change.proposed_by, change.proposed_at, 'admin');
  update private.switch_changes b set confirmed_by = operator, confirmed_at = now() where b.id = change.id;
  perform private.turn_switch(change.kind, change.turn_on, jsonb_build_object('reason', change.reason, 'proposed_by', change.proposed_by));
end
$$;
comment on function private.confirm_switch(uuid) is
  'Another admin, or a treasurer, turns a switch as proposed; a retry is a no-op. A bonus that was promised before stays promised. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, change_closed, second_person_required, approval_lapsed.';

create function private.cancel_switch(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  change constant private.switch_changes := private.open_switch(change_id);
begin
  if change.cancelled_at is not null then
    return;
  end if;
  if change.confirmed_at is not null then
    raise exception 'change_closed';
  end if;
  update private.switch_changes b set cancelled_by = operator, cancelled_at = now() where b.id = change.id;
  perform private.audit('switch_cancelled', change.id, jsonb_build_object('kind', change.kind, 'on', change.turn_on));
end
$$;
comment on function private.cancel_switch(uuid) is
  'An admin or treasurer cancels a proposal; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, change_closed.';

create function private.site_switches()
  returns table (kind text, is_on boolean, change_id uuid, reason text, proposed_by uuid, proposed_by_name text, proposed_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select k.kind, private.switched_on(k.kind, s), b.id, b.reason, b.proposed_by, p.name, b.proposed_at
    from public.site s
    cross join unnest(private.switch_kinds()) with ordinality k (kind, place)
    left join private.switch_changes b on b.kind = k.kind and num_nonnulls(b.confirmed_at, b.cancelled_at) = 0
    left join public.profiles p on p.id = b.proposed_by
    order by k.place;
end
$$;
comment on function private.site_switches() is
  'Each switch of the site for operators: whether it is on, and the proposal to change that which waits for a second person, if any. Raises not_allowed, session_ended (42501).';

grant execute on function
  private.propose_switch(text, boolean, text),
  private.confirm_switch(uuid),
  private.cancel_switch(uuid),
  private.site_switches()
to authenticated;

create function public.propose_switch(kind text, turn_on boolean, reason text) returns uuid
  language sql security invoker set search_path = ''
as $$ select private.propose_switch(kind, turn_on, reason) $$;
comment on function public.propose_switch(text, boolean, text) is 'See private.propose_switch.';

create function public.confirm_switch(change_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.confirm_switch(change_id) $$;
comment on function public.confirm_switch(uuid) is 'See private.confirm_switch.';

create function public.cancel_switch(change_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.cancel_switch(change_id) $$;
comment on function public.cancel_switch(uuid) is 'See private.cancel_switch.';

create function public.site_switches()
  returns table (kind text, is_on boolean, change_id uuid, reason text, proposed_by uuid, proposed_by_name text, proposed_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$ select * from private.site_switches() $$;
comment on function public.site_switches() is 'See private.site_switches.';

grant execute on function
  public.propose_switch(text, boolean, text),
  public.confirm_switch(uuid),
  public.cancel_switch(uuid),
  public.site_switches()
to authenticated;
