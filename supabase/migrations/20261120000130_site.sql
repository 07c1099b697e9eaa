-- The site's row: brand, sandbox or live, who runs it.

create function site.valid_registrations(list jsonb) returns boolean language sql immutable as $$
  -- Returns whether a list (at most twenty) has only entries of authority, number and https link to the register.
  select jsonb_array_length(list) <= 20 and not exists (
    select from jsonb_array_elements(list) entry
    where not coalesce(
      entry = jsonb_build_object('authority', entry ->> 'authority', 'number', entry ->> 'number', 'url', entry ->> 'url')
      and char_length(btrim(entry ->> 'authority')) between 1 and 200 and entry ->> 'authority' !~ '[[:cntrl:]]'
      and char_length(btrim(entry ->> 'number')) between 1 and 100 and entry ->> 'number' !~ '[[:cntrl:]]'
      and ground.is_link(entry ->> 'url'),
      false))
$$;

create function site.valid_countries(countries text[]) returns boolean language sql immutable as $$
  -- Returns whether a list holds up to three hundred names of up to sixty characters without blanks around them.
  select cardinality(countries) <= 300 and not exists (
    select from unnest(countries) country
    where country is null or country <> btrim(country) or char_length(country) not between 1 and 60 or country ~ '[[:cntrl:]]')
$$;

create table public.site (
  only_row boolean primary key default true constraint site_only_row check (only_row),
  brand text not null,
  mode text not null default 'sandbox' constraint site_mode check (mode in ('sandbox', 'live')),
  contact_email text constraint site_contact_email_plausible check (contact_email is null or ground.mailable(contact_email) is not null),
  contact_phone text constraint site_contact_phone_plausible check (contact_phone ~ '^\+?[0-9][0-9 ()./-]{4,38}$'),
  postal_location text constraint site_postal_location_readable
    check (char_length(btrim(postal_location)) between 1 and 200 and postal_location !~ '[[:cntrl:]]'),
  legal_entity text constraint site_legal_entity_readable
    check (char_length(btrim(legal_entity)) between 1 and 200 and legal_entity !~ '[[:cntrl:]]'),
  risk_warning text constraint site_risk_warning_readable
    check (char_length(btrim(risk_warning)) between 1 and 2000 and risk_warning !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]'),
  registrations jsonb not null default '[]' constraint site_registrations_list check (jsonb_typeof(registrations) = 'array')
    constraint site_registrations_whole check (site.valid_registrations(registrations)),
  unserved_countries text[] not null default '{}' constraint site_unserved_countries_readable check (site.valid_countries(unserved_countries)),
  mail_notifications boolean not null default false,
  version int not null default 1,
  bonuses text[] not null default '{profit,referral,granted}' constraint site_bonuses_known check (bonuses <@ '{profit,referral,granted}'),
  identity_before text[] not null default '{}' constraint site_identity_before_known check (identity_before <@ '{deposit,plan,withdrawal}'),
  constraint site_live_complete check (
    mode <> 'live'
    or num_nulls(contact_email, contact_phone, postal_location, legal_entity, risk_warning) = 0 and registrations <> '[]')
);
comment on table public.site is 'One row: the brand, whether money is real, and who runs the site.';
comment on column public.site.mode is 'sandbox: demo money and test networks, as each page says.';
comment on column public.site.bonuses is 'Bonuses that the site gives; going live switches all off.';
comment on column public.site.identity_before is 'Steps that require a confirmed identity; going live sets withdrawal.';
comment on column public.site.mail_notifications is 'Set by an admin once mail delivery works.';
insert into public.site (brand) values ('Glassmine');

grant select on public.site to anon, authenticated, service_role;
create policy site_anyone_select on public.site for select to anon, authenticated using (true);

create function ground.is_sandbox() returns boolean language plpgsql stable as $$ -- for: anon, authenticated
  -- Returns whether the site is a sandbox. For policies: a live site shows no simulated or replayed price.
begin
  return (select s.mode from public.site s) = 'sandbox';
end $$;
