create domain public.email_address as text
  constraint email_address_plausible check (
    value ~ '^[^@]{1,64}@[^@]{1,186}\.[^@.]{2,63}$' and value !~ '[][[:space:][:cntrl:]<>(),;:\\"]'
    -- A newer Unicode could read unassigned characters as letters: see ground.mailbox.
    and unicode_assigned(value));
comment on domain public.email_address is
  'One real mailbox. Refuses quoted names, comments and numeric hosts, which mail programs read differently, some as several addresses.';

create function ground.mailable(address text) returns public.email_address
  language plpgsql immutable set search_path = ''
as $$
begin
  return address::public.email_address;
exception when check_violation then
  return null;
end
$$;
comment on function ground.mailable(text) is 'Returns the address if mail can go there, else null.';

create table messages.outgoing_mails (
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
comment on table messages.outgoing_mails is 'The outbox: pending mails, and for thirty days those sent or given up.';
comment on column messages.outgoing_mails.params is 'Values for its template. Emptied at the last attempt, because links are secrets.';

create index outgoing_mails_due on messages.outgoing_mails ((kind <> 'security'), due_at) where sent_at is null and attempts < 8;
create index outgoing_mails_age on messages.outgoing_mails (created_at);
create index outgoing_mails_recipient on messages.outgoing_mails (lower(recipient));

create function messages.take_mails(max_rows int default 10)
  returns table (id uuid, recipient text, kind text, params jsonb, language text)
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from messages.outgoing_mails o
  where o.created_at < now() - interval '30 days'
    or o.kind = 'newsletter_confirmation' and o.created_at < now() - interval '48 hours';
  return query
    with due as materialized (
      select d.id, d.params from messages.outgoing_mails d
      where d.sent_at is null and d.attempts < 8 and d.due_at <= now()
      -- Security warnings first, so that owners can stop a thief in time.
      order by d.kind <> 'security', d.due_at
      limit least(greatest(max_rows, 1), 50)
      for update skip locked
    )
    update messages.outgoing_mails o
    set attempts = o.attempts + 1,
        due_at = now() + interval '5 minutes' * (2 ^ o.attempts),
        -- The worker may crash before it reports its last attempt.
        params = case when o.attempts = 7 then '{}' else o.params end
    from due
    where o.id = due.id
    returning o.id, o.recipient::text, o.kind, due.params, o.language;
end
$$;
comment on function messages.take_mails(int) is
  'Leases due mails to one worker, security warnings first; retries after 5 minutes, 10, 20 and so on, eight attempts. Drops mails with an expired link.';
select ground.open('messages.take_mails', 'service_role');

create function messages.finish_mail(mail_id uuid, failure text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update messages.outgoing_mails o
  set sent_at = case when finish_mail.failure is null then now() end,
      failure = left(finish_mail.failure, 500),
      params = case when finish_mail.failure is null then '{}' else o.params end
  where o.id = finish_mail.mail_id and o.sent_at is null;
end
$$;
comment on function messages.finish_mail(uuid, text) is 'Records that a worker sent a mail, or why not. Idempotent.';
select ground.open('messages.finish_mail', 'service_role');

create function ground.mail_domain(domain text) returns text
  language sql immutable set search_path = ''
as $$
  -- Folds case, then drops all but letters and digits. Many marks take long, see ground.confusable_skeleton.
  select rtrim(regexp_replace(
    replace(replace(lower(upper(ground.strip_hangul_fillers(normalize(left(domain, 250), nfkd)) collate "pg_c_utf8") collate "pg_c_utf8"), 'ß', 'ss'), '。', '.'),
    '[^[:alnum:].-]', '', 'g'), '.')
$$;
comment on function ground.mail_domain(text) is
  'Returns a common form of a domain''s spellings that mail servers treat as one (UTS #46); also merges accents. Leaves punycode.';

create function ground.mailbox(address text) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select lower(split_part(split_part(address, '@', 1), '+', 1)) as name, ground.mail_domain(split_part(address, '@', 2)) as domain
  ) one
$$;
comment on function ground.mailbox(text) is
  'Returns the mailbox behind an address, for rate limits only: a+b@example.com is a@example.com, Google ignores dots.';

create table messages.senders (
  id bigint primary key generated always as identity,
  network cidr not null,
  sent_at timestamptz not null default clock_timestamp()
);
comment on table messages.senders is 'Networks from which visitors sent a form in the last hour, one row a form, without its content.';
create index senders_network on messages.senders (network, sent_at);
create index senders_age on messages.senders (sent_at);

create function ground.sender_network() returns cidr
  language plpgsql stable set search_path = ''
as $$
declare
  headers json;
  hops text[];
  sender inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  -- Clients can forge earlier entries; the proxy appends the last one.
  hops := string_to_array(headers ->> 'x-forwarded-for', ',');
  -- Cloudflare, in front of hosted projects, overwrites this header.
  sender := btrim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)]))::inet;
  return network(set_masklen(sender, case family(sender) when 4 then 32 else 48 end));
exception when invalid_text_representation then
  return null;
end
$$;
comment on function ground.sender_network() is 'Returns a request''s IPv4 address or 48 bits of IPv6; null if the gateway does not say.';

create function messages.limit_sender() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  sender constant cidr := ground.sender_network();
begin
  -- Skips rows locked by another form, whose sender would decide how long that takes.
  delete from messages.senders s
  where s.id in (select o.id from messages.senders o where o.sent_at < now() - interval '1 hour' for update skip locked);
  if sender is null then
    return;
  end if;
  -- One at a time per network, or concurrent ones would all pass.
  perform pg_advisory_xact_lock(hashtextextended('sender ' || sender::text, 0));
  if (select count(*) from messages.senders s where s.network = sender) >= 30 then
    raise exception 'too_many_messages' using hint = 'Try again in an hour.';
  end if;
  insert into messages.senders (network) values (sender);
end
$$;
comment on function messages.limit_sender() is
  'Counts a visitor''s form: thirty an hour from one network, so that no host uses up everyone''s limit. Raises too_many_messages.';
