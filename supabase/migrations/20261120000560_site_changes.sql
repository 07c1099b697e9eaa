-- Details of the site, countries that are not served, claims with evidence, switches of bonuses and identity.

create table public.claims (
  id uuid primary key default gen_random_uuid(),
  text text not null constraint claims_text_short check (char_length(btrim(text)) between 1 and 300),
  evidence_url text not null constraint claims_evidence_link check (ground.is_link(evidence_url)),
  written_by uuid references public.profiles (id),
  written_at timestamptz not null default now(),
  verified_by uuid references public.profiles (id),
  verified_at timestamptz,
  withdrawn_by uuid references public.profiles (id),
  withdrawn_at timestamptz,
  constraint claims_two_people check (verified_by <> written_by),
  constraint claims_verified_by_somebody check ((verified_by is null) = (verified_at is null)),
  constraint claims_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on table public.claims is 'Claims about the company; public once another operator verified the evidence.';
comment on column public.claims.written_by is 'Null if written in the database itself. Never the verifier.';
create index claims_newest on public.claims (written_at desc);
grant select (id, text, evidence_url, verified_at) on public.claims to anon, authenticated;
create policy claims_anyone_select on public.claims for select to anon, authenticated
  using (verified_at is not null and withdrawn_at is null);

create function site.put_site(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Changes the site's details.
declare
  site public.site;
begin
  select * into site from public.site s for update;
  site := jsonb_populate_record(site, desk.changed(to_jsonb(site), changes));
  update public.site s
  set contact_email = site.contact_email, contact_phone = site.contact_phone, postal_location = site.postal_location,
      legal_entity = site.legal_entity, risk_warning = site.risk_warning, registrations = site.registrations,
      mail_notifications = site.mail_notifications, version = site.version + 1
  where s.only_row;
  perform ground.audit('site_changed', null, details || (
    select jsonb_object_agg(c.key, jsonb_build_object('from', c.value -> 0, 'to', c.value -> 1)) from jsonb_each(changes) c));
  perform messages.broadcast_to_operators('site', 'site');
end $$;

create function site.save_site(
  contact_email text, contact_phone text, postal_location text, legal_entity text, registrations jsonb, risk_warning text,
  mail_notifications boolean, version int) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Sets the site's owner and mailing, all at once. On a live site it only proposes this and returns the proposal's id.
  -- Idempotent. Raises code_required, address_named, changed_meanwhile, change_open; 23514 for what is not plausible
  -- and, on a live site, for what is missing.
declare
  before public.site;
  after public.site;
begin
  perform people.require_site_decision('admin');
  perform desk.take_turn_at_site();
  select * into before from public.site s for update;
  after := jsonb_populate_record(before, jsonb_build_object(
    'contact_email', nullif(btrim(contact_email), ''), 'contact_phone', nullif(btrim(contact_phone), ''),
    'postal_location', nullif(btrim(postal_location), ''), 'legal_entity', nullif(btrim(legal_entity), ''),
    'risk_warning', nullif(btrim(risk_warning), ''), 'registrations', coalesce(registrations, '[]'),
    'mail_notifications', coalesce(mail_notifications, before.mail_notifications)));
  if after is not distinct from before then return null; end if;
  perform ground.refuse_addresses(concat_ws(' ', after.contact_phone, after.postal_location, after.legal_entity, after.risk_warning, after.registrations));
  if save_site.version is distinct from before.version then raise exception 'changed_meanwhile'; end if;
  return desk.decide('site', '', desk.changes(to_jsonb(before), to_jsonb(after)), null, false);
end $$;

create function site.put_countries(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Changes the list of unserved countries.
declare
  before text[];
  wanted text[];
begin
  select s.unserved_countries into before from public.site s for update;
  wanted := array(select jsonb_array_elements_text(desk.changed(jsonb_build_object('unserved_countries', before), changes) -> 'unserved_countries'));
  update public.site s set unserved_countries = wanted where s.only_row;
  perform ground.audit('countries_changed', null, jsonb_build_object(
    'added', to_jsonb(array(select unnest(wanted) except select unnest(before) order by 1)),
    'removed', to_jsonb(array(select unnest(before) except select unnest(wanted) order by 1))) || details);
  perform messages.broadcast_to_operators('site', 'site');
end $$;

create function site.set_unserved_countries(countries text[], seen text[], reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets the unserved countries. On a live site it only proposes to serve another, and returns the proposal's id.
  -- Idempotent. Raises code_required, reason_required, changed_meanwhile, invalid_value, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  wanted constant text[] := array(select distinct btrim(c) from unnest(countries) c where btrim(c) <> '' order by 1);
  before text[];
begin
  perform desk.take_turn_at_site();
  select s.unserved_countries into before from public.site s for update;
  if before = wanted then return null; end if;
  if before <> coalesce(seen, '{}') then raise exception 'changed_meanwhile'; end if;
  if not site.valid_countries(wanted) then raise exception 'invalid_value'; end if;
  return desk.decide('countries', '', desk.changes(jsonb_build_object('unserved_countries', before), jsonb_build_object('unserved_countries', wanted)),
    why, before <@ wanted);
end $$;

select messages.announce_changes('public.claims', 'insert or update');

create function site.write_claim(text text, evidence_url text, request_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Writes a claim (300 characters) with a link to evidence, hidden until verified. Idempotent by request_id. Raises
  -- code_required, claim_required, address_named, link_required.
declare
  operator constant uuid := people.require_site_decision();
begin
  if ground.done_before(request_id, operator, 'write_claim', jsonb_build_array(text, evidence_url)) then return; end if;
  if not ground.short_line(text, 300) then raise exception 'claim_required'; end if;
  perform ground.refuse_addresses(text);
  if not coalesce(ground.is_link(evidence_url), false) then raise exception 'link_required'; end if;
  insert into public.claims (id, text, evidence_url, written_by)
  values (request_id, btrim(write_claim.text), write_claim.evidence_url, operator)
  on conflict on constraint claims_pkey do nothing;
  if not found then raise exception 'request_id_reused'; end if;
  perform ground.audit('claim_written', request_id, jsonb_build_object(
    'text', btrim(text), 'evidence_url', evidence_url));
end $$;

create function site.verify_claim(claim_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Publishes another operator's claim after looking at its evidence. Idempotent. Raises code_required, not_found,
  -- second_person_required, claim_withdrawn, approval_lapsed.
declare
  operator constant uuid := people.require_site_decision();
  claim public.claims;
begin
  select * into claim from public.claims c where c.id = claim_id for update;
  if not found then raise exception 'not_found'; end if;
  if claim.written_by = operator then raise exception 'second_person_required'; end if;
  if claim.withdrawn_at is not null then raise exception 'claim_withdrawn'; end if;
  if claim.verified_at is not null then return; end if;
  if claim.written_by is not null and not people.is_operator_since(claim.written_by, claim.written_at) then
    raise exception 'approval_lapsed' using hint = 'Who wrote it is no operator any more: it must be written again.';
  end if;
  update public.claims c set verified_by = operator, verified_at = now() where c.id = claim.id;
  perform ground.audit('claim_verified', claim.id, jsonb_build_object('text', claim.text, 'evidence_url', claim.evidence_url));
end $$;

create function site.withdraw_claim(claim_id uuid, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Withdraws a claim from visitors. Idempotent. Raises reason_required, not_found.
declare
  operator constant uuid := people.require_operator();
  why constant text := ground.given_reason(reason);
begin
  if not exists (select from public.claims c where c.id = claim_id) then raise exception 'not_found'; end if;
  update public.claims c set withdrawn_by = operator, withdrawn_at = now()
  where c.id = claim_id and c.withdrawn_at is null;
  if found then perform ground.audit('claim_withdrawn', claim_id, jsonb_build_object('reason', why)); end if;
end $$;

create function site.claim_desk(before timestamptz default null, max_rows int default 50) returns table (
  id uuid, claim text, evidence_url text, written_by uuid, writer text, written_at timestamptz, verifier text,
  verified_at timestamptz, withdrawer text, withdrawn_at timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns all claims with author, verifier and withdrawer, newest first.
  select people.require_operator();
  select c.id, c.text, c.evidence_url, c.written_by, w.name, c.written_at, v.name, c.verified_at, x.name, c.withdrawn_at
  from public.claims c
  left join public.profiles w on w.id = c.written_by
  left join public.profiles v on v.id = c.verified_by
  left join public.profiles x on x.id = c.withdrawn_by
  where c.written_at < coalesce(claim_desk.before, 'infinity')
  order by c.written_at desc limit least(greatest(max_rows, 1), 200)
$$;

-- Some regulators forbid incentives, others require identity early. Promised bonuses stay promised.

create function site.site_flag_kinds() returns text[] language sql immutable as $$
  -- Returns the switches: three kinds of bonuses, and the steps that require a confirmed identity.
  select '{profit,referral,granted,identity_before_deposit,identity_before_plan,identity_before_withdrawal}'::text[]
$$;

create function site.require_bonus(kind text) returns void language plpgsql stable as $$
  -- Refuses a kind of bonus (profit, referral, granted) that the site does not give. Raises bonus_off.
begin
  if not exists (select from public.site s where kind = any (s.bonuses)) then raise exception 'bonus_off'; end if;
end $$;

create function site.switched_on(kind text, site public.site) returns boolean language sql immutable as $$
  -- Returns whether a switch (see site.site_flag_kinds) is on.
  select switched_on.kind = any (site.bonuses) or switched_on.kind like 'identity_before_%' and substr(switched_on.kind, 17) = any (site.identity_before)
$$;

create function site.turn_site_flag(kind text, turn_on boolean, details jsonb) returns void language plpgsql as $$
  -- Turns a switch of the site, audited.
declare
  switches constant text[] := array(
    select k from public.site s cross join unnest(site.site_flag_kinds()) k
    where case when k = kind then turn_on else site.switched_on(k, s) end);
begin
  update public.site s
  set bonuses = array(select k from unnest(switches) k where k not like 'identity_before_%'),
      identity_before = array(select substr(k, 17) from unnest(switches) k where k like 'identity_before_%')
  where s.only_row;
  perform ground.audit('switched', null, jsonb_build_object('kind', kind, 'on', turn_on) || details);
end $$;

create function site.propose_switch(kind text, turn_on boolean, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes to turn a switch (site.site_flag_kinds) on or off. Returns the proposal's id; idempotent. Raises
  -- code_required, reason_required, invalid_value, change_open, changed_meanwhile (it is so already).
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
begin
  if turn_on is null or not coalesce(kind = any (site.site_flag_kinds()), false) then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  return desk.propose('switch', kind, jsonb_build_object('on', jsonb_build_array(not turn_on, turn_on)), why);
end $$;

create function site.put_switch(kind text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Turns a switch as proposed. Promised bonuses stay promised. Raises changed_meanwhile.
declare
  wanted jsonb;
begin
  perform from public.site s for update;
  wanted := desk.changed((select jsonb_build_object('on', site.switched_on(kind, s)) from public.site s), changes);
  perform site.turn_site_flag(kind, (wanted ->> 'on')::boolean, details);
end $$;

create function site.site_switches() returns table (
  kind text, is_on boolean, change_id uuid, reason text, proposed_by uuid, proposed_by_name text,
  proposed_at timestamptz) language sql stable security definer as $$ -- door: authenticated
  -- Returns each switch and its open proposal.
  select people.require_operator();
  select k.kind, site.switched_on(k.kind, s), b.id, b.reason, b.proposed_by, p.name, b.proposed_at
  from public.site s
  cross join unnest(site.site_flag_kinds()) with ordinality k (kind, place)
  left join desk.proposals b on b.kind = 'switch' and b.subject = k.kind and b.is_open
  left join public.profiles p on p.id = b.proposed_by
  order by k.place
$$;
