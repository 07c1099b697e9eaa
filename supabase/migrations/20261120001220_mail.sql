-- Mails that the database wants to have sent. A worker with the secret key takes them, writes their words and sends them.

create domain public.email_address as text
  constraint email_address_plausible check (
    value ~ '^[^@]{1,64}@[^@]{1,186}\.[^@.]{2,63}$' and value !~ '[][[:space:][:cntrl:]<>(),;:\\"]'
    -- A mail server of a later Unicode could read other characters as letters: see private.mailbox.
    and unicode_assigned(value));
comment on domain public.email_address is
  'One mailbox that people really have. Quoted names, comments and numeric hosts, which the standard also allows, are refused: mail programs read them differently, some as several addresses.';

create function private.mailable(address text) returns public.email_address
  language plpgsql immutable set search_path = ''
as $$
begin
  return address::public.email_address;
exception when check_violation then
  return null;
end
$$;
comment on function private.mailable(text) is 'The address when a mail can go there, else null.';

create table private.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  recipient public.email_address not null,
  kind text not null constraint outgoing_mails_kind
    check (kind in ('contact_received', 'contact_answer', 'newsletter_confirmation', 'newsletter_welcome')),
  params jsonb not null constraint outgoing_mails_params_named check (jsonb_typeof(params) = 'object'),
  language text not null constraint outgoing_mails_language check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0 constraint outgoing_mails_attempts check (attempts between 0 and 8),
  sent_at timestamptz,
  failure text
);
comment on table private.outgoing_mails is 'The outbox: mails that wait, and for thirty days those that were sent or given up.';
comment on column private.outgoing_mails.params is 'What the words of its kind need. Emptied with the last attempt, because links in mails are secrets.';
comment on column private.outgoing_mails.due_at is 'Not to be taken before; each attempt moves it on.';
comment on column private.outgoing_mails.failure is 'Why the last attempt failed.';

create index outgoing_mails_due on private.outgoing_mails ((kind <> 'security'), due_at) where sent_at is null and attempts < 8;
create index outgoing_mails_age on private.outgoing_mails (created_at);
create index outgoing_mails_recipient on private.outgoing_mails (lower(recipient));

create function private.take_mails(max_rows int default 10)
  returns table (id uuid, recipient text, kind text, params jsonb, language text)
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.outgoing_mails o
  where o.created_at < now() - interval '30 days'
    -- What its link is for is over (private.confirm_newsletter).
    or o.kind = 'newsletter_confirmation' and o.created_at < now() - interval '48 hours';
  return query
    with due as materialized (
      select d.id, d.params from private.outgoing_mails d
      where d.sent_at is null and d.attempts < 8 and d.due_at <= now()
      -- Who reads of a thief in time can stop them.
      order by d.kind <> 'security', d.due_at
      limit least(greatest(max_rows, 1), 50)
      for update skip locked
    )
    update private.outgoing_mails o
    set attempts = o.attempts + 1,
        due_at = now() + interval '5 minutes' * (2 ^ o.attempts),
        -- The worker may die before it says how the last attempt went.
        params = case when o.attempts = 7 then '{}' else o.params end
    from due
    where o.id = due.id
    returning o.id, o.recipient::text, o.kind, due.params, o.language;
end
$$;
comment on function private.take_mails(int) is
  'Hands mails that are due to one worker and to no other: warnings of security first, then the oldest. Whatever is not finished comes again after 5 minutes, 10, 20 and so on; after eight attempts, within a day, it is given up. A mail whose link works no more is not sent.';
select private.open('private.take_mails', 'service_role');

create function private.finish_mail(mail_id uuid, failure text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.outgoing_mails o
  set sent_at = case when finish_mail.failure is null then now() end,
      failure = left(finish_mail.failure, 500),
      params = case when finish_mail.failure is null then '{}' else o.params end
  where o.id = finish_mail.mail_id and o.sent_at is null;
end
$$;
comment on function private.finish_mail(uuid, text) is 'A worker says that it sent a mail, or why it could not. Saying it again changes nothing.';
select private.open('private.finish_mail', 'service_role');

create function private.mail_domain(domain text) returns text
  language sql immutable set search_path = ''
as $$
  -- Both ways, as Unicode folds case. What is no letter and no digit is dropped at last: accents, and what no one sees.
  -- No address has a longer domain (public.email_address): many marks take long, see private.skeleton.
  select rtrim(regexp_replace(
    replace(replace(lower(upper(private.visible(normalize(left(domain, 250), nfkd)) collate "pg_c_utf8") collate "pg_c_utf8"), 'ß', 'ss'), '。', '.'),
    '[^[:alnum:].-]', '', 'g'), '.')
$$;
comment on function private.mail_domain(text) is
  'What all spellings of a domain have in common that a mail server takes for the same (UTS #46), such as fullwidth letters, invisible characters and other full stops. '
  'Domains that differ in accents alone have it in common as well. The form that DNS has of other letters (xn--) is left as it is.';

create function private.mailbox(address text) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select lower(split_part(split_part(address, '@', 1), '+', 1)) as name, private.mail_domain(split_part(address, '@', 2)) as domain
  ) one
$$;
comment on function private.mailbox(text) is
  'Where mail to an address ends up: a+b@example.com is a@example.com, Google ignores dots, and a domain has many spellings (private.mail_domain). Limits count mailboxes, or one person could be flooded under many names; whose a message is goes by the whole address.';

-- Where strangers' requests come from, for an hour and without what was sent.
create table private.senders (
  id bigint primary key generated always as identity,
  network cidr not null,
  sent_at timestamptz not null default clock_timestamp()
);
comment on table private.senders is 'From which networks visitors sent a form within the last hour; not which, nor what. One line a form.';
create index senders_network on private.senders (network, sent_at);
create index senders_age on private.senders (sent_at);

create function private.sender_network() returns cidr
  language plpgsql stable set search_path = ''
as $$
declare
  headers json;
  hops text[];
  sender inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  -- What a client writes into this header comes before what the proxy adds, which is the last.
  hops := string_to_array(headers ->> 'x-forwarded-for', ',');
  -- Cloudflare, in front of each hosted project, replaces this one.
  sender := btrim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)]))::inet;
  return network(set_masklen(sender, case family(sender) when 4 then 32 else 48 end));
exception when invalid_text_representation then
  return null;
end
$$;
comment on function private.sender_network() is
  'From which network a request came: an IPv4 address, or the 48 bits of IPv6 that one customer may have; null if the gateway does not say.';

create function private.limit_sender() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  sender constant cidr := private.sender_network();
begin
  -- Not those that another form is deleting: its sender decides how long that takes.
  delete from private.senders s
  where s.id in (select o.id from private.senders o where o.sent_at < now() - interval '1 hour' for update skip locked);
  if sender is null then
    return;
  end if;
  -- One after the other for each network, or several sent at once would all find room.
  perform pg_advisory_xact_lock(hashtextextended('sender ' || sender::text, 0));
  if (select count(*) from private.senders s where s.network = sender) >= 30 then
    raise exception 'too_many_messages' using hint = 'Try again in an hour.';
  end if;
  insert into private.senders (network) values (sender);
end
$$;
comment on function private.limit_sender() is
  'Counts a form that a visitor sends: thirty an hour from one network, so that no one host uses up what all visitors have together. Raises too_many_messages.';
