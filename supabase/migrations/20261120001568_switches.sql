-- Some regulators forbid incentives, others require identity early. Promised bonuses stay promised.

create function private.switch_kinds() returns text[]
  language sql immutable set search_path = ''
as $$
  select '{profit,referral,granted,identity_before_deposit,identity_before_plan,identity_before_withdrawal}'::text[]
$$;
comment on function private.switch_kinds() is 'Returns the switches: three kinds of bonuses, and the steps that require a confirmed identity.';

create function private.require_bonus(kind text) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from public.site s where require_bonus.kind = any (s.bonuses)) then
    raise exception 'bonus_off' using hint = 'Two people must switch this kind of bonus on first.';
  end if;
end
$$;
comment on function private.require_bonus(text) is
  'Refuses a kind of bonus (profit, referral, granted) that the site does not give. Raises bonus_off.';

create function private.was_off(kind text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from private.audit_events e where e.action = 'switched' and e.details ->> 'kind' = was_off.kind)
$$;
comment on function private.was_off(text) is
  'Returns whether a kind of bonus was ever switched, by the trail: then a purchase may have promised none.';

create function private.switched_on(kind text, site public.site) returns boolean
  language sql immutable set search_path = ''
as $$
  select switched_on.kind = any (site.bonuses) or switched_on.kind like 'identity_before_%' and substr(switched_on.kind, 17) = any (site.identity_before)
$$;
comment on function private.switched_on(text, public.site) is 'Returns whether a switch (see private.switch_kinds) is on.';

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
comment on function private.turn_switch(text, boolean, jsonb) is 'Turns a switch of the site, audited.';

create function private.propose_switch(kind text, turn_on boolean, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.require_site_decision('admin');
  why constant text := private.given_reason(propose_switch.reason);
begin
  if propose_switch.turn_on is null or not coalesce(propose_switch.kind = any (private.switch_kinds()), false) then
    raise exception 'invalid_value';
  end if;
  perform private.take_turn_at_site();
  return private.propose('switch', propose_switch.kind, jsonb_build_object('on', jsonb_build_array(not propose_switch.turn_on, propose_switch.turn_on)), why);
end
$$;
comment on function private.propose_switch(text, boolean, text) is
  'Proposes to turn a switch (see private.switch_kinds) on or off. Returns the proposal''s id; idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, invalid_value, change_open, changed_meanwhile (it is so already).';
select private.open('private.propose_switch', 'authenticated');

create function private.put_switch(kind text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  wanted jsonb;
begin
  perform from public.site s for update;
  wanted := private.changed((select jsonb_build_object('on', private.switched_on(put_switch.kind, s)) from public.site s), changes);
  perform private.turn_switch(put_switch.kind, (wanted ->> 'on')::boolean, details);
end
$$;
comment on function private.put_switch(text, jsonb, jsonb) is
  'Turns a switch as proposed. Promised bonuses stay promised. Raises changed_meanwhile.';

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
    left join private.proposals b on b.kind = 'switch' and b.subject = k.kind and num_nonnulls(b.confirmed_at, b.cancelled_at) = 0
    left join public.profiles p on p.id = b.proposed_by
    order by k.place;
end
$$;
comment on function private.site_switches() is 'Returns each switch and its open proposal. Raises not_allowed, session_ended (42501).';
select private.open('private.site_switches', 'authenticated');
