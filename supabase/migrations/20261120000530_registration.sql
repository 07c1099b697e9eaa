-- Who can register and under which name: names, countries, and that only the mailbox's owner finishes a registration.

create function people.name_fault(name text, person uuid) returns text language sql stable as $$
  -- Returns why a person may not have a name: name_unreadable, name_of_operator; null if they may.
  select case
    -- Direction marks would also reverse the words next to the name, and separators break them.
    when name_fault.name ~ '[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
      or ground.strip_hangul_fillers(name_fault.name) collate "pg_c_utf8" !~ '[[:alpha:]]' then 'name_unreadable'
    when not exists (select from people.operators o where o.user_id = name_fault.person) and exists (
      select from people.operators o
      -- Not a join, which could compute the skeleton of every profile.
      where ground.confusable_skeleton((select p.name from public.profiles p where p.id = o.user_id)) = (select ground.confusable_skeleton(name_fault.name)))
      then 'name_of_operator'
    when name_fault.name ~ '[\u00ad\u200b\u2060-\u2064\ufeff]' then 'name_unreadable'
  end
$$;

create function people.refuse_name() returns trigger language plpgsql security definer as $$
  -- trigger: before update of name on public.profiles when (old.name is distinct from new.name)
  -- Refuses unreadable names and those that look like an operator's.
declare
  fault text;
begin
  new.name := people.trimmed_name(new.name);
  fault := people.name_fault(new.name, new.id);
  if fault is not null and new.closed_at is null then raise exception '%', fault; end if;
  return new;
end $$;

create function people.registration_fault(given jsonb, person uuid) returns text language sql stable as $$
  -- Returns why a person (null: new) cannot register, as an error's code; null if they can.
  select case
    -- Tokens carry all of it: one too long for a header would keep the mailbox's owner from finishing.
    when people.given_name(given) = '' or given -> 'terms' is distinct from 'true' or length(given::text) > 4000 then 'registration_incomplete'
    else coalesce(people.name_fault(people.given_name(given), person), case
      when s.unserved_countries = '{}' then null
      when c.country = '' then 'country_required'
      when c.country in (select lower(u) from unnest(s.unserved_countries) u) then 'country_not_served' end)
  end
  from public.site s, lateral (select lower(btrim(coalesce(given ->> 'country', ''))) as country) c
$$;

create function people.before_user_created(event jsonb) returns jsonb language sql stable security definer as $$
  -- Hook of Auth before it creates an account: refuses one without name and accepted terms, which a mailed code would
  -- create. Returns an error with registration_incomplete, name_unreadable, name_of_operator, country_required or
  -- country_not_served (specification 4, Registration).
  select case
    when refusal is null then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', refusal))
  end
  from people.registration_fault(event #> '{user,user_metadata}', null) refusal
$$;

grant usage on schema people to supabase_auth_admin;
grant execute on function people.before_user_created(jsonb) to supabase_auth_admin;

-- Anyone can register any address first; the mailbox owner's data must win.

create function people.forget_registrant() returns trigger language plpgsql security definer as $$
  -- Trigger of auth.users: revokes what was there before an address was confirmed: only its owner may set it.
begin
  -- Auth writes an empty password before the first one, so the next counts as the first.
  new.encrypted_password := '';
  delete from auth.sessions s where s.user_id = new.id;
  perform people.remove_recent_ways(new.id, '-infinity');
  return new;
end $$;

create trigger forget_registrant before update of email_confirmed_at on auth.users
  -- Not if a project admin confirms it without a mail.
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null)
  execute function people.forget_registrant();

create function people.register_as(person uuid, given jsonb) returns public.profiles language plpgsql as $$
  -- Replaces all registration data of a never used account and returns the profile.
declare
  profile public.profiles := people.registered_profile(given, person, (select u.email from auth.users u where u.id = person));
begin
  update public.profiles p
  set name = profile.name, phone = profile.phone, country = profile.country, language = profile.language, referred_by = profile.referred_by
  where p.id = person
  returning * into profile;
  update ledger.accounts a set referral_due = profile.referred_by is not null where a.investor_id = person;
  update auth.identities i
  set identity_data = i.identity_data - array['name', 'phone', 'country', 'language', 'referral_code', 'terms']
  where i.user_id = person;
  return profile;
end $$;

create function people.forget_registration() returns trigger language plpgsql security definer as $$
  -- trigger: before update of encrypted_password on auth.users when (old.encrypted_password = '' and new.encrypted_password <> '' and new.email_confirmed_at is not null)
  -- Empties an unfinished registration at the first password.
begin
  if (new.raw_app_meta_data ->> 'finished') is null then
    perform people.register_as(new.id, '{}');
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end $$;

create function people.finish_registration(registration jsonb) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Replaces the caller's registration before their first password: name, phone, country, language, referral_code,
  -- terms (true). Raises link_expired (a password is set), registration_incomplete, name_unreadable, name_of_operator,
  -- country_required, country_not_served (specification 4, Registration).
declare
  person constant uuid := people.session_holder();
  fault constant text := people.registration_fault(registration, person);
  profile public.profiles;
begin
  perform from auth.users u where u.id = person and u.encrypted_password = '' for no key update;
  if not found then raise exception 'link_expired' using hint = 'A password is set.'; end if;
  if fault is not null then raise exception '%', fault; end if;
  profile := people.register_as(person, registration);
  update auth.users u
  set raw_user_meta_data = jsonb_build_object(
    'name', profile.name, 'phone', profile.phone, 'country', profile.country, 'language', profile.language, 'terms', now()),
    raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object('finished', now())
  where u.id = person;
end $$;

create function people.remove_unconfirmed() returns int language plpgsql as $$
  -- Removes up to 1,000 unused accounts not confirmed within 24 hours; returns how many.
declare
  person uuid;
  removed int := 0;
begin
  for person in
    select u.id
    from public.profiles p join auth.users u on u.id = p.id
    where not p.verified and p.created_at < now() - interval '24 hours'
      and u.email_confirmed_at is null and u.last_sign_in_at is null
      and greatest(u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '1 hour'
    order by p.created_at limit 1000
    for update of u skip locked
  loop
    begin
      delete from people.sign_in_guesses g where g.person_id = person;
      delete from people.alarm_links l where l.person_id = person;
      delete from public.account_events e where e.investor_id = person;
      delete from public.notifications n where n.investor_id = person;
      delete from ledger.accounts a where a.investor_id = person;
      delete from public.profiles p where p.id = person;
      delete from auth.users u where u.id = person;
      removed := removed + 1;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  return removed;
end $$;

-- Sign-up data are untrusted: what does not fit is dropped, so that a sign-up never fails with a database error.
create function people.registered_profile(given jsonb, person uuid, email text) returns public.profiles
  language plpgsql stable as $$
  -- Returns a profile of registration data, with the address's name for a forbidden one.
declare
  address_name constant text := left(split_part(email, '@', 1), 80);
  given_phone constant text := btrim(coalesce(given ->> 'phone', ''));
  profile public.profiles;
begin
  profile.name := case
    when people.name_fault(people.given_name(given), person) is null then people.given_name(given)
    when people.name_fault(address_name, person) is null then address_name
    else 'Investor' end;
  profile.phone := case when given_phone ~ '^[0-9+(). /-]{3,32}( ?x ?[0-9]+)?$' and char_length(given_phone) <= 32 then given_phone else '' end;
  profile.country := left(regexp_replace(coalesce(given ->> 'country', ''), '[[:cntrl:]]', '', 'g'), 60);
  profile.language := coalesce(substring(given ->> 'language' from '^[a-z]{2}$'), 'en');
  -- Self-referral with a second address of one mailbox does not count.
  profile.referred_by := (
    select p.id from public.profiles p
    where p.referral_code = given ->> 'referral_code' and ground.mailbox(p.email) <> ground.mailbox(registered_profile.email));
  return profile;
end $$;

create function people.create_profile() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on auth.users
  -- Inserts the profile of a new account (specification 4, Registration).
declare
  profile constant public.profiles := people.registered_profile(coalesce(new.raw_user_meta_data, '{}'), null, new.email);
begin
  insert into public.profiles (id, email, name, phone, country, language, referred_by, verified, created_at)
  values (
    new.id, new.email, profile.name, profile.phone, profile.country, profile.language, profile.referred_by,
    new.email_confirmed_at is not null,
    coalesce(new.created_at, now()));
  return new;
end $$;
