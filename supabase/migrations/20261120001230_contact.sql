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
comment on table public.contact_messages is
  'Messages by contact form (specification 2, Contact) or account: anyone writes, operators read, and account holders read their own.';
comment on column public.contact_messages.investor_id is 'Null for the form, where any name and address can be given.';
comment on column public.contact_messages.email is 'Where the answer goes; null if no mail reaches the account, which then shows it.';
comment on column public.contact_messages.answer is 'Null if the message was closed without one.';

create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_waiting on public.contact_messages (created_at, id) where handled_at is null;
create index contact_messages_investor on public.contact_messages (investor_id, created_at desc) where investor_id is not null;
create index contact_messages_email on public.contact_messages (lower(email)) where investor_id is null;
create index contact_messages_handled_by on public.contact_messages (handled_by) where handled_by is not null;

grant select (id, investor_id, reference, subject, message, created_at, handled_at, answer) on public.contact_messages to authenticated;
grant select on public.contact_messages to service_role;
create policy contact_messages_investor_select on public.contact_messages
  for select to authenticated
  using (investor_id = (select people.caller()));

create function messages.limit_contact_messages() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.investor_id is null then
    -- One at a time per mailbox, or concurrent ones would all pass.
    perform pg_advisory_xact_lock(hashtextextended('contact ' || ground.mailbox(new.email), 0));
    if exists (
      select from public.contact_messages m
      where m.created_at > now() - interval '10 minutes'
        and (m.name, m.email, m.subject, m.message) = (new.name, new.email, new.subject, new.message)
    ) then
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
end
$$;
comment on function messages.limit_contact_messages() is
  'Trigger: allows five messages an hour of an account or mailbox, thirty of a network, sixty forms a minute. Drops retries within ten minutes. Raises too_many_messages.';
create trigger limit_contact_messages before insert on public.contact_messages
  for each row execute function messages.limit_contact_messages();

create function messages.follow_contact_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
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
end
$$;
comment on function messages.follow_contact_message() is
  'Trigger: broadcasts new and handled messages; mails the writer a receipt, notifies account holders of the outcome.';
-- Triggers fire by name: the message is announced before its lease ends, as other cases are.
create trigger announce after insert or update of handled_at on public.contact_messages
  for each row execute function messages.follow_contact_message();

create function messages.send_contact_message(name text, email text, subject text, message text, language text default 'en') returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.contact_messages (name, email, subject, message, language)
  values (send_contact_message.name, send_contact_message.email, send_contact_message.subject, send_contact_message.message,
    coalesce(send_contact_message.language, 'en'));
exception when check_violation or not_null_violation then
  raise exception 'invalid_value';
end
$$;
comment on function messages.send_contact_message(text, text, text, text, text) is
  'Stores a visitor''s message (specification 2, Contact); idempotent within ten minutes. Runs as its owner: visitors may not write messages; it returns nothing. Raises too_many_messages, invalid_value (no address, or a text that is empty, too long or not one line).';
select ground.open('messages.send_contact_message', 'anon');

create function messages.write_message(subject text, message text, language text, request_id uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  writer constant uuid := people.caller();
  written public.contact_messages;
begin
  if write_message.request_id is null then
    raise exception 'request_id_required';
  end if;
  -- One at a time per account: a retry finds the first, and concurrent ones do not all pass.
  perform pg_advisory_xact_lock(hashtextextended('contact ' || writer::text, 0));
  select * into written from public.contact_messages m where m.id = write_message.request_id and m.investor_id = writer;
  if not found then
    insert into public.contact_messages (id, investor_id, name, email, subject, message, language)
    select write_message.request_id, p.id, p.name, ground.mailable(p.email), write_message.subject, write_message.message, write_message.language
    from public.profiles p where p.id = writer
    returning * into written;
  elsif (written.subject, written.message) is distinct from (write_message.subject, write_message.message) then
    raise exception 'request_id_reused';
  end if;
  return written.reference;
exception
  when check_violation or not_null_violation then
    raise exception 'invalid_value';
  when unique_violation then
    raise exception 'request_id_reused';
end
$$;
comment on function messages.write_message(text, text, text, uuid) is
  'Writes to the operators from the caller''s account; returns the reference. Idempotent by request_id. Raises session_ended, not_allowed (42501), request_id_required, request_id_reused, too_many_messages, invalid_value (a text that is empty, too long or not one line), account_closed (42501).';
select ground.open('messages.write_message', 'authenticated');

create function messages.contact_queue(from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false)
  returns table (id uuid, reference text, name text, email text, subject text, message text, created_at timestamptz, investor_id uuid, due_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select m.id, m.reference, m.name, coalesce(m.email, ''), m.subject, m.message, m.created_at, m.investor_id,
      m.created_at + desk.time_limit('contact_messages')
    from desk.case_page('contact_messages', sort, only_late, from_case) with ordinality g (id, place)
    join public.contact_messages m on m.id = g.id
    order by g.place
    limit greatest(max_rows, 1);
end
$$;
comment on function messages.contact_queue(uuid, int, text, boolean) is
  'Returns open messages; order and filters as desk.case_page has them. email is empty if no mail reaches the writer. Raises not_allowed, session_ended (42501).';
select ground.open('messages.contact_queue', 'authenticated');

create function messages.handle_contact_message(message_id uuid, answer text) returns public.contact_messages
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  words constant text := btrim(handle_contact_message.answer, E' \t\r\n');
  handled public.contact_messages;
begin
  if words is not null and char_length(words) not between 1 and 4000 then
    raise exception 'answer_required' using hint = 'One to four thousand characters.';
  end if;
  perform ground.refuse_addresses(words);
  select * into handled from public.contact_messages m where m.id = handle_contact_message.message_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if handled.handled_at is not null then
    if handled.handled_by = operator and handled.answer is not distinct from words then
      return handled;
    end if;
    raise exception 'already_reviewed';
  end if;
  update public.contact_messages m
  set handled_by = operator, handled_at = now(), answer = words
  where m.id = handled.id
  returning * into handled;
  if words is not null and handled.email is not null then
    -- To the account's current address; quotes only to confirmed ones, or the form would send a stranger's words to anyone.
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
end
$$;
comment on function messages.handle_contact_message(uuid, text) is
  'Answers a message once, by mail to its account''s current address and there, or closes it (null). Raises not_allowed, session_ended, answer_required, address_named, not_found, case_leased (another operator has it open), already_reviewed.';

grant execute on function messages.handle_contact_message(uuid, text) to authenticated;

create function public.answer_contact_message(message_id uuid, answer text) returns public.contact_messages
  language sql security invoker set search_path = ''
as $$ select * from messages.handle_contact_message(message_id, coalesce(answer, '')) $$;
comment on function public.answer_contact_message(uuid, text) is 'See messages.handle_contact_message; requires an answer.';

create function public.close_contact_message(message_id uuid) returns public.contact_messages
  language sql security invoker set search_path = ''
as $$ select * from messages.handle_contact_message(message_id, null) $$;
comment on function public.close_contact_message(uuid) is 'See messages.handle_contact_message; sends no mail.';

grant execute on function
  public.answer_contact_message(uuid, text),
  public.close_contact_message(uuid)
to authenticated;
