create function site.valid_registrations(list jsonb) returns boolean
  language sql immutable set search_path = ''
as $$
  select jsonb_array_length(list) <= 20 and not exists (
    select from jsonb_array_elements(list) entry
    where not coalesce(
      entry = jsonb_build_object('authority', entry ->> 'authority', 'number', entry ->> 'number', 'url', entry ->> 'url')
      and char_length(btrim(entry ->> 'authority')) between 1 and 200 and entry ->> 'authority' !~ '[[:cntrl:]]'
      and char_length(btrim(entry ->> 'number')) between 1 and 100 and entry ->> 'number' !~ '[[:cntrl:]]'
      and ground.is_link(entry ->> 'url'),
      false))
$$;
comment on function site.valid_registrations(jsonb) is
  'Returns whether a list (at most twenty) has only entries of authority, number and https link to the register.';

alter table public.site
  add column risk_warning text,
  add column version int not null default 1,
  add constraint site_contact_email_plausible check (contact_email is null or ground.mailable(contact_email) is not null),
  add constraint site_contact_phone_plausible check (contact_phone ~ '^\+?[0-9][0-9 ()./-]{4,38}$'),
  add constraint site_postal_location_readable check (char_length(btrim(postal_location)) between 1 and 200 and postal_location !~ '[[:cntrl:]]'),
  add constraint site_legal_entity_readable check (char_length(btrim(legal_entity)) between 1 and 200 and legal_entity !~ '[[:cntrl:]]'),
  add constraint site_risk_warning_readable check (
    char_length(btrim(risk_warning)) between 1 and 2000 and risk_warning !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]'),
  add constraint site_registrations_whole check (site.valid_registrations(registrations)),
  add constraint site_live_complete check (
    mode <> 'live'
    or num_nulls(contact_email, contact_phone, postal_location, legal_entity, risk_warning) = 0 and registrations <> '[]');
comment on column public.site.risk_warning is 'Shown next to the standard warning; null if none.';
comment on column public.site.version is 'For optimistic locking: stale edits are refused.';

create function site.announce_site() returns void
  language sql set search_path = ''
as $$ select messages.broadcast('site', 'site', o.user_id) from people.operators o $$;
comment on function site.announce_site() is 'Trigger: broadcasts changes of the site to operators.';

create function site.put_site(changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
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
  perform site.announce_site();
end
$$;
comment on function site.put_site(jsonb, jsonb) is
  'Changes the site''s details. Raises changed_meanwhile; 23514 for what is not plausible and, on a live site, for what is missing.';

create function site.save_site(
  contact_email text, contact_phone text, postal_location text, legal_entity text, registrations jsonb, risk_warning text,
  mail_notifications boolean, version int) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  before public.site;
  after public.site;
begin
  perform people.require_site_decision('admin');
  perform desk.take_turn_at_site();
  select * into before from public.site s for update;
  after := before;
  after.contact_email := nullif(btrim(save_site.contact_email), '');
  after.contact_phone := nullif(btrim(save_site.contact_phone), '');
  after.postal_location := nullif(btrim(save_site.postal_location), '');
  after.legal_entity := nullif(btrim(save_site.legal_entity), '');
  after.risk_warning := nullif(btrim(save_site.risk_warning), '');
  after.registrations := coalesce(save_site.registrations, '[]');
  after.mail_notifications := coalesce(save_site.mail_notifications, before.mail_notifications);
  if after is not distinct from before then
    return null;
  end if;
  perform ground.refuse_addresses(concat_ws(' ', after.contact_phone, after.postal_location, after.legal_entity, after.risk_warning, after.registrations));
  if save_site.version is distinct from before.version then
    raise exception 'changed_meanwhile' using hint = 'Another operator saved the details since: look at them first.';
  end if;
  return desk.decide('site', '', desk.changes(to_jsonb(before), to_jsonb(after)), null, false);
end
$$;
comment on function site.save_site(text, text, text, text, jsonb, text, boolean, int) is
  'Sets the site''s owner and mailing, all at once. On a live site it only proposes this and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended (42501), code_required, address_named, changed_meanwhile, change_open; 23514 for what is not plausible and, on a live site, for what is missing.';
select ground.open('site.save_site', 'authenticated');
