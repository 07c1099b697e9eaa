-- What a new Supabase project has before its first migration: roles, extensions and the permissive defaults of schema public. Runs once per database,
-- as the cluster's superuser; the roles are shared by the cluster and may exist. Never run it again, because migrations change exactly these things.

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
create extension if not exists citext with schema extensions;

do $$
declare
  -- Login roles get a password from the caller.
  wanted constant jsonb := '{
    "anon": "nologin inherit",
    "authenticated": "nologin inherit",
    "service_role": "nologin inherit bypassrls",
    "authenticator": "login noinherit",
    "postgres": "login createdb createrole replication bypassrls",
    "supabase_auth_admin": "login noinherit",
    "supabase_storage_admin": "login noinherit createrole",
    "supabase_realtime_admin": "login noinherit createrole replication"
  }';
  role_name text;
begin
  for role_name in select jsonb_object_keys(wanted) loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I %s', role_name, wanted ->> role_name);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator, supabase_storage_admin, supabase_realtime_admin;
grant anon, authenticated, service_role to postgres with admin option;

-- Settings of PostgREST's role, which an extension lets `postgres` change on a hosted project.
grant authenticator to postgres with admin true, inherit false, set false;
grant set on parameter pgrst.db_pre_request to postgres;

-- On a hosted project an extension, not part of Postgres, lets `postgres` create policies and triggers on service tables. Here it inherits their
-- owners, and event triggers (services.sql) refuse everything else.
grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin to postgres with inherit true, set false;

-- As on a hosted project.
grant pg_monitor to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_admin set search_path = "$user", public, auth, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';
alter role supabase_storage_admin set search_path = storage;
alter role supabase_realtime_admin set search_path = public, extensions, realtime;
-- Lets the Storage service delete the rows of deleted files (services.sql refuses everyone else).
alter role supabase_storage_admin set storage.can_delete = 'true';

do $$ begin execute format('alter database %I owner to postgres', current_database()); end $$;
alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres;

-- Supabase's permissive defaults: everything that migrations create in public is open until they revoke it.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on sequences to postgres, anon, authenticated, service_role;
