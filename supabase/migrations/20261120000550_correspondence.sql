-- Contact messages and answers, the newsletter, announcements.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text generated always as (upper(left(id::text, 8))) stored,
  investor_id uuid references public.profiles (id),
  name text not null constraint contact_messages_name_short
    check (btrim(name) <> '' and char_length(name) <= 80 and name !~ '[[:cntrl:]]'),
  email public.email_address,
  subject text not null constraint contact_messages_subject_short
    check (btrim(subject) <> '' and char_length(subject) <= 150 and subject !~ '[[:cntrl:]]'),
  message text not null constraint contact_messages_message_short
    check (btrim(message) <> '' and char_length(message) <= 4000 and message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  language text not null default 'en' constraint contact_messages_language check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  handled_by uuid references public.profiles (id),
  handled_at timestamptz,
  answer text constraint contact_messages_answer_short
    check (char_length(btrim(answer)) between 1 and 4000 and answer !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint contact_messages_handled_by_somebody check ((handled_by is null) = (handled_at is null)),
  constraint contact_messages_answered_when_handled check (answer is null or handled_at is not null),
  constraint contact_messages_answerable check (email is not null or investor_id is not null)
);
comment on table public.contact_messages is 'By form (specification 2, Contact) or account; holders read their own.';
comment on column public.contact_messages.investor_id is 'Null for the form, where any name and address can be given.';
comment on column public.contact_messages.email is 'Where the answer goes; null if no mail reaches the account.';
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_waiting on public.contact_messages (created_at, id) where handled_at is null;
create index contact_messages_investor on public.contact_messages (investor_id, created_at desc) where investor_id is not null;
create index contact_messages_email on public.contact_messages (lower(email)) where investor_id is null;
grant select (id, investor_id, reference, subject, message, created_at, handled_at, answer) on public.contact_messages to authenticated;
select people.owner_reads('public.contact_messages');

create function messages.limit_contact_messages() returns trigger language plpgsql security definer as $$
  -- trigger: before insert on public.contact_messages
  -- Allows five messages an hour of a mailbox, sixty forms a minute; drops retries. Raises too_many_messages.
begin
  if new.investor_id is null then
    -- One at a time per mailbox, or concurrent ones would all pass.
    perform pg_advisory_xact_lock(hashtextextended('contact ' || ground.mailbox(new.email), 0));
    if exists (
      select from public.contact_messages m
      where m.created_at > now() - interval '10 minutes'
        and (m.name, m.email, m.subject, m.message) = (new.name, new.email, new.subject, new.message)) then
      return null;
    end if;
    perform messages.limit_sender();
    if (select count(*) from public.contact_messages m
        where m.investor_id is null and ground.mailbox(m.email) = ground.mailbox(new.email) and m.created_at > now() - interval '1 hour') >= 5
       or (select count(*) from public.contact_messages m where m.investor_id is null and m.created_at > now() - interval '1 minute') >= 60 then
      raise exception 'too_many_messages' using hint = 'Try again in an hour.';
    end if;
  -- Counted apart, so that a flood in a person's name does not silence them.
  elsif (select count(*) from public.contact_messages m
      where m.investor_id = new.investor_id and m.created_at > now() - interval '1 hour') >= 5 then
    raise exception 'too_many_messages' using hint = 'Try again in an hour.';
  end if;
  return new;
end $$;

create function messages.follow_contact_message() returns trigger language plpgsql security definer as $$
  -- trigger: announce after insert or update of handled_at on public.contact_messages
  -- Broadcasts new and handled messages; mails the writer a receipt, notifies account holders of the outcome.
begin
  perform messages.broadcast('contact_messages', new.id::text, p.id)
  from (select new.investor_id as id union select o.user_id from people.operators o) p;
  if tg_op = 'UPDATE' then
    if new.investor_id is not null then
      insert into public.notifications (investor_id, kind, subject_id, detail)
      values (new.investor_id, case when new.answer is null then 'messages.closed' else 'messages.answered' end, new.id, new.subject);
    end if;
  elsif new.email is not null then
    -- This mail quotes nothing, or the form would send a stranger's words to anyone.
    insert into messages.outgoing_mails (recipient, kind, params, language)
    values (new.email, 'contact_received', people.signed_params(
      (select p.id from public.profiles p where p.id = new.investor_id and p.verified),
      jsonb_build_object('reference', new.reference)), new.language);
  end if;
  return null;
end $$;
-- Triggers fire by name: the message is announced before its lease ends, as other cases are.

create function messages.send_contact_message(name text, email text, subject text, message text, language text default 'en') returns void
  language plpgsql security definer as $$ -- door: anon
  -- Stores a visitor's message (specification 2, Contact); idempotent within ten minutes. Runs as its owner: visitors
  -- may not write messages. Raises too_many_messages, invalid_value (also of an address).
begin
  insert into public.contact_messages (name, email, subject, message, language)
  values (name, email, subject, message, coalesce(language, 'en'));
exception when check_violation or not_null_violation then
  raise exception 'invalid_value';
end $$;

create function messages.write_message(subject text, message text, language text, request_id uuid) returns text
  language plpgsql security definer as $$ -- door: authenticated
  -- Writes to the operators from the caller's account; returns the reference. Idempotent by request_id. Raises
  -- too_many_messages, invalid_value, account_closed (42501).
declare
  writer constant uuid := people.caller();
  is_known constant boolean := ground.done_before(
    request_id, writer, 'write_message', jsonb_build_array(subject, message));
begin
  if not is_known then
    -- One at a time per account: concurrent ones do not all pass.
    perform pg_advisory_xact_lock(hashtextextended('contact ' || writer::text, 0));
    insert into public.contact_messages (id, investor_id, name, email, subject, message, language)
    select write_message.request_id, p.id, p.name, ground.mailable(p.email), write_message.subject, write_message.message, write_message.language
    from public.profiles p where p.id = writer;
  end if;
  return (select m.reference from public.contact_messages m where m.id = request_id and m.investor_id = writer);
exception
  when check_violation or not_null_violation then
    raise exception 'invalid_value';
  when unique_violation then
    raise exception 'request_id_reused';
end $$;

create function messages.handle_contact_message(message_id uuid, answer text default null) returns public.contact_messages
  language plpgsql security definer as $$ -- door: authenticated
  -- Answers a message once, by mail to its account's current address and there, or closes it (null). Raises
  -- answer_required, address_named, not_found, case_leased, already_reviewed.
declare
  operator constant uuid := people.require_operator();
  words constant text := btrim(answer, E' \t\r\n');
  handled public.contact_messages;
begin
  if words is not null and char_length(words) not between 1 and 4000 then raise exception 'answer_required'; end if;
  perform ground.refuse_addresses(words);
  select * into handled from public.contact_messages m where m.id = message_id for update;
  if not found then raise exception 'not_found'; end if;
  if handled.handled_at is not null then
    if handled.handled_by = operator and handled.answer is not distinct from words then return handled; end if;
    raise exception 'already_reviewed';
  end if;
  update public.contact_messages m
  set handled_by = operator, handled_at = now(), answer = words
  where m.id = handled.id
  returning * into handled;
  if words is not null and handled.email is not null then
    -- Quotes only to confirmed addresses, or the form would send a stranger's words to anyone.
    insert into messages.outgoing_mails (recipient, kind, params, language)
    select r.recipient, 'contact_answer', people.signed_params(case when p.verified then p.id end, jsonb_strip_nulls(jsonb_build_object(
      'reference', handled.reference, 'answer', words, 'message', case when p.verified then handled.message end))), handled.language
    from (values (1)) one
    left join public.profiles p on p.id = handled.investor_id
    cross join lateral (select case when handled.investor_id is null then handled.email else ground.mailable(p.email) end as recipient) r
    where r.recipient is not null;
  end if;
  perform ground.audit(case when words is null then 'contact_closed' else 'contact_answered' end, handled.id);
  return handled;
end $$;

-- Double opt-in: only addresses confirmed by a mailed link are on the list, and leaving erases them.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null,
  language text not null default 'en' constraint newsletter_language check (language ~ '^[a-z]{2}$'),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table public.newsletter_subscriptions is 'Confirmed by the mailbox owner (specification 2, Home).';
create unique index newsletter_email_once on public.newsletter_subscriptions (lower(email));
create index newsletter_asked on public.newsletter_subscriptions (asked_at);

create table messages.newsletter_tokens (
  hash bytea primary key constraint newsletter_tokens_hash_whole check (length(hash) = 32),
  subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade,
  confirms_until timestamptz not null default now() + interval '48 hours'
);
comment on table messages.newsletter_tokens is 'SHA-256 of the secrets in mailed links, so that it reveals none.';
comment on column messages.newsletter_tokens.subscription_id is 'Null after the owner left; the link still works.';
comment on column messages.newsletter_tokens.confirms_until is 'Until then it confirms; it unsubscribes for ever.';
create policy newsletter_nobody_select on public.newsletter_subscriptions for select to anon, authenticated using (false);

create function messages.write_newsletter_mail(subscription public.newsletter_subscriptions) returns void
  language plpgsql as $$
  -- Mails a link to confirm, or the news that the address is subscribed; each mail has its own secret.
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into messages.newsletter_tokens (hash, subscription_id) values (sha256(convert_to(token, 'UTF8')), subscription.id);
  insert into messages.outgoing_mails (recipient, kind, params, language)
  values (
    subscription.email,
    case when subscription.confirmed_at is null then 'newsletter_confirmation' else 'newsletter_welcome' end,
    jsonb_build_object('token', token),
    subscription.language);
end $$;

create function messages.subscribe_newsletter(email text, language text default 'en') returns void
  language plpgsql security definer as $$ -- door: anon, authenticated
  -- Requests the newsletter: a mail an hour per mailbox, thirty requests per network, sixty a minute. Runs as its
  -- owner: no role of the API may read the list, nor learn who is on it. Raises invalid_email, too_many_messages.
declare
  address constant text := lower(btrim(email));
  subscription public.newsletter_subscriptions;
begin
  if ground.mailable(address) is null then raise exception 'invalid_email'; end if;
  -- One at a time per mailbox, or concurrent ones would each send a mail.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || ground.mailbox(address), 0));
  perform messages.limit_sender();
  if (select count(*) from public.newsletter_subscriptions n where n.asked_at > now() - interval '1 minute') >= 60 then
    raise exception 'too_many_messages' using hint = 'Try again in a minute.';
  end if;
  delete from public.newsletter_subscriptions n where n.confirmed_at is null and n.asked_at < now() - interval '48 hours';
  if exists (
    select from public.newsletter_subscriptions n
    where n.asked_at > now() - interval '1 hour' and ground.mailbox(n.email) = ground.mailbox(address)) then
    return;
  end if;
  insert into public.newsletter_subscriptions as n (email, language)
  values (address, case when subscribe_newsletter.language ~ '^[a-z]{2}$' then subscribe_newsletter.language else 'en' end)
  -- Anyone may enter a reader's address, so confirmed settings stay.
  on conflict (lower(n.email)) do update
    set asked_at = now(), language = case when n.confirmed_at is null then excluded.language else n.language end
  returning * into subscription;
  perform messages.write_newsletter_mail(subscription);
end $$;

create function messages.confirm_newsletter(token text) returns void
  language plpgsql security definer as $$ -- door: anon, authenticated
  -- Confirms a subscription by the mailed secret, within 48 hours; idempotent. Runs as its owner: no role of the API
  -- may read or write the list; the secret says whose subscription it is. Raises link_unknown, link_expired.
declare
  link messages.newsletter_tokens;
  subscription public.newsletter_subscriptions;
begin
  select * into link from messages.newsletter_tokens t where t.hash = sha256(convert_to(token, 'UTF8'));
  if not found then raise exception 'link_unknown'; end if;
  select * into subscription from public.newsletter_subscriptions n where n.id = link.subscription_id for update;
  if subscription.confirmed_at is not null then return; end if;
  if subscription.id is null or link.confirms_until < now() then raise exception 'link_expired'; end if;
  update public.newsletter_subscriptions n set confirmed_at = now() where n.id = subscription.id returning * into subscription;
  perform messages.write_newsletter_mail(subscription);
end $$;

create function messages.unsubscribe_newsletter(token text) returns void
  language plpgsql security definer as $$ -- door: anon, authenticated
  -- Ends a subscription and erases its address, by any secret sent to it; idempotent. Runs as its owner: no role of the
  -- API may read or write the list; the secret says whose subscription it is. Raises link_unknown.
declare
  link messages.newsletter_tokens;
begin
  select * into link from messages.newsletter_tokens t where t.hash = sha256(convert_to(token, 'UTF8'));
  if not found then raise exception 'link_unknown'; end if;
  -- Locks the subscription before its links, the order in which both are erased.
  perform from public.newsletter_subscriptions n where n.id = link.subscription_id for update;
  update messages.newsletter_tokens t set subscription_id = null where t.subscription_id = link.subscription_id;
  delete from public.newsletter_subscriptions n where n.id = link.subscription_id;
end $$;

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint announcements_title_short check (ground.short_line(title, 120)),
  body text not null constraint announcements_body_short check (char_length(btrim(body)) between 1 and 1000),
  weight text not null constraint announcements_weight check (weight in ('info', 'important')),
  shown_from timestamptz not null default now(),
  shown_until timestamptz,
  published_by uuid not null references public.profiles (id),
  published_at timestamptz not null default now(),
  withdrawn_by uuid references public.profiles (id),
  withdrawn_at timestamptz,
  constraint announcements_period check (shown_until > shown_from),
  constraint announcements_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on table public.announcements is 'Plain text at the top of every signed-in user''s area, for a time.';
create index announcements_newest on public.announcements (published_at desc);
grant select (id, title, body, weight, shown_from) on public.announcements to authenticated;
create policy announcements_investor_select on public.announcements
  for select to authenticated
  using ((select people.caller()) is not null and withdrawn_at is null and shown_from <= now() and coalesce(shown_until > now(), true));

create function messages.notify_announcement() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update of withdrawn_at on public.announcements
  -- Broadcasts to everyone that one was published or withdrawn.
begin
  perform messages.broadcast_to_all('announcements', new.id::text, messages.spread_ms());
  return null;
end $$;

create function messages.publish_announcement(
  title text, body text, weight text, request_id uuid, shown_from timestamptz default null,
  shown_until timestamptz default null) returns void language plpgsql security definer as $$ -- door: authenticated
  -- Publishes an announcement from shown_from (null: now) to shown_until (null: until withdrawn). Idempotent by
  -- request_id. Raises code_required, title_required, announcement_required, address_named, invalid_value,
  -- invalid_period.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  beginning constant timestamptz := coalesce(shown_from, now());
begin
  if ground.done_before(request_id, operator, 'publish_announcement', jsonb_build_array(title,
    body, weight, shown_from, shown_until)) then
    return;
  end if;
  if not ground.short_line(title, 120) then raise exception 'title_required'; end if;
  if coalesce(body, '') !~ '\S' or char_length(btrim(body)) > 1000 or body ~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]' then
    raise exception 'announcement_required';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', title, body));
  if not coalesce(weight in ('info', 'important'), false) then raise exception 'invalid_value'; end if;
  if not isfinite(beginning) or shown_until <= greatest(beginning, now())
     or not isfinite(coalesce(shown_until, now())) or beginning > now() + interval '1 year' then
    raise exception 'invalid_period';
  end if;
  insert into public.announcements (id, title, body, weight, shown_from, shown_until, published_by)
  values (publish_announcement.request_id, btrim(publish_announcement.title), btrim(publish_announcement.body),
    publish_announcement.weight, beginning, publish_announcement.shown_until, operator)
  on conflict on constraint announcements_pkey do nothing;
  if not found then raise exception 'request_id_reused'; end if;
  perform ground.audit('announcement_published', request_id, jsonb_build_object(
    'title', btrim(title), 'weight', weight,
    'from', beginning, 'until', shown_until));
end $$;

create function messages.withdraw_announcement(announcement_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Withdraws an announcement at once. Idempotent. Raises not_found.
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  if not exists (select from public.announcements a where a.id = announcement_id) then
    raise exception 'not_found';
  end if;
  update public.announcements a set withdrawn_by = operator, withdrawn_at = now()
  where a.id = announcement_id and a.withdrawn_at is null;
  if found then perform ground.audit('announcement_withdrawn', announcement_id); end if;
end $$;

create function messages.announcement_desk(before timestamptz default null, max_rows int default 50) returns table (
  id uuid, title text, body text, weight text, shown_from timestamptz, shown_until timestamptz, publisher text,
  published_at timestamptz, withdrawer text, withdrawn_at timestamptz, state text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns all announcements, newest first: planned, shown, over or withdrawn.
  select people.require_operator();
  select a.id, a.title, a.body, a.weight, a.shown_from, a.shown_until, p.name, a.published_at, w.name, a.withdrawn_at,
    case
      when a.withdrawn_at is not null then 'withdrawn'
      when a.shown_until <= now() then 'over'
      when a.shown_from > now() then 'planned'
      else 'shown'
    end
  from public.announcements a
  join public.profiles p on p.id = a.published_by
  left join public.profiles w on w.id = a.withdrawn_by
  where a.published_at < coalesce(announcement_desk.before, 'infinity')
  order by a.published_at desc limit least(greatest(max_rows, 1), 200)
$$;

create function public.my_announcements() returns table (id uuid, title text, body text, weight text)
  language sql stable security invoker as $$ -- for: authenticated
  -- Returns current announcements for the caller, important ones first, at most five. Row-level security applies.
  select a.id, a.title, a.body, a.weight from public.announcements a
  where people.caller() is not null
  order by a.weight = 'important' desc, a.shown_from desc limit 5
$$;

create index contact_messages_visitors_handled on public.contact_messages (handled_at) where investor_id is null and handled_at is not null;
