-- Some regulators forbid incentives, others require identity early. Promised bonuses stay promised.

create function site.site_flag_kinds() returns text[]
  language sql immutable set search_path = ''
as $$
  select '{profit,referral,granted,identity_before_deposit,identity_before_plan,identity_before_withdrawal}'::text[]
$$;
comment on function site.site_flag_kinds() is 'Returns the switches: three kinds of bonuses, and the steps that require a confirmed identity.';

create function site.require_bonus(kind text) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from public.site s where require_bonus.kind = any (s.bonuses)) then
    raise exception 'bonus_off' using hint = 'Two people must switch this kind of bonus on first.';
  end if;
end
$$;
comment on function site.require_bonus(text) is
  'Refuses a kind of bonus (profit, referral, granted) that the site does not give. Raises bonus_off.';

create function site.was_off(kind text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from ground.audit_events e where e.action = 'switched' and e.details ->> 'kind' = was_off.kind)
$$;
comment on function site.was_off(text) is
  'Returns whether a kind of bonus was ever switched, by the trail: then a purchase may have promised none.';

create function site.switched_on(kind text, site public.site) returns boolean
  language sql immutable set search_path = ''
as $$
  select switched_on.kind = any (site.bonuses) or switched_on.kind like 'identity_before_%' and substr(switched_on.kind, 17) = any (site.identity_before)
$$;
comment on function site.switched_on(text, public.site) is 'Returns whether a switch (see site.site_flag_kinds) is on.';

create function site.turn_site_flag(kind text, turn_on boolean, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  switches constant text[] := array(
    select k from public.site s cross join unnest(site.site_flag_kinds()) k
    where case when k = turn_site_flag.kind then turn_site_flag.turn_on else site.switched_on(k, s) end);
begin
  update public.site s
  set bonuses = array(select k from unnest(switches) k where k not like 'identity_before_%'),
      identity_before = array(select substr(k, 17) from unnest(switches) k where k like 'identity_before_%')
  where s.only_row;
  perform ground.audit('switched', null, jsonb_build_object('kind', turn_site_flag.kind, 'on', turn_site_flag.turn_on) || turn_site_flag.details);
end
$$;
comment on function site.turn_site_flag(text, boolean, jsonb) is 'Turns a switch of the site, audited.';

create function site.propose_switch(kind text, turn_on boolean, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(propose_switch.reason);
begin
  if propose_switch.turn_on is null or not coalesce(propose_switch.kind = any (site.site_flag_kinds()), false) then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  return desk.propose('switch', propose_switch.kind, jsonb_build_object('on', jsonb_build_array(not propose_switch.turn_on, propose_switch.turn_on)), why);
end
$$;
comment on function site.propose_switch(text, boolean, text) is
  'Proposes to turn a switch (see site.site_flag_kinds) on or off. Returns the proposal''s id; idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, invalid_value, change_open, changed_meanwhile (it is so already).';
select ground.open('site.propose_switch', 'authenticated');

create function site.put_site_flag(kind text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  wanted jsonb;
begin
  perform from public.site s for update;
  wanted := desk.changed((select jsonb_build_object('on', site.switched_on(put_site_flag.kind, s)) from public.site s), changes);
  perform site.turn_site_flag(put_site_flag.kind, (wanted ->> 'on')::boolean, details);
end
$$;
comment on function site.put_site_flag(text, jsonb, jsonb) is
  'Turns a switch as proposed. Promised bonuses stay promised. Raises changed_meanwhile.';

create function site.site_switches()
  returns table (kind text, is_on boolean, change_id uuid, reason text, proposed_by uuid, proposed_by_name text, proposed_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select k.kind, site.switched_on(k.kind, s), b.id, b.reason, b.proposed_by, p.name, b.proposed_at
    from public.site s
    cross join unnest(site.site_flag_kinds()) with ordinality k (kind, place)
    left join desk.proposals b on b.kind = 'switch' and b.subject = k.kind and num_nonnulls(b.confirmed_at, b.cancelled_at) = 0
    left join public.profiles p on p.id = b.proposed_by
    order by k.place;
end
$$;
comment on function site.site_switches() is 'Returns each switch and its open proposal. Raises not_allowed, session_ended (42501).';
select ground.open('site.site_switches', 'authenticated');
