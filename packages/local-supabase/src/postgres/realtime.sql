-- Schema `realtime` of a hosted project, as far as private Broadcast from the database needs it: same names, columns, owners and grants. Runs as
-- supabase_admin at every start, so statements must be repeatable. (bootstrap.sql lets postgres create policies here through
-- supabase_realtime_admin.)

create schema if not exists realtime authorization supabase_admin;
grant usage on schema realtime to supabase_realtime_admin, anon, authenticated, service_role;
grant usage on schema realtime to postgres with grant option;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres;

create or replace function realtime.topic() returns text
  language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;
alter function realtime.topic() owner to supabase_realtime_admin;

-- A failure is a warning, as on a hosted project: an unsent message never rolls back its transaction.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message_id)) end,
    event, set_config('realtime.topic', topic, true), private, 'broadcast'
  );
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;

-- Topics with listeners, written by the server only. A hosted project reads the write-ahead log instead; here a notification takes a lock at commit,
-- so only awaited ones are sent. Unlogged, because after a crash no client is connected.
create unlogged table if not exists realtime.watched_topics (topic text primary key);
revoke all on realtime.watched_topics from public, anon, authenticated, service_role, postgres;
grant select on realtime.watched_topics to supabase_realtime_admin;

create or replace function realtime.announce_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('realtime_messages', new.id::text)
  from realtime.watched_topics w
  where w.topic = new.topic;
  return null;
end
$$;
alter function realtime.announce_message() owner to supabase_realtime_admin;
revoke all on function realtime.announce_message() from public;

create or replace trigger announce_message
  after insert on realtime.messages
  for each row
  execute function realtime.announce_message();
