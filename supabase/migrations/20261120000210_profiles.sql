-- Profiles and what their owners write; code words of mails.

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
  mail_notifications boolean not null default true,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint profiles_closed_empty check (
    closed_at is null or (name = 'Closed account' and phone = '' and country = '' and avatar_path is null))
);
comment on table public.profiles is 'One row for each account, made by a trigger (specification 3, User record).';
comment on column public.profiles.referred_by is 'Never changes after the registration is finished.';
comment on column public.profiles.closed_at is 'Closed for good; identifying data are then deleted here.';
create index profiles_unconfirmed on public.profiles (created_at) where not verified;
create index profiles_referred_by on public.profiles (referred_by, created_at desc) where referred_by is not null;
-- Closed accounts are few: a posting's slice finds them without reading all profiles (plans.share_slice).
create index profiles_closed on public.profiles (id) where closed_at is not null;
grant select on public.profiles to authenticated;
grant update (name, phone, avatar_path, language, mail_notifications) on public.profiles to authenticated;
create policy profiles_owner_select on public.profiles for select to authenticated
  using (id = (select people.caller()));
create policy profiles_owner_update on public.profiles
  for update to authenticated
  using (id = (select people.caller()))
  with check (id = (select people.caller()));

create function people.trimmed_name(name text) returns text language sql immutable as $$
  -- Trims blanks and invisible characters, which come with copied names.
  select regexp_replace(name, '^[\s\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060-\u206f\u3000\ufeff]+|[\s\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060-\u206f\u3000\ufeff]+$', '', 'g')
$$;

create function people.given_name(metadata jsonb) returns text language sql immutable as $$
  -- Returns the name in a registration's metadata, cut to fit; empty if there is no name.
  select people.trimmed_name(left(regexp_replace(coalesce(metadata ->> 'name', ''), '[[:cntrl:]]', '', 'g'), 80))
$$;

create function people.follow_confirmation() returns trigger language plpgsql security definer as $$
  -- trigger: after update of email, email_confirmed_at on auth.users when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  -- Copies e-mail and confirmation to the profile.
begin
  update public.profiles set email = new.email, verified = new.email_confirmed_at is not null where id = new.id;
  return new;
end $$;

create function people.lock_for_language() returns trigger language plpgsql security definer as $$
  -- Trigger of profiles: locks the account before the profile, so that a change of language cannot deadlock with a
  -- confirmation.
begin
  perform from auth.users u where u.id = people.caller() for no key update;
  return null;
end $$;

create trigger lock_for_language before update of language on public.profiles
  for each statement when (current_user = 'authenticated') execute function people.lock_for_language();

create function people.follow_language() returns trigger language plpgsql security definer as $$
  -- trigger: after update of language on public.profiles when (current_user = 'authenticated')
  -- Copies the language to the account's metadata, which Auth's templates read.
begin
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where u.id = new.id;
  return null;
end $$;

create function people.bound_metadata() returns trigger language plpgsql as $$
  -- trigger: before update of raw_user_meta_data on auth.users when (length(new.raw_user_meta_data::text) > 4000)
  -- Refuses more than tokens carry: anyone in an account could make each request of its owner too long, for ever.
begin
  raise exception 'invalid_value';
end $$;

create function people.require_session() returns trigger language plpgsql security definer as $$
  -- Trigger of tables that people write directly: refuses tokens of ended sessions.
begin
  perform people.caller();
  return null;
end $$;

-- Functions have asked already, and Auth never writes as a signed-in user.
create trigger require_session before update on public.profiles
  for each statement when (current_user = 'authenticated') execute function people.require_session();

create function people.require_open(person uuid) returns void language plpgsql stable as $$
  -- Refuses a closed account. Raises account_closed (42501).
begin
  if exists (select from public.profiles p where p.id = person and p.closed_at is not null) then
    raise exception 'account_closed' using errcode = '42501';
  end if;
end $$;

-- Our mails carry it, and forged ones lack it. Auth's templates read only what the person's token may change.

create function people.is_code_word(word text) returns boolean language sql immutable as $$
  -- Returns whether a word can be a code word: 3 to 40 visible characters.
  select char_length(word) <= 40 and word = btrim(word)
    -- No control characters, direction marks, separators and invisible ones, so that readers can compare it.
    and word !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and word ~ '\S.*\S.*\S'
$$;

create table people.code_words (
  person_id uuid primary key references public.profiles (id),
  word text not null constraint code_words_readable check (people.is_code_word(word)),
  chosen_at timestamptz not null default clock_timestamp()
);
comment on table people.code_words is 'In plain text, because mails carry them. No operator reads them.';

create function people.signed_params(person uuid, params jsonb) returns jsonb language sql stable as $$
  -- Returns a mail's values with its recipient's code word, if any. Only for confirmed addresses.
  select params || coalesce((select jsonb_build_object('code_word', w.word) from people.code_words w where w.person_id = person), '{}')
$$;

create function people.code_word() returns text language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the caller's code word, null if none, after a recent proof. Raises code_required, password_required.
declare
  person constant uuid := people.caller();
begin
  perform people.require_recent_proof(person);
  return (select w.word from people.code_words w where w.person_id = person);
end $$;

create function people.code_word_since() returns timestamptz
  language sql stable security definer as $$ -- door: authenticated
  -- Returns when the caller chose their code word, null if none.
  select people.caller();
  select w.chosen_at from people.code_words w where w.person_id = (select people.caller())
$$;

create index profiles_email_parts on public.profiles using gin (lower(email) extensions.gin_trgm_ops);
create index profiles_name_parts on public.profiles using gin (lower(name) extensions.gin_trgm_ops);
create index profiles_country on public.profiles (country, created_at, id);
create index profiles_newest on public.profiles (created_at, id);
