create function people.caller() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  person constant uuid := claims ->> 'sub';
  level text;
begin
  if person is null then
    raise exception 'not_allowed' using errcode = '42501', hint = 'Sign in first.';
  end if;
  -- Only these methods may begin a session. Mailed links and codes may not: they may only set a password in Auth.
  if (claims -> 'amr' @> '[{"method": "password"}]' or claims -> 'amr' @> '[{"method": "passkey"}]') is not true then
    raise exception 'session_ended' using errcode = '42501', hint = 'Sign in with your password or a passkey.';
  end if;
  -- An access token outlives its session by up to an hour.
  select s.aal into level
  from auth.sessions s
  where s.id = (claims ->> 'session_id')::uuid and s.user_id = person
    and (s.not_after is null or s.not_after > now());
  if not found then
    raise exception 'session_ended' using errcode = '42501', hint = 'Sign in again.';
  end if;
  -- Inlined from people.has_factor(), because a call would double the cost of every request.
  if level is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'
  ) then
    raise exception 'factor_required' using errcode = '42501', hint = 'Verify a factor of yours with this session.';
  end if;
  return person;
end
$$;
comment on function people.caller() is
  'Returns the signed-in person''s id, if their open session began with a password or passkey and was verified with their factor, if any. Everything asks this and never the token, so ended sessions get nothing. Runs as its owner: no role of the API may read the sessions of Auth. Raises not_allowed, session_ended, factor_required (42501).';
grant execute on function people.caller() to authenticated;

-- Not in SQL: Postgres 17 would plan these again in every call.
create function people.has_factor(person uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end
$$;
comment on function people.has_factor(uuid) is 'Returns whether a person has a second factor.';

create function people.has_proved(within interval, methods text[] default '{totp, mfa/webauthn, passkey}') returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from jsonb_to_recordset(auth.jwt() -> 'amr') as claim (method text, "timestamp" bigint)
    where claim.method = any (methods) and to_timestamp(claim."timestamp") > now() - within
  );
end
$$;
comment on function people.has_proved(interval, text[]) is
  'Returns whether the caller used one of the methods (null: factor or passkey) within a time, by the token, which keeps it when renewed.';

create function people.require_recent_proof(person uuid) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if people.has_factor(person) then
    if not people.has_proved('5 minutes') then
      raise exception 'code_required' using hint = 'Verify a factor of yours again, and call with the new token.';
    end if;
  elsif not people.has_proved('5 minutes', '{password, passkey}') then
    raise exception 'password_required' using hint = 'Sign in again, and call with that session.';
  end if;
end
$$;
comment on function people.require_recent_proof(uuid) is
  'Refuses callers without a proof of the last five minutes: factor or passkey, or, without a factor, password or passkey. Raises code_required, password_required.';

create function people.has_proof_to_read(person uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return not people.has_factor(person) or people.has_proved('1 hour');
end
$$;
comment on function people.has_proof_to_read(uuid) is 'Returns whether the caller has no factor, or used one or a passkey within the hour.';

create function people.may_read_sensitive() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return people.has_proof_to_read(people.caller());
end
$$;
comment on function people.may_read_sensitive() is
  'See people.has_proof_to_read. Raises not_allowed, session_ended, factor_required (42501).';
grant execute on function people.may_read_sensitive() to authenticated;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete restrict,
  email text not null,
  name text not null constraint profiles_name_readable
    check (char_length(name) <= 80 and name !~ '[[:cntrl:]]'),
  phone text not null default '' constraint profiles_phone_plausible
    check (phone = '' or phone ~ '^[0-9+(). /-]{3,32}( ?x ?[0-9]+)?$' and char_length(phone) <= 32),
  country text not null default '' constraint profiles_country_short
    check (char_length(country) <= 60 and country !~ '[[:cntrl:]]'),
  avatar_path text constraint profiles_avatar_in_own_folder
    check (avatar_path ~ ('^' || id::text || '/[0-9a-f-]{36}\.(png|jpg|webp)$')),
  referral_code text not null unique
    default left(replace(gen_random_uuid()::text, '-', ''), 12),
  referred_by uuid references public.profiles (id) constraint profiles_not_referred_by_self
    check (referred_by is distinct from id),
  language text not null default 'en' constraint profiles_language check (language ~ '^[a-z]{2}$'),
  verified boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each account, inserted by a trigger on auth.users (specification 3, User record).';
comment on column public.profiles.language is 'Language of mails (ISO 639-1).';
comment on column public.profiles.referred_by is 'Never changes after the registration is finished.';

create index profiles_unconfirmed on public.profiles (created_at) where not verified;
create index profiles_referred_by on public.profiles (referred_by, created_at desc) where referred_by is not null;

grant select on public.profiles to authenticated;
grant update (name, phone, avatar_path, language) on public.profiles to authenticated;
grant select on public.profiles to service_role;

create policy profiles_owner_select on public.profiles
  for select to authenticated
  using (id = (select people.caller()));

create policy profiles_owner_update on public.profiles
  for update to authenticated
  using (id = (select people.caller()))
  with check (id = (select people.caller()));

create function people.trimmed_name(name text) returns text
  language sql immutable set search_path = ''
as $$
  select regexp_replace(name, '^[\s\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060-\u206f\u3000\ufeff]+|[\s\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060-\u206f\u3000\ufeff]+$', '', 'g')
$$;
comment on function people.trimmed_name(text) is 'Trims blanks and invisible characters, which come with copied names.';

create function people.given_name(metadata jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select people.trimmed_name(left(regexp_replace(coalesce(metadata ->> 'name', ''), '[[:cntrl:]]', '', 'g'), 80))
$$;
comment on function people.given_name(jsonb) is 'Returns the name in a registration''s metadata, cut to fit; empty if there is no name.';

-- Sign-up data are untrusted: what does not fit is dropped, so that a sign-up never fails with a database error.
create function people.registered_profile(given jsonb, person uuid, email text) returns public.profiles
  language plpgsql stable set search_path = ''
as $$
declare
  address_name constant text := left(split_part(registered_profile.email, '@', 1), 80);
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
end
$$;
comment on function people.registered_profile(jsonb, uuid, text) is
  'Returns a profile of registration data (name, phone, country, language, referred_by), with the address''s name for a forbidden one.';

create function people.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  profile constant public.profiles := people.registered_profile(coalesce(new.raw_user_meta_data, '{}'), null, new.email);
begin
  insert into public.profiles (id, email, name, phone, country, language, referred_by, verified, created_at)
  values (
    new.id, new.email, profile.name, profile.phone, profile.country, profile.language, profile.referred_by,
    new.email_confirmed_at is not null,
    coalesce(new.created_at, now())
  );
  return new;
end
$$;
comment on function people.create_profile() is 'Trigger of auth.users: inserts the profile of a new account (specification 4, Registration).';

create trigger create_profile
  after insert on auth.users
  for each row execute function people.create_profile();

create function people.follow_confirmation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles
  set email = new.email,
      verified = new.email_confirmed_at is not null
  where id = new.id;
  return new;
end
$$;
comment on function people.follow_confirmation() is 'Trigger of auth.users: copies e-mail and confirmation to the profile.';

create trigger follow_confirmation
  after update of email, email_confirmed_at on auth.users
  for each row
  when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function people.follow_confirmation();

create function people.lock_for_language() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Auth locks the account first, then the profile.
  perform from auth.users u where u.id = people.caller() for no key update;
  return null;
end
$$;
comment on function people.lock_for_language() is
  'Trigger of profiles: locks the account before the profile, so that a change of language cannot deadlock with a confirmation. Raises not_allowed, session_ended (42501).';

create trigger lock_for_language before update of language on public.profiles
  for each statement when (current_user = 'authenticated') execute function people.lock_for_language();

create function people.follow_language() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where u.id = new.id;
  return null;
end
$$;
comment on function people.follow_language() is
  'Trigger of profiles: copies the language to the account''s metadata, which Auth''s templates read.';

create trigger follow_language after update of language on public.profiles
  for each row when (current_user = 'authenticated') execute function people.follow_language();

create function people.require_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform people.caller();
  return null;
end
$$;
comment on function people.require_session() is
  'Trigger of tables that people write directly: refuses tokens of ended sessions. Raises not_allowed, session_ended (42501).';

-- Functions have asked already, and Auth never writes as a signed-in user.
create trigger require_session before update on public.profiles
  for each statement when (current_user = 'authenticated') execute function people.require_session();
