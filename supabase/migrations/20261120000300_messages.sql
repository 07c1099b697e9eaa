-- Live messages, the outbox of mails, notifications.
-- Messages carry ids only: pages read the row again under their own policies. Each session has its own topic, because
-- Realtime asks the policy only at joining, and the database stops sending to ended sessions and lost roles.

create function messages.may_hear(topic text) returns boolean language plpgsql stable as $$ -- for: authenticated
  -- Returns whether the caller may listen to a topic: 'session:<id>' of their own, 'everyone' or 'prices'. Raises
  -- not_allowed, session_ended (42501), which Realtime takes for a no.
begin
  return people.caller() is not null and topic in ('session:' || (auth.jwt() ->> 'session_id'), 'everyone', 'prices');
end $$;
create policy messages_receive on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select messages.may_hear(realtime.topic())));

create function messages.broadcast(event text, id text, person uuid) returns void language plpgsql as $$
  -- Sends an event and id to a person's newest 20 sessions that began or were renewed within two hours.
begin
  perform realtime.send(jsonb_build_object('id', broadcast.id), event, 'session:' || s.id, true)
  from (
    select a.id from auth.sessions a
    where a.user_id = person
      and (a.not_after is null or a.not_after > now())
      -- A page renews its session within jwt_expiry (an hour), so older sessions have no page.
      and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours'
    order by coalesce(a.refreshed_at at time zone 'utc', a.created_at) desc limit 20
  ) s;
end $$;

create function messages.open_sessions() returns int language plpgsql stable as $$
  -- Returns how many sessions messages.broadcast() may reach; an estimate if there are many.
declare
  -- Samples a thousand pages, which is all of a small table: counting a million sessions takes 0.1 s, this 0.01.
  percent constant real := least(100, 100000.0 / greatest(pg_relation_size('auth.sessions') / current_setting('block_size')::int, 1));
  open_sessions int;
begin
  select count(*) * 100 / percent into open_sessions
  from auth.sessions a tablesample system (percent)
  where (a.not_after is null or a.not_after > now())
    and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours';
  return open_sessions;
end $$;

create function messages.spread_ms() returns int language sql stable as $$
  -- Returns over how many milliseconds pages spread their reading after a broadcast: a thousand a second.
  select case when s.open < 1000 then 0 else s.open end from messages.open_sessions() s (open)
$$;

create function messages.broadcast_to_all(event text, id text, spread_ms int) returns void language plpgsql as $$
  -- Sends an event, id and spread (messages.spread_ms(), or 0 if urgent) to all pages as one message.
begin
  perform realtime.send(jsonb_build_object('id', id, 'spread_ms', spread_ms), event, 'everyone', true);
end $$;

create function messages.broadcast_to_operators(event text, id text, variadic roles text[] default '{reviewer,treasurer,admin}')
  returns void language sql as $$
  -- Sends an event and id to all operators of these roles.
  select messages.broadcast(event, id, o.user_id) from people.operators o where o.role = any (roles)
$$;

create function messages.announce_to_operators() returns trigger language plpgsql security definer as $$
  -- Broadcasts the table's name to operators.
begin
  perform messages.broadcast_to_operators(tg_table_name, tg_table_name);
  return null;
end $$;

create function messages.announce_changes(changed regclass, events text) returns void language plpgsql as $$
  -- Makes each statement that changes a table announce it to operators.
begin
  execute format('create trigger announce after %s on %s for each statement execute function messages.announce_to_operators()', events, changed);
end $$;

create table messages.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  recipient public.email_address not null,
  kind text not null constraint outgoing_mails_kind
    check (kind in ('contact_received', 'contact_answer', 'newsletter_confirmation', 'newsletter_welcome', 'notification', 'security')),
  params jsonb not null constraint outgoing_mails_params_named check (jsonb_typeof(params) = 'object'),
  language text not null constraint outgoing_mails_language check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0 constraint outgoing_mails_attempts check (attempts between 0 and 8),
  sent_at timestamptz,
  failure text
);
comment on table messages.outgoing_mails is 'The outbox: pending mails, and for thirty days those sent or given up.';
comment on column messages.outgoing_mails.params is 'Emptied at the last attempt, because links are secrets.';
create index outgoing_mails_due on messages.outgoing_mails ((kind <> 'security'), due_at) where sent_at is null and attempts < 8;
create index outgoing_mails_age on messages.outgoing_mails (created_at);
create index outgoing_mails_recipient on messages.outgoing_mails (lower(recipient));

create function messages.take_mails(max_rows int default 10)
  returns table (id uuid, recipient text, kind text, params jsonb, language text)
  language plpgsql security definer as $$ -- door: service_role
  -- Leases due mails to one worker, security warnings first; retries after 5 minutes, 10, 20 and so on, eight attempts.
  -- Drops mails with an expired link.
begin
  delete from messages.outgoing_mails o
  where o.created_at < now() - interval '30 days'
    or o.kind = 'newsletter_confirmation' and o.created_at < now() - interval '48 hours';
  return query
    with due as materialized (
      select d.id, d.params from messages.outgoing_mails d
      where d.sent_at is null and d.attempts < 8 and d.due_at <= now()
      order by d.kind <> 'security', d.due_at limit least(greatest(max_rows, 1), 50)
      for update skip locked)
    update messages.outgoing_mails o
    set attempts = o.attempts + 1,
        due_at = now() + interval '5 minutes' * (2 ^ o.attempts),
        -- The worker may crash before it reports its last attempt.
        params = case when o.attempts = 7 then '{}' else o.params end
    from due
    where o.id = due.id
    returning o.id, o.recipient::text, o.kind, due.params, o.language;
end $$;

create function messages.finish_mail(mail_id uuid, failure text default null) returns void
  language plpgsql security definer as $$ -- door: service_role
  -- Records that a worker sent a mail, or why not. Idempotent.
begin
  update messages.outgoing_mails o
  set sent_at = case when finish_mail.failure is null then now() end,
      failure = left(finish_mail.failure, 500),
      params = case when finish_mail.failure is null then '{}' else o.params end
  where o.id = mail_id and o.sent_at is null;
end $$;

create table messages.senders (
  id bigint primary key generated always as identity,
  network cidr not null,
  sent_at timestamptz not null default clock_timestamp()
);
comment on table messages.senders is 'Networks from which visitors sent a form in the last hour, one row a form.';
create index senders_network on messages.senders (network, sent_at);
create index senders_age on messages.senders (sent_at);

create function messages.limit_sender() returns void language plpgsql security definer as $$
  -- Counts a visitor's form: thirty an hour from one network, so that no host uses up everyone's limit.
declare
  sender constant cidr := ground.sender_network();
begin
  -- Skips rows locked by another form, whose sender would decide how long that takes.
  delete from messages.senders s
  where s.id in (select o.id from messages.senders o where o.sent_at < now() - interval '1 hour' for update skip locked);
  if sender is null then return; end if;
  -- One at a time per network, or concurrent ones would all pass.
  perform pg_advisory_xact_lock(hashtextextended('sender ' || sender::text, 0));
  if (select count(*) from messages.senders s where s.network = sender) >= 30 then
    raise exception 'too_many_messages' using hint = 'Try again in an hour.';
  end if;
  insert into messages.senders (network) values (sender);
end $$;

-- messages.announce() writes a row with each new status. Rows older than a year are removed.

create table public.notifications (
  id uuid not null default gen_random_uuid(),
  investor_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  kind text not null,
  subject_id uuid not null,
  amount_cents bigint,
  claimed_cents bigint,
  coin text,
  arrived_coins public.coins,
  quoted_coins public.coins,
  detail text,
  read_at timestamptz,
  primary key (investor_id, created_at, id)
);
comment on table public.notifications is 'New statuses, credits and warnings of a person, but not credited yield.';
comment on column public.notifications.kind is 'Table and status, like deposits.approved.';
comment on column public.notifications.claimed_cents is 'What the investor entered, if something else arrived.';
comment on column public.notifications.quoted_coins is 'Coins the investor was told to send; null without a quote.';
grant select on public.notifications to authenticated;
select people.owner_reads('public.notifications');

create function messages.unread_notifications() returns int
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the caller's unread notifications; 100 means more. Raises not_allowed, session_ended (42501), by which an
  -- open page learns that its session was ended elsewhere.
declare
  investor constant uuid := people.caller();
begin
  return (
    select count(*) from (
      select from public.notifications n where n.investor_id = investor and n.read_at is null limit 100) newest);
end $$;

create function messages.read_notifications(notification_id uuid default null) returns int
  language plpgsql security definer as $$ -- door: authenticated
  -- Marks one notification of the caller, or all (null), as read; returns how many are unread.
declare
  investor constant uuid := people.caller();
begin
  delete from public.notifications n where n.investor_id = investor and n.created_at < now() - interval '1 year';
  update public.notifications n
  set read_at = now()
  where n.investor_id = investor and n.read_at is null
    and n.id = coalesce(read_notifications.notification_id, n.id);
  if found then perform messages.broadcast('notifications', investor::text, investor); end if;
  return messages.unread_notifications();
end $$;

create function messages.mail_notification(investor uuid, kind text, cents bigint, claimed bigint default null, coins jsonb default '{}') returns void
  language plpgsql as $$
  -- Queues a notification's mail for an address whose owner wants it, fifty of a kind in 24 hours, without reasons.
begin
  insert into messages.outgoing_mails (recipient, kind, params, language)
  select p.email, 'notification', people.signed_params(p.id, jsonb_build_object('kind', mail_notification.kind, 'amount_cents', cents)
    || case when claimed is null then '{}' else jsonb_build_object('claimed_cents', claimed) end || coins), p.language
  from public.profiles p
  -- A bad address must not roll back the change itself.
  where p.id = investor and p.verified and p.mail_notifications and ground.mailable(p.email) is not null
    and (select count(*) from public.notifications n
         where n.investor_id = p.id and n.kind = mail_notification.kind and n.created_at > now() - interval '24 hours') <= 50;
end $$;

create function messages.notify(investor uuid, event text, kind text, subject uuid, cents bigint, reason text)
  returns void language plpgsql as $$
  -- Notifies an investor of a change without a new status, on pages, by notification and by mail; they see the reason.
begin
  perform messages.broadcast(event, subject::text, investor);
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
  values (investor, kind, subject, cents, reason);
  if (select s.mail_notifications from public.site s) then
    perform messages.mail_notification(investor, kind, cents);
  end if;
end $$;

-- Not BRIN: new rows reuse freed space, so the removal would soon read every page.
create index notifications_by_time on public.notifications (created_at);
