-- Residents of unserved countries cannot register. Existing accounts stay.

create function site.valid_countries(countries text[]) returns boolean
  language sql immutable set search_path = ''
as $$
  select cardinality(countries) <= 300 and not exists (
    select from unnest(countries) country
    where country is null or country <> btrim(country) or char_length(country) not between 1 and 60 or country ~ '[[:cntrl:]]')
$$;
comment on function site.valid_countries(text[]) is
  'Returns whether a list (at most three hundred) holds country names: at most sixty characters, no blanks around them.';

alter table public.site
  add column unserved_countries text[] not null default '{}',
  add constraint site_unserved_countries_readable check (site.valid_countries(unserved_countries));
comment on column public.site.unserved_countries is 'Names as in public/api/v0.1/countries.';

create function site.put_countries(changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
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
  perform site.announce_site();
end
$$;
comment on function site.put_countries(jsonb, jsonb) is 'Changes the list of unserved countries. Raises changed_meanwhile.';

create function site.set_unserved_countries(countries text[], seen text[], reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(set_unserved_countries.reason);
  wanted constant text[] := array(
    select distinct btrim(c) from unnest(set_unserved_countries.countries) c where btrim(c) <> '' order by 1);
  before text[];
begin
  perform desk.take_turn_at_site();
  select s.unserved_countries into before from public.site s for update;
  if before = wanted then
    return null;
  end if;
  if before <> coalesce(seen, '{}') then
    raise exception 'changed_meanwhile' using hint = 'Another admin changed the list since: look at it first.';
  end if;
  if not site.valid_countries(wanted) then
    raise exception 'invalid_value';
  end if;
  return desk.decide('countries', '', desk.changes(jsonb_build_object('unserved_countries', before), jsonb_build_object('unserved_countries', wanted)),
    why, before <@ wanted);
end
$$;
comment on function site.set_unserved_countries(text[], text[], text) is
  'Sets the unserved countries. On a live site it only proposes to serve another, and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, changed_meanwhile, invalid_value, change_open.';
select ground.open('site.set_unserved_countries', 'authenticated');
