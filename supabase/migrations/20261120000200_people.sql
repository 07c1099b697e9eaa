-- Who calls: sessions, factors, roles and their guards, freezes, profiles, files in buckets, code words.

create function people.caller() returns uuid language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the signed-in person's id, if their open session began with a password or passkey and was verified with
  -- their factor, if any. Everything asks this and never the token, so ended sessions get nothing. Runs as its owner:
  -- no role of the API may read the sessions of Auth. Raises not_allowed, session_ended, factor_required (42501).
declare
  claims constant jsonb := auth.jwt();
  person constant uuid := claims ->> 'sub';
  level text;
begin
  if person is null then raise exception 'not_allowed' using errcode = '42501', hint = 'Sign in first.'; end if;
  -- Only these methods may begin a session. Mailed links and codes may not: they may only set a password in Auth.
  if (claims -> 'amr' @> '[{"method": "password"}]' or claims -> 'amr' @> '[{"method": "passkey"}]') is not true then
    raise exception 'session_ended' using errcode = '42501', hint = 'Sign in with your password or a passkey.';
  end if;
  -- An access token outlives its session by up to an hour.
  select s.aal into level
  from auth.sessions s
  where s.id = (claims ->> 'session_id')::uuid and s.user_id = person
    and (s.not_after is null or s.not_after > now());
  if not found then raise exception 'session_ended' using errcode = '42501', hint = 'Sign in again.'; end if;
  -- Inlined from people.has_factor(), because a call would double the cost of every request.
  if level is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    raise exception 'factor_required' using errcode = '42501', hint = 'Verify a factor of yours with this session.';
  end if;
  return person;
end $$;

create function people.owner_reads(owned regclass) returns void language plpgsql as $$
  -- Lets people read the rows of a table whose investor_id is theirs. Grants no privilege.
begin
  execute format('create policy %I on %s for select to authenticated using (investor_id = (select people.caller()))',
    (select c.relname from pg_catalog.pg_class c where c.oid = owned) || '_investor_select', owned);
end $$;

-- Not in SQL: Postgres 17 would plan these again in every call.
create function people.has_factor(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether a person has a second factor.
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end $$;

create function people.has_proved(within interval, methods text[] default '{totp, mfa/webauthn, passkey}')
  returns boolean language plpgsql stable as $$
  -- Returns whether the caller used one of the methods (null: factor or passkey) within a time, by the token.
begin
  return exists (
    select from jsonb_to_recordset(auth.jwt() -> 'amr') as claim (method text, "timestamp" bigint)
    where claim.method = any (methods) and to_timestamp(claim."timestamp") > now() - within);
end $$;

create function people.require_recent_proof(person uuid) returns void language plpgsql stable as $$
  -- Refuses callers whose last factor or passkey (without a factor: password or passkey) is older than five minutes.
  -- Raises code_required, password_required.
begin
  if people.has_factor(person) then
    if not people.has_proved('5 minutes') then raise exception 'code_required'; end if;
  elsif not people.has_proved('5 minutes', '{password, passkey}') then
    raise exception 'password_required' using hint = 'Sign in again, and call with that session.';
  end if;
end $$;

create function people.has_proof_to_read(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether the caller has no factor, or used one or a passkey within the hour.
begin
  return not people.has_factor(person) or people.has_proved('1 hour');
end $$;

create function people.may_read_sensitive() returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- See people.has_proof_to_read.
begin
  return people.has_proof_to_read(people.caller());
end $$;

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
comment on column public.profiles.language is 'Language of mails (ISO 639-1).';
comment on column public.profiles.referred_by is 'Never changes after the registration is finished.';
comment on column public.profiles.closed_at is 'Closed for good; identifying data are then deleted here.';
create index profiles_unconfirmed on public.profiles (created_at) where not verified;
create index profiles_referred_by on public.profiles (referred_by, created_at desc) where referred_by is not null;
-- Closed accounts are few: a posting's slice finds them without reading all profiles (plans.share_slice).
create index profiles_closed on public.profiles (id) where closed_at is not null;
grant select on public.profiles to authenticated;
grant update (name, phone, avatar_path, language, mail_notifications) on public.profiles to authenticated;
grant select on public.profiles to service_role;
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

create function people.require_session() returns trigger language plpgsql security definer as $$
  -- Trigger of tables that people write directly: refuses tokens of ended sessions.
begin
  perform people.caller();
  return null;
end $$;

-- Functions have asked already, and Auth never writes as a signed-in user.
create trigger require_session before update on public.profiles
  for each statement when (current_user = 'authenticated') execute function people.require_session();

create table people.operators (
  user_id uuid primary key references public.profiles (id),
  role text not null constraint operators_role check (role in ('reviewer', 'treasurer', 'admin')),
  role_since timestamptz not null default clock_timestamp()
);
comment on table people.operators is 'Reviewers examine cases, treasurers pay and post yield, admins do both.';
comment on column people.operators.role_since is 'When they got this role; earlier approvals no longer count.';

create function people.begin_role() returns trigger language plpgsql as $$
  -- trigger: before update of role on people.operators when (old.role <> new.role)
  -- Restarts role_since at every change of a role.
begin
  -- Not now(): decisions made while this transaction waited for a lock came before.
  new.role_since := clock_timestamp();
  return new;
end $$;

create function people.audit_operator_name() returns trigger language plpgsql security definer as $$
  -- trigger: after update of name on public.profiles when (old.name is distinct from new.name)
  -- Audits an operator's change of name.
begin
  if exists (select from people.operators o where o.user_id = new.id) then
    perform ground.audit('operator_renamed', new.id, jsonb_build_object('from', old.name, 'to', new.name));
  end if;
  return null;
end $$;

-- Not language sql: policies call it, and plpgsql plans once a session, not in every call.
create function people.operator_role() returns text language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the caller's role as an operator, or null.
declare
  person constant uuid := people.caller();
begin
  return (select o.role from people.operators o where o.user_id = person);
end $$;

create function people.lacks_factor(operator uuid) returns boolean language plpgsql stable as $$
  -- Returns whether an operator still lacks the factor that a live site requires.
begin
  -- Second approvals are worthless if an operator's account can be taken over.
  return (select s.mode from public.site s) = 'live' and not people.has_factor(operator);
end $$;

create function people.require_operator(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language plpgsql stable security definer as $$
  -- Returns the caller's id if they now hold one of the roles and, on a live site, have a factor.
declare
  person uuid := people.caller();
begin
  if not exists (select from people.operators o where o.user_id = person and o.role = any (roles)) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if people.lacks_factor(person) then
    raise exception 'factor_missing' using errcode = '42501', hint = 'Operators of a live site need a factor.';
  end if;
  return person;
end $$;

create function people.require_decision(within interval, roles text[]) returns uuid language plpgsql stable as $$
  -- Returns the caller's id if they hold one of the roles and used their factor, if any, within a time.
declare
  person constant uuid := people.require_operator(variadic roles);
begin
  if people.has_factor(person) and not people.has_proved(within) then raise exception 'code_required'; end if;
  return person;
end $$;

create function people.require_money_decision(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language sql stable as $$
  -- Guards decisions about money and identities: a factor within 15 minutes. See people.require_decision.
  select people.require_decision('15 minutes', roles)
$$;

create function people.require_reading() returns uuid language sql stable as $$
  -- Guards reading of identities: a factor within an hour. See people.require_decision.
  select people.require_decision('1 hour', '{reviewer,treasurer,admin}')
$$;

create function people.require_site_decision(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language sql stable as $$
  -- Guards rare decisions (roles, limits, plans, the site): a factor within 5 minutes. See people.require_decision.
  select people.require_decision('5 minutes', roles)
$$;

create function people.is_operator_since(person uuid, since timestamptz, variadic roles text[] default '{reviewer,treasurer,admin}') returns boolean
  language plpgsql stable as $$
  -- Returns whether an operator has held one of the roles since a moment; regaining it revives no approval.
begin
  return exists (select from people.operators o where o.user_id = person and o.role_since <= since and o.role = any (roles));
end $$;

create function people.why_lapsed(proposer uuid, since timestamptz, variadic roles text[]) returns text
  language plpgsql stable as $$
  -- Why a proposal cannot be confirmed: approval_lapsed (its proposer lost the role), change_expired (after 14 days).
begin
  return case
    when not people.is_operator_since(proposer, since, variadic roles) then 'approval_lapsed'
    when since <= now() - interval '336 hours' then 'change_expired'
  end;
end $$;

create function people.require_second_person(operator uuid, proposer uuid, since timestamptz, variadic roles text[])
  returns void language plpgsql stable as $$
  -- Guards the confirmation of a proposal: the operator is not its proposer, and it has not lapsed.
declare
  lapsed constant text := people.why_lapsed(proposer, since, variadic roles);
begin
  if proposer = operator then raise exception 'second_person_required'; end if;
  if lapsed is not null then raise exception '%', lapsed; end if;
end $$;

create function people.keep_role(operator uuid) returns void language plpgsql as $$
  -- Locks the operator's role until the end of the transaction.
begin
  perform from people.operators o where o.user_id = operator for key share;
  if not found then raise exception 'not_allowed' using errcode = '42501'; end if;
end $$;

create function public.my_role() returns text language sql stable security invoker as $$ -- for: authenticated
  -- Returns reviewer, treasurer or admin; null for others.
  select people.operator_role()
$$;

-- Auth refuses to renew a session after its not_after, on every plan; people.caller() refuses it too.

create function people.bound_session() returns trigger language plpgsql security definer as $$
  -- trigger: before insert or update of refreshed_at on auth.sessions
  -- Ends a session after 30 days, or 7 without a renewal (operators: 12 and 2 hours).
declare
  operates constant boolean := exists (select from people.operators o where o.user_id = new.user_id);
begin
  if tg_op = 'INSERT' then
    new.not_after := least(new.not_after,
      coalesce(new.created_at, now()) + case when operates then interval '12 hours' else interval '30 days' end);
  -- An open page renews its session hourly, so after two hours without it was closed or asleep.
  elsif new.refreshed_at - coalesce(old.refreshed_at, old.created_at at time zone 'utc')
      > (case when operates then interval '2 hours' else interval '7 days' end) then
    new.not_after := least(new.not_after, now());
  end if;
  return new;
end $$;

create table people.freezes (
  person_id uuid primary key references public.profiles (id),
  reason text not null constraint freezes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  frozen_by uuid references public.profiles (id),
  by_owner boolean not null generated always as (frozen_by is null) stored,
  frozen_at timestamptz not null default now(),
  constraint freezes_not_by_oneself check (frozen_by <> person_id)
);
comment on table people.freezes is 'People who may not invest or withdraw. The audit trail keeps lifted freezes.';
comment on column people.freezes.frozen_by is 'Null if the person stopped their own account.';
grant select (person_id, reason, by_owner, frozen_at) on people.freezes to authenticated;
create policy freezes_person_select on people.freezes for select to authenticated
  using (person_id = (select people.caller()));

create function people.require_open(person uuid) returns void language plpgsql stable as $$
  -- Refuses a closed account. Raises account_closed (42501).
begin
  if exists (select from public.profiles p where p.id = person and p.closed_at is not null) then
    raise exception 'account_closed' using errcode = '42501';
  end if;
end $$;

create function people.is_frozen(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether a person is frozen.
begin
  return exists (select from people.freezes f where f.person_id = person);
end $$;

-- Every bucket is private, and paths never keep the original name. Only downloads are allowed (`storage.operation()`):
-- copies and signed links would outlive the permission.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('proofs', 'proofs', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('kyc', 'kyc', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set (public, file_size_limit, allowed_mime_types)
  = (excluded.public, excluded.file_size_limit, excluded.allowed_mime_types);

create function people.own_object(name text) returns boolean language sql stable as $$ -- for: authenticated
  -- Returns whether an object's name is exactly <caller's id>/<uuid>.<png|jpg|webp|pdf>.
  select name ~ ('^' || (select people.caller())::text
    || '/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|pdf)$')
$$;

create function people.own_folders() returns text[] language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the <bucket>/<path> prefixes that the caller may read as owner; documents need the proof of
  -- people.has_proof_to_read.
declare
  person constant uuid := people.caller();
begin
  return array['avatars/' || person || '/']
    || case when people.has_proof_to_read(person) then array['proofs/' || person || '/', 'kyc/' || person || '/'] end;
end $$;

create function people.may_upload(bucket text) returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns whether the caller may upload: open account, under forty files in 24 hours, and no operator except for
  -- avatars.
declare
  person constant uuid := people.caller();
  folder constant text := person::text || '/%';
begin
  -- Operators see others' documents and must have no folder to copy them to.
  return (bucket = 'avatars' or people.operator_role() is null)
    -- No one could remove files of a closed account.
    and not exists (select from public.profiles p where p.id = person and p.closed_at is not null)
    and (select count(*) from storage.objects o where o.name like folder and o.created_at > now() - interval '24 hours') < 40;
end $$;

create function people.has_uploaded(bucket text, path text) returns boolean
  language plpgsql stable security definer as $$
  -- Returns whether a file exists at this path of a bucket, in the caller's folder.
begin
  return starts_with(path, people.caller()::text || '/')
    and exists (select from storage.objects o where o.bucket_id = bucket and o.name = path);
end $$;

-- Writing needs a full path; reading only checks the prefix, which is cheaper. Copies are refused.
create policy objects_investor_insert on storage.objects for insert to authenticated with check (
  bucket_id in ('proofs', 'kyc', 'avatars') and people.own_object(name) and people.may_upload(bucket_id)
  and (select storage.operation()) in (
    'storage.object.upload', 'storage.tus.upload.create', 'storage.tus.upload.part', 'storage.tus.upload.delete'));

-- One function answers all, because each look at the session costs as much as the query (`npm run bench -- rls`).
-- Closing an account lists and removes pictures, which needs select. Postgres checks policies in reverse order of name.
create policy objects_owner_select on storage.objects for select to authenticated using (
  (bucket_id || '/' || name) ^@ any ((select people.own_folders())::text[])
  and (select storage.operation()) in (
    'storage.object.get_authenticated', 'storage.object.list', 'storage.object.delete', 'storage.object.delete_many'));

create policy avatars_investor_delete on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and starts_with(name, (select people.caller()::text || '/')));

create function people.may_download_proofs() returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns whether the caller is an operator, with a factor on a live site.

  -- In SQL it would be planned again for every file.
declare
  person constant uuid := people.caller();
begin
  return exists (select from people.operators o where o.user_id = person) and not people.lacks_factor(person);
end $$;
create policy objects_operator_select on storage.objects for select to authenticated using (
  bucket_id = 'proofs' and (select storage.operation()) = 'storage.object.get_authenticated'
  and (select people.may_download_proofs()));

create function people.keep_file() returns trigger language plpgsql as $$
  -- trigger: before update on storage.objects when (old.bucket_id in ('proofs', 'kyc', 'avatars') and (old.bucket_id, old.name, old.version) is distinct from (new.bucket_id, new.name, new.version))
  -- Refuses to overwrite or move one.
begin
  raise exception 'file_kept' using errcode = '42501', hint = 'A file once given stays as it is. Upload another one.';
end $$;
-- Storage checks policies when an upload begins, so the second of two concurrent uploads would replace the first.

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

create function people.device_network(ip inet) returns cidr language sql immutable as $$
  -- Returns the network of a device: 256 addresses of IPv4, or 48 bits of IPv6; null for null.
  select network(set_masklen(ip, case family(ip) when 4 then 24 else 48 end))
$$;

create function withdrawals.recovery_wait() returns interval language sql immutable as $$
  -- Returns how long nothing leaves an account after a recovery by mail or recovery code, or a new e-mail address.
  select interval '72 hours'
$$;
