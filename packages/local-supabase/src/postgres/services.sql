-- Extends the Auth and Storage schemas of @supabase/lite to those of a hosted project. Runs as the cluster's superuser after each change of this file
-- or the package, so statements must be repeatable.

-- Used by seeds written for a hosted project.
alter table auth.users add column if not exists instance_id uuid;
alter table auth.users add column if not exists is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();

-- How each session was started; the package has one method only.
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

-- Second factors, which the package lacks.
alter table auth.sessions add column if not exists aal text;
alter table auth.sessions add column if not exists factor_id uuid;

do $$
declare
  wanted record;
begin
  for wanted in values
    ('factor_type', '''totp'', ''webauthn'', ''phone'''), ('factor_status', '''unverified'', ''verified'''),
    -- Where Supabase Auth looks up tokens of mailed links. The package compares columns of auth.users and never writes here.
    ('one_time_token_type', '''confirmation_token'', ''reauthentication_token'', ''recovery_token'', ''email_change_token_new'', '
      '''email_change_token_current'', ''phone_change_token''')
  loop
    if to_regtype('auth.' || wanted.column1) is null then
      execute format('create type auth.%I as enum (%s)', wanted.column1, wanted.column2);
    end if;
    execute format('alter type auth.%I owner to supabase_auth_admin', wanted.column1);
  end loop;
end
$$;

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);

create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create unique index if not exists unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);
create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);

create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null constraint one_time_tokens_token_hash_check check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

create unique index if not exists one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);

-- Passkeys, which the package lacks.
create table if not exists auth.webauthn_credentials (
  id uuid not null default gen_random_uuid() constraint webauthn_credentials_pkey primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);

create unique index if not exists webauthn_credentials_credential_id_key on auth.webauthn_credentials (credential_id);
create index if not exists webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table if not exists auth.webauthn_challenges (
  id uuid not null default gen_random_uuid() constraint webauthn_challenges_pkey primary key,
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null
    constraint webauthn_challenges_challenge_type_check check (challenge_type in ('signup', 'registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index if not exists webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

-- The package reads one setting per claim; PostgREST passes all claims as one JSON.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;

create or replace function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;

create or replace function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.can_delete', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'It would leave files behind that no row knows.';
  end if;
  return null;
end
$$;

create or replace trigger protect_buckets_delete
  before delete on storage.buckets
  for each statement execute function storage.protect_delete();

create or replace trigger protect_objects_delete
  before delete on storage.objects
  for each statement execute function storage.protect_delete();

do $$
declare
  service record;
  statement text;
begin
  for service in values ('auth', 'supabase_auth_admin'), ('storage', 'supabase_storage_admin') loop
    for statement in
      select format('alter table %s owner to %I', oid::regclass, service.column2)
        from pg_catalog.pg_class
       where relnamespace = service.column1::regnamespace and relkind = 'r'
      union all
      select format('alter table %s enable row level security', oid::regclass)
        from pg_catalog.pg_class
       where relnamespace = service.column1::regnamespace and relkind = 'r' and not relrowsecurity
      union all
      select format('alter routine %s owner to %I', oid::regprocedure, service.column2)
        from pg_catalog.pg_proc
       where pronamespace = service.column1::regnamespace
    loop
      execute statement;
    end loop;
    execute format('grant all on schema %I to %I', service.column1, service.column2);
    execute format('grant usage on schema %I to anon, authenticated, service_role', service.column1);
    execute format('grant usage on schema %I to postgres with grant option', service.column1);
    execute format('grant all on all tables in schema %I to postgres with grant option', service.column1);
  end loop;
end
$$;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Auth compares passwords in the database (passwords.ts).
grant usage on schema extensions to supabase_auth_admin;

-- `postgres` inherits the owners of the services' schemas (bootstrap.sql) but may only create policies and triggers there, as on a hosted project. A
-- migration that does more fails here as on its first deployment.
create or replace function extensions.protect_service_schemas() returns event_trigger language plpgsql as $$
declare
  touched record;
begin
  if current_user <> 'postgres' then
    return;
  end if;
  if tg_event = 'sql_drop' then
    select object_type, object_identity into touched
      from pg_catalog.pg_event_trigger_dropped_objects()
     where schema_name in ('auth', 'storage', 'realtime') and object_type not in ('policy', 'trigger')
     limit 1;
  else
    select object_type, object_identity into touched
      from pg_catalog.pg_event_trigger_ddl_commands()
     where schema_name in ('auth', 'storage', 'realtime') and object_type not in ('policy', 'trigger')
     limit 1;
  end if;
  if found then
    raise exception 'must be owner of % %', touched.object_type, touched.object_identity
      using errcode = '42501', hint = 'On a hosted project this schema belongs to Supabase; only policies and triggers may be added.';
  end if;
end
$$;

-- Tells PostgREST about schema changes, as on a hosted project.
create or replace function extensions.pgrst_watch() returns event_trigger language plpgsql as $$
begin
  if tg_event = 'ddl_command_end' then
    if not exists (
      select from pg_catalog.pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp'
    ) then
      return;
    end if;
  end if;
  notify pgrst, 'reload schema';
end
$$;

drop event trigger if exists protect_service_schemas_ddl;
drop event trigger if exists protect_service_schemas_drop;
drop event trigger if exists pgrst_ddl_watch;
drop event trigger if exists pgrst_drop_watch;
create event trigger protect_service_schemas_ddl on ddl_command_end execute function extensions.protect_service_schemas();
create event trigger protect_service_schemas_drop on sql_drop execute function extensions.protect_service_schemas();
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_watch();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_watch();
