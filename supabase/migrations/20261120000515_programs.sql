-- People's own programs, webhooks and API keys: what is stored of them, and their removal after a takeover.

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references public.profiles (id),
  url text not null,
  secret bytea not null default extensions.gen_random_bytes(32),
  created_at timestamptz not null default clock_timestamp(),
  taken_until timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz
);
comment on table public.webhooks is 'Where a person''s events are sent.';
comment on column public.webhooks.secret is 'Signs here, so that not even the worker knows it; its owner sees it once.';
grant select (id, investor_id, url, created_at, failing_since, disabled_at) on public.webhooks to authenticated;
select people.owner_reads('public.webhooks');

create table public.webhook_messages (
  number bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid() constraint webhook_messages_id_once unique,
  webhook_id uuid not null references public.webhooks (id) on delete cascade,
  investor_id uuid not null references public.profiles (id),
  subject_id uuid not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  attempts jsonb not null default '[]'
);
comment on table public.webhook_messages is 'Events of thirty days, and what the endpoint answered to each attempt.';
comment on column public.webhook_messages.subject_id is 'The events of one are delivered in their order.';
create index webhook_messages_due on public.webhook_messages (webhook_id, due_at) where delivered_at is null;
create index webhook_messages_subject on public.webhook_messages (webhook_id, subject_id, number) where delivered_at is null;
create index webhook_messages_newest on public.webhook_messages (investor_id, created_at desc);
create index webhook_messages_age on public.webhook_messages (created_at);
grant select (id, webhook_id, investor_id, body, created_at, delivered_at, attempts) on public.webhook_messages to authenticated;
select people.owner_reads('public.webhook_messages');

create view programs.due_messages with (security_invoker = true) as
select m.* from public.webhook_messages m
where m.delivered_at is null and m.due_at <= now() and not exists (
  select from public.webhook_messages e
  where e.webhook_id = m.webhook_id and e.subject_id = m.subject_id and e.number < m.number and e.delivered_at is null);
comment on view programs.due_messages is 'What can be sent now: of each subject only the oldest event.';

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references public.profiles (id),
  name text not null constraint api_keys_name_short check (char_length(btrim(name)) between 1 and 60 and name !~ '[[:cntrl:]]'),
  hash bytea not null constraint api_keys_hash_once unique constraint api_keys_hashed check (octet_length(hash) = 32),
  scopes text[] not null constraint api_keys_scopes_known
    check (scopes <> '{}' and scopes <@ '{balance,statement,deposits,withdrawals,positions}' and array_position(scopes, null) is null and cardinality(scopes) <= 5),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
comment on table public.api_keys is 'Keys that only read, as hashes of 256 random bits.';
grant select (id, investor_id, name, scopes, created_at, expires_at, last_used_at) on public.api_keys to authenticated;
select people.owner_reads('public.api_keys');

create function programs.queue_event(person uuid, made anyelement) returns void language plpgsql as $$
  -- Queues a row, such as a fill, for the webhooks of its person.
declare
  event jsonb;
begin
  if not exists (select from public.webhooks w where w.investor_id = person) then return; end if;
  event := to_jsonb(made);
  insert into public.webhook_messages (webhook_id, investor_id, subject_id, body)
  select w.id, w.investor_id,
    coalesce(event ->> 'subject_id', event ->> 'reference', event ->> 'order_id', event ->> 'dealing_id', event ->> 'webhook_id')::uuid,
    jsonb_build_object(
      'type', coalesce(event ->> 'kind', case event ->> 'code' when 'yield' then 'yield.credited' when 'yield_reversal' then 'yield.reversed' else 'fills.made' end),
      'timestamp', clock_timestamp(),
      'data', jsonb_strip_nulls(event - '{investor_id,kind,code,created_at,at,read_at,coin,arrived_coins,quoted_coins,
        posting_id,debit,credit,pool_id,bid,ask,bid_size,ask_size,source,source_at,received_at,cost_cents}'::text[]))
  from public.webhooks w where w.investor_id = person;
end $$;

create function programs.queue_notification() returns trigger language plpgsql as $$
  -- trigger: after insert on public.notifications when (new.kind ^@ 'deposits.' or new.kind ^@ 'withdrawals.')
  -- Queues what happened to a deposit or withdrawal.
begin
  perform programs.queue_event(new.investor_id, new);
  return null;
end $$;

create function programs.remove_programs(person uuid) returns void language sql as $$
  -- Removes all keys and webhooks of a person, after a possible takeover or with the account.
  delete from public.api_keys k where k.investor_id = person;
  delete from public.webhooks w where w.investor_id = person;
$$;
