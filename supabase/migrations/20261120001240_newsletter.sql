-- Double opt-in: only addresses confirmed by a mailed link are on the list, and leaving erases them.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null,
  language text not null default 'en' constraint newsletter_language check (language ~ '^[a-z]{2}$'),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table public.newsletter_subscriptions is
  'Newsletter subscriptions (specification 2, Home), confirmed by the mailbox owner before any mail.';
create unique index newsletter_email_once on public.newsletter_subscriptions (lower(email));
create index newsletter_asked on public.newsletter_subscriptions (asked_at);

create table messages.newsletter_tokens (
  hash bytea primary key constraint newsletter_tokens_hash_whole check (length(hash) = 32),
  subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade,
  confirms_until timestamptz not null default now() + interval '48 hours'
);
comment on table messages.newsletter_tokens is 'SHA-256 of the secrets in mailed links, so that the table reveals none.';
comment on column messages.newsletter_tokens.subscription_id is 'Null after the owner left: the link still works and names no one.';
comment on column messages.newsletter_tokens.confirms_until is 'Until then it confirms; it unsubscribes for ever.';
create index newsletter_tokens_of on messages.newsletter_tokens (subscription_id);

grant select on public.newsletter_subscriptions to service_role;
create policy newsletter_nobody_select on public.newsletter_subscriptions for select to anon, authenticated using (false);

create function messages.write_newsletter_mail(subscription public.newsletter_subscriptions) returns void
  language plpgsql set search_path = ''
as $$
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
end
$$;
comment on function messages.write_newsletter_mail(public.newsletter_subscriptions) is
  'Mails a link to confirm, or the news that the address is subscribed; each mail has its own secret.';

create function messages.subscribe_newsletter(email text, language text default 'en') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(coalesce(subscribe_newsletter.email, '')));
  subscription public.newsletter_subscriptions;
begin
  if ground.mailable(address) is null then
    raise exception 'invalid_email';
  end if;
  -- One at a time per mailbox, or concurrent ones would each send a mail.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || ground.mailbox(address), 0));
  perform messages.limit_sender();
  if (select count(*) from public.newsletter_subscriptions n where n.asked_at > now() - interval '1 minute') >= 60 then
    raise exception 'too_many_messages' using hint = 'Try again in a minute.';
  end if;
  delete from public.newsletter_subscriptions n where n.confirmed_at is null and n.asked_at < now() - interval '48 hours';
  if exists (
    select from public.newsletter_subscriptions n
    where n.asked_at > now() - interval '1 hour' and ground.mailbox(n.email) = ground.mailbox(address)
  ) then
    return;
  end if;
  insert into public.newsletter_subscriptions as n (email, language)
  values (address, case when subscribe_newsletter.language ~ '^[a-z]{2}$' then subscribe_newsletter.language else 'en' end)
  -- Anyone may enter a reader's address, so confirmed settings stay.
  on conflict (lower(n.email)) do update
    set asked_at = now(), language = case when n.confirmed_at is null then excluded.language else n.language end
  returning * into subscription;
  perform messages.write_newsletter_mail(subscription);
end
$$;
comment on function messages.subscribe_newsletter(text, text) is
  'Requests the newsletter without showing whether the address is known: a mail an hour per mailbox, thirty requests an hour per network, sixty a minute. Runs as its owner: no role of the API may read the list, nor learn who is on it. Raises invalid_email, too_many_messages.';
select ground.open('messages.subscribe_newsletter', 'anon', 'authenticated');

create function messages.confirm_newsletter(token text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  link messages.newsletter_tokens;
  subscription public.newsletter_subscriptions;
begin
  select * into link from messages.newsletter_tokens t where t.hash = sha256(convert_to(confirm_newsletter.token, 'UTF8'));
  if not found then
    raise exception 'link_unknown';
  end if;
  select * into subscription from public.newsletter_subscriptions n where n.id = link.subscription_id for update;
  if subscription.confirmed_at is not null then
    return;
  end if;
  if subscription.id is null or link.confirms_until < now() then
    raise exception 'link_expired';
  end if;
  update public.newsletter_subscriptions n set confirmed_at = now() where n.id = subscription.id returning * into subscription;
  perform messages.write_newsletter_mail(subscription);
end
$$;
comment on function messages.confirm_newsletter(text) is
  'Confirms a subscription by the mailed secret, within 48 hours; idempotent. Runs as its owner: no role of the API may read or write the list; the secret says whose subscription it is. Raises link_unknown, link_expired.';
select ground.open('messages.confirm_newsletter', 'anon', 'authenticated');

create function messages.unsubscribe_newsletter(token text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  link messages.newsletter_tokens;
begin
  select * into link from messages.newsletter_tokens t where t.hash = sha256(convert_to(unsubscribe_newsletter.token, 'UTF8'));
  if not found then
    raise exception 'link_unknown';
  end if;
  -- Locks the subscription before its links, the order in which both are erased.
  perform from public.newsletter_subscriptions n where n.id = link.subscription_id for update;
  update messages.newsletter_tokens t set subscription_id = null where t.subscription_id = link.subscription_id;
  delete from public.newsletter_subscriptions n where n.id = link.subscription_id;
end
$$;
comment on function messages.unsubscribe_newsletter(text) is
  'Ends a subscription and erases its address, by any secret sent to it; idempotent. Runs as its owner: no role of the API may read or write the list; the secret says whose subscription it is. Raises link_unknown.';
select ground.open('messages.unsubscribe_newsletter', 'anon', 'authenticated');
